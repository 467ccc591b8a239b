import type { LineChange } from "./line-changes.ts";
import type { Language } from "./program-file.ts";
import { type ToldRule, toldRuleChanges } from "./told-rules.ts";

/** A pattern for digits or letters that a text is held against. */
const rules: readonly ToldRule<[format: string]>[] = [
  {
    only: "javascript",
    find: /(?<=(?:^|[\s(=!&|]))\/(?![*/])(?=[^/\n]*(?:\\d|\[[0a-zA-Z]-[9a-zA-Z]\]|\\w))(?:[^/\\\n]|\\.)+\/(?=[a-z]*\.test\(|[a-z]*;?$)/g,
    instead: (_, format) => `/^${format}$/`,
  },
  {
    only: "python",
    find: /(?<=\bre\.(?:match|search|fullmatch|compile)\(\s*)r?(["'])(?=[^"'\n]*(?:\\d|\[[0a-zA-Z]-[9a-zA-Z]\]|\\w))(?:[^"'\\\n]|\\.)+\1/g,
    instead: (_, format) => `r"^${format.replaceAll(String.raw`\/`, "/")}$"`,
  },
];

/** What a line could check for instead, where a request says what all of a text is to look like; `format` is the source of a pattern. */
export function formatChanges(line: string, language: Language, format: string): LineChange[] {
  return toldRuleChanges(rules, line, language, -1, format);
}
