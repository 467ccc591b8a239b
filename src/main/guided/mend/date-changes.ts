import type { LineChange } from "./line-changes.ts";
import type { Language } from "./program-file.ts";

const date = /^\d{1,4}([-./])\d{1,2}\1\d{1,4}$/u;
const hasZero = /(?<!\d)0\d(?!\d)/u;
const value = String.raw`[A-Za-z_$][\w$]*(?:\.(?!get)[\w$]+)*`;
/** A month from 1 on, whether it stands in brackets or not. */
const month = new RegExp(String.raw`\((${value}\.getMonth\(\)) \+ 1\)|(${value}\.getMonth\(\))(?: \+ 1)?`, "gu");
const part = new RegExp(
  String.raw`(?<!String\()(${value}\.get(?:Date|Hours|Minutes|Seconds)\(\))(?!\s*[-+*/%]\s*\w)`,
  "gu",
);

/**
 * What a line could say instead where a request wants a date printed otherwise, one as `wanted`: JavaScript counts months from 0 on, and numbers below 10 are printed
 * without a zero in front.
 */
export function dateChanges(line: string, language: Language, wanted: string): LineChange[] {
  if (!date.test(wanted) || /^\s*(?:#|\/\/)/u.test(line)) return [];
  const found =
    language === "javascript" ? inJavaScript(line, wanted) : language === "python" ? inPython(line, wanted) : [];
  return found.flatMap((fresh, place) => (fresh === line ? [] : [{ line: fresh, rank: -1 + place / 1_000 }]));
}

function inJavaScript(line: string, wanted: string): string[] {
  const counted = line.replaceAll(month, (_, one?: string, other?: string) => `(${one ?? other ?? ""} + 1)`);
  if (!hasZero.test(wanted)) return [counted];
  const padded = (number: string) => `String(${number}).padStart(2, "0")`;
  const full = line
    .replaceAll(month, (_, one?: string, other?: string) => padded(`${one ?? other ?? ""} + 1`))
    .replaceAll(part, (number) => padded(number));
  return [full, counted];
}

function inPython(line: string, wanted: string): string[] {
  if (!hasZero.test(wanted)) return [];
  return [line.replaceAll(/\{([A-Za-z_]\w*(?:\.\w+)*\.(?:month|day|hour|minute|second))\}/gu, "{$1:02d}")];
}
