const time = String.raw`(?:(?:till|until|from|by|up to) )?(?:when|what time|how (?:long|late|early))`;
const timeInGerman = String.raw`(?:(?:bis|ab|von) )?(?:wann|wie ?viel uhr|wie (?:lange|spät))`;
const ways: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\p{L})(?:at )?${time}(?!\p{L})(?=[^.?!\n]*(?<!\p{L})(?:open|opens|close|closes|closed|shut|shuts)(?!\p{L}))`,
    "iu",
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:um )?${timeInGerman}(?!\p{L})(?=[^.?!\n]*(?<!\p{L})(?:auf|offen|geöffnet|öffnet|schließt|macht|zu)(?!\p{L}))`,
    "iu",
  ),
  /(?<!\p{L})(?:opening (?:hours|times)|öffnungszeit(?:en)?)(?!\p{L})|(?:営業|開館|開店|診療)時間/iu,
  /何時(?:から|まで)?(?=[^。?？]*(?:開|営業|閉))/u,
];

/** Whether a request asks from when to when something is open. */
export function asksOpenWhen(request: string): boolean {
  return ways.some((way) => way.test(request));
}

/** A request without the words that ask for the time. */
export function withoutOpenWhen(request: string): string {
  return ways.reduce((text, way) => text.replace(way, " "), request);
}
