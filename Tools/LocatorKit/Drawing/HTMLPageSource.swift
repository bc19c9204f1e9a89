/// The page's own style, elements and script.
enum HTMLPageSource {
  static let style = """
    html, body { margin: 0; height: 100%; background: var(--page); color: var(--ink); overflow: hidden;
      font: 14px ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace }
    header { position: fixed; top: 12px; left: 12px; right: 12px; display: flex; gap: 8px; align-items: start; z-index: 1;
      pointer-events: none }
    header > * { pointer-events: auto }
    input, button { font: inherit; color: var(--ink); background: var(--box); border: 1px solid var(--line);
      border-radius: 6px; padding: 6px 10px }
    input { width: 22em } #search { position: relative }
    #hits { position: absolute; margin: 4px 0 0; padding: 0; list-style: none; background: var(--box); border-radius: 6px;
      border: 1px solid var(--line); min-width: 100%; max-height: 60vh; overflow: auto }
    #hits:empty { display: none } #hits li { padding: 4px 10px; cursor: pointer; white-space: nowrap }
    #hits li.chosen, #hits li:hover { background: var(--band) } #hits small { color: var(--quiet) }
    #count { padding: 7px; color: var(--quiet); background: var(--page); border-radius: 6px }
    #view { width: 100vw; height: 100vh; cursor: grab; touch-action: none } #view.dragging { cursor: grabbing }
    #sheet { position: absolute; top: 0; left: 0; will-change: transform }
    .node { cursor: pointer } .node:focus { outline: none } .node:focus rect, .node.chosen rect { stroke-width: 4 }
    aside { position: fixed; right: 12px; bottom: 12px; max-width: min(62em, 90vw); max-height: 55vh; overflow: auto;
      background: var(--box); border: 1px solid var(--line); border-radius: 8px; padding: 12px 16px }
    aside[hidden] { display: none } aside h2 { margin: 0 0 8px; font-size: 14px } aside pre { margin: 8px 0; font: 12px/1.5 inherit;
      font-family: inherit } aside .found { color: var(--found) } aside a { color: var(--interface); cursor: pointer }
    #close { float: right; margin-left: 12px }
    """

  static let body = """
    <header>
      <div id="search"><input id="query" type="search" placeholder="Search  ( / )" aria-label="Search" autocomplete="off">\
    <ul id="hits"></ul></div>
      <button id="all" title="Everything (0)">All</button><button id="in" title="Nearer (+)">+</button>\
    <button id="out" title="Farther (-)">−</button><span id="count"></span>
    </header>
    <div id="view"><svg id="sheet" role="img" aria-label="The package's graph"><g id="world"></g></svg></div>
    <aside id="details" hidden aria-live="polite"></aside>
    """

