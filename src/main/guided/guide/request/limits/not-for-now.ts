/** "If you can", "when it suits you" is but polite. */
const politely =
  /(?<!\p{L})(?:if|when(?:ever)?|once|wenn|falls|sobald) (?:(?:that|it)(?:['’]s| is| suits)? |es |das )?(?:possible|ok(?:ay)?|you|u|möglich|geht|du|ihr)(?!\p{L})[^,.;!?]*/giu;
const laterOn =
  /(?<!\p{L})(?:if|unless|once|when|as soon as|in case|tomorrow|later|some ?day|at some point|next (?:week|month|year|time)|falls|sobald|wenn|sofern|erst|morgen|später|irgendwann|nächste\p{L}* (?:woche|monat|jahr|mal))(?!\p{L})|たら|場合|明日|あとで|後で/iu;
/** What comes again and again, nobody asks for now. */
const usually =
  /(?<!\p{L})(?:every (?:\p{L}+day|day|week|month|year|time|morning|evening)|always|usually|whenever|from now on|in future|jede[nrs]? (?:\p{L}+tag|tag|woche|monat|jahr|mal)|immer(?! noch)|künftig|in zukunft)(?!\p{L})|いつも|毎[日週月年回]/iu;
const bySelf = /(?<!\p{L})(?:myself|ourselves|himself|herself|themselves|selbst|selber)(?!\p{L})|自分で/iu;
/** A wish of somebody is one. */
const wish = String.raw`(?:want|need|like|love|wish|prefer|would|should|must|have to|möcht|hätt|brauch|muss|soll|bitt)`;

/**
 * For a deed, tells of a sentence that speaks of it whether it doesn't ask for it now: it tells who has done it or is about to, or it is to be done later, again
 * and again, or if something else is so. `deed` is a pattern of its verb; German ones may stand at the end.
 */
export function notForNow(deed: string): (sentence: string) => boolean {
  const isOfDeed = new RegExp(deed, "iu");
  const telling = tellingWho(deed);
  return (sentence) => {
    const said = sentence.replaceAll(politely, " ");
    if (laterOn.test(said) || usually.test(said)) return true;
    const own = said.split(/[,;:–]\s|\s(?:but|aber)\s/u).filter((clause) => isOfDeed.test(clause));
    return own.some((clause) => bySelf.test(clause) || telling.some((way) => way.test(clause)));
  };
}

/** "I sorted it", "Ida sorts it", "Jo said he would sort it", "ich hab es sortiert"; "can we sort it?" doesn't. */
function tellingWho(deed: string): readonly RegExp[] {
  const ways = [
    String.raw`(?<!\p{L}|(?:can|could|shall|may|let|können|könnten) )(?:i|we|he|she|they|some(?:one|body)|no(?:one|body))(?:['’](?:ve|d|ll))?(?: (?!${wish})[^\s.?!]+){0,2} (?:${deed})`,
    String.raw`(?<!\p{L}|(?:können|könnten) )(?:ich|wir|er|jemand)(?: (?!${wish}|will|woll)[^\s.?!]+){0,6} (?:${deed})`,
    String.raw`(?<!\p{L})(?:(?:said|says|thought|sagte?|meinte?) (?:that |dass )?(?:he|she|they|er|sie)|(?:wanted|wants|plans|planned|forgot|tried|is going) to|(?!ich|wir|das|die)\p{L}{3,} (?:will|might|wird|wollte))(?: [^\s.?!]+){0,4} (?:${deed})`,
  ];
  const byName = String.raw`(?:^|\s)\p{Lu}\p{L}+ (?:(?:has|had|already|just|never) )*(?:${deed})(?<=s|ed)(?!\p{L})`;
  return [new RegExp(byName, "u"), ...ways.map((way) => new RegExp(way, "iu"))];
}
