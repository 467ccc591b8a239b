const ways: readonly RegExp[] = [
  /(?<!\p{L})(?:(?:if|when) (?:i|you|we|one) (?:just |only |simply )?(?:run|start|call|use|execute) (?:it|the (?:program|script|tool)|\S+\.\w{1,4}(?!\p{L})) )?(?:without (?:giving |passing |setting )?(?:any )?|with no )(?:options?|arguments?|args|flags?|parameters?)(?!\p{L})/giu,
  /(?<!\p{L})(?:by default|(?:the )?default(?: value)? (?:of|for)|(?:wenn (?:ich|man) (?:es|\S+\.\w{1,4}) )?ohne (?:alle |irgendwelche )?(?:optionen|argumente|parameter)(?: (?:starte|aufrufe|laufen lasse))?|standardmäßig|(?:der )?standardwert (?:von|für))(?!\p{L})/giu,
  /(?:オプション|引数)(?:なし|無し)(?:で|の場合)?|デフォルト(?:で|の)?|既定(?:で|の)?/gu,
];

/** Whether a request asks what a program does without its options. */
export function saysDefault(request: string): boolean {
  return ways.some((way) => request.search(way) !== -1);
}

/** A request without the words that say so. */
export function withoutDefault(request: string): string {
  return ways.reduce((text, way) => text.replaceAll(way, " "), request);
}
