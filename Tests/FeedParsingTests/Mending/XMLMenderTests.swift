import Testing

@testable import FeedParsing

@Suite("Broken XML")
struct XMLMenderTests {
  private func mended(_ text: String, limits: FeedParsingLimits = FeedParsingLimits()) -> String {
    var text = text
    return text.withUTF8 { bytes in
      var mender = XMLMender(bytes, limits: limits)
      return String(decoding: mender.mended(), as: UTF8.self)
    }
  }

  @Test(
    "is made well-formed and loses nothing",
    arguments: [
      ("<a>b & c</a>", "<a>b &amp; c</a>"),
      ("<a>b &nbsp;&eacute;&foo; c</a>", "<a>b \u{A0}é&amp;foo; c</a>"),
      ("<a>1 < 2 <3</a>", "<a>1 &lt; 2 &lt;3</a>"),
      ("<a b=c d='e' f>x</a>", "<a b=\"c\" d=\"e\" f=\"\">x</a>"),
      ("<a b='1' b='2'/>", "<a b=\"1\"/>"),
      ("<a>1<b c='<d>' <e/>2</a>", "<a>1&lt;b c='&lt;d>' <e/>2</a>"),
      ("<a b='<\"&'/>", "<a b=\"&lt;&quot;&amp;\"/>"),
      ("<a><b><c>x</b>y</a>", "<a><b><c>x</c></b>y</a>"),
      ("<a>x</b></a>", "<a>x</a>"),
      ("<a><b>x</wrong></a>", "<a><b>x</b></a>"),
      ("<a><b>x", "<a><b>x</b></a>"),
      ("<a>x]]>y</a>", "<a>x]]&gt;y</a>"),
      ("<a><![CDATA[x&y<z]]></a>", "<a><![CDATA[x&y<z]]></a>"),
      ("<a><![CDATA[x", "<a><![CDATA[x]]></a>"),
      ("<a><!-- x -- y -->z<?p q?></a>", "<a>z</a>"),
      ("junk <a/> junk", "<a/>"),
      ("<a/><b/>", "<a/>"),
      ("<!DOCTYPE a [<!ENTITY x 'y&#38;z'>]><a>&x;</a>", "<a>y&amp;z</a>"),
      ("<a:b:c>x</a:b:c>", "<a:b_c>x</a:b_c>"),
      ("<r><item>1<item>2</item></r>", "<r><item>1</item><item>2</item></r>"),
      ("<A><b>x</B>y</a>", "<A><b>x</b>y</A>"),
      ("<i><title>x<guid>y</guid></i>", "<i><title>x</title><guid>y</guid></i>"),
      ("<a><![cdata[x]]></a>", "<a><![CDATA[x]]></a>"),
      ("<a><![CDATA[<![CDATA[x]]>]]></a>", "<a><![CDATA[x]]></a>"),
      ("<a b=“c”>x</a>", "<a b=\"c\">x</a>"),
      ("<a><b c=\"d/><e>x</e></a>", "<a><b c=\"d\"/><e>x</e></a>"),
      ("<a><!-- x <b>y</b></a>", "<a><b>y</b></a>"),
      ("", ""),
      ("<", ""),
      ("<a", ""),
      ("</a>", ""),
    ])
  func isMended(text: String, expected: String) {
    #expect(mended(text) == expected)
  }

  @Test(
    "isn't called changed for what XML allows",
    arguments: [
      "<a b=\"c\">d &amp; &#233; <![CDATA[x]]><!-- y --></a>", "<?xml-stylesheet?><a/>",
      "<!DOCTYPE a [<!ENTITY x \"y\">]><a>&x;</a>",
    ])
  func isUnchanged(text: String) {
    var text = text
    let isChanged = text.withUTF8 { bytes in
      var mender = XMLMender(bytes, limits: FeedParsingLimits())
      _ = mender.mended()
      return mender.isChanged
    }
    #expect(!isChanged)
  }

  @Test(
    "takes time in proportion to its length",
    arguments: [
      "<![CDATA[", "<!--", "<a b='", "<a b=\"", "</b>", "<?x ", "&", "<", "<!", "<a b>", "<item>",
    ])
  func takesLinearTime(piece: String) {
    // Quadratic time would take minutes, and the suite's time limit would say so.
    let text = "<rss>" + String(repeating: piece, count: 400_000 / piece.utf8.count)
    #expect(mended(text, limits: FeedParsingLimits()).utf8.count < 8 * text.utf8.count)
  }
}
