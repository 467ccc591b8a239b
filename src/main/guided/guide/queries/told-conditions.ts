import type { Language } from "../request/words/answer-language.ts";
import { nameIn, tokensOf } from "./select-statement.ts";

const words: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { AND: "and", OR: "or", IN: "one of", LIKE: "like", BETWEEN: "between", NOT: "not" },
  de: { AND: "und", OR: "oder", IN: "eines von", LIKE: "wie", BETWEEN: "zwischen", NOT: "nicht" },
  ja: { AND: "かつ", OR: "または", IN: "=", LIKE: "≈", BETWEEN: "範囲", NOT: "以外" },
};
const missing: Readonly<Record<Language, readonly [isMissing: string, isThere: string]>> = {
  en: ["empty", "filled in"],
  de: ["leer", "ausgefüllt"],
  ja: ["空欄", "記入あり"],
};
const signs: Readonly<Record<string, string>> = { "!=": "≠", "<=": "≤", ">=": "≥" };

/** The condition of a query as people read it: `Ausgabe filled in and Rückgabe empty`. Empty for none. */
export function toldConditions(where: string, language: Language): string {
  const [isMissing, isThere] = missing[language];
  return (tokensOf(where) ?? [])
    .map((token) => {
      if (token.startsWith("'"))
        return token.slice(1, -1).replaceAll("''", "'").replaceAll("%", "…").replace(/-…$/, "");
      return nameIn(token) ?? signs[token] ?? token;
    })
    .join(" ")
    .replaceAll("IS NOT NULL", isThere)
    .replaceAll("IS NULL", isMissing)
    .replace(/(?<=BETWEEN \S+) AND(?= )/g, "–")
    .replaceAll(/\b[A-Z]{2,}\b/g, (word) => words[language][word] ?? word)
    .replaceAll(/\( | (?=[),])/g, (part) => part.trim());
}
