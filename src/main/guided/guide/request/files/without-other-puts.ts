const otherPuts = new RegExp(
  [
    // "Please put that right"
    String.raw`put (?:it|that|this|these|them|things|everything) (?:right|straight|in order)(?!\p{L})`,
    // "I put the tea up to 3.20"
    String.raw`put (?:[\p{L}\p{N}'’-]+ ){1,4}(?:up|down) (?:to|by) [€$£]?\d[\d.,]*(?![\d.,]| (?:into|to|under|inside) )`,
    // "only put a comment sign before it"
    String.raw`put (?:an? |the )?(?:comment|hash|tick|check|question|exclamation|plus|minus|star|dash|cross|comma)(?: ?(?:sign|mark|character|box))?s? (?:before|behind|after|around|at|in front of|next to)(?!\p{L})`,
    // "put rice in place of noodles"
    String.raw`put (?!(?:\S+ ){0,4}(?:files?|photos?|pictures?|images?|scans?|documents?|folders?)(?!\p{L}))(?:[\p{L}\p{N}'’-]+ ){1,4}in (?:the )?place of(?!\p{L})`,
    // "wir verschieben das Fest auf den 19. Juli"
    String.raw`verschieb\p{L}* (?:[\p{L}-]+ ){0,5}(?:auf|um) (?:\p{L}+ ){0,2}(?:\d{1,2}(?:\.(?!\w)|:\d{2}| uhr)|(?:\d+ )?(?:(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|wochen?|tage?|monate?|stunden?|minuten?)(?!\p{L}))`,
  ]
    .map((way) => String.raw`(?<!\p{L})${way}`)
    .join("|"),
  "giu",
);

/** A request without what puts something somewhere or off, where no file goes anywhere. */
export function withoutOtherPuts(request: string): string {
  return request.replaceAll(otherPuts, " ");
}
