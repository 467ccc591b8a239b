/** Each number with the words for it, in English and German. */
const words: readonly (readonly [value: number, ...names: string[]])[] = [
  [1, "one", "ein", "eine", "einen", "einer", "eines", "einem"],
  [2, "two", "both", "zwei", "beide", "beiden"],
  [3, "three", "drei"],
  [4, "four", "vier"],
  [5, "five", "fünf"],
  [6, "six", "sechs"],
  [7, "seven", "sieben"],
  [8, "eight", "acht"],
  [9, "nine", "neun"],
  [10, "ten", "zehn"],
  [11, "eleven", "elf"],
  [12, "twelve", "dozen", "zwölf", "dutzend"],
  [15, "fifteen", "fünfzehn"],
  [20, "twenty", "zwanzig"],
  [30, "thirty", "dreißig"],
  [40, "forty", "vierzig"],
  [50, "fifty", "fünfzig"],
  [60, "sixty", "sechzig"],
  [100, "hundred", "hundert"],
  [1000, "thousand", "tausend"],
];
const named = new Map(words.flatMap(([value, ...names]) => names.map((name) => [name, value] as const)));

/** The number that a word stands for; null for none. */
export function numberNamed(word: string): number | null {
  return named.get(word.toLowerCase()) ?? null;
}

/** The words for numbers from `least` on, as a pattern. */
export function numberWords(least: number): string {
  const names = words.filter(([value]) => value >= least).flatMap(([, ...each]) => each);
  return names.toSorted((one, other) => other.length - one.length).join("|");
}
