import { partTexts } from "./parts.ts";
import { withoutDenied } from "../request/limits/denied-clauses.ts";

/** "… , Lou too", "…; the same for Bo"; of "the sum is wrong, and the rest is wrong too" nothing new is asked. */
const onceMore =
  /(?:[,;.]|(?<!\p{L})(?:and|und))\s(?:[^.,;!?\n]+\s)?(?<!(?:wrong|falsch)\s)(?:too|as well|likewise|ebenso|ebenfalls)(?=\s*(?:$|[.,;!?]))|(?<!\p{L})(?:the same (?:for|goes|with|on)|(?:das )?gleiche (?:für|gilt))(?!\p{L})/iu;

/** Whether a request asks for more than one thing: who does the one thing then hasn't done it all. What is to stay is none. */
export function saysMore(request: string): boolean {
  return onceMore.test(request) || partTexts(request).filter((text) => withoutDenied(text).trim() !== "").length > 1;
}
