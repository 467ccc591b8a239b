import { bareQuestion } from "./bare-question.ts";
import { isSameNoun, wordsOf } from "../words/words.ts";
import { allOf } from "../words/word-pattern.ts";

/** What a question in a few words asks of one table; columns are told by their places. */
export type TableQuestion =
  | { asks: "most" | "least"; column: number }
  | { asks: "sum" | "average"; column: number }
  | { asks: "rows" }
  | { asks: "values"; column: number }
  | { asks: "whose"; column: number; value: string }
  | { asks: "cell"; column: number; of: string };

/** The columns of a table, and which of them hold numbers, prices or how many there are. */
export type Asked = { columns: readonly string[]; numeric: readonly number[] };

const the = String.raw`(?:the |our |my |all |all the |der |die |das |den |dem |unsere |meine )*`;
const most = String.raw`(?:most|highest|largest|biggest|greatest|longest|oldest|heaviest|meisten|höchsten?|größten?|längsten?|teuersten?)`;
const least = String.raw`(?:least|lowest|smallest|fewest|shortest|lightest|wenigsten|niedrigsten?|kleinsten?|kürzesten?|billigsten?|günstigsten?)`;
const ofPrice = /^(?:price|cost|costs|amount|fee|rent|preis|kosten|betrag|gebühr|miete|値段|価格|料金|金額)$/iu;

/** What a question asks of a table in a form that leaves nothing over; null for any other one. */
export function saidTableQuestion(request: string, asked: Asked): TableQuestion | null {
  const question = bareQuestion(request);
  if (question === null) return null;
  return extreme(question, asked) ?? counted(question, asked) ?? rowAsked(question, asked);
}

function extreme(question: string, { columns, numeric }: Asked): TableQuestion | null {
  const priced = columns.flatMap((name, index) =>
    numeric.includes(index) && wordsOf(name).some((word) => ofPrice.test(word)) ? [index] : [],
  );
  const [price, ...prices] = priced;
  const [, verb] =
    exec(
      String.raw`(?:which|what|welche[rsn]?|was)(?: \p{L}+){0,2} (?:costs?|is|are|kostet|kosten|ist|sind) ${the}(?:am )?(most expensive|dearest|teuersten?|cheapest|least expensive|billigsten?|günstigsten?|most|least|meisten|wenigsten)(?: \p{L}+)?`,
      question,
    ) ?? [];
  const isOfPrice =
    verb !== undefined && (/expensive|dear|teuer|cheap|billig|günstig/iu.test(verb) || /cost|kost/iu.test(question));
  if (isOfPrice)
    return price === undefined || prices.length > 0
      ? null
      : { asks: /cheap|least|billig|günstig|wenig/iu.test(verb) ? "least" : "most", column: price };
  for (const [sign, asks] of [
    [most, "most"],
    [least, "least"],
  ] as const) {
    const [, said] =
      exec(
        String.raw`(?:which|what|who|whose|welche[rsn]?|wer|wessen)(?: \p{L}+){0,2} (?:is|are|has|have|had|was|hat|ist|haben) ${the}${sign} (.+)`,
        question,
      ) ?? [];
    const column = said === undefined ? null : columnCalled(said, columns);
    if (column !== null && numeric.includes(column)) return { asks, column };
  }
  return null;
}

const sums = String.raw`(?:total|sum|overall|whole|summe|gesamt)`;
const averages = String.raw`(?:average|mean|durchschnitt(?:liche[nrs]?)?|mittlere[nrs]?)`;
const whatIs = String.raw`(?:(?:what(?:['’]?s| is)?|how much is|wie hoch ist|was ist) )?`;

