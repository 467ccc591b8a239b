import type { LineChange } from "./line-changes.ts";
import type { Language } from "./program-file.ts";

type Rule = { only: Language; printed: RegExp; find: RegExp; instead: (match: RegExpExecArray) => readonly string[] };

const lines = String.raw`(?<!\.trim(?:End)?\(\))\.split\((?:(["'])(?:\\r)?\\n\1|\/\\r\?\\n\/)\)(?!\.(?:slice|filter|map)\b)`;

const rules: readonly Rule[] = [
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
  // numbers are read from a text
  {
    only: "javascript",
    printed: /(?:)/,
    find: /(?<=\bprocess\.argv\.slice\(\d\))(?=;|$)/g,
    instead: () => [".map(Number)"],
  },
];

/** What a line could say instead, where a program prints that there is nothing, or puts numbers one behind the other as texts; `printed` is what it printed. */
export function noValueChanges(line: string, language: Language, printed: string): LineChange[] {
  return rules.flatMap(({ only, printed: shows, find, instead }, at) =>
    only !== language || !shows.test(printed)
      ? []
      : [...line.matchAll(find)].flatMap((match) =>
          instead(match).map((text, place) => ({
            rank: (shows.test("") ? 1 : -1) + at / 100 + place / 1000,
            line: line.slice(0, match.index) + text + line.slice(match.index + match[0].length),
          })),
        ),
  );
}
