import type { Language } from "../request/words/answer-language.ts";

/** Names in a row as a language has them: "a.md, b.md and c.md". */
export function listed(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}
