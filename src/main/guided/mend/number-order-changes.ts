import type { LineChange } from "./line-changes.ts";
import type { Language } from "./program-file.ts";
import { type ToldRule, toldRuleChanges } from "./told-rules.ts";

const inside = String.raw`(?:[^(),]|\((?:[^()]|\([^()]*\))*\))+`;
const value = String.raw`[\w$]+(?:\.[\w$]+|\[[^\]]+\])*`;

/** Names by what they are made of, numbers as numbers. */
const byParts = String.raw`lambda name: [int(part) if part.isdigit() else part for part in re.split(r"(\d+)", name)]`;

const rules: readonly ToldRule<[boolean]>[] = [
  {
    only: "javascript",
    find: /\.(sort|toSorted)\(\)(\.(?:reverse|toReversed)\(\))?/g,
    instead: ([, call, reversed], isInNames) => {
      const byNumber = "a.localeCompare(b, undefined, { numeric: true })";
      if (isInNames) return [`.${call}((a, b) => ${byNumber})${reversed ?? ""}`];
      const [up, down] = [`.${call}((a, b) => a - b)`, `.${call}((a, b) => b - a)`];
      return reversed === undefined ? [up, down] : [down, up];
    },
  },
  {
    only: "javascript",
    find: new RegExp(String.raw`(${value})\.localeCompare\((${value})\)`, "g"),
    instead: ([, one, other], isInNames) =>
      isInNames
        ? [`${one}.localeCompare(${other}, undefined, { numeric: true })`]
        : [`${one} - ${other}`, `${other} - ${one}`],
  },
  {
    only: "javascript",
    find: new RegExp(
      String.raw`(${value}) ([<>])=? (${value}) \? (-?)1 : (?:-?[01]|[^;]*? \? -?1 : -?[01])(?=[),;])`,
      "g",
    ),
    instead: ([, one, sign, other, minus]) =>
      (sign === "<") === (minus === "-") ? [`${one} - ${other}`] : [`${other} - ${one}`],
  },
  {
    only: "python",
    find: new RegExp(String.raw`\bsorted\((${inside})(, reverse=True)?\)`, "g"),
    instead: ([, items = "", reversed = ""], isInNames) =>
      isInNames && !items.includes(",")
        ? [`sorted(${items}, key=${byParts}${reversed})`]
        : ["int", "float"].map((kind) => `sorted(${items}, key=${kind}${reversed})`),
  },
  {
    only: "python",
    find: /\.sort\((reverse=True)?\)/g,
    instead: ([, reversed], isInNames) =>
      (isInNames ? [byParts] : ["int", "float"]).map((kind) => `.sort(key=${kind}${reversed ? ", reverse=True" : ""})`),
  },
  {
    only: "python",
    find: new RegExp(String.raw`(key=lambda \w+: )((?!\()${inside})(?=[,)])`, "g"),
    instead: ([, head, of]) => ["int", "float"].map((kind) => `${head}${kind}(${of})`),
  },
  {
    only: "python",
    find: /key=(?:operator\.)?itemgetter\(([^(),]+)\)/g,
    instead: ([, key]) => ["int", "float"].map((kind) => `key=lambda row: ${kind}(row[${key}])`),
  },
  {
    only: "shell",
    find: /\bsort\b((?: -[a-zA-Z]\S*)*)/g,
    instead: ([, options = ""], isInNames) => {
      if (/-\w*[nghV]/.test(options)) return [];
      const kind = isInNames ? "V" : "n";
      const turned = options.includes("r") ? [] : [`sort -r${kind}${options}`];
      return [`sort -${kind}${options}`, ...turned];
    },
  },
];

/** What a line could say instead, so that it sorts by numbers and not by texts. `isInNames`: the numbers stand behind something else: `page-10`. */
export function numberOrderChanges(line: string, language: Language, isInNames: boolean): LineChange[] {
  return toldRuleChanges(rules, line, language, -1, isInNames).map((change) =>
    change.line.includes(byParts) ? { ...change, module: "re" } : change,
  );
}
