import { escapeRegExp } from "../guide/request/words/word-pattern.ts";
import type { BlockChange } from "./block-changes.ts";
import type { Language } from "./program-file.ts";

const value = String.raw`[\p{L}_$][\p{L}\p{N}_$]*(?:\.[\p{L}_$][\p{L}\p{N}_$]*(?!\p{L}*\()|\[[^[\]\n]*\])*(?:\.(?:strip|trim)\(\))?`;
/** Where a text is taken for a number, or looked at whether it is one. */
const uses: Readonly<Record<Exclude<Language, "shell">, readonly RegExp[]>> = {
  python: [
    new RegExp(String.raw`(?<=\b(?:int|float|Decimal|Fraction)\()(${value})(?=\))`, "gu"),
    new RegExp(String.raw`(?<![\p{L}\p{N}_.])(${value})(?=\.(?:isdigit|isnumeric|isdecimal)\(\))`, "gu"),
    new RegExp(String.raw`(?<=\bre\.(?:fullmatch|match|search)\(r?["'][^"'\n]*["'], )(${value})(?=\))`, "gu"),
  ],
  javascript: [
    new RegExp(
      String.raw`(?<=\b(?:Number|parseInt|parseFloat|BigInt|isNaN|Number\.isNaN|isFinite)\()(${value})(?=[,)])`,
      "gu",
    ),
    new RegExp(String.raw`(?<=\/[a-z]*\.test\()(${value})(?=\))`, "gu"),
    new RegExp(String.raw`(?<=(?:[=+(,]|return) ?\+)(${value})(?![\p{L}\p{N}_$.([+])`, "gu"),
  ],
};
const inNumber = /(?<![\p{N}.,])\d{1,3}([.,'’ ])\d{3}(?!\d)/u;

/** By which sign a text says that thousands are parted from the rest, "1,200"; null where it has no such number. */
export function thousandsSign(text: string): string | null {
  return inNumber.exec(text)?.[1] ?? null;
}

/**
 * A program that takes numbers whose thousands are parted by a sign: it is taken out of a value wherever that is looked at as a number or made one, all at
 * once. `sign`: the one that the request says; what is only likely is a comma.
 */
export function thousandsSigns(lines: readonly string[], language: Language, sign: string | null): BlockChange[] {
  const ways = language === "shell" ? inShell(lines, sign ?? ",") : inCode(lines, language, sign ?? ",");
  return ways.flatMap((fresh, place) => changed(lines, fresh, (sign === null ? 0 : -1) + place / 100));
}

/** Each value by itself, then all of them. */
function inCode(lines: readonly string[], language: Exclude<Language, "shell">, sign: string): string[][] {
  const code = lines.filter((line) => !/^\s*(?:#|\/\/)/u.test(line));
  const values = code.flatMap((line) =>
    uses[language].flatMap((use) => [...line.matchAll(use)].flatMap(([, found]) => found ?? [])),
  );
  const all = [...new Set(values)];
  const call = language === "python" ? `.replace("${sign}", "")` : `.replaceAll("${sign}", "")`;
  const without = (taken: readonly string[]) =>
    lines.map((line) =>
      uses[language].reduce(
        (text, use) => text.replaceAll(use, (found) => (taken.includes(found) ? found + call : found)),
        line,
      ),
    );
  return [...all.map((one) => without([one])), ...(all.length > 1 ? [without(all)] : [])];
}

/** What is read goes on without the sign; of awk the field that is reckoned with. */
function inShell(lines: readonly string[], sign: string): string[][] {
  const escaped = escapeRegExp(sign);
  const inLoop = lines.flatMap((line, at) => {
    const [, indent = "", list] = /^(\s*)while (?:IFS=\S* )?read (?:-r )?([\w ]+); do\s*$/u.exec(line) ?? [];
    const names = (list ?? "").split(" ").filter((name) => isReckoned(name, lines));
    return names.map((name) => [
      ...lines.slice(0, at + 1),
      `${indent}  ${name}=\${${name}//${escaped}/}`,
      ...lines.slice(at + 1),
    ]);
  });
  const fields = [...new Set(lines.join("\n").match(/\$[1-9](?!\d)/gu))];
  const inAwk = fields.map((field) => {
    const block = new RegExp(String.raw`(?<=\bawk [^|]*)\{(?=[^{}]*${escapeRegExp(field)})`, "u");
    return lines.map((line) =>
      line.replace(block, () => `{ gsub(/${sign === "." ? String.raw`\.` : sign}/, "", ${field});`),
    );
  });
  return [...inLoop, ...inAwk];
}

function isReckoned(name: string, lines: readonly string[]): boolean {
  const used = new RegExp(String.raw`\(\([^)]*\b${name}\b|\$\{?${name}\}?"? (?:-[gl][te]|-eq|-ne|=~)`, "u");
  return name !== "" && lines.some((line) => used.test(line));
}

function changed(lines: readonly string[], fresh: readonly string[], rank: number): BlockChange[] {
  const from = lines.findIndex((line, at) => line !== fresh[at]);
  if (from === -1) return [];
  const more = fresh.length - lines.length;
  const end = lines.findLastIndex((line, at) => line !== fresh[at + more]) + 1;
  const last = Math.max(end, from + 1);
  return [{ from, old: lines.slice(from, last).join("\n"), fresh: fresh.slice(from, last + more).join("\n"), rank }];
}
