import { indentOf } from "../forms/indent.ts";
import { escapeRegExp } from "../guide/request/words/word-pattern.ts";
import type { BlockChange } from "./block-changes.ts";
import type { Language } from "./program-file.ts";

/** What bash tells of a command that it had to stop. */
const neverEnded = /^stopped after /u;
const name = String.raw`[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*`;
const end = String.raw`(?:${name}(?:\([^()]*\))?|\d+(?:\.\d+)?)`;

/** What a loop that never ends could say instead: it steps over the one value that it waits for, or it never takes the step. Empty where a run came to its end. */
export function endlessLoops(lines: readonly string[], language: Language, failure: string): BlockChange[] {
  if (!neverEnded.test(failure)) return [];
  return lines.flatMap((line, from) => {
    const body = bodyOf(lines, from);
    const change = (fresh: string): BlockChange => ({ from, old: line, fresh, rank: -1 });
    return [
      ...borders(line, body, language).map(change),
      ...leavesAt(line, lines, language).map(change),
      ...missingStep(lines, from, body, language),
    ];
  });
}

/** `while saved != goal` with steps that may go past the goal: it ends where the goal is reached or passed. */
function borders(line: string, body: readonly string[], language: Language): string[] {
  if (language === "shell") {
    return [...line.matchAll(/(?<=\bwhile .*)(["']?\$\{?(\w+)\}?["']?) (-ne|!=) (?=["']?[$\w])/gu)].flatMap((match) => {
      const [whole, value = "", variable = ""] = match;
      const way = directionIn(body, variable, language);
      return way === null ? [] : [put(line, match.index, whole, `${value} ${way === "up" ? "-lt" : "-gt"} `)];
    });
  }
  if (!/^\s*(?:\} )?(?:while|for)\b/u.test(line)) return [];
  const unequal = new RegExp(String.raw`(?<![\w.$])(${end}) (!==?) (${end})(?![\w(.[])`, "gu");
  return [...line.matchAll(unequal)].flatMap((match) => {
    const [whole, one = "", , other = ""] = match;
    const inHead = language === "javascript" ? [line.slice(match.index + whole.length)] : [];
    const [ofOne, ofOther] = [one, other].map((value) => directionIn([...body, ...inHead], value, language));
    const isUp = ofOne === "up" || ofOther === "down";
    const isDown = ofOne === "down" || ofOther === "up";
    return isUp === isDown ? [] : [put(line, match.index, whole, `${one} ${isUp ? "<" : ">"} ${other}`)];
  });
}

/** `if saved == goal: break` in a loop that has no other end. */
function leavesAt(line: string, lines: readonly string[], language: Language): string[] {
  if (language === "shell" || !/^\s*if\b/u.test(line)) return [];
  const at = lines.indexOf(line);
  const isLeft = /\bbreak\b/u.test([line, lines[at + 1] ?? ""].join("\n"));
  const head = lines.findLastIndex(
    (other, place) =>
      place < at &&
      indentOf(other).length < indentOf(line).length &&
      /^\s*(?:while True:|while \(true\)|while 1:|for \(;;\))/u.test(other),
  );
  if (!isLeft || head === -1) return [];
  const body = bodyOf(lines, head);
  const equal = new RegExp(String.raw`(?<![\w.$])(${end}) (===?) (${end})(?![\w(.[])`, "gu");
  return [...line.matchAll(equal)].flatMap((match) => {
    const [whole, one = "", , other = ""] = match;
    const way = directionIn(body, one, language);
    return way === null ? [] : [put(line, match.index, whole, `${one} ${way === "up" ? ">=" : "<="} ${other}`)];
  });
}

/** Whether a value only goes up in the lines of a loop, or only down; null where it does neither, or both. */
function directionIn(body: readonly string[], value: string, language: Language): "up" | "down" | null {
  if (!new RegExp(`^${name}$`, "u").test(value)) return null;
  const own = escapeRegExp(value);
  const shell = (sign: string) =>
    new RegExp(
      String.raw`(?<![\w$])${own}=\$\(\( ?\$?${own} ?${sign} |\(\( ?${own} ?(?:${sign}=|${sign}{2})|\blet "?${own}${sign}=`,
      "u",
    );
  const plain = (sign: string) =>
    new RegExp(String.raw`(?<![\w.$])${own}(?: ${sign}= (?!-)|${sign}{2}| = ${own} ${sign} )`, "u");
  const pattern = language === "shell" ? shell : plain;
  const [isUp, isDown] = ["[+]", "[-]"].map((sign) => body.some((line) => pattern(sign).test(line)));
  if (isUp === isDown) return null;
  return isUp === true ? "up" : "down";
}

/** `while i < n` whose lines read `i` and never change it: it goes on by one at their end. */
function missingStep(
  lines: readonly string[],
  from: number,
  body: readonly string[],
  language: Language,
): BlockChange[] {
  const line = lines[from] ?? "";
  const [, variable = "", sign] =
    (language === "python"
      ? /^\s*while (\w+) (<=?|>=?) [\w.()]+:\s*$/u
      : language === "javascript"
        ? /^\s*while \((\w+) (<=?|>=?) [\w.()]+\) \{\s*$/u
        : /^\s*while \[+ "?\$\{?(\w+)\}?"? (-l[te]|-g[te]) /u
    ).exec(line) ?? [];
  const last = body.findLastIndex((inner) => inner.trim() !== "");
  const inner = body.find((text) => text.trim() !== "" && !/^\s*do\s*$/u.test(text));
  if (variable === "" || inner === undefined || last === -1) return [];
  // "low, high = middle, high" and "read -r n" change it as well
  const isChanged = body.some((text) =>
    new RegExp(
      String.raw`(?<![\w.$])${variable}(?!\w)(?:[^=!<>(\n]*=(?!=)|\+\+|--)|(?:\+\+|--)${variable}(?!\w)|\bread\b.*\b${variable}\b`,
      "u",
    ).test(text),
  );
  if (isChanged) return [];
  const isUp = sign?.startsWith("<") === true || sign?.startsWith("-l") === true;
  const step =
    language === "shell"
      ? `${variable}=$((${variable} ${isUp ? "+" : "-"} 1))`
      : `${variable} ${isUp ? "+" : "-"}= 1${language === "python" ? "" : ";"}`;
  const old = lines.slice(from, from + 1 + last + 1);
  return [{ from, old: old.join("\n"), fresh: [...old, indentOf(inner) + step].join("\n"), rank: -1 }];
}

function put(line: string, at: number, old: string, fresh: string): string {
  return line.slice(0, at) + fresh + line.slice(at + old.length);
}

/** The lines behind a head that are deeper than it. */
function bodyOf(lines: readonly string[], head: number): readonly string[] {
  const depth = indentOf(lines[head] ?? "").length;
  const close = lines.findIndex((line, at) => at > head && line.trim() !== "" && indentOf(line).length <= depth);
  const isDo = /^\s*do\s*$/u.test(lines[close] ?? "");
  if (isDo) return [lines[close] ?? "", ...bodyOf(lines, close)];
  return lines.slice(head + 1, close === -1 ? lines.length : close);
}
