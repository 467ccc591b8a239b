import { indentOf } from "../forms/indent.ts";
import type { BlockChange } from "./block-changes.ts";
import type { Language } from "./program-file.ts";

const heads: Readonly<Record<Exclude<Language, "shell">, RegExp>> = {
  python: /^\s*(?:async )?def (\w+)\(.*\)(?: -> .*)?:\s*$/,
  javascript: /^\s*(?:export )?(?:async )?function (\w+)\(.*\) \{\s*$/,
};
/** What a function comes to in its last line. */
const result = /^\s*(?:(?:const|let|var) )?(\w+) (?:[-+*/]?=)(?!=) .*$/;
const filled = /^\s*(\w+)\.(?:append|extend|add|push|update|sort)\(.*\);?$/;

/** A function that works something out and gives nothing back, where something is done with what it gives. */
export function missingReturns(lines: readonly string[], language: Language): BlockChange[] {
  if (language === "shell") return [];
  return lines.flatMap((head, at) => {
    const name = heads[language].exec(head)?.[1];
    if (name === undefined || !isTaken(name, lines, at)) return [];
    const body = bodyOf(lines, at);
    const isGiving = body.some((line) => /\b(?:return|yield|raise|throw|print|console)\b/.test(line));
    const last = body.findLastIndex((line) => line.trim() !== "");
    const text = body[last] ?? "";
    const [first = ""] = body;
    if (isGiving || last === -1) return [];
    const names = new Set(body.flatMap((line) => (result.exec(line) ?? filled.exec(line))?.[1] ?? []));
    const ending = (result.exec(text) ?? filled.exec(text))?.[1];
    // what a loop comes to is what was made before it
    const given = ending ?? (names.size === 1 ? [...names][0] : undefined);
    if (given === undefined || !isOwn(given, body)) return [];
    const fresh = `${text}\n${indentOf(first)}return ${given}${language === "python" ? "" : ";"}`;
    return [{ from: at + 1 + last, old: text, fresh, rank: -1 }];
  });
}

/** Made in the function itself, not only changed there. */
function isOwn(name: string, body: readonly string[]): boolean {
  return body.some((line) => new RegExp(`^\\s*(?:(?:const|let|var) )?${name} = `).test(line));
}

/** Whether something is done with what a function gives. */
function isTaken(name: string, lines: readonly string[], at: number): boolean {
  const call = new RegExp(String.raw`(?:[=(,{+*/-] ?|\breturn |\bin |\bof |\bif )${name}\(`);
  return lines.some((line, place) => place !== at && call.test(line));
}

/** The lines behind a head that are deeper than it. */
function bodyOf(lines: readonly string[], head: number): readonly string[] {
  const depth = indentOf(lines[head] ?? "").length;
  const end = lines.findIndex((line, at) => at > head && line.trim() !== "" && indentOf(line).length <= depth);
  return lines.slice(head + 1, end === -1 ? lines.length : end);
}
