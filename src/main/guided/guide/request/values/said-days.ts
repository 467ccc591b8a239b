const words: Readonly<Record<string, number>> = {
  ...{
    a: 1,
    an: 1,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    twelve: 12,
  },
  ...{
    ein: 1,
    eine: 1,
    einen: 1,
    einer: 1,
    einem: 1,
    zwei: 2,
    drei: 3,
    vier: 4,
    fünf: 5,
    sechs: 6,
    sieben: 7,
    acht: 8,
  },
  ...{ neun: 9, zehn: 10, elf: 11, eleven: 11, zwölf: 12 },
  ...{ 一: 1, 二: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9, 十: 10 },
};
const count = String.raw`(?:\d{1,3}|${Object.keys(words).join("|")})`;
const said = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,:/-])(?<count>${count})[ -]?(?:(?<weeks>weeks?|wochen?)|(?<days>days?|tage?n?))(?!\p{L})|(?<![\p{N}.,:/-])(?<counted>\d{1,3}|[一二三四五六七八九十])(?:(?<inWeeks>週間)|(?<inDays>日間?(?!目|付|曜|[にのはが]?(?:開|行|来))))`,
  "giu",
);
const daysOfWeek = 7;

/** How many days a request says that something takes, or is late, and in which words: 21 for "three weeks". */
export function saidDays(request: string): { amount: number; text: string }[] {
  return [...request.matchAll(said)].map(({ 0: text, groups = {} }) => {
    const number = groups["count"] ?? groups["counted"] ?? "";
    const amount = words[number.toLowerCase()] ?? Number(number);
    const isOfWeeks = groups["weeks"] !== undefined || groups["inWeeks"] !== undefined;
    return { amount: isOfWeeks ? amount * daysOfWeek : amount, text };
  });
}