function counted(question: string, { columns, numeric }: Asked): TableQuestion | null {
  for (const [sign, asks] of [
    [sums, "sum"],
    [averages, "average"],
  ] as const) {
    const forms = [
      exec(String.raw`${whatIs}${the}${sign} (?:of |von |der )?${the}(.+?)`, question),
      exec(String.raw`${whatIs}${the}(.+?) (?:in |im )?(?:${sign}|all|insgesamt)`, question),
    ];
    const [, said] = forms.find((form) => form !== null) ?? [];
    const column = said === undefined ? null : columnCalled(said, columns);
    if (column !== null && numeric.includes(column)) return { asks, column };
  }
  const [, noun] =
    exec(
      String.raw`how many (\p{L}+)(?: are| do we have| have we got| does it have| are listed)?(?: (?:there|in it|in (?:the|this) (?:list|table|file)|listed|in all|altogether|in total))*`,
      question,
    ) ??
    exec(
      String.raw`wie ?viele (\p{L}+)(?: gibt es| sind| haben wir| stehen)?(?: (?:es|da|dort|darin|drin|drauf|insgesamt))*`,
      question,
    ) ??
    [];
  // of what there are several in a row, the rows aren't all
  const isNumbered = columns.some((name, index) => numeric.includes(index) && ofQuantity.test(name));
  const isOfFirst = noun !== undefined && isSameNoun(noun.toLowerCase(), columns[0]?.toLowerCase() ?? "");
  const isRows = noun !== undefined && ((isOfFirst && !isNumbered) || ofRows.test(noun));
  if (isRows || exec(String.raw`(?:全部で)?何(?:人|件|行|個)(?:い|あり)?(?:ます)?`, question)) return { asks: "rows" };
  const [, things] =
    exec(
      String.raw`(?:list|show|name|which are|what are|nenn|zeig) ${the}(\p{L}+)(?: (?:there|in it|in the list))*`,
      question,
    ) ?? [];
  const listed = things === undefined ? null : columnCalled(things, columns);
  return listed !== null && !numeric.includes(listed) ? { asks: "values", column: listed } : null;
}

const ofQuantity =
  /^(?:qty|quantity|count|number|pieces|stock|amount|people|persons|menge|anzahl|stück|bestand|personen|数量|個数|人数)$/iu;
const ofRows = /^(?:rows|entries|records|people|persons|names|zeilen|einträge|personen|leute|namen)$/iu;

function rowAsked(question: string, { columns }: Asked): TableQuestion | null {
  const forms: readonly (readonly [RegExp, (side: string, of: string) => [string, string]])[] = [
    [allOf(String.raw`(?:what|which|who|when|where)(?:['’]?s| is| are) (.+?)['’]s? (.+)`), (of, side) => [side, of]],
    [
      allOf(String.raw`(?:what|which|how much|how high|who|when)(?:['’]?s| is| are) ${the}(.+?) (?:of|for) ${the}(.+)`),
      (side, of) => [side, of],
    ],
    [allOf(String.raw`${the}(.+?) (?:of|for|von) ${the}(.+)`), (side, of) => [side, of]],
    [allOf(String.raw`(?:was|welche[rsn]?|wie hoch|wie) ist (?:der|die|das) (.+?) von (.+)`), (side, of) => [side, of]],
    [
      allOf(String.raw`(.+?)の(.+?)(?:は)?(?:何|いくら|どこ|だれ|誰)?(?:番)?(?:です|でしょう)?`),
      (of, side) => [side, of],
    ],
  ];
  for (const [pattern, order] of forms) {
    const [, one, two] = pattern.exec(question) ?? [];
    if (one === undefined || two === undefined) continue;
    const [side, of] = order(one, two);
    const column = columnCalled(side, columns);
    if (column !== null) return { asks: "cell", column, of };
  }
  const [, side, value] = exec(String.raw`(?:whose|wessen) (.+?) (?:is|was|are|ist|lautet) (.+)`, question) ?? [];
  const column = side === undefined ? null : columnCalled(side, columns);
  return column !== null && value !== undefined ? { asks: "whose", column, value } : null;
}

/** What a column is called besides its own name. */
const alike: readonly (readonly string[])[] = [
  ["phone", "number", "telephone", "telefon", "nummer", "tel", "mobile", "handy"],
  ["mail", "email", "address", "adresse"],
  ["quantity", "qty", "count", "menge", "anzahl", "pieces", "stock"],
  ["price", "cost", "preis", "kosten"],
];

/** The one column that is called so: by its whole name, or by words of which one is its own and no other says anything else. */
function columnCalled(said: string, columns: readonly string[]): number | null {
  const words = wordsOf(said.replaceAll(/["'„“”「」『』]/gu, ""));
  const isOwn = (word: string, name: string) => {
    const own = wordsOf(name);
    const group = alike.find((each) => own.length === 1 && each.some((other) => other === own[0]));
    return own.some((other) => isSameNoun(word, other)) || group?.includes(word) === true;
  };
  const found = columns.flatMap((name, index) => {
    const isNamed = words.length > 0 && words.every((word) => isOwn(word, name));
    return isNamed ? [index] : [];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

function exec(pattern: string, text: string): RegExpExecArray | null {
  return allOf(pattern).exec(text);
}
