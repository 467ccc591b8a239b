import { escapeRegExp } from "../guide/request/words/word-pattern.ts";
import type { Language } from "./program-file.ts";

/** Where a mistake may be, and what is meant instead. */
export type LineRule = {
  rank: number;
  find: RegExp;
  instead: (match: RegExpExecArray) => readonly string[];
  /** Missing for all languages but the shell's. */
  only?: Language;
  /** The module of Python that it needs. */
  module?: string;
  /** Only where a text doesn't say it; in a shell, what is said in a text is mostly done. */
  outsideTexts?: true;
};

/** One of these instead, whatever was found. */
export const to =
  (...texts: readonly string[]) =>
  () =>
    texts;

/** Two that stand for each other's place. */
function swapped(rank: number, one: string, other: string, only?: Language): LineRule[] {
  const rule = (from: string, target: string): LineRule => {
    const word = /^\w+$/.test(from) ? String.raw`(?<![\w.])${from}(?!\w)` : escapeRegExp(from);
    return { rank, find: new RegExp(word, "g"), instead: to(target), ...(only ? { only } : {}) };
  };
  return [rule(one, other), rule(other, one)];
}

const keyword = String.raw`(?:return|if|elif|else|while|for|in|of|not|and|or|is|const|let|var|new|await|yield|throw|raise|lambda|typeof|print|assert|case|function|def|class|import|from|with|as)\b`;
const operand = String.raw`(?<![\w.$"'])(?!${keyword})[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*|\[[^[\]]*\])*(?![\w$(.=[]|\s*=(?!=)|\s*=>)`;

/**
 * The mistakes that people make most, each with what is meant instead. A collection of the operators by which programs are
 * changed in mutation testing and in automatic program repair, turned around: there they break a program, here they mend it.
 */
