import { passagesOf } from "./passages.ts";

/** "> Correction (2 May): …", "**Nachtrag:** …", "Update: …" */
const begins =
  /^[\s>*_#!•+-]*(?:(?:important|wichtig)[:,!]? )?(?:corrections?|corrected|updates?|changes?|changed|amendments?|korrektur(?:en)?|berichtigung|nachtrag|änderung(?:en)?|訂正|変更|修正)(?!\p{L})[^:：]{0,24}[:：]/iu;
const longest = 500;
/** What stands before the passages that correct the rest of a text. */
export const correctedSince = "This was changed later, and is what counts:";

/** The passages that correct what stands above them in a text; nothing where none does. A small model reads on past them to the list that they change. */
export function correctionsIn(text: string): string {
  const lines = text.split("\n");
  const passages = passagesOf(lines).map(({ from, to }) => lines.slice(from, to).join("\n").trim());
  const found = passages.filter((passage, place) => place > 0 && begins.test(passage) && passage.length <= longest);
  return found.length === 0 ? "" : [correctedSince, ...found].join("\n");
}