  static let script = """
    'use strict';
    const {diagram, titles, layers, foldingLimit, manyEdges, letter} = JSON.parse(document.getElementById('data').textContent);
    const byId = new Map(diagram.nodes.map(node => [node.id, node]));
    const view = document.getElementById('view'), sheet = document.getElementById('sheet'), world = document.getElementById('world');
    const query = document.getElementById('query'), hits = document.getElementById('hits');
    const details = document.getElementById('details'), count = document.getElementById('count');
    const near = new Map(diagram.nodes.map(node => [node.id, []]));
    for (const edge of diagram.edges) { near.get(edge.from).push(edge); near.get(edge.to).push(edge); }
    let camera = {x: 0, y: 0, scale: 1}, size = {width: 1, height: 1}, boxes = new Map(), focus = null, chosen = -1, drawnScale = 0;

    const element = (name, attributes, text) => {
      const made = document.createElementNS('http://www.w3.org/2000/svg', name);
      for (const key in attributes) made.setAttribute(key, attributes[key]);
      if (text !== undefined) made.textContent = text;
      return made;
    };
    const labelOf = node => node.findings.length ? `${node.label} ⚠ ${node.findings.length}` : node.label;

    // What is shown: one box with its neighbors, or everything with crowded layers as one box each.
    function shown() {
      if (focus) {
        const edges = near.get(focus), ids = new Set([focus, ...edges.flatMap(edge => [edge.from, edge.to])]);
        return fold([...ids].map(id => byId.get(id)), edges, focus);
      }
      return fold(diagram.nodes, diagram.edges);
    }
    function fold(nodes, edges, kept) {
      const names = new Map(), result = [];
      for (const layer of layers) {
        const members = nodes.filter(node => node.layer === layer && node.id !== kept);
        if (members.length <= foldingLimit) { result.push(...nodes.filter(node => node.layer === layer)); continue; }
        const id = 'all ' + layer;
        for (const member of members) names.set(member.id, id);
        result.push(...nodes.filter(node => node.layer === layer && node.id === kept));
        result.push({id, label: `${members.length} ${titles[layer].toLowerCase()}`, layer, members, details: [],
          findings: members.flatMap(member => member.findings)});
      }
      const seen = new Map();
      for (const edge of edges) {
        const from = names.get(edge.from) ?? edge.from, to = names.get(edge.to) ?? edge.to;
        if (from !== to) seen.set(from + '\\n' + to + '\\n' + edge.kind, {from, to, kind: edge.kind});
      }
      return {nodes: result, edges: [...seen.values()]};
    }

    function draw() {
      const {nodes, edges} = shown(), left = 150, wide = 980, gap = 14, high = 30;
      boxes = new Map();
      const bands = [];
      let y = 16;
      for (const layer of layers) {
        const members = nodes.filter(node => node.layer === layer);
        if (!members.length) continue;
        const top = y, rows = [], widths = members.map(node => labelOf(node).length * letter + 24);
        const total = widths.reduce((sum, width) => sum + width + gap, 0), even = total / Math.ceil(total / (wide + gap));
        const most = Math.min(wide + gap, even + Math.max(...widths) / 2);
        let used = Infinity;
        for (const [index, node] of members.entries()) {
          const width = widths[index];
          if (used + width + gap > most) { rows.push([]); used = 0; }
          rows.at(-1).push([node, width]);
          used += width + gap;
        }
        y += 16;
        for (const row of rows) {
          let x = left + Math.max(0, (wide - row.reduce((sum, [, width]) => sum + width + gap, -gap)) / 2);
          for (const [node, width] of row) { boxes.set(node.id, {x, y, width, height: high, node}); x += width + gap; }
          y += high + gap;
        }
        y += 2;
        bands.push({layer, top, height: y - top});
        y += 34;
      }
      size = {width: left + wide + 32, height: y};
      const parts = document.createDocumentFragment();
      for (const {layer, top, height} of bands) {
        parts.append(element('rect', {class: 'band', x: 16, y: top, width: size.width - 32, height, rx: 10}),
          element('text', {class: 'layer', x: 32, y: top + height / 2 + 4}, titles[layer]));
      }
      for (const edge of edges) {
        const from = boxes.get(edge.from), to = boxes.get(edge.to), down = from.y < to.y, level = from.y === to.y;
        const a = [from.x + from.width / 2, down || level ? from.y + high : from.y];
        const b = [to.x + to.width / 2, level ? to.y + high : down ? to.y : to.y + high];
        const bend = level ? 22 : (b[1] - a[1]) / 2;
        parts.append(element('path', {class: 'edge ' + edge.kind,
          d: `M${a}C${a[0]} ${a[1] + bend} ${b[0]} ${level ? b[1] + bend : b[1] - bend} ${b}`}));
        if (edge.kind === 'override') parts.append(element('path', {class: 'mark',
          d: `M${b[0]} ${b[1] + (down ? -10 : 10)}m0 -6l6 6l-6 6l-6 -6z`}));
      }
      for (const {x, y, width, height, node} of boxes.values()) {
        const group = element('g', {tabindex: 0, role: 'button', 'data-id': node.id, class: ['node', node.layer,
          node.isAlternate ? 'alternate' : '', node.findings.length ? 'found' : '', node.id === focus ? 'chosen' : ''].join(' ')});
        group.append(element('rect', {x, y, width, height, rx: 6}),
          element('text', {x: x + width / 2, y: y + 19}, labelOf(node)));
        parts.append(group);
      }
      world.setAttribute('class', edges.length > manyEdges ? 'many' : 'few');
      world.replaceChildren(parts);
      sheet.setAttribute('viewBox', `0 0 ${size.width} ${size.height}`);
      drawnScale = 0;
      count.textContent = `${nodes.length} of ${diagram.nodes.length}` + (focus ? `, around ${byId.get(focus).label}` : '');
      fit();
    }

    function fit() {
      const scale = Math.min(innerWidth / size.width, (innerHeight - 60) / size.height, 1.6);
      camera = {scale, x: (innerWidth - size.width * scale) / 2, y: 56};
      place();
    }
    // Moving the whole sheet costs no drawing; only another scale does.
    function place() {
      sheet.style.transform = `translate3d(${camera.x}px, ${camera.y}px, 0)`;
      if (drawnScale === camera.scale) return;
      drawnScale = camera.scale;
      sheet.setAttribute('width', size.width * drawnScale);
      sheet.setAttribute('height', size.height * drawnScale);
    }
    function zoom(factor, x = innerWidth / 2, y = innerHeight / 2) {
      const scale = Math.min(4, Math.max(0.05, camera.scale * factor)), ratio = scale / camera.scale;
      camera = {scale, x: x - (x - camera.x) * ratio, y: y - (y - camera.y) * ratio};
      place();
    }
    const show = id => { focus = id; draw(); if (id) explain(byId.get(id)); else details.hidden = true; };

    function explain(node) {
      details.replaceChildren();
      const close = Object.assign(document.createElement('button'), {id: 'close', textContent: 'Close'});
      close.onclick = () => { details.hidden = true; };
      details.append(close, Object.assign(document.createElement('h2'), {textContent: node.id}));
      const add = (text, name = '') => text && details.append(Object.assign(document.createElement('pre'), {textContent: text, className: name}));
      if (node.place) add(`${node.place.path}:${node.place.line}:${node.place.column}`);
      add(node.findings.map(line => '⚠ ' + line).join('\\n'), 'found');
      add(node.details.join('\\n'));
      const list = (title, nodes) => {
        if (!nodes.length) return;
        const line = document.createElement('pre');
        line.append(title + ' ');
        for (const [index, other] of nodes.entries()) {
          const link = Object.assign(document.createElement('a'), {textContent: other.label, tabIndex: 0});
          link.onclick = () => show(other.id);
          link.onkeydown = event => { if (event.key === 'Enter') show(other.id); };
          line.append(index ? (index % 6 ? ', ' : ',\\n  ') : '', link);
        }
        details.append(line);
      };
      if (node.members) list('Here are', node.members);
      else for (const [kind, word] of [['default', 'default'], ['override', 'override'], ['alternate', 'alternate'], ['needs', 'needs']]) {
        const edges = near.get(node.id).filter(edge => edge.kind === kind);
        list(`${word} →`, edges.filter(edge => edge.from === node.id).map(edge => byId.get(edge.to)));
        list(`${word} ←`, edges.filter(edge => edge.to === node.id).map(edge => byId.get(edge.from)));
      }
      details.hidden = false;
      details.scrollTop = 0;
    }

    function search() {
      const words = query.value.trim().toLowerCase();
      const rank = node => { const at = node.label.toLowerCase().indexOf(words); return at < 0 ? Infinity : at * 100 + node.label.length; };
      const found = words ? diagram.nodes.filter(node => rank(node) < Infinity).sort((a, b) => rank(a) - rank(b)).slice(0, 30) : [];
      chosen = found.length ? 0 : -1;
      hits.replaceChildren(...found.map((node, index) => {
        const item = document.createElement('li');
        item.append(node.label + ' ', Object.assign(document.createElement('small'), {textContent: titles[node.layer]}));
        item.dataset.id = node.id;
        item.className = index ? '' : 'chosen';
        item.onmousedown = () => open(node.id);
        return item;
      }));
    }
    function open(id) { hits.replaceChildren(); query.value = ''; query.blur(); show(id); }
    query.oninput = search;
    query.onkeydown = event => {
      const items = [...hits.children];
      if (event.key === 'Enter' && items[chosen]) open(items[chosen].dataset.id);
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        chosen = Math.max(0, Math.min(items.length - 1, chosen + (event.key === 'ArrowDown' ? 1 : -1)));
        items.forEach((item, index) => { item.className = index === chosen ? 'chosen' : ''; });
        items[chosen]?.scrollIntoView({block: 'nearest'});
        event.preventDefault();
      }
      if (event.key === 'Escape') { query.value = ''; hits.replaceChildren(); query.blur(); }
      event.stopPropagation();
    };

    let drag = null, moved = false;
    view.onpointerdown = event => { drag = [event.clientX - camera.x, event.clientY - camera.y]; moved = false; };
    onpointermove = event => {
      if (!drag) return;
      const [x, y] = [event.clientX - drag[0], event.clientY - drag[1]];
      if (Math.abs(x - camera.x) + Math.abs(y - camera.y) > 3) { moved = true; view.classList.add('dragging'); }
      if (moved) { camera.x = x; camera.y = y; requestAnimationFrame(place); }
    };
    onpointerup = () => { drag = null; view.classList.remove('dragging'); };
    view.addEventListener('wheel', event => { event.preventDefault(); zoom(Math.exp(-event.deltaY / 400), event.clientX, event.clientY); }, {passive: false});
    const press = target => {
      const group = target.closest('.node');
      if (!group || moved) return;
      const node = boxes.get(group.dataset.id).node;
      if (node.members) explain(node); else show(node.id);
    };
    view.onclick = event => press(event.target);
    document.getElementById('all').onclick = () => show(null);
    document.getElementById('in').onclick = () => zoom(1.3);
    document.getElementById('out').onclick = () => zoom(1 / 1.3);
    onkeydown = event => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const step = 60, moves = {ArrowLeft: [step, 0], ArrowRight: [-step, 0], ArrowUp: [0, step], ArrowDown: [0, -step]};
      if (event.key === '/') { query.focus(); event.preventDefault(); }
      else if (event.key === '+' || event.key === '=') zoom(1.3);
      else if (event.key === '-') zoom(1 / 1.3);
      else if (event.key === '0') show(null);
      else if (event.key === 'Escape') { if (details.hidden) show(null); else details.hidden = true; }
      else if (event.key === 'Enter' && document.activeElement.closest('.node')) press(document.activeElement);
      else if (moves[event.key]) { camera.x += moves[event.key][0]; camera.y += moves[event.key][1]; place(); }
    };
    onresize = fit;
    const asked = decodeURIComponent(location.hash.slice(1));
    if (byId.has(asked)) show(asked); else draw();
    """
}
