const wishes =
  /(?<!\p{L})(?:should|shall|(?:would|woud|wd) (?:be|do|suit|like|love|prefer|rather)|['’]?d (?:like|love|prefer|rather)|want|wish|need|prefer|has to|have to|must|make|set|give|put|change|raise|lower|increase|reduce|let['’]?s|please|pls|plz|from now on|(?:can|could|can['’]t|couldn['’]t) (?:you|u|we|i|the|it|that|this)|ought to|go(?:es)? (?:up|down) to|soll\p{L}*|hätten?|möchten?|will|wollen|lieber|gerne?|bitte|muss|müssen|wär\p{L}*|stell\p{L}*|setz\p{L}*|änder\p{L}*|mach\p{L}*|erhöh\p{L}*|brauch\p{L}*)(?!\p{L})|にして|ほしい|欲しい|変え|変更|直し|お願い|してください|たい/iu;

/** Whether a text says that something is to be so, in whichever way: as an order, a wish, a need or a polite question. */
export function saysWish(text: string): boolean {
  return wishes.test(text);
}
