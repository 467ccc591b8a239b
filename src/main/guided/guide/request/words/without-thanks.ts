const thanks =
  /,?\s*(?<!\p{L})(?:(?:many )?thanks?(?: you)?(?: so much| a lot| in advance)?|thx|cheers|(?:vielen|besten|lieben) dank|danke(?: dir| dir schön| schön| sehr| im voraus)?)(?!\p{L})[!.]*|(?:どうも)?ありがとう(?:ございます)?[。!！]?/giu;

/** A request without the words by which it only says thanks. */
export function withoutThanks(request: string): string {
  return request.replaceAll(thanks, " ");
}
