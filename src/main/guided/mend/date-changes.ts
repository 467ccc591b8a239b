import type { LineChange } from "./line-changes.ts";
import type { Language } from "./program-file.ts";

const date = /^\d{1,4}([-./])\d{1,2}\1\d{1,4}$/u;
const hasZero = /(?<!\d)0\d(?!\d)/u;
const value = String.raw`[A-Za-z_$][\w$]*(?:\.(?!get)[\w$]+)*`;
/** A month from 1 on, whether it stands in brackets or not. */
const month = new RegExp(
  String.raw`\((${value}\.get(?:UTC)?Month\(\)) \+ 1\)|(${value}\.get(?:UTC)?Month\(\))(?: \+ 1)?`,
  "gu",
);
const part = new RegExp(
  String.raw`(?<!String\()(${value}\.get(?:UTC)?(?:Date|Hours|Minutes|Seconds)\(\))(?!\s*[-+*/%]\s*\w)`,
  "gu",
);

/**
 * What a line could say instead where a request wants a date printed otherwise, one as `wanted`: JavaScript counts months from 0 on, and numbers below 10 are printed
 * without a zero in front.
 */
export function dateChanges(line: string, language: Language, wanted: string): LineChange[] {
  if (!date.test(wanted) || /^\s*(?:#|\/\/)/u.test(line)) return [];
  const asNamed = withNamedParts(line, language);
  const ways = { javascript: inJavaScript, python: inPython, shell: inShell }[language];
  const found = [...new Set([asNamed, line])].flatMap((one) => [...ways(one, wanted), one, ...swapped(one)]);
  return [...new Set(found)].flatMap((fresh, place) =>
    fresh === line ? [] : [{ line: fresh, rank: -1 + place / 1_000 }],
  );
}

/** The day of the month in the place of that of the week, the month in the place of the minute, and the full year. */
function withNamedParts(line: string, language: Language): string {
  if (language === "javascript")
    return line
      .replaceAll(/\.get(UTC)?Day\(\)/gu, (_, zone = "") => `.get${zone}Date()`)
      .replaceAll(".getYear()", ".getFullYear()");
  const formats = language === "python" ? /["'{][^"']*%[^"']*["'}]/gu : /\+["']?%[^\s"')]*/gu;
  return line
    .replaceAll(/\.(?:iso)?weekday\(\)/gu, (call) => (language === "python" ? ".day" : call))
    .replaceAll(formats, (format) =>
      format.includes("%H") || format.includes("%I")
        ? format
        : format.replaceAll(/%(-?)[wuj]/gu, "%$1d").replaceAll(/%(-?)M/gu, "%$1m"),
    );
}

/** Two values of a text the wrong way round. */
function swapped(line: string): string[] {
  const pairs = [...line.matchAll(/(?=(\$?\{[^{}]+\})([-./])(\$?\{[^{}]+\}))/gu)];
  return pairs.map(({ 1: one = "", 2: sign = "", 3: other = "", index }) => {
    const end = index + one.length + sign.length + other.length;
    return line.slice(0, index) + other + sign + one + line.slice(end);
  });
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
  if (!hasZero.test(wanted)) return [line.replaceAll(/(?<=%)(?=[dm])/gu, "-")];
  return [line.replaceAll(/\{([A-Za-z_]\w*(?:\.\w+)*\.(?:month|day|hour|minute|second))\}/gu, "{$1:02d}")];
}

function inShell(line: string, wanted: string): string[] {
  const bare = line.replaceAll(/(?<=%)-(?=[dm])/gu, "");
  return [hasZero.test(wanted) ? bare : bare.replaceAll(/(?<=%)(?=[dm])/gu, "-")];
}
