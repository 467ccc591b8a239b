import { beginsWish } from "./parts.ts";

const another =
  /(?:[,;.]|(?<!\p{L})(?:and|und|sowie))\s+((?:[^\s.,;!?]+\s){1,5}?(?:(?:to|auf|nach)\s\S+(?:\s\S+)?|off|on|aus|ein))(?=\s*(?:$|[.,;!?]|\s(?:and|und)\s))/giu;

/** Whether what is left of a request, without the change that it says, gives something else a value as well: "… and Bo's to refunded". A wish of its own is another part. */
export function givesMore(rest: string): boolean {
  return [...rest.matchAll(another)].some(([, clause = ""]) => !beginsWish(clause));
}
