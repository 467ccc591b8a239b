import { saysItStays } from "../limits/says-it-stays.ts";
import { clausesOf } from "../limits/denied-clauses.ts";

const notToBe = String.raw`(?:n['’]?t|not|no longer|never|nicht(?: mehr)?)`;
const isListed = String.raw`(?:be listed|be(?! (?:\p{L}+ed|taken|put|struck|moved)(?!\p{L}))|appear|stand|show(?: up)?|turn up|figure|occur|stay|in|on|listed|there|stehen|auftauchen|vorkommen|erscheinen|drin|drauf|drinstehen)`;
const ways = [
  String.raw`(?:take|get|cross|strike|kick|throw|nimm|nehmt?|streich\p{L}*|wirf)(?: [^\s.,;!?]+){1,6}? (?:off|out|raus|heraus|runter)`,
  String.raw`(?:remove|delete|get(?:ting)? rid of|drop|erase|strike|scratch|lösche?n?|streiche?n?|entferne?n?|(?:he)?raus(?:nehmen|werfen|löschen|streichen)|heraus|raus|austragen)`,
  // "no longer appears there", "shouldn't be on it any more"
  String.raw`(?:see to it|make sure|so|should|must|shall|want|needs? to|soll\p{L}*|darf|sorg\p{L}*)(?!(?!n['’]?t)\p{L})[^.;!?\n]{0,60}?${notToBe}(?: [^\s.,;!?]+){0,3}? ?${isListed}s?`,
  String.raw`(?:has|have|ought|is|needs?) to (?:go|disappear|be gone)|(?:should|must|can|may) (?:go|disappear|be gone|be (?:taken out|removed|deleted))`,
  String.raw`(?:is|are)(?:n['’]?t| not) (?:needed|wanted|required) any ?more|no longer (?:needed|wanted|required)`,
  String.raw`(?:soll|muss|kann|können|müssen|sollen)(?: [^\s.,;!?]+){0,6}? (?:weg|raus|heraus|verschwinden|gelöscht werden|gestrichen werden)`,
];
const gone = new RegExp(
  String.raw`(?<!(?:\bnot|n['’]?t|\bnever|\bdont|\bnicht) )(?<!\p{L})(?:${ways.join("|")})(?!\p{L})|削除|消して|消し(?:と|てお)|外し|取り除|いらない|要らない`,
  "iu",
);

/** Whether a request wants something out of a list, as a deed, "take … off", or as how it is to be, "… shouldn't appear there any more". */
export function wantsGone(request: string): boolean {
  return clausesOf(request).some((clause) => gone.test(clause) && !saysItStays(clause));
}
