const wishes =
  /(?<!\p{L})(?:should|shall|(?:would|woud|wd) (?:be|do|suit|like|love|prefer|rather)|['’]?d (?:like|love|prefer|rather)|want|wish|need|prefer|has to|have to|must|make|set|give|put|change|raise|lower|increase|reduce|let['’]?s|please|pls|plz|from now on|(?:can|could|can['’]t|couldn['’]t) (?:you|u|we|i|the|it|that|this)|ought to|go(?:es)? (?:up|down) to|soll\p{L}*|hätten?|möchten?|will|wollen|lieber|gerne?|bitte|muss|müssen|wär\p{L}*|stell\p{L}*|setz\p{L}*|änder\p{L}*|mach\p{L}*|erhöh\p{L}*|brauch\p{L}*)(?!\p{L})|にして|(?:上げ|下げ|増やし|減らし|広げ|延ばし)て|ほしい|欲しい|変え|変更|直し|お願い|してください|たい/iu;

/** Whether a text says that something is to be so, in whichever way: as an order, a wish, a need or a polite question. */
export function saysWish(text: string): boolean {
  return wishes.test(text);
}

/** A verb, or what makes a number one that is told. */
const tells =
  /(?<!\p{L})(?:is|are|was|were|be|been|has|have|had|does|do|did|says?|shows?|gives?|gets?|got|runs?|takes?|took|stands?|comes?|goes|went|means?|works?|errors?|codes?|version|why|what|how|who|when|where|if|because|since|until|after|before|than|ist|sind|war|waren|wird|wurde|hat|haben|hatte|steht|zeigt|sagt|kommt|fehler\p{L}*|warum|wieso|wie|was|wenn|weil|seit|bis|nach|als)(?!\p{L})/iu;
/** One number at the end, behind what it is of: "panel font 15", "limit = 120", "limitは120で". */
const endsInNumber =
  /^[^\d\n]*\p{L}[^\d\n]*?[\s:=>→はをに]\s*\d+(?:[.,]\d+)?\s?(?:%|\p{L}{1,3})?[^\d\p{L}\n?]*(?:(?:in|im|for|für|で|に|でお願い|にお願い)?[^\d\p{L}\n?]*)$/iu;

/** Whether a text only names a thing and a number, without any verb, as people note down what is to be: "panel font 15". What it is about may stand before. */
export function isNoteOfValue(text: string): boolean {
  return endsInNumber.test(text) && !tells.test(text);
}
