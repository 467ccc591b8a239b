/** How the numbers from one on are said. */
const names = [
  "a an one ein eine einen einer einem 一",
  "two zwei 二",
  "three drei 三",
  "four vier 四",
  "five fünf 五",
  "six sechs 六",
  "seven sieben 七",
  "eight acht 八",
  "nine neun 九",
  "ten zehn 十",
  "eleven elf",
  "twelve zwölf",
];
const words = new Map(names.flatMap((said, index) => said.split(" ").map((word) => [word, index + 1] as const)));
const count = String.raw`(?:\d{1,3}|${[...words.keys()].join("|")})`;
const said = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,:/-])(?<count>${count})[ -]?(?:(?<weeks>weeks?|wochen?)|(?<days>days?|tage?n?))(?!\p{L})|(?<![\p{N}.,:/-])(?<counted>\d{1,3}|[一二三四五六七八九十])(?:(?<inWeeks>週間)|(?<inDays>日間?(?!目|付|曜|[にのはが]?(?:開|行|来))))`,
  "giu",
);
const daysOfWeek = 7;

/** How many days a request says that something takes, or is late, and in which words: 21 for "three weeks". */
export function saidDays(request: string): { amount: number; text: string }[] {
  return [...request.matchAll(said)].map(({ 0: text, groups = {} }) => {
    const number = groups["count"] ?? groups["counted"] ?? "";
    const amount = words.get(number.toLowerCase()) ?? Number(number);
    const isOfWeeks = groups["weeks"] !== undefined || groups["inWeeks"] !== undefined;
    return { amount: isOfWeeks ? amount * daysOfWeek : amount, text };
  });
}
