import type { NumberColumn } from "../tables/number-column.ts";

const asksForOneWay =
  /(?<!\p{L})(?:spen[dt]\p{L}*|pa(?:y|ys|id)|costs?|earn\p{L}*|ausgegeben|ausgeben|(?:be|ge)zahlt|gekostet|eingenommen|verdient)(?!\p{L})|使った|払った|支出|収入/iu;

/** Whether a request asks what was spent, or earned, where what comes in and what goes out stand in one column: the sum of it is neither. */
export function isOfOneWay({ numbers }: Pick<NumberColumn, "numbers">, request: string): boolean {
  return (
    asksForOneWay.test(request) && [-1, 1].every((sign) => numbers.some((number) => Math.sign(number ?? 0) === sign))
  );
}
