/** "put tea on the list. no, forget it", "ach nein, doch nicht": what was asked for is taken back, in part or as a whole. */
export function takesBack(request: string): boolean {
  return takenBack.test(request);
}

const takenBack =
  /(?<!\p{L})(?:never ?mind(?! (?:the|that|if|about))|(?<!n['’]?t |not |never )forget (?:it|that|about (?:it|that)|what i (?:said|wrote))|scratch that|on second thoughts?|(?:ah|oh|ach),? (?:no|nein),? (?:wait|leave|lass|doch|better)|no wait|nein,? doch nicht|vergiss (?:es|das)(?! nicht)|lass (?:es )?doch lieber)(?!\p{L})|やっぱり(?:いい|やめ|なし|結構)/iu;
