/** What is to go has to be said: "don't delete anything" says the other thing. */
const denied =
  /(?<!\p{L})(?:do not|don['’]?t|never|not|no|without|nicht|nichts|keine?n?|ohne)\s+(?:\S+\s+){0,3}?(?:delet|remov|throw|lösch|entfern|wegwerf)\p{L}*|(?<!\p{L})nothing (?:(?:should|must|may|can|is|has|to|be|get|gets|will) ){1,3}(?:deleted|removed|thrown)(?!\p{L})|(?<!\p{L})(?:delete|remove|throw away|lösche?)\s+(?:nothing|none|nichts|keine?n?)(?!\p{L})/giu;
export const deletes =
  /(?<!\p{L})(?:delet\p{L}*|throw(?:n|ing)? (?:\S+ ){0,5}?(?:away|out)|trash|get rid|lösch\p{L}*|wegwerf\p{L}*|wegschmei\p{L}*|(?:wirf|schmei(?:ß|ss)) (?:\S+ ){0,6}?weg)(?!\p{L})|削除|消し|捨て/iu;

/** Whether a request wants anything to be deleted. */
export function saysDeleting(request: string): boolean {
  return deletes.test(request.replaceAll(denied, " "));
}
