import { escapeRegExp } from "../words/word-pattern.ts";

/** Who says so wants to have something. */
const wish = [
  String.raw`(?<=\p{L})['’]d (?:like|love|want|need|appreciate)|(?<=\p{L})['’](?:m|re) (?:missing|lacking|after)|(?:would|should) (?:like|love)|need|want|could (?:do with|use)|look(?:ing)? for|am after|wish for|(?:am|are|is) (?:missing|lacking)`,
  String.raw`(?:can|could|may|might|shall) (?:i|we) (?:please |also |perhaps )?(?:have|get|ask for)|(?:any|a) chance (?:of|to)|(?:would|['’]d) be (?:\p{L}+ )?(?:nice|great|good|lovely|helpful|useful|handy|perfect|cool)|there (?:should|must|has to|needs to) be|there['’]s (?:still )?no|there is (?:still )?no|no \S+ (?:here|yet)`,
  String.raw`brauch(?:e|en|t|te)|hätten? (?:\p{L}+ ){0,3}gern|möchten?|wünsche?n?|fehl(?:t|en)|bräuchten?|(?:kann|könnte|können|könnten|dürfte) (?:ich|wir)|wär\p{L}* (?:\p{L}+ )?(?:gut|toll|schön|super|prima|hilfreich|praktisch)|es (?:sollte|muss)`,
].join("|");
/** What stands between the wish and the name, where it says nothing else: "…a list of our members as". */
const between = String.raw`(?:\s+(?!(?:to (?!have|get)|know|why|where|when|how|what|who|because|since|so|if|which|not|changed|removed|deleted|renamed|moved|mentioned|from|out|than|warum|wo|wie|was|weil|dass)(?!\p{L}))(?:[^\s.;!?]|\.(?=\p{L}))+){0,9}?[:,]?\s+`;
/** The name says what something is called, or that there is none yet. */
const lead = String.raw`(?:(?:as|into|in|in (?:an?|the)|an?|another|the|no|als|in (?:eine?[rm]?|die)|eine?n?|keine?|(?:new|little|small|short|own|simple|plain|text|python|shell|bash|neue?s?|kleine?s?)|(?:file|script|program|page|list|table|document|calendar|note|datei|skript|programm|seite|liste|tabelle|kalender|notiz)(?: file)?|called|named|namens)(?:[:,]?\s+))`;
const more = String.raw`(?!\s+(?:to (?!(?:have|be made|start|go with|work with|look|run|use|import)(?!\p{L}))|(?:in (?:the|our|my|all)|gone|changed|removed|deleted|renamed|moved|mentioned|listed|linked|fixed|updated|weg|gelöscht|geändert|umbenannt)(?!\p{L})))`;

/** Whether a request says in any way that it wants a file which isn't there: "could I get that as todo.txt?", "sync.sh is what I'm missing". */
export function wishesForFile(request: string, missing: readonly string[]): boolean {
  if (missing.length === 0) return false;
  const name = `["'\`„“]?(?:${missing.map(escapeRegExp).join("|")})["'\`”“]?`;
  const edge = String.raw`(?<![\p{L}\p{N}])`;
  const inSentence = String.raw`(?:[^.;!?\n]|\.(?=\p{L}))`;
  return [
    `(?:${edge}|(?=['’]))(?:${wish})${between}(?:${lead}|(?<=:\\s))${name}${more}`,
    `(?:${edge}|(?=['’]))(?:${wish})\\s+${name}${more}`,
    `${name}${inSentence}{0,60}?${edge}(?:is|was|ist) (?:what|the one|was)\\s[^.;!?\\n]{0,30}(?:need|miss|lack|want|after|brauche?|fehlt)`,
    `${edge}(?:an?|eine?|no|keine?) (?:[\\p{L}]+ )?${name}${inSentence}{0,60}?${edge}(?:(?:would|['’]d) be|is missing|is needed|doesn['’]?t exist|fehlt|wäre|yet)(?!\\p{L})`,
    `(?:^|[.!?]\\s+)(?:(?:an?|the|my|our|eine?|die) )?${name}[^.;!?\\n]{0,20}? (?:doesn['’]?t exist|isn['’]?t there|is missing|gibt es noch nicht|fehlt)[^.;!?\\n]{0,20}(?:yet|noch|here|:|,)`,
    `${name}(?:という|に|と|を|が|の|、)[^。\\n]{0,120}?(?:欲しい|ほしい|(?:作っ|書い|まとめ|し)て(?:もらえ|いただけ|くださ|下さ)|お願い|必要)`,
    `^${name}[,:](?!\\d)[^?]*(?<!\\p{L})(?:please|pls|plz|bitte)(?!\\p{L})`,
  ].some((pattern) => new RegExp(pattern, "iu").test(request));
}
