import { sentencesOf } from "../words/sentences.ts";

const place = String.raw`(?:lines?|fields?|columns?|headers?|headings?|notes?|entry|list)`;
const ofThem = String.raw`(?:(?:each|every|all|any)(?: (?:single )?(?:one|file|page|note|card|of (?:them|these|those)|them))?|(?:each|every) \p{L}+)`;
const calledSo = String.raw`(?: (?:with|for|of|called|named|about) (?:the |its |their |my |an? )?["'“„]?[\p{L}-]+:?["'”“]?(?: [\p{L}-]+)?)?`;
const zeile = String.raw`(?:zeile|feld|spalte|überschrift|angabe|eintrag|liste)`;
const inJedem = String.raw`(?:in jede[rmn](?: (?:einzelnen|davon|datei|seite|\p{Lu}\p{L}+))?|in allen(?: davon)?|überall)`;
const soGenannt = String.raw`(?: (?:mit|für|namens|zu) (?:den |dem |der |die |das |meinen )?["'“„]?[\p{L}-]+["'”“]?)?`;

/** All of such a sentence says where something stands: "there's a line with tags in each of them", "in jeder steht oben eine Zeile mit Tags". */
const ways: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:there(?:['’]?s| is| are)|you(?:['’]ll)? find|it['’]?s in) (?:an? |the )?(?:\p{L}+ )?${place}${calledSo} (?:(?:at|on|near) (?:the )?(?:top|bottom|start|end|beginning) )?(?:of|in|on|for) ${ofThem}$`,
    "iu",
  ),
  new RegExp(
    String.raw`^${ofThem} (?:has|have|got|has got|begins with|starts with|ends with) (?:an? |the |its )?(?:\p{L}+ )?${place}${calledSo}(?: (?:at|on|near) (?:the )?(?:top|bottom|start|end|beginning))?$`,
    "iu",
  ),
  new RegExp(
    String.raw`^(?:(?:es gibt )?${inJedem} (?:steht|gibt es|ist|hat) (?:oben |unten )?|es gibt )(?:eine?n? )?(?:\p{L}+ )?${zeile}${soGenannt}(?: ${inJedem})?$`,
    "iu",
  ),
  // "all my tickets are in this folder", "alles liegt hier"
  /^(?:everything|all of (?:it|them)|(?:all )?(?:of )?(?:my|our|the) \p{L}+(?: \p{L}+)?|all (?:my |our |the )?\p{L}+|they) (?:is|are|should be|must be|lies?) (?:all )?(?:somewhere )?(?:(?:in )?here|in there|in (?:here|this|the|my) folders?)$/iu,
  /^(?:alles|alle|(?:alle )?(?:meine|unsere|die) \p{L}+|alle \p{L}+|sie) (?:liegt|liegen|ist|sind|steht|stehen) (?:alle[s]? )?(?:irgendwo )?(?:hier(?: drin| im ordner)?|(?:in diesem|im) ordner)$/iu,
  /^[^、。]{0,14}(?:は|が)?(?:全部|すべて|みんな)?この(?:フォルダー?|中)に(?:全部|すべて)?(?:あります|ある|入って(?:い)?(?:ます|る))(?:よ|ので|から)?$/u,
  /^(?:どの|各|それぞれの?)(?:ファイル|ページ|メモ|カード)?(?:に|にも)[^、。]{0,20}(?:行|欄|項目)が(?:あります|ある)(?:よ|ので|から)?$/u,
];

/** A request without the sentences that only say where in each of several files something stands. */
export function withoutWhereabouts(request: string): string {
  const sentences = sentencesOf(request);
  const rest = sentences.filter((sentence) => !isOfPlace(sentence));
  return rest.length === sentences.length || rest.length === 0 ? request : rest.join(" ");
}

function isOfPlace(sentence: string): boolean {
  const plain = sentence.trim().replace(/[.!。]+$/u, "");
  return ways.some((way) => way.test(plain));
}
