const denial = String.raw`(?:n['’]t|(?<!\p{L})(?:dont|not|nor|never|without|no need to))(?!\p{L})`;
const change = String.raw`(?:touch|chang|alter|edit|modif)\p{L}*`;
const inside = String.raw`(?:what(?:['’]?s| is| stands) (?:written |said )?in(?:side)? (?:them|it|the files?)|(?:the |their |its |any )?(?:contents?|insides?)(?! of (?:the )?folder)|(?:a |any |one |single |the )*(?:words?|anything|something|lines?|letters?) (?:in(?:side)?|of) (?:them|it|the files?|any of them))`;
const files = String.raw`(?:them|it|the files?|any of them)`;

const ways = [
  String.raw`${denial} (?:to )?(?:(?:have|be|get) )?(?:\p{L}+ ){0,2}?${change} (?:\p{L}+ ){0,1}?${inside}`,
  String.raw`(?<!\p{L})(?:nothing|no word|not (?:a|one) (?:single )?(?:word|letter|line)) (?:(?:inside|within|in ${files}) (?:(?:may|must|should|can|is to|has to|gets?) (?:be )?)?chang\p{L}*|(?:(?:may|must|should|can|is to|has to|gets?) (?:be )?)?chang\p{L}* (?:inside|within|in ${files}))(?!\p{L})`,
  String.raw`(?<!\p{L})(?:contents?|what is in(?:side)? ${files}|what['’]?s in(?:side)? ${files})(?: of (?:the|all|these|those) files?)? (?:itself |themselves )?(?:stays?|remains?|must not|mustn['’]?t|should(?:n['’]t| not)) `,
  String.raw`(?<!\p{L})leave (?:what['’]?s (?:written )?in(?:side)? ${files}|(?:the |their )?contents?)(?!\p{L})`,
  String.raw`(?<!\p{L})inhalte?(?: der dateien)? (?:\p{L}+ )?(?:bleib\p{L}*|nicht|soll\p{L}* (?:so )?bleib\p{L}*)(?!\p{L})|(?<!\p{L})ohne (?:etwas )?(?:am|an den|den|die) inhalte?n?(?!\p{L})|(?<!\p{L})in den dateien(?: selbst)? (?:\p{L}+ )?nichts (?:änder\p{L}*|veränder\p{L}*|anfassen)`,
  String.raw`(?:中身|内容|中の文章)は(?:[^。、\n]{0,8})?(?:変え(?:ない|ず)|触ら(?:ない|ず)|そのまま|いじら(?:ない|ず))`,
];
const said = new RegExp(ways.join("|"), "iu");
const everySaid = new RegExp(said.source, "giu");

/** It is about names and places. */
const ofFiles =
  /(?<!\p{L})(?:names?|rename\p{L}*|named|called|titles?|move|moved|moving|sort|sorted|folders?|exchange|swap|(?:datei|ordner)?namen?|umbenenn\p{L}*|benenn\p{L}*|verschieb\p{L}*|ordne\p{L}*|sortier\p{L}*|ordner)(?!\p{L})|名前|ファイル名|移動|移し|フォルダ|分けて/iu;
/** What is in a file is to be changed, in a way that leaves what it says as it is; or all but that. */
const editsText =
  /(?<!\p{L})(?:spell\p{L}*|typos?|wording|grammar|commas?|punctuation|format\p{L}*|nicely|prices?|otherwise|else|contents page|table of contents|rechtschreib\p{L}*|tippfehler|formatier\p{L}*|formulier\p{L}*|sonst|write|make|create|update|convert|schreib\p{L}*|erstell\p{L}*)(?!\p{L})|誤字|書式|書い(?!て(?:ある|いる))/iu;

/** Whether a request for other names or places says that nothing in the files is to be changed: "fix the names, dont touch whats written in the files". */
export function contentsStay(request: string): boolean {
  return said.test(request) && ofFiles.test(request) && !editsText.test(request.replaceAll(everySaid, " "));
}
