import type { Call } from "../../agent/step-protocol.ts";
import { argumentsAt, partsOf } from "./inner-code.ts";
import type { Language } from "./program-file.ts";

/** An ordering in a line of a program, and the line with it the other way round. */
type Ordering = { at: number; fresh: string };

const value = String.raw`[\w$.[\]"'()]+?`;

/** A program with its only ordering the other way round, as a call that edits it; null where it has none, or several, or one that can't be read. */
export function orderTurned(path: string, text: string, language: Language): Call | null {
  const lines = text.split("\n");
  const orders = lines.flatMap((line, at) =>
    isComment(line) ? [] : turned(line, language).map((fresh) => ({ at, fresh })),
  );
  const [only, ...others]: Ordering[] = orders;
  if (!only || others.length > 0 || countOf(lines, language) !== 1) return null;
  return { tool: "edit", input: { path, old_text: lines[only.at] ?? "", new_text: only.fresh, line: only.at + 1 } };
}

function isComment(line: string): boolean {
  return /^\s*(?:#|\/\/|\*)/u.test(line);
}

const orders: Readonly<Record<Language, RegExp>> = {
  shell: /(?<![\w.-])sort(?![\w.-])|(?<![\w.-])ls -\w*[tS]/gu,
  python: /(?<![\w.])sorted\(|\.sort\(/gu,
  javascript: /\.(?:sort|toSorted)\(/gu,
};

function countOf(lines: readonly string[], language: Language): number {
  return lines.reduce((sum, line) => sum + (isComment(line) ? 0 : (line.match(orders[language])?.length ?? 0)), 0);
}

function turned(line: string, language: Language): string[] {
  const fresh = { shell: inShell, python: inPython, javascript: inJavaScript }[language](line);
  return fresh === line ? [] : [fresh];
}

function inShell(line: string): string {
  const options = String.raw`((?: -[\w,.:;]+(?: \d[\d,.]*)?)*)`;
  const sort = new RegExp(String.raw`(?<![\w.-])sort${options}(?![\w.-])`, "u");
  // a key with flags of its own heeds no others
  if (/(?<![\w.-])sort\s[^|]*(?:-k\s*[\d.,]*\d[a-zA-Z]|--)/u.test(line)) return line;
  if (sort.test(line))
    return line.replace(sort, (_, given: string) => {
      const isDown = / -\w*r/u.test(given);
      if (!isDown) return `sort -r${given}`;
      return `sort${given.replace(/( -\w*)r(\w*)/u, "$1$2").replace(/ -(?=\s|$)/u, "")}`;
    });
  return line.replace(/(?<![\w.-])ls -(\w*[tS]\w*)/u, (_, given: string) =>
    given.includes("r") ? `ls -${given.replace("r", "")}` : `ls -${given}r`,
  );
}

function inPython(line: string): string {
  const sort = /(?:(?<![\w.])sorted|\.sort)\(/u.exec(line);
  const start = sort ? sort.index + sort[0].length : -1;
  const given = sort ? argumentsAt(line, start) : null;
  if (given === null) return line;
  const parts = given.trim() === "" ? [] : partsOf(given);
  // of a comprehension alone nothing can stand behind it, and what is worked out may be either
  if (/\sfor\s/u.test(parts[0] ?? "") && !/^[[(]/u.test(parts[0] ?? "")) return line;
  const own = parts.find((part) => /^reverse\s*=/u.test(part));
  const isDown = own !== undefined && /=\s*True$/u.test(own);
  if (own !== undefined && !isDown && !/=\s*False$/u.test(own)) return line;
  const others = parts.filter((part) => part !== own);
  const turnedRound = isDown ? others : [...others, "reverse=True"];
  return line.slice(0, start) + turnedRound.join(", ") + line.slice(start + given.length);
}

function inJavaScript(line: string): string {
  const compared = new RegExp(
    String.raw`(\.(?:sort|toSorted)\(\(?\(?(\w+), (\w+)\) => )(${value})( - |\.localeCompare\()(${value})(\)+.*)$`,
    "u",
  ).exec(line);
  if (compared) {
    const [whole, head = "", one = "", other = "", left = "", between = "", right = "", end = ""] = compared;
    const isOf = (code: string, name: string) => new RegExp(String.raw`(?<![\w$.])${name}(?![\w$])`, "u").test(code);
    if (!(isOf(left, one) && isOf(right, other)) && !(isOf(left, other) && isOf(right, one))) return line;
    return line.replace(whole, () => head + right + between + left + end);
  }
  if (/\.(?:sort|toSorted)\(\)\.(?:reverse|toReversed)\(\)/u.test(line))
    return line.replace(/(\.(?:sort|toSorted)\(\))\.(?:reverse|toReversed)\(\)/u, "$1");
  return line.replace(/\.(sort|toSorted)\(\)/u, ".$1().reverse()");
}
