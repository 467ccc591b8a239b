const aProgram = /[\p{L}\p{N}_-]\.(?:py|[cm]?js|ts|sh|rb|pl|php)(?![A-Za-z0-9_])/u;
const comesOut =
  /(?<!\p{L})(?:prints|shows|says|gives|writes|lists|puts|displays|outputs|returns|reports|comes out|i (?:only |just |always )?get|we (?:only |just |always )?get|zeigt|druckt|schreibt|gibt|meldet|nennt|listet|sagt|liefert|steht|stehen|kommt|kommen|bekomme|kriege)(?!\p{L})|と?(?:表示され|出力され|出)(?:る|ます|て(?:い|き|しま))/iu;
const isWish =
  /(?<!\p{L})(?:should|must|shall|has to|have to|needs to|want\p{L}*|please|pls|make|let|soll\p{L}*|muss|müss\p{L}*|bitte|möcht\p{L}*|will)(?!\p{L})|ください|ほしい|てほしい/iu;

/**
 * Whether a request, as far as `before` goes, tells in its last sentence what a program prints: "when I run race.py it shows the ranking". What it is told to print instead
 * is no text that is to be put in another one's place.
 */
export function reportsOutput(before: string): boolean {
  const sentence = before.split(/(?<=[.!?])\s+|(?<=。)|\n/u).at(-1) ?? "";
  return aProgram.test(sentence) && comesOut.test(sentence) && !isWish.test(sentence);
}
