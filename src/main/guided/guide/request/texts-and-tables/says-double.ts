/** Something stands more than once in a list. */
const double =
  /(?<!\p{L})(?:duplicates?|duplicated (?:lines?|rows?|entries)|dupes?|doubles|dedupe?|de-?duplicate|(?:are|is|stand\p{L}*|appear\p{L}*|occurs?|listed|there|in (?:it|there)) (?:in (?:it|there) )?twice|twice(?= (?:in|on)(?!\p{L}))|(?:lists?|has|have|contains?)(?: \p{L}+){1,3} twice|more than once|repeated (?:lines?|rows?|entries|names?|addresses)|doppelt\p{L}*|dubletten|duplikate\p{L}*|zweimal|mehrfach|mehrmals)(?!\p{L})|重複|ダブ|被って|かぶって|(?:2|２|二)[回度つ]/iu;
/** Of what does only one is to be left. */
const once =
  /(?<!\p{L})(?:get rid of|throw|kick|weed out|clean (?:it|them|that|this|the)|tidy|(?:each|every)(?: \p{L}+)? (?:only |just )?once|only once|just once|(?:keep|leave) (?:only |just )*one(?: \p{L}+)? (?:of|per)|keep (?:only |just )*one|dedupe?|de-?duplicate|bereinig\p{L}*|(?:nur|bloß) (?:noch )?(?:je(?:weils)? )?(?:ein ?mal|einen?|eins)|wegmachen|weg|raus|rauswerfen)(?!\p{L})|(?:1|一)(?:つ|件|行|人)(?:だけ|ずつ|に)|(?:1|一)回だけ|まとめて|なくして|取って/iu;

/** Whether a text speaks of what stands in a list more than once. */
export function saysDouble(text: string): boolean {
  return double.test(text);
}

/** Whether a text wants something to be there only once, without a word for what is to go. */
export function wantsOnce(text: string): boolean {
  return once.test(text);
}
