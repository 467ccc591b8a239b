import { escapeRegExp } from "../guide/request/words/word-pattern.ts";
import type { BlockChange } from "./block-changes.ts";
import type { Language } from "./program-file.ts";

/** How likely it is that the sign of a split stands in one of the parts as well. */
const rank = 0;

const sign = String.raw`("(?:[^"\\\n]|\\.)+"|'(?:[^'\\\n]|\\.)+')`;
const split = new RegExp(String.raw`\.split\(${sign}(?:, \d+)?\)`, "gu");
const cut = /(\bcut\b[^|]*\s-f ?)(\d+)(?![\d,-])/gu;
const inAwk = /\bawk -F ?(["']?)([^\s"'\\])\1 [^|]*?\$2(?!\d)/gu;
const spread = new RegExp(
  String.raw`^(\s*)(const|let) \[((?:[A-Za-z_$][\w$]*, )+)([A-Za-z_$][\w$]*)\] = (.*)\.split\(${sign}(?:, \d+)?\);?\s*$`,
  "u",
);

/**
 * What a line could say instead that takes a text apart at a sign, where one of the parts may have that sign in it as well: it is taken apart at the first
 * one only, so often as there are names for the parts, or at the last one.
 */
export function keptWhole(lines: readonly string[], language: Language): BlockChange[] {
  return lines.flatMap((old, from) => {
    if (/^\s*(?:#|\/\/)/u.test(old)) return [];
    return waysOf(old, language).flatMap((fresh, place) =>
      fresh === old ? [] : [{ from, old, fresh, rank: rank + place / 100 }],
    );
  });
}

function waysOf(line: string, language: Language): string[] {
  if (language === "shell") return shellWays(line);
  if (language === "javascript") return [...spreadWays(line), ...splitWays(line, scriptSplits)];
  return splitWays(line, (by) => {
    const limit = limitIn(line);
    return [`.split(${by}, ${limit})`, `.rsplit(${by}, ${limit})`];
  });
}

function splitWays(line: string, ways: (by: string) => readonly string[]): string[] {
  return [...line.matchAll(split)].flatMap(({ 0: found, 1: by = "", index }) =>
    ways(by).map((fresh) => line.slice(0, index) + fresh + line.slice(index + found.length)),
  );
}

/** A limit of JavaScript drops what is beyond it, so the rest is caught by a pattern. */
function scriptSplits(by: string): string[] {
  const text = by.slice(1, -1);
  // what is escaped in a text is mostly so in a pattern, too
  const pattern = /^\\[nrt]$/u.test(text) ? text : escapeRegExp(text).replaceAll("/", String.raw`\/`);
  return text.includes("\\") && pattern !== text
    ? []
    : [`.split(/${pattern}(.*)/s)`, `.split(/${pattern}(?!.*${pattern})/s)`];
}

/** So many names there are for the parts in a line of Python, or the place of the one that is taken, but for one. */
function limitIn(line: string): number {
  const names = /(?<=^\s*|\bfor )\(?([A-Za-z_]\w*(?:, [A-Za-z_]\w*)+)\)?(?= = | in )/u.exec(line)?.[1];
  const place = /\.split\([^()]*\)\[(\d)\]/u.exec(line)?.[1];
  return Math.max(1, names === undefined ? Number(place ?? 1) : names.split(", ").length - 1);
}

/** Of more than two parts the last one keeps the rest. */
function spreadWays(line: string): string[] {
  const [, indent = "", kind, names = "", last = "", of = "", by = ""] = spread.exec(line) ?? [];
  if (kind === undefined || names.split(", ").length < 3) return [];
  const rest = last === "rest" ? "others" : "rest";
  return [
    `${indent}${kind} [${names}...${rest}] = ${of}.split(${by});\n${indent}${kind} ${last} = ${rest}.join(${by});`,
  ];
}

function shellWays(line: string): string[] {
  const fields = line.replaceAll(cut, "$1$2-");
  const whole = line.replaceAll(inAwk, (found, _, by: string) =>
    found.replace(/\$2$/u, () => `substr($0, index($0, "${by}") + 1)`),
  );
  return [fields, whole];
}
