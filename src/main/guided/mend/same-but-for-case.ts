import { caseAside } from "../guide/request/words/case-aside.ts";
import type { LineChange } from "./line-changes.ts";
import type { Language } from "./program-file.ts";
import { type ToldRule, toldRuleChanges } from "./told-rules.ts";

const capitals =
  /(?<!\p{L})(?:capitals?|capital letters?|capitali[sz]\p{L}*|(?:upper|lower|mixed)[- ]?case\p{L}*|groß-? ?(?:und|oder|\/) ?-?klein\p{L}*|(?:groß|klein)(?:schreib\p{L}*|geschrieben\p{L}*|buchstaben?))(?!\p{L})|大文字|小文字/iu;
const once =
  /(?<!\p{L})(?:once|twice|two|double[ds]?|duplicates?|same|one and the same|einmal|zweimal|doppelt\p{L}*|derselbe|dieselbe|dasselbe|gleich\p{L}*)(?!\p{L})|一度|一回|1回|二重|重複|同じ/iu;

/** Whether a request says that something is printed again only because it is written with other capitals. */
export function saysSameButForCase(request: string): boolean {
  return (capitals.test(request) || caseAside(request) !== null) && once.test(request);
}

/** What was printed, without the lines that are the same as one above but for their capitals; null where there are none. */
export function printedWithoutCase(printed: string): string | null {
  const [head = "", ...lines] = printed.split("\n");
  const known = new Set<string>();
  const kept = lines.filter((line) => {
    const plain = line.trim().toLowerCase();
    const isNew = plain === "" || !known.has(plain);
    known.add(plain);
    return isNew;
  });
  // what is the same to the letter was printed twice on purpose
  const isOther =
    new Set(lines.filter((line) => line.trim() !== "")).size === lines.filter((line) => line.trim() !== "").length;
  return kept.length < lines.length && isOther && !isCounted(lines) ? [head, ...kept].join("\n") : null;
}

/** Lines with a number each are added up, where they are the same but for their capitals, and not left out. */
function isCounted(lines: readonly string[]): boolean {
  const plain = lines.filter((line) => line.trim() !== "").map((line) => line.trim().toLowerCase());
  const names = plain.map((line) => line.replaceAll(/(?:^|(?<=[\s:=]))\d+(?:[.,]\d+)*(?=$|[\s:])/gu, "#"));
  return names.some((name, at) => name.includes("#") && names.indexOf(name) !== at);
}

const value = String.raw`[\p{L}_$][\p{L}\p{N}_$.]*(?:\[[^[\]]*\])?`;

const rules: readonly ToldRule[] = [
  {
    only: "javascript",
    find: new RegExp(String.raw`(${value})\.includes\((${value})\)`, "gu"),
    instead: ([, list, one]) => `${list}.some((other) => other.toLowerCase() === ${one}.toLowerCase())`,
  },
  {
    only: "javascript",
    find: new RegExp(String.raw`(${value})\.indexOf\((${value})\)`, "gu"),
    instead: ([, list, one]) => `${list}.findIndex((other) => other.toLowerCase() === ${one}.toLowerCase())`,
  },
  {
    only: "javascript",
    find: new RegExp(String.raw`\[\.\.\.new Set\((${value})\)\]`, "gu"),
    instead: ([, list]) =>
      `[...new Map(${list}.toReversed().map((one) => [one.toLowerCase(), one])).values()].toReversed()`,
  },
  {
    only: "javascript",
    find: new RegExp(String.raw`(?<=\.filter\(\((\w+), (\w+), (\w+)\) => )\3\.indexOf\(\1\) === \2(?=\))`, "gu"),
    instead: ([, one, at, all]) =>
      `${all}.findIndex((other) => other.toLowerCase() === ${one}.toLowerCase()) === ${at}`,
  },
  {
    only: "python",
    find: new RegExp(
      String.raw`(?<=\b(?:if|and|or|while) )(?:(not) )?(${value})( not)? in (${value})(?=:| and| or|\]|\)|$)`,
      "gu",
    ),
    instead: ([, before, one, behind, list]) =>
      `${one}.lower()${before || behind ? " not" : ""} in [other.lower() for other in ${list}]`,
  },
  {
    only: "shell",
    find: /\bsort -u\b|\bsort\s*\|\s*uniq\b(?! -)/g,
    instead: ([text]) => (text.includes("uniq") ? "sort -f | uniq -i" : "sort -fu"),
  },
  { only: "shell", find: /!\s*([$\w]+)\[\$0\]\+\+/g, instead: ([, name]) => `!${name}[tolower($0)]++` },
];

/** What a line could say instead, so that it takes two for the same that differ in their capitals only. */
export function caseChanges(line: string, language: Language): LineChange[] {
  return toldRuleChanges(rules, line, language, -1);
}
