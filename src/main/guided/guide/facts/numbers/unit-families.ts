/** Units of one kind, each with how many of the smallest it is, and how it is said. */
export type Family = readonly { unit: string; size: number; said: RegExp }[];

/** Those in which it is told how long something takes, in seconds. */
export const timeUnits: Family = [
  { unit: "s", size: 1, said: /^(?:s|sec|secs|seconds?|sekunden?|秒)$/iu },
  { unit: "min", size: 60, said: /^(?:min|mins|minutes?|minuten?|分)$/iu },
  { unit: "h", size: 3_600, said: /^(?:h|hrs?|hours?|stunden?|std|時間)$/iu },
];

export const families: readonly Family[] = [
  [
    { unit: "mg", size: 1, said: /^(?:mg|milligram\p{L}*)$/iu },
    { unit: "g", size: 1e3, said: /^(?:g|gr|grams?|gramm|grammes?|グラム)$/iu },
    { unit: "kg", size: 1e6, said: /^(?:kg|kgs|kilos?|kilograms?|kilogramm|キロ)$/iu },
    { unit: "t", size: 1e9, said: /^(?:t|tons?|tonnes?|tonnen?|トン)$/iu },
  ],
  [
    { unit: "ml", size: 1, said: /^(?:ml|millilit\p{L}*)$/iu },
    { unit: "cl", size: 10, said: /^(?:cl|centilit\p{L}*|zentiliter)$/iu },
    { unit: "l", size: 1e3, said: /^(?:l|lit(?:er|re)s?|litern|リットル)$/iu },
  ],
  [
    { unit: "mm", size: 1, said: /^(?:mm|millimet\p{L}*)$/iu },
    { unit: "cm", size: 10, said: /^(?:cm|centimet\p{L}*|zentimeter)$/iu },
    { unit: "m", size: 1e3, said: /^(?:m|met(?:er|re)s?|metern|メートル)$/iu },
    { unit: "km", size: 1e6, said: /^(?:km|kilomet\p{L}*)$/iu },
  ],
  timeUnits,
];
