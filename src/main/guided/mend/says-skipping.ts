const skipped =
  /(?<!\p{L})(?:skip\p{L}*|ignor\p{L}*|leave (?:\p{L}+ ){1,4}out|left out|leaving (?:\p{L}+ )?out|omit\p{L}*|(?:not|don['’]?t|doesn['’]?t|shouldn['’]?t) (?:be )?count\p{L}*|disregard\p{L}*|überspr\p{L}*|auslass\p{L}*|ausgelassen|weglass\p{L}*|weggelassen|nicht mit(?:zähl|rechn|gezählt|gerechnet)\p{L}*|nicht (?:zählen|werten|beachten)|auslässt)(?!\p{L})|飛ばし|とばし|スキップ|無視|除い|除外|数えない/iu;
const zero =
  /(?<!\p{L})(?:as|like|for|is|are|means?|als|wie|für|ist|sind|heißt) (?:a |an |the |eine |0 or )?(?:0|zero|nothing|null|nichts)(?!\p{L}|[.,]?\d)|[0０ゼロ](?:として|とし|扱い|とみなし)/iu;

/** Whether a request has what holds no value be passed over. */
export function saysSkipping(request: string): boolean {
  return skipped.test(request);
}

/** Whether it counts as 0. */
export function saysZero(request: string): boolean {
  return zero.test(request);
}
