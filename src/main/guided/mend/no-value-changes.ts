import type { LineChange } from "./line-changes.ts";
import type { Language } from "./program-file.ts";
import { type ToldRule, toldRuleChanges } from "./told-rules.ts";

const lines = String.raw`(?<!\.trim(?:End)?\(\))\.split\((?:(["'])(?:\\r)?\\n\1|\/\\r\?\\n\/)\)(?!\.(?:slice|filter|map)\b)`;

/** By what such a program prints. */
const rules: readonly (ToldRule & { printed: RegExp })[] = [
  // who prints what only prints by itself prints that it gives nothing back
  {
    only: "python",
    printed: /^None$/m,
    find: /(?<=^\s*)print\((\w+\(.*\))\)(?=\s*$)/g,
    instead: ([, call = ""]) => [call],
  },
  {
    only: "javascript",
    printed: /^undefined$/m,
    find: /(?<=^\s*)console\.log\((\w+\(.*\))\)(?=;?\s*$)/g,
    instead: ([, call = ""]) => [call],
  },
  // the end of the last line begins another one, and the first one has headings
  {
    only: "javascript",
    printed: /(?<!\p{L})(?:NaN|undefined)(?!\p{L})/u,
    find: new RegExp(lines, "g"),
    instead: ([text]) => [
      `${text}.filter((line) => line.trim() !== "")`,
      `.trim()${text}.slice(1)`,
      `${text}.filter((line) => line.trim() !== "").slice(1)`,
    ],
  },
];

/** Numbers are read from a text: such a program prints them one behind the other. */
const numbersOfTexts: readonly ToldRule[] = [
  { only: "javascript", find: /(?<=\bprocess\.argv\.slice\(\d\))(?=;|$)/g, instead: () => ".map(Number)" },
];

/** What a line could say instead, where a program prints that there is nothing, or puts numbers one behind the other as texts; `printed` is what it printed. */
export function noValueChanges(line: string, language: Language, printed: string): LineChange[] {
  const shown = rules.filter((rule) => rule.printed.test(printed));
  return [...toldRuleChanges(shown, line, language, -1), ...toldRuleChanges(numbersOfTexts, line, language, 1)];
}
