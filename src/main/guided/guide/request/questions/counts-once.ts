const several = String.raw`(?:twice|several times|more than once|repeatedly|(?:two|three|many|a few) times|on (?:several|two|more) (?:days|dates))`;
const severalInGerman = String.raw`(?:mehrmals|mehrfach|öfters?|zweimal|doppelt|häufiger|mehr als einmal)`;
const ways: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<=^|[.,;!?\n(–—-]\s*)(?:and |but )?(?:who(?:ever)?|any(?:one|body) who|some(?:one|body) who|people who|those who|if (?:some(?:one|body)|they)|customers who)(?!\p{L})[^.,;!?\n]*?${several}[^.;!?\n]*?(?<!\p{L})(?:once|one)(?!\p{L})[^.,;!?\n]*`,
    "giu",
  ),
  new RegExp(
    String.raw`(?<=^|[.,;!?\n(–—-]\s*)(?:und |aber )?(?:wer|leute,? die|personen,? die|wenn (?:jemand|einer))(?!\p{L})[^.,;!?\n]*?${severalInGerman}[^.;!?\n]*?(?<!\p{L})(?:ein(?:\s?mal)|nur 1x|1x|1 mal)(?!\p{L})[^.,;!?\n]*`,
    "giu",
  ),
  /(?:複数回|何度も|何回も|[2二]回(?:以上)?|重複)[^。\n]*?(?:[1一]人|[1一]回|[1一]度)(?:だけ|のみ)?(?:と(?:して)?|で)?(?:数え|カウント)[^。、\n]*/gu,
];

/** A request without what it says of those that are there several times: "who ordered twice counts once". */
export function withoutCountsOnce(request: string): string {
  return ways.reduce((text, way) => text.replaceAll(way, " "), request);
}

/** Whether a request asks for how many different ones there are: how many rows there are is something else. */
export function asksForDifferentOnes(request: string): boolean {
  return (
    /(?<!\p{L})(?:different|distinct|unique|individual|separate|verschieden\p{L}*|unterschiedlich\p{L}*)(?!\p{L})|異なる|別々|何種類|重複(?:なし|を除)/iu.test(
      request,
    ) || withoutCountsOnce(request) !== request
  );
}
