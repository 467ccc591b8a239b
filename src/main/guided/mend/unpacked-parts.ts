import type { BlockChange } from "./block-changes.ts";
import type { Language } from "./program-file.ts";

const names = String.raw`[A-Za-z_]\w*(?:, [A-Za-z_]\w*)+`;
const text = String.raw`[A-Za-z_$][\w$]*(?:\.[A-Za-z_]\w*|\[[^[\]]*\]|\((?:[^()"']|"[^"]*"|'[^']*')*\))*?`;
const sign = String.raw`"[^"\n]+"|'[^'\n]+'`;
const inPython = new RegExp(String.raw`(?<=^\s*|\bfor )(\(?${names}\)?) = (${text})\.split\((${sign}|)\)`, "u");
const inJavaScript = new RegExp(
  String.raw`(?<=\b(?:const|let|var) )\[(${names})\] = (${text})\.split\((${sign})\)`,
  "u",
);

/**
 * What a line could say instead that takes a text apart into two, where the text has only one part or more than two: the one that is missing is nothing or
 * 0, and what is too much stays with the first or the last.
 */
export function unpackedParts(lines: readonly string[], language: Language, failure: string): BlockChange[] {
  if (language === "javascript") {
    const rank = /TypeError: Cannot read properties of undefined/u.test(failure) ? likeliest : 1;
    return lines.flatMap((line, from) => changes(line, from, javaScriptWays(line), rank));
  }
  const isFew = /ValueError: not enough values to unpack/u.test(failure);
  const isMany = /ValueError: too many values to unpack/u.test(failure);
  if (language !== "python" || (!isFew && !isMany)) return [];
  return lines.flatMap((line, from) => changes(line, from, pythonWays(line, isFew), likeliest));
}

const likeliest = -1;

function changes(old: string, from: number, ways: readonly string[], rank: number): BlockChange[] {
  return ways.map((fresh, place) => ({ from, old, fresh, rank: rank + place / 100 }));
}

function pythonWays(line: string, isFew: boolean): string[] {
  const [found, given = "", of = "", by = ""] = inPython.exec(line) ?? [];
  const targets = given.replaceAll(/[()]/gu, "").split(", ");
  const last = targets.length - 1;
  if (found === undefined) return [];
  const put = (fresh: string) => line.replace(found, () => fresh);
  if (!isFew) {
    const limited = by === "" ? `None, ${last}` : `${by}, ${last}`;
    return [`${given} = ${of}.split(${limited})`, `${given} = ${of}.rsplit(${limited})`].map(put);
  }
  const [one = "", other = ""] = targets;
  if (last !== 1 || by === "") return [];
  const whole = (first: string, second: string) =>
    `${given} = ${of}.split(${by}) if ${by} in ${of} else (${first}, ${second})`;
  return [
    `${one}, _, ${other} = ${of}.partition(${by})`,
    `_, _, ${other} = ${of}.rpartition(${by})`.replace("_", one),
    whole(`"0"`, of),
    whole(of, `"0"`),
  ].map(put);
}

function javaScriptWays(line: string): string[] {
  const [found, given = "", of = "", by = ""] = inJavaScript.exec(line) ?? [];
  const [one = "", other = "", ...more] = given.split(", ");
  if (found === undefined || more.length > 0) return [];
  const whole = (first: string, second: string) =>
    `[${given}] = ${of}.includes(${by}) ? ${of}.split(${by}) : [${first}, ${second}]`;
  return [
    `[${one}, ${other} = ""] = ${of}.split(${by})`,
    `[${one}, ${other} = "0"] = ${of}.split(${by})`,
    whole(`""`, of),
    whole(`"0"`, of),
  ].map((fresh) => line.replace(found, () => fresh));
}
