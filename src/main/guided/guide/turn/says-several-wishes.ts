import { saysWish } from "../request/wishes/says-wish.ts";
import { beginsWish, partTexts } from "./parts.ts";

/** Whether more than one part of a request says what is to be done; what only tells the reason is none, nor is "please update it". */
export function saysSeveralWishes(request: string): boolean {
  const wishes = partTexts(request).filter((text) => saysWish(text) || beginsWish(text));
  return wishes.filter((text) => !onlyPoints.test(text)).length > 1;
}

/** "please update stock.csv", "can you change that": what is to be changed was said before. */
const onlyPoints =
  /^(?:and |so |then |bitte |please |pls )*(?:(?:can|could|would|will) (?:you|u) (?:please )?)?(?:change|correct|fix|adjust|update|set|enter|put|do|note|edit|ändere?|korrigiere?|aktualisiere?|trage?) (?:(?:it|that|this|them|das|es|the|our|my|die) ?)?(?:\S+\.\w{1,5}|file|list|table|datei|liste)?(?: (?:in|ein|accordingly|for me|please|pls|there|too|entsprechend|bitte))*[\s.?!,]*$/iu;
