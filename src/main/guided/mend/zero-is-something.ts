import { escapeRegExp } from "../guide/request/words/word-pattern.ts";
import type { BlockChange } from "./block-changes.ts";
import type { BrokenProgram } from "./broken-program.ts";

const saysZero =
  /(?<![\d.,\p{L}])(?:0|zero|null(?= punkte)|ゼロ|０)(?![\d.,]\d|\p{L})(?:[^.;!?\n]|\.(?=\d)){0,40}?(?:is (?:an?|also|still|valid|something|not)|counts?|as|like|ist (?:auch|eine?|nicht)|zählt|gilt|wie|als|は|も)/iu;
const value = String.raw`[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*|\[[^\[\]]*\])*`;
const rank = -1.5;

/** A program takes 0 for nothing, and a request says that it is something: only what isn't there is nothing then, wherever the same value is asked for. */
export function zeroIsSomething({ lines, language, request }: BrokenProgram): BlockChange[] {
  if (language === "shell" || !saysZero.test(request)) return [];
  const change = language === "python" ? inPython : inJavaScript;
  const names = new Set(lines.flatMap((line) => namesIn(line, language)));
  return [...names].flatMap((name) => {
    const fresh = lines.map((line) => change(line, name));
    const rows = lines.flatMap((line, at) => (line === fresh[at] ? [] : [at]));
    const [from = 0, to = -1] = [rows[0], rows.at(-1)];
    return rows.length === 0
      ? []
      : [{ from, old: lines.slice(from, to + 1).join("\n"), fresh: fresh.slice(from, to + 1).join("\n"), rank }];
  });
}

function namesIn(line: string, language: "python" | "javascript"): string[] {
  const ways =
    language === "python"
      ? [String.raw`(${value}) or (?:["'\d-])`, String.raw`\bif (?:not )?(${value})(?=:| else\b)`]
      : [String.raw`(${value}) \|\| (?:["'\x60\d-])`, String.raw`\bif \(!?(${value})\)`, String.raw`(${value}) \? `];
  return ways.flatMap((way) => [...line.matchAll(new RegExp(way, "gu"))].flatMap(({ 1: name }) => name ?? []));
}

function inJavaScript(line: string, name: string): string {
  const own = escapeRegExp(name);
  return line
    .replaceAll(new RegExp(String.raw`(?<![\w$.])${own} \|\| (?=["'\x60\d-])`, "gu"), () => `${name} ?? `)
    .replaceAll(new RegExp(String.raw`\bif \(${own}\)`, "gu"), () => `if (${name} != null)`)
    .replaceAll(new RegExp(String.raw`\bif \(!${own}\)`, "gu"), () => `if (${name} == null)`)
    .replaceAll(new RegExp(String.raw`(?<![\w$.!=<>] ?)(?<![\w$.])${own} \? `, "gu"), () => `${name} != null ? `);
}

function inPython(line: string, name: string): string {
  const own = escapeRegExp(name);
  return line
    .replaceAll(
      new RegExp(String.raw`(?<![\w.])${own} or (["'][^"']*["']|-?\d+(?:\.\d+)?)`, "gu"),
      (_, other: string) => `${name} if ${name} is not None else ${other}`,
    )
    .replaceAll(new RegExp(String.raw`\bif ${own}(?=:| else\b)`, "gu"), () => `if ${name} is not None`)
    .replaceAll(new RegExp(String.raw`\bif not ${own}(?=:| else\b)`, "gu"), () => `if ${name} is None`);
}
