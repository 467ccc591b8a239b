import type { LineRule } from "./line-rules.ts";

const value = String.raw`[\p{L}_$][\p{L}\p{N}_$]*(?:\.[\p{L}_$][\p{L}\p{N}_$]*|\[[^[\]]*\]|\([^()]*\))*`;
const literal = String.raw`(?:"[^"\n]*"|'[^'\n]*'|\d+(?:\.\d+)?)`;

/** What is a mistake in any program, whatever it should do: a text that counts as true, a month that counts from 0, a fraction lost before it is multiplied. */
export const sureRules: readonly LineRule[] = [
  // a text or number behind "or" always holds
  {
    rank: -1,
    only: "python",
    find: new RegExp(String.raw`(${value}) == (${literal})((?: or ${literal})+)(?! (?:[=!<>]=?|in|not) )`, "gu"),
    instead: ([, left, first, others = ""]) => [`${left} in (${[first, ...literalsIn(others)].join(", ")})`],
  },
  {
    rank: -1,
    only: "python",
    find: new RegExp(
      String.raw`(${value}) != (${literal})((?: (?:and|or) ${literal})+)(?! (?:[=!<>]=?|in|not) )`,
      "gu",
    ),
    instead: ([, left, first, others = ""]) => [`${left} not in (${[first, ...literalsIn(others)].join(", ")})`],
  },
  {
    rank: -1,
    only: "javascript",
    find: new RegExp(String.raw`(${value}) ===? (${literal})((?: \|\| ${literal})+)(?! [=!<>]=?)`, "gu"),
    instead: ([, left, first, others = ""]) => [`[${[first, ...literalsIn(others)].join(", ")}].includes(${left})`],
  },
  {
    rank: -1,
    only: "javascript",
    find: new RegExp(String.raw`(${value}) !==? (${literal})((?: (?:&&|\|\|) ${literal})+)(?! [=!<>]=?)`, "gu"),
    instead: ([, left, first, others = ""]) => [`![${[first, ...literalsIn(others)].join(", ")}].includes(${left})`],
  },
  // a month counts from 0, which shows beside a day or a year
  {
    rank: -1,
    only: "javascript",
    find: /(?<=\.get(?:Date|FullYear)\(\).*)(?<![\w$.])([\w$.]+\.getMonth\(\))(?! ?[-+] ?\d)|(?<![\w$.])([\w$.]+\.getMonth\(\))(?! ?[-+] ?\d)(?=.*\.get(?:Date|FullYear)\(\))/g,
    instead: ([, one, other]) => [`(${one ?? other} + 1)`],
  },
  // whole numbers are all that a shell knows: what is multiplied first keeps its fraction
  {
    rank: -1,
    only: "shell",
    find: /(?<=\(\([^)]*?)(\$?\{?\w+\}?) \/ (\$?\{?\w+\}?) \* (\d+)(?=[^)]*\)\))/g,
    instead: ([, part, whole, times]) => [`${part} * ${times} / ${whole}`],
  },
  // the wrong way round
  {
    rank: 1,
    find: new RegExp(String.raw`(?<![\p{L}\p{N}_$.*/] ?)(${value}) / (${value})(?![\p{L}\p{N}_$.([])`, "gu"),
    instead: ([, one, other]) => [`${other} / ${one}`],
  },
  // rounded before all is added up
  {
    rank: 1,
    only: "python",
    find: /(?<![\w.])round\(((?:[^(),]|\((?:[^()]|\([^()]*\))*\))+)\)/g,
    instead: ([, inside = ""]) => [/ [-+] /.test(inside) ? `(${inside})` : inside],
  },
  {
    rank: 1,
    only: "javascript",
    find: /(?<![\w.])Math\.(?:round|floor|trunc)\(((?:[^(),]|\((?:[^()]|\([^()]*\))*\))+)\)/g,
    instead: ([, inside = ""]) => [/ [-+] /.test(inside) ? `(${inside})` : inside],
  },
  // numbers that are put in order as texts
  {
    rank: -1,
    only: "javascript",
    find: /(\.map\((?:Number|parseFloat|\(?(\w+)\)? => Number\(\2\))\))\.(sort|toSorted)\(\)/g,
    instead: ([, numbers, , call]) => [`${numbers}.${call}((a, b) => a - b)`],
  },
];

function literalsIn(text: string): string[] {
  return [...text.matchAll(new RegExp(literal, "gu"))].map(([found]) => found);
}
