/** Whether a request tells only where files were, or that they were moved, and wants nothing: "the paid bills were in bills/done". */
export function tellsOnly(request: string): boolean {
  return past.test(request) && !wish.test(request.replaceAll(allOfPast, " "));
}

const past =
  /(?<!\p{L})(?:used to|were|was|waren|war|wurden?|(?:i|we)(?:['’]ve| have| had)?(?: already| just)* (?:moved|put|sorted)|(?:habe?|haben) (?:ich|wir))(?!\p{L})/iu;
const allOfPast = new RegExp(past.source, "giu");
const wish =
  /(?<!\p{L})(?:move|put|sort|file(?= )|tidy|should|must|belongs?|goes|go|want|need|please|bitte|verschieb\p{L}*|(?:ein)?sortier\p{L}*|räum\p{L}*|leg(?:e|en|t)?|soll\p{L}*|gehör\p{L}*|komm(?:t|en))(?!\p{L})|移動|移し|入れ|してください/iu;
