const spans = ["day", "week", "month", "quarter", "year"] as const;
type Span = (typeof spans)[number];

const nouns: Readonly<Record<Span, string>> = {
  day: "days?|tag",
  week: "weeks?|woche",
  month: "months?|monat",
  quarter: "quarters?|quartal|vierteljahr",
  year: "years?|annum|jahr",
};
const adverbs: Readonly<Record<Span, string>> = {
  day: String.raw`dai?ly|täglich\p{L}*`,
  week: String.raw`weekly|wöchentlich\p{L}*`,
  month: String.raw`monthly|monatlich\p{L}*`,
  quarter: String.raw`quarterly|vierteljährlich\p{L}*`,
  year: String.raw`yearly|annual(?:ly)?|jährlich\p{L}*`,
};
const inJapanese: Readonly<Record<Span, string>> = {
  day: "毎日|日額",
  week: "毎週|週額",
  month: "毎月|月々|月額",
  quarter: "四半期ごと",
  year: "毎年|年間|年額",
};
const each = String.raw`(?:(?<!(?:in|within|for|half) )an?|per|every|each|pro|je|im|jede[nrs]?|in der)`;

/** How long a sum is for, and the request without it: "a month", "pro Jahr", "monthly"; null where none or several are said. */
export function spanOf(request: string): { span: Span | null; rest: string } {
  const said = spans.flatMap((span) => {
    const way = new RegExp(
      String.raw`(?<!\p{L})(?:${each} (?:${nouns[span]})(?!\p{L}| \d)|(?:${adverbs[span]})(?!\p{L}))|${inJapanese[span]}`,
      "iu",
    );
    const [found] = way.exec(request) ?? [];
    return found === undefined ? [] : [{ span, found }];
  });
  const [only, ...others] = said;
  return only && others.length === 0
    ? { span: only.span, rest: request.replace(only.found, " ") }
    : { span: null, rest: request };
}

/** Whether what a column of amounts adds up to is for so long as is said; where the column says nothing of it, it may be for any time. */
export function isOfSaidSpan(column: string, said: Span | null): boolean {
  const own = spans.filter((span) =>
    new RegExp(String.raw`(?<!\p{L})(?:${nouns[span]}|${adverbs[span]})(?!\p{L})|${inJapanese[span]}`, "iu").test(
      column,
    ),
  );
  return said === null || (own.length === 1 && own[0] === said);
}
