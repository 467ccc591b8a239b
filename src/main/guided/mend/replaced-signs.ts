import type { BlockChange } from "./block-changes.ts";
import type { Language } from "./program-file.ts";

/** What German letters are written as where there are none. */
const spelled: readonly (readonly [string, string])[] = [
  ["ä", "ae"],
  ["ö", "oe"],
  ["ü", "ue"],
  ["ß", "ss"],
];
const once = /\.replace\((?=\s*(?:"[^"\n]*"|'[^'\n]*'|`[^`\n]*`)\s*,)/gu;
const counted = /(\.replace\((?:"[^"\n]*"|'[^'\n]*'), (?:"[^"\n]*"|'[^'\n]*')), 1\)/gu;

/** What lines could say that replace signs: each place of a sign instead of its first one, and the one of a family of letters that was forgotten, alone and together. */
export function replacedSigns(lines: readonly string[], language: Language): BlockChange[] {
  if (language === "shell") return [];
  const everywhere = lines.map((line) =>
    language === "javascript" ? line.replaceAll(once, ".replaceAll(") : line.replaceAll(counted, "$1)"),
  );
  const all = withForgotten(everywhere);
  return [
    ...changed(lines, everywhere, -1),
    ...(all ? changed(lines, all, 0) : []),
    ...changed(lines, withForgotten(lines) ?? lines, 0.01),
  ];
}

/** With the letters besides that are spelled otherwise like those that are; null where all are, or fewer than two. */
function withForgotten(lines: readonly string[]): string[] | null {
  const texts = lines.join("\n");
  const pair = (from: string, to: string) => new RegExp(`(["'\`])${from}\\1(,|:) ?(["'\`])${to}\\3`, "u");
  const known = spelled.filter(([from, to]) => pair(from, to).test(texts));
  const [forgotten, ...more] = spelled.filter(([from]) => known.every(([other]) => other !== from));
  const [last] = known.toReversed();
  if (!forgotten || more.length > 0 || !last || texts.includes(forgotten[0])) return null;
  const at = lines.findIndex((line) => pair(...last).test(line));
  const call = new RegExp(`\\.replace(?:All)?\\(${pair(...last).source}\\)`, "u");
  const [found, ownQuote] = call.exec(lines[at] ?? "") ?? pair(...last).exec(lines[at] ?? "") ?? [];
  if (found === undefined || ownQuote === undefined) return null;
  const own = found.replace(last[0], forgotten[0]).replace(last[1], forgotten[1]);
  // one call follows on another; pairs stand side by side
  const fresh = found.startsWith(".") ? found + own : `${found}, ${own}`;
  return lines.map((line, place) => (place === at ? line.replace(found, () => fresh) : line));
}

/** The lines from the first that differs to the last. */
function changed(lines: readonly string[], fresh: readonly string[], rank: number): BlockChange[] {
  const from = lines.findIndex((line, at) => line !== fresh[at]);
  const end = lines.findLastIndex((line, at) => line !== fresh[at]) + 1;
  if (from === -1) return [];
  return [{ from, old: lines.slice(from, end).join("\n"), fresh: fresh.slice(from, end).join("\n"), rank }];
}
