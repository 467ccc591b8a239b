import { wordsOf } from "../../request/words/words.ts";
import { sectionsAbove } from "../lines/rank-lines.ts";

export const isSettings = /\.(?:json|jsonc|ya?ml|toml|ini|cfg|conf|env|properties)$|(?:^|\/)\.env[^/]*$/i;
/** A key with one value; what stands behind it stays: a comma, a comment. */
const entry =
  /^(\s*(?:export )?["']?)([\p{L}_][\p{L}\p{N}_. -]*?)(["']?\s*[:=]\s*)("(?:[^"\\]|\\.)*"|'[^']*'|[^\s,"'#;{[][^,"]*?)(\s*,?(?:\s+(?:#|;|\/\/).*|\s*))$/u;
/** As servers have them: `send_timeout 30s;` */
const directive = /^(\s*)([\p{L}_][\p{L}\p{N}_]*)(\s+)([^\s;{]+)(;\s*(?:#.*)?)$/u;

/** A line of settings with the words that it stands under, and the lines that have them; `from` is where its value begins. */
export type Setting = {
  path: string;
  line: string;
  row: number;
  key: string;
  value: string;
  from: number;
  above: readonly string[];
  parents: readonly string[];
};

/** The keys of a file of settings that have one value. */
export function settingsIn(path: string, text: string): Setting[] {
  const lines = text.split("\n");
  // a comment is no heading here
  const above = sectionsAbove(lines.map((line) => (/^\s*[#;]/.test(line) ? "" : line)));
  return lines.flatMap((line, row) => {
    const isDirective = /\.conf$/i.test(path) && directive.test(line.replace(/\r$/, ""));
    const [, lead = "", key, sign = "", value] = (isDirective ? directive : entry).exec(line.replace(/\r$/, "")) ?? [];
    const parents = (above[row] ?? []).map((at) => lines[at] ?? "");
    if (/^\s*[#;]/.test(line)) return [];
    if (key === undefined || value === undefined) return settingsInMap({ path, line, row }, parents);
    const from = lead.length + key.length + sign.length;
    return [{ path, line, row, key, value, from, above: parents.flatMap(wordsOf), parents }];
  });
}

/** As YAML may have them: `evening: { from: "19:00", temp: 20.0 }`. */
const map = /^(\s*(?:-\s+)?["']?)([\p{L}_][\p{L}\p{N}_. -]*?)(["']?\s*:\s*\{)([^{}]*)\}\s*,?\s*(?:#.*)?$/u;
const pair =
  /(?<=(?:^|,)\s*)(["']?)([\p{L}_][\p{L}\p{N}_-]*)\1(\s*:\s*)("[^"]*"|'[^']*'|[^\s,"'][^,"']*?)(?=\s*(?:,|$))/gu;

/** The keys of a map that stands in one line, each under the map's own key. */
function settingsInMap(place: Pick<Setting, "path" | "line" | "row">, parents: readonly string[]): Setting[] {
  const [, lead = "", name, sign = "", body = ""] = map.exec(place.line.replace(/\r$/, "")) ?? [];
  if (name === undefined) return [];
  const start = lead.length + name.length + sign.length;
  const around = [...parents, name];
  return [...body.matchAll(pair)].map(({ 1: quote = "", 2: key = "", 3: colon = "", 4: value = "", index }) => ({
    ...place,
    key,
    value,
    from: start + index + 2 * quote.length + key.length + colon.length,
    above: around.flatMap(wordsOf),
    parents: around,
  }));
}

/** The line of a setting with another value. */
export function withSetting({ line, from, value }: Setting, put: string): string {
  return line.slice(0, from) + put + line.slice(from + value.length);
}

/** A new value as the old one is written: in its quotes, a yes or no in its words. Null where they are of two kinds. */
export function valueLike(old: string, fresh: string): string | null {
  const quote = /^["']/.exec(old)?.[0];
  // what would have to be escaped is left to whoever knows how
  if (quote !== undefined) return fresh.includes(quote) || fresh.includes("\\") ? null : `${quote}${fresh}${quote}`;
  if (isNumber.test(old)) return isNumber.test(fresh) ? fresh : null;
  const pair = yesAndNo.find((words) => words.includes(old.toLowerCase()));
  if (!pair) {
    const isOneWord = /^[\p{L}_./~-][\p{L}\p{N}_./:~-]*$/u.test(fresh) || /^[\d.:]+$/.test(fresh);
    return isOneWord || (/\S\s+\S/u.test(old) && isWords.test(fresh)) ? fresh : null;
  }
  const place = yesAndNo.map((words) => words.indexOf(fresh.toLowerCase())).find((at) => at >= 0);
  const word = place === undefined ? undefined : pair[place];
  if (word === undefined) return null;
  return /^\p{Lu}/u.test(old) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

/** Several words that need no quotes where the old value has several without. */
const isWords = /^[\p{L}\p{N}][^#;:{}[\]"'\\\r\n]*$/u;
const isNumber = /^[+-]?\d+(?:\.\d+)?$/;
const yesAndNo = [
  ["true", "false"],
  ["yes", "no"],
  ["on", "off"],
  ["ja", "nein"],
  ["an", "aus"],
  ["enabled", "disabled"],
];
