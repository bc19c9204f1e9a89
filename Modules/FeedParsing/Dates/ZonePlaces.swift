/// The places of the IANA time zone database whose clocks follow one of ``SummerTime``'s rules, by the
/// rules of 2026.
enum ZonePlaces {
  /// By name in upper case.
  static let byName: [String: DateZone] = {
    var zones: [String: DateZone] = [:]
    for (places, hours, summer) in places {
      let standard = Int(hours * 3600)
      for place in places.split(whereSeparator: \.isWhitespace) {
        zones[place.uppercased()] =
          summer == .none ? .fixed(standard) : .place(standard: standard, summer)
      }
    }
    return zones
  }()

  /// Names, hours east of Greenwich in winter, and when summer is.
  private static let places: [(names: String, hours: Double, summer: SummerTime)] = [
    ("Pacific/Midway Pacific/Niue Pacific/Pago_Pago Pacific/Samoa US/Samoa", -11, .none),
    ("Pacific/Honolulu Pacific/Johnston Pacific/Rarotonga Pacific/Tahiti US/Hawaii", -10, .none),
    ("America/Adak America/Atka US/Aleutian", -10, .northAmerica),
    ("Pacific/Marquesas", -9.5, .none),
    ("Pacific/Gambier", -9, .none),
    (
      """
      America/Anchorage America/Juneau America/Metlakatla America/Nome America/Sitka
      America/Yakutat US/Alaska
      """, -9, .northAmerica
    ),
    ("Pacific/Pitcairn", -8, .none),
    (
      """
      America/Ensenada America/Los_Angeles America/Santa_Isabel America/Tijuana America/Vancouver
      Canada/Pacific Mexico/BajaNorte PST8PDT US/Pacific
      """, -8, .northAmerica
    ),
    (
      """
      America/Creston America/Dawson America/Dawson_Creek America/Fort_Nelson America/Hermosillo
      America/Mazatlan America/Phoenix America/Whitehorse Canada/Yukon Mexico/BajaSur US/Arizona
      """, -7, .none
    ),
    (
      """
      America/Boise America/Cambridge_Bay America/Ciudad_Juarez America/Denver America/Edmonton
      America/Inuvik America/Shiprock America/Yellowknife Canada/Mountain MST7MDT Navajo
      US/Mountain
      """, -7, .northAmerica
    ),
    (
      """
      America/Bahia_Banderas America/Belize America/Chihuahua America/Costa_Rica
      America/El_Salvador America/Guatemala America/Managua America/Merida America/Mexico_City
      America/Monterrey America/Regina America/Swift_Current America/Tegucigalpa
      Canada/Saskatchewan Mexico/General Pacific/Galapagos
      """, -6, .none
    ),
    (
      """
      America/Chicago America/Indiana/Knox America/Indiana/Tell_City America/Knox_IN
      America/Matamoros America/Menominee America/North_Dakota/Beulah America/North_Dakota/Center
      America/North_Dakota/New_Salem America/Ojinaga America/Rainy_River America/Rankin_Inlet
      America/Resolute America/Winnipeg CST6CDT Canada/Central US/Central US/Indiana-Starke
      """, -6, .northAmerica
    ),
    (
      """
      America/Atikokan America/Bogota America/Cancun America/Cayman America/Coral_Harbour
      America/Eirunepe America/Guayaquil America/Jamaica America/Lima America/Panama
      America/Porto_Acre America/Rio_Branco Brazil/Acre Jamaica
      """, -5, .none
    ),
    (
      """
      America/Detroit America/Fort_Wayne America/Grand_Turk America/Indiana/Indianapolis
      America/Indiana/Marengo America/Indiana/Petersburg America/Indiana/Vevay
      America/Indiana/Vincennes America/Indiana/Winamac America/Indianapolis America/Iqaluit
      America/Kentucky/Louisville America/Kentucky/Monticello America/Louisville America/Montreal
      America/Nassau America/New_York America/Nipigon America/Pangnirtung America/Port-au-Prince
      America/Thunder_Bay America/Toronto Canada/Eastern EST5EDT US/East-Indiana US/Eastern
      US/Michigan
      """, -5, .northAmerica
    ),
    (
      """
      America/Anguilla America/Antigua America/Aruba America/Barbados America/Blanc-Sablon
      America/Boa_Vista America/Campo_Grande America/Caracas America/Cuiaba America/Curacao
      America/Dominica America/Grenada America/Guadeloupe America/Guyana America/Kralendijk
      America/La_Paz America/Lower_Princes America/Manaus America/Marigot America/Martinique
      America/Montserrat America/Port_of_Spain America/Porto_Velho America/Puerto_Rico
      America/Santo_Domingo America/St_Barthelemy America/St_Kitts America/St_Lucia
      America/St_Thomas America/St_Vincent America/Tortola America/Virgin Brazil/West
      """, -4, .none
    ),
    (
      """
      America/Glace_Bay America/Goose_Bay America/Halifax America/Moncton America/Thule
      Atlantic/Bermuda Canada/Atlantic
      """, -4, .northAmerica
    ),
    ("America/Santiago Chile/Continental", -4, .chile),
    ("America/St_Johns Canada/Newfoundland", -3.5, .northAmerica),
    (
      """
      America/Araguaina America/Argentina/Buenos_Aires America/Argentina/Catamarca
      America/Argentina/ComodRivadavia America/Argentina/Cordoba America/Argentina/Jujuy
      America/Argentina/La_Rioja America/Argentina/Mendoza America/Argentina/Rio_Gallegos
      America/Argentina/Salta America/Argentina/San_Juan America/Argentina/San_Luis
      America/Argentina/Tucuman America/Argentina/Ushuaia America/Asuncion America/Bahia
      America/Belem America/Buenos_Aires America/Catamarca America/Cayenne America/Cordoba
      America/Coyhaique America/Fortaleza America/Jujuy America/Maceio America/Mendoza
      America/Montevideo America/Paramaribo America/Punta_Arenas America/Recife America/Rosario
      America/Santarem America/Sao_Paulo Antarctica/Palmer Antarctica/Rothera Atlantic/Stanley
      Brazil/East
      """, -3, .none
    ),
    ("America/Miquelon", -3, .northAmerica),
    ("America/Godthab America/Nuuk America/Scoresbysund", -2, .europe),
    ("America/Noronha Atlantic/South_Georgia Brazil/DeNoronha", -2, .none),
    ("Atlantic/Azores", -1, .europe),
    ("Atlantic/Cape_Verde", -1, .none),
    (
      """
      Atlantic/Canary Atlantic/Faeroe Atlantic/Faroe Atlantic/Madeira Eire Europe/Belfast
      Europe/Dublin Europe/Guernsey Europe/Isle_of_Man Europe/Jersey Europe/Lisbon Europe/London
      GB Portugal
      """, 0, .europe
    ),
    (
      """
      Africa/Abidjan Africa/Accra Africa/Bamako Africa/Banjul Africa/Bissau Africa/Conakry
      Africa/Dakar Africa/Freetown Africa/Lome Africa/Monrovia Africa/Nouakchott
      Africa/Ouagadougou Africa/Sao_Tome Africa/Timbuktu America/Danmarkshavn Atlantic/Reykjavik
      Atlantic/St_Helena Etc/GMT Etc/UTC Iceland
      """, 0, .none
    ),
    (
      """
      Africa/Ceuta Arctic/Longyearbyen Atlantic/Jan_Mayen Europe/Amsterdam Europe/Andorra
      Europe/Belgrade Europe/Berlin Europe/Bratislava Europe/Brussels Europe/Budapest
      Europe/Busingen Europe/Copenhagen Europe/Gibraltar Europe/Ljubljana Europe/Luxembourg
      Europe/Madrid Europe/Malta Europe/Monaco Europe/Oslo Europe/Paris Europe/Podgorica
      Europe/Prague Europe/Rome Europe/San_Marino Europe/Sarajevo Europe/Skopje Europe/Stockholm
      Europe/Tirane Europe/Vaduz Europe/Vatican Europe/Vienna Europe/Warsaw Europe/Zagreb
      Europe/Zurich Poland
      """, 1, .europe
    ),
    (
      """
      Africa/Algiers Africa/Bangui Africa/Brazzaville Africa/Douala Africa/Kinshasa Africa/Lagos
      Africa/Libreville Africa/Luanda Africa/Malabo Africa/Ndjamena Africa/Niamey
      Africa/Porto-Novo Africa/Tunis
      """, 1, .none
    ),
    (
      """
      Asia/Famagusta Asia/Nicosia Europe/Athens Europe/Bucharest Europe/Helsinki Europe/Kiev
      Europe/Kyiv Europe/Mariehamn Europe/Nicosia Europe/Riga Europe/Sofia Europe/Tallinn
      Europe/Uzhgorod Europe/Vilnius Europe/Zaporozhye
      """, 2, .europe
    ),
    ("Asia/Jerusalem Asia/Tel_Aviv Israel", 2, .israel),
    (
      """
      Africa/Blantyre Africa/Bujumbura Africa/Gaborone Africa/Harare Africa/Johannesburg
      Africa/Juba Africa/Khartoum Africa/Kigali Africa/Lubumbashi Africa/Lusaka Africa/Maputo
      Africa/Maseru Africa/Mbabane Africa/Tripoli Africa/Windhoek Europe/Kaliningrad Libya
      """, 2, .none
    ),
    ("Africa/Cairo Egypt", 2, .egypt),
    (
      """
      Africa/Addis_Ababa Africa/Asmara Africa/Asmera Africa/Dar_es_Salaam Africa/Djibouti
      Africa/Kampala Africa/Mogadishu Africa/Nairobi Antarctica/Syowa Asia/Aden Asia/Amman
      Asia/Baghdad Asia/Bahrain Asia/Damascus Asia/Istanbul Asia/Kuwait Asia/Qatar Asia/Riyadh
      Europe/Istanbul Europe/Kirov Europe/Minsk Europe/Moscow Europe/Simferopol Europe/Volgograd
      Indian/Antananarivo Indian/Comoro Indian/Mayotte Turkey
      """, 3, .none
    ),
    ("Asia/Tehran Iran", 3.5, .none),
    (
      """
      Asia/Baku Asia/Dubai Asia/Muscat Asia/Tbilisi Asia/Yerevan Europe/Astrakhan Europe/Samara
      Europe/Saratov Europe/Ulyanovsk Indian/Mahe Indian/Mauritius Indian/Reunion
      """, 4, .none
    ),
    ("Asia/Kabul", 4.5, .none),
    (
      """
      Antarctica/Mawson Antarctica/Vostok Asia/Almaty Asia/Aqtau Asia/Aqtobe Asia/Ashgabat
      Asia/Ashkhabad Asia/Atyrau Asia/Dushanbe Asia/Karachi Asia/Oral Asia/Qostanay Asia/Qyzylorda
      Asia/Samarkand Asia/Tashkent Asia/Yekaterinburg Indian/Kerguelen Indian/Maldives
      """, 5, .none
    ),
    ("Asia/Calcutta Asia/Colombo Asia/Kolkata", 5.5, .none),
    ("Asia/Kathmandu Asia/Katmandu", 5.75, .none),
    (
      """
      Asia/Bishkek Asia/Dacca Asia/Dhaka Asia/Kashgar Asia/Omsk Asia/Thimbu Asia/Thimphu
      Asia/Urumqi Indian/Chagos
      """, 6, .none
    ),
    ("Asia/Rangoon Asia/Yangon Indian/Cocos", 6.5, .none),
    (
      """
      Antarctica/Davis Asia/Bangkok Asia/Barnaul Asia/Ho_Chi_Minh Asia/Hovd Asia/Jakarta
      Asia/Krasnoyarsk Asia/Novokuznetsk Asia/Novosibirsk Asia/Phnom_Penh Asia/Pontianak
      Asia/Saigon Asia/Tomsk Asia/Vientiane Indian/Christmas
      """, 7, .none
    ),
    (
      """
      Antarctica/Casey Asia/Brunei Asia/Choibalsan Asia/Chongqing Asia/Chungking Asia/Harbin
      Asia/Hong_Kong Asia/Irkutsk Asia/Kuala_Lumpur Asia/Kuching Asia/Macao Asia/Macau
      Asia/Makassar Asia/Manila Asia/Shanghai Asia/Singapore Asia/Taipei Asia/Ujung_Pandang
      Asia/Ulaanbaatar Asia/Ulan_Bator Australia/Perth Australia/West Hongkong PRC Singapore
      """, 8, .none
    ),
    ("Australia/Eucla", 8.75, .none),
    (
      """
      Asia/Chita Asia/Dili Asia/Jayapura Asia/Khandyga Asia/Pyongyang Asia/Seoul Asia/Tokyo
      Asia/Yakutsk Japan Pacific/Palau ROK
      """, 9, .none
    ),
    (
      """
      Australia/Adelaide Australia/Broken_Hill Australia/South Australia/Yancowinna
      """, 9.5, .australia
    ),
    ("Australia/Darwin Australia/North", 9.5, .none),
    (
      """
      Antarctica/Macquarie Australia/ACT Australia/Canberra Australia/Currie Australia/Hobart
      Australia/Melbourne Australia/NSW Australia/Sydney Australia/Tasmania Australia/Victoria
      """, 10, .australia
    ),
    (
      """
      Antarctica/DumontDUrville Asia/Ust-Nera Asia/Vladivostok Australia/Brisbane
      Australia/Lindeman Australia/Queensland Pacific/Chuuk Pacific/Guam Pacific/Port_Moresby
      Pacific/Saipan Pacific/Truk Pacific/Yap
      """, 10, .none
    ),
    ("Pacific/Norfolk", 11, .australia),
    (
      """
      Asia/Magadan Asia/Sakhalin Asia/Srednekolymsk Pacific/Bougainville Pacific/Efate
      Pacific/Guadalcanal Pacific/Kosrae Pacific/Noumea Pacific/Pohnpei Pacific/Ponape
      """, 11, .none
    ),
    ("Antarctica/McMurdo Antarctica/South_Pole NZ Pacific/Auckland", 12, .newZealand),
    (
      """
      Asia/Anadyr Asia/Kamchatka Pacific/Fiji Pacific/Funafuti Pacific/Kwajalein Pacific/Majuro
      Pacific/Nauru Pacific/Tarawa Pacific/Wake Pacific/Wallis
      """, 12, .none
    ),
    ("Pacific/Chatham NZ-CHAT", 12.75, .chatham),
    ("Pacific/Apia Pacific/Enderbury Pacific/Fakaofo Pacific/Kanton Pacific/Tongatapu", 13, .none),
    ("Pacific/Kiritimati", 14, .none),
  ]
}
