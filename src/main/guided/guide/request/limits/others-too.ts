/** "Die Berichte sollen mit dem Datum anfangen: aus „Ith 01.02.2024.txt“ wird „2024-02-01 Ith.txt“" */
const byExample =
  /(?<!\p{L})(?:sollen|müssen|should|must|have to|are to)(?!\p{L})[^.!?\n]{0,100}?[:,;]\s*(?:aus ["„“”][^"“”]+["“”] wird|["“”][^"“”]+["“”] (?:becomes|->|→))/iu;
const othersToo =
  /(?<!\p{L})(?:and so on|etc|likewise|(?:in )?the same (?:for|with|way)|usw|und so weiter|ebenso|genauso|(?:do|rename|name) (?:all )?(?:the others?|the rest)|(?:the others?|the rest|die anderen|den anderen)(?: \p{L}+){0,3}? (?:too|as well|alike|accordingly|the same|like (?:that|this|it)|auch|entsprechend|so))(?!\p{L})|など|同様|(?:ほか|他)(?:のファイル)?も(?!そのまま)/iu;

/** "and the others likewise": the file that a request names is only one of those that it means. */
export function saysOthersToo(request: string): boolean {
  return othersToo.test(request) || byExample.test(request);
}