export const lineRules: readonly LineRule[] = [
  // borders of comparisons
  { rank: 0, find: /(?<![<>=!-])>(?![>=])/g, instead: to(">=", "<") },
  { rank: 0, find: /(?<![<>=!])<(?![<=])/g, instead: to("<=", ">") },
  { rank: 0, find: />=/g, instead: to(">", "<=") },
  { rank: 0, find: /<=/g, instead: to("<", ">=") },
  { rank: 1, find: /(?<![=!<>])==(?!=)/g, instead: to("!=") },
  { rank: 1, find: /!=(?!=)/g, instead: to("==") },
  { rank: 1, find: /===/g, instead: to("!==") },
  { rank: 1, find: /!==/g, instead: to("===") },
  { rank: 1, find: /(?<=^\s*(?:if|elif|while|\} ?else if)\b[^=]*)(?<![=!<>+\-*/%])=(?![=>])/g, instead: to("==") },
  // counting
  {
    rank: 1,
    find: /(?<![\w.])\d{1,4}(?![\w.])/g,
    instead: ([number]) => [`${Number(number) + 1}`, ...(Number(number) > 0 ? [`${Number(number) - 1}`] : [])],
  },
  {
    rank: 1,
    find: /(?<![\w.])10+(?![\w.])/g,
    instead: ([number]) => [`${number}0`, ...(number === "10" ? [] : [number.slice(0, -1)])],
  },
  { rank: 2, find: /(?<=\[)(\d)(?=\])/g, instead: ([number]) => [`${number}:`], only: "python" },
  {
    rank: 2,
    find: /(?<=\bin )[a-z_]\w*(?=\)|:|$)/g,
    instead: ([name]) => [`${name}[1:]`, `${name}[:-1]`],
    only: "python",
  },
  {
    rank: 2,
    find: /(?<=\bof )[a-z_$]\w*(?=\))/g,
    instead: ([name]) => [`${name}.slice(1)`, `${name}.slice(0, -1)`],
    only: "javascript",
  },
  { rank: 2, find: /\[:(\w+)\]/g, instead: ([, end]) => [`[:${end} + 1]`], only: "python" },
  { rank: 1, find: /(?<=new Date\(\w+, )\w+(?=[,)])/g, instead: ([month]) => [`${month} - 1`], only: "javascript" },
  { rank: 1, find: /\.length\b(?!\s*[-+])/g, instead: ([text]) => [`${text} - 1`, `${text} + 1`], only: "javascript" },
  { rank: 1, find: /\blen\([^()]*\)(?!\s*[-+])/g, instead: ([text]) => [`${text} - 1`, `${text} + 1`], only: "python" },
  {
    rank: 1,
    find: /\brange\(([^(),]+)\)/g,
    instead: ([, end]) => [`range(${end} + 1)`, `range(1, ${end} + 1)`, `range(1, ${end})`],
  },
  { rank: 1, find: /\brange\(([^(),]+), ([^(),]+)\)/g, instead: ([, from, end]) => [`range(${from}, ${end} + 1)`] },
  { rank: 1, find: /\s[-+] 1\b/g, instead: to("") },
  { rank: 1, find: /\.getMonth\(\)(?!\s*\+)/g, instead: ([text]) => [`${text} + 1`], only: "javascript" },
  ...swapped(1, ".getDay()", ".getDate()", "javascript"),
  { rank: -1, find: /\.getYear\(\)(?! ?\+)/g, instead: to(".getFullYear()"), only: "javascript" },
  { rank: 1, find: /\[0\]/g, instead: to("[-1]", "[1]"), only: "python" },
  { rank: 1, find: /\[-1\]/g, instead: to("[0]"), only: "python" },
  { rank: 1, find: /\[1:\]/g, instead: to(""), only: "python" },
  { rank: 2, find: /\[:-1\]/g, instead: to(""), only: "python" },
  // a first line of headings
  {
    rank: 1,
    find: /\.split\((["'])(?:\\r)?\\n\1\)(?!\.slice|\[)/g,
    instead: ([text]) => [`${text}.slice(1)`],
    only: "javascript",
  },
  { rank: 1, find: /\.(?:splitlines|readlines)\(\)(?!\[)/g, instead: ([text]) => [`${text}[1:]`], only: "python" },
  { rank: 2, find: /\bcsv\.reader\([^()]*\)(?!\[)/g, instead: ([text]) => [`list(${text})[1:]`], only: "python" },
  // arithmetic and logic
  { rank: 1, find: /(?<=[\w)\]"'] )\+(?= [\w(["'])/g, instead: to("-", "*") },
  { rank: 1, find: /(?<=[\w)\]] )-(?= [\w(])/g, instead: to("+") },
  { rank: 1, find: /(?<=[\w)\]] )\*(?= [\w(])/g, instead: to("/", "+") },
  { rank: 1, find: /(?<=[\w)\]] )\/(?= [\w(])/g, instead: to("*") },
  { rank: 1, find: /(?<=[\w)\]] )\/(?= [\w(])/g, instead: to("//"), only: "python" },
  { rank: 1, find: /(?<=[\w)\]] )\/\/(?= [\w(])/g, instead: to("/"), only: "python" },
  { rank: 1, find: /(?<=[\w)\]] )%(?= [\w(])/g, instead: to("/") },
  { rank: 1, find: /(?<=[\w)\]] )%(?= [\w(])/g, instead: to("//"), only: "python" },
  { rank: 1, find: / \+= /g, instead: to(" -= ", " = ") },
  { rank: 1, find: / -= /g, instead: to(" += ") },
  { rank: 1, find: /(?<=^\s*\w+(?:\[[^\]]*\])?) = (?=\w)/g, instead: to(" += ") },
  ...swapped(1, "and", "or", "python"),
  ...swapped(1, "&&", "||"),
  ...swapped(1, "True", "False", "python"),
  ...swapped(1, "true", "false", "javascript"),
  ...swapped(1, "min", "max", "python"),
  ...swapped(1, "Math.min", "Math.max", "javascript"),
  ...swapped(1, "any", "all", "python"),
  ...swapped(1, ".some(", ".every(", "javascript"),
  ...swapped(1, "Math.floor", "Math.ceil", "javascript"),
  ...swapped(1, "Math.round", "Math.floor", "javascript"),
  ...swapped(2, ".append(", ".extend(", "python"),
  ...swapped(2, ".push(", ".unshift(", "javascript"),
  ...swapped(2, ".shift()", ".pop()", "javascript"),
  ...swapped(1, ".indexOf(", ".lastIndexOf(", "javascript"),
  ...swapped(1, ".find(", ".rfind(", "python"),
  ...swapped(1, ".index(", ".rindex(", "python"),
  ...swapped(1, ".partition(", ".rpartition(", "python"),
  ...swapped(2, ".toUpperCase()", ".toLowerCase()", "javascript"),
  ...swapped(2, ".upper()", ".lower()", "python"),
  { rank: 1, find: /\bnot /g, instead: to(""), only: "python" },
  { rank: 1, find: /\bif (?!not\b)(?=\w)/g, instead: to("if not "), only: "python" },
  { rank: 1, find: /(?<![=!])!(?=[\w(])/g, instead: to(""), only: "javascript" },
  { rank: 1, find: /\bif \((?!!)(?=\w)/g, instead: to("if (!"), only: "javascript" },
  { rank: 2, find: /\bint\(/g, instead: to("float(", "round("), only: "python" },
  { rank: 2, find: /\bparseInt\(/g, instead: to("parseFloat("), only: "javascript" },
  // order
  { rank: 1, find: /\ba - b\b/g, instead: to("b - a"), only: "javascript" },
  { rank: 1, find: /\bb - a\b/g, instead: to("a - b"), only: "javascript" },
  { rank: 1, find: /\.sort\(\)/g, instead: to(".sort((a, b) => a - b)", ".sort((a, b) => b - a)"), only: "javascript" },
  { rank: 1, find: /, reverse=True/g, instead: to(""), only: "python" },
  {
    rank: 1,
    find: /\bsorted\(([^()]+)\)/g,
    instead: ([, of]) => [`sorted(${of}, key=int)`, `sorted(${of}, reverse=True)`],
    only: "python",
  },
  { rank: 1, find: /\.sort\(\)/g, instead: to(".sort(key=int)", ".sort(reverse=True)"), only: "python" },
  // two compared as texts
  {
    rank: 0,
    find: /\(?(\w+(?:\.\w+|\[[^\]]+\])*) ([<>])=? (\w+(?:\.\w+|\[[^\]]+\])*) \? (-?)1 : -?(?:1|0)\)?(?=[),;])/g,
    instead: ([, one, sign, other, minus]) => {
      const isUp = (sign === "<") === (minus === "-");
      return isUp ? [`${one} - ${other}`, `${other} - ${one}`] : [`${other} - ${one}`, `${one} - ${other}`];
    },
    only: "javascript",
  },
  // a larger one first
  { rank: 1, find: /(?<=(?:lambda|=>).*[(,] |(?:lambda \w+: \(?))(?=\w+[[.(])/g, instead: to("-"), only: "python" },
  { rank: 1, find: /(?<=key=(?:[^()]|\([^()]*\))+)\)$/g, instead: to(", reverse=True)"), only: "python" },
  {
    rank: 1,
    find: /(?<![\w.])(\w+)((?:\.\w+|\[[^\]]+\])+) - (\w+)\2/g,
    instead: ([, one, of, other]) => [`${other}${of} - ${one}${of}`],
  },
  // a span of time over midnight
  {
    rank: 1,
    find: /((?:\w+\()?[\w.[\]]*(?:end|stop|finish|until|bis|close|out|to)\w*\)?) - ((?:\w+\()?[\w.[\]]*(?:start|begin|from|von|open|in)\w*\)?)(?![\w([])/gi,
    instead: ([, until, from]) => [24 * 60, 24, 24 * 3600].map((day) => `(${until} - ${from} + ${day}) % ${day}`),
  },
  // texts
  { rank: 1, find: /\.split\((["']) \1\)/g, instead: to(".split()"), only: "python" },
  { rank: 1, find: /\.split\((["']) \1\)/g, instead: to(".split(/\\s+/)"), only: "javascript" },
  { rank: 2, find: /\((\w+ % \d+)\)/g, instead: ([, of]) => [`String(${of}).padStart(2, "0")`], only: "javascript" },
  { rank: 2, find: /\.replace\(/g, instead: to(".replaceAll("), only: "javascript" },
  {
    rank: 2,
    find: /(?<=[(=,]\s?)\/(?:[^/\\\n]|\\.)+\/(?!\w)/g,
    instead: ([text]) => [`${text}g`, `${text}i`, `${text}gi`],
    only: "javascript",
  },
  { rank: 2, find: /\bre\.match\(/g, instead: to("re.search(", "re.fullmatch("), only: "python" },
  {
    rank: 2,
    find: /(["'])([,;\t]|\\t)\1/g,
    instead: ([, quote]) => [`${quote};${quote}`, `${quote},${quote}`, `${quote}\\t${quote}`],
  },
  {
    rank: 2,
    find: /\bopen\(([^()]*)\)/g,
    instead: ([, inside]) => [`open(${inside}, encoding="utf-8")`, `open(${inside}, newline="")`],
    only: "python",
  },
  { rank: 2, find: /(["'])utf-?8\1/gi, instead: to('"utf-8-sig"'), only: "python" },
  {
    rank: 1,
    find: /\bfloat\(((?:[^()]|\([^()]*\))+)\)/g,
    instead: ([, of]) => [`float(${of}.replace(",", "."))`],
    only: "python",
  },
  {
    rank: 2,
    find: /\b(?:parseFloat|Number)\(((?:[^()]|\([^()]*\))+)\)/g,
    instead: ([, of]) => [
      `parseFloat(${of}.replace(",", "."))`,
      `parseFloat(${of}.replaceAll(".", "").replace(",", "."))`,
      `parseFloat(${of}.replaceAll(",", ""))`,
    ],
    only: "javascript",
  },
  {
    rank: 2,
    find: /\b(int|float)\(((?:[^()]|\([^()]*\))+)\)/g,
    instead: ([, kind, of]) => [
      `${kind}(${of} or 0)`,
      `${kind}(${of}.replace(".", "").replace(",", "."))`,
      `${kind}(${of}.replace(",", ""))`,
    ],
    only: "python",
  },
  // whether two are one and the same is hardly ever what is meant
  {
    rank: -1,
    find: / is (?!not\b|None\b|True\b|False\b)(?=[\w"'(])/g,
    instead: to(" == "),
    only: "python",
    outsideTexts: true,
  },
  {
    rank: -1,
    find: / is not (?!None\b|True\b|False\b)(?=[\w"'(])/g,
    instead: to(" != "),
    only: "python",
    outsideTexts: true,
  },
  // what may be missing
  {
    rank: 2,
    find: /\[(["'][^"']+["']|\w+)\]/g,
    instead: ([, key]) => [`.get(${key})`, `.get(${key}, 0)`, `.get(${key}, "")`],
    only: "python",
  },
  { rank: 2, find: /(?<=[\w)\]])\.(?=[a-z])/g, instead: to("?."), only: "javascript" },
  { rank: 2, find: /(?<=(?:=|return|=>) )(?!await\b)(?=\w+(?:\.\w+)*\()/g, instead: to("await "), only: "javascript" },
  {
    rank: 2,
    find: /^(\s*)(?!return\b|(?:const|let|var|if|for|while)\b)(?=[\w([].*;?$)/g,
    instead: ([, indent]) => [`${indent}return `],
    only: "javascript",
  },
  {
    rank: 2,
    find: /^(\s+)(?!return\b|(?:if|for|while|def|class|with|try|else|elif)\b)(?=\w+[^=]*$)/g,
    instead: ([, indent]) => [`${indent}return `],
    only: "python",
  },
  // kinds of values
  {
    rank: 3,
    find: new RegExp(operand, "g"),
    instead: ([text]) => [`Number(${text})`, `String(${text})`, `${text}.trim()`],
    only: "javascript",
  },
  {
    rank: 3,
    find: new RegExp(operand, "g"),
    instead: ([text]) => [`int(${text})`, `float(${text})`, `str(${text})`, `${text}.strip()`, `${text}.lower()`],
    only: "python",
  },
  // two values the wrong way round
  { rank: 2, find: /\(([^(),]+), ([^(),]+)\)/g, instead: ([, one, other]) => [`(${other}, ${one})`] },
  { rank: 3, find: /\bbreak\b/g, instead: to("continue") },
  { rank: 3, find: /\bcontinue\b/g, instead: to("break") },
];
