import type { LineChange } from "./line-changes.ts";
import type { Language } from "./program-file.ts";
import type { SaidStart } from "./said-start.ts";
import { type ToldRule, toldRuleChanges } from "./told-rules.ts";

const balanced = String.raw`(?:[^()]|\((?:[^()]|\([^()]*\))*\))+?`;
/** A name by itself, as numbers of lines have. */
const name = String.raw`[A-Za-z_]\w*`;

const rules: readonly ToldRule<[start: SaidStart, by: string]>[] = [
  {
    only: "python",
    find: new RegExp(String.raw`\benumerate\((${balanced})(?:, (?:start=)?(\d+))?\)(?=:| |\)|\])`, "g"),
    instead: ([, items, start], { from, to }) =>
      start === undefined || Number(start) === from ? `enumerate(${items}, ${to})` : null,
  },
  // where it begins to count
  {
    only: null,
    find: new RegExp(String.raw`^(\s*(?:(?:let|var|local) )?${name} ?= ?)(\d+)(?=;?\s*$)`, "g"),
    instead: ([, head, start], { from, to }) => (Number(start) === from ? `${head}${to}` : null),
  },
  {
    only: "javascript",
    find: new RegExp(String.raw`(\blet ${name} = )(\d+)(?=,|;)`, "g"),
    instead: ([, head, start], { from, to }) => (Number(start) === from ? `${head}${to}` : null),
  },
  // where it is printed
  {
    only: "python",
    find: new RegExp(String.raw`\{(${name})(?=[}:])`, "g"),
    instead: ([, value], _, by) => `{${value} ${by}`,
  },
  {
    only: "python",
    find: new RegExp(String.raw`(?<=\b(?:str|print)\()(${name})(?=[,)])`, "g"),
    instead: ([, value], _, by) => `${value} ${by}`,
  },
  {
    only: "javascript",
    find: new RegExp(String.raw`\$\{(${name})\}`, "g"),
    instead: ([, value], _, by) => `\${${value} ${by}}`,
  },
  {
    only: "javascript",
    find: new RegExp(String.raw`(?<=[(=>+] ?)(${name})(?= \+ ["'\x60])`, "g"),
    instead: ([, value], _, by) => `(${value} ${by})`,
  },
  {
    only: "shell",
    find: new RegExp(String.raw`\$\{?(${name})\}?(?!\w)`, "g"),
    instead: ([, value], _, by) => `$((${value} ${by}))`,
  },
  // counted up before it is printed, or behind it
  {
    only: null,
    find: /(?<![\w.])(\w+)\+\+(?!\w)/g,
    instead: ([, value], { from, to }) => (to > from ? `++${value}` : null),
  },
  { only: "shell", find: /\bNR ?- ?1\b/g, instead: (_, { from, to }) => (to - from === 1 ? "NR" : null) },
];

/** What a line could say instead, so that what it numbers begins at another number. */
export function startChanges(line: string, language: Language, start: SaidStart): LineChange[] {
  const difference = start.to - start.from;
  const by = difference > 0 ? `+ ${difference}` : `- ${-difference}`;
  return toldRuleChanges(rules, line, language, -2, start, by);
}
