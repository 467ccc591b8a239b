import { monthPattern } from "../dates/request-dates.ts";

const condition = String.raw`(?:if|wenn)(?! (?:possible|you|möglich|du|ihr)(?!\p{L}))|unless|once|as (?:soon|long) as|in case|while|during|falls|sobald|solange|während`;
const season = String.raw`${monthPattern}|summer|winter|spring|autumn|(?:the )?(?:(?:summer|winter|school) )?holidays?|sommer|winter|frühling|herbst|(?:den )?\p{L}*ferien`;
const oneTime = String.raw`(?:this|next|last|coming|diese[nrms]?|nächste[nrms]?|kommende[nrms]?|letzte[nrms]?) (?:\p{L}+day|\p{L}+tag|week\p{L}*|month|year|time|woche\p{L}*|monat|jahr|mittwoch)|today|tonight|tomorrow|heute`;
const limit = new RegExp(
  `(?<!\\p{L})(?:${condition}|(?:until|till|bis)(?= \\p{L})|(?:in|from|since|over|through|until|im|ab|seit|über) (?:${season})|${oneTime})(?!\\p{L})|なら|たら|場合|来週|今週|今度の|夏の間`,
  "iu",
);

/** Whether something is to be so only for a time, from a later day on, or if something else is: what has one value can't say that. */
export function isLimited(request: string): boolean {
  return limit.test(request);
}
