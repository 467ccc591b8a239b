import { isQuestion } from "../questions/is-question.ts";

const asked =
  /(?<!\p{L})(?:who|whose|when|(?:which|what) (?:month|year|day|date|person|member|commit)|the (?:month|name|person|date)|wer|wessen|wann|welche[mnrs]? (?:monat|jahr|tag|person|commit)|von wem|der name|das datum)(?!\p{L})|誰|だれ|いつ|何月|どのコミット/iu;
const changed =
  /(?<!\p{L})(?:chang(?:e|es|ed)|touch(?:ed)?|edit(?:s|ed)?|alter(?:ed)?|amend(?:ed)?|raised|lowered|increased|reduced|modified|updated|adjusted|set|put (?:up|down)|ge(?:ä|ae)nderte?[nrs]?|änderte|änderung\p{L}*|erhöhte?|erhöhung|gesenkt|gesetzt|angepasst|angefasst|heraufgesetzt|bearbeitet)(?!\p{L})|変更|変え|編集|更新|上げ|下げ/iu;
const isAhead =
  /(?<!\p{L})(?:will|going to|should|shall|must|can i|can we|next (?:week|month|year)|wird|werden|soll\p{L}*|muss|müssen|wollen)(?!\p{L})|(?:予定|べき|でしょう)/iu;

/** Whether it is to be told who changed something, or when: what git keeps tells that, and the files don't. */
export function asksWhoChanged(request: string): boolean {
  return asked.test(request) && changed.test(request) && !isAhead.test(request) && isQuestion(request);
}
