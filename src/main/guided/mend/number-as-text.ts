/** What a request says of an order. */
const speaksOfOrder =
  /(?<!\p{L})(?:highest|newest|latest|biggest|largest|lowest|oldest|smallest|first|last|order|sort\p{L}*|before|after|behind|throw away|keep|höchste\p{L}*|neueste\p{L}*|größte\p{L}*|kleinste\p{L}*|älteste\p{L}*|letzte\p{L}*|erste\p{L}*|reihenfolge|vor|nach|hinter)(?!\p{L})|順|番目|最新|最大|一番/iu;
const number = /(?<![\d.,:]|\d-)\d{1,6}(?![\d:]|[.,-]\d)/gu;
const program = /\S+\.(?:py|[cm]?js|sh)(?:\s+(?:-{1,2}[\w=-]+|\d[\w.:-]*))*/gu;

/** Whether a request speaks of an order, and of numbers that stand the other way round as texts: 9 and 10, photo9 and photo12. */
export function saysTextOrder(request: string): boolean {
  const said = request.replaceAll(program, " ");
  const numbers = [...new Set(said.match(number) ?? [])];
  return (
    speaksOfOrder.test(said) &&
    numbers.some((one) => numbers.some((other) => Number(one) < Number(other) && one > other))
  );
}
