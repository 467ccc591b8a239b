import type { Entry, EntryField } from "./told-entries.ts";

const units = String.raw`(?:k?g|m?g|[mcd]?l|grams?|gramm|kilos?|lit(?:er|re)s?|oz|ounces?|lbs?|pounds?|cups?|tbsps?|tsps?|tablespoons?|teaspoons?|el|tl|esslöffel|teelöffel|prisen?|pinch(?:es)?|packs?|packets?|päckchen|pck|pkg|dosen?|cans?|tins?|cloves?|zehen?|bund|bunch(?:es)?|würfel|cubes?|slices?|scheiben?|sticks?|tassen?|becher|stück)`;
const number = String.raw`(?:\d+(?:[.,/]\d+)?(?:\s*[½¼¾⅓⅔])?(?:\s*[-–]\s*\d+(?:[.,]\d+)?)?|[½¼¾⅓⅔])`;
/** "500 g Mehl", "4 eggs". */
const amountFirst = new RegExp(String.raw`^${number}\s*(?:${units}\.?(?=\s))?\s*(?:of )?(\p{L}.*)$`, "iu");
/** "Mehl: 500 g", "醤油 大さじ3". */
const counters = String.raw`(?:[個本枚束片缶袋丁玉合切株]れ?|カップ|パック)`;
const nameFirst = new RegExp(
  String.raw`^(\p{L}[\p{L} -]*?)(?:\s*[:：]\s*${number}\s*(?:${units}|${counters})?|\s*[:：\s]\s*(?:(?:大さじ|小さじ)\s*\d+(?:[./]\d+)?|${number}\s*(?:${units}|${counters})))\.?$`,
  "iu",
);
const bullet = /^\s*(?:[-*・•]|\d+[.)])\s+|^\s+|^・/u;
const heading = /^(#{1,6})\s+(.+?)\s*#*$/u;
const longestLabel = 60;

type Line = { text: string; level: number; label: string; items: readonly EntryField[] };

/**
 * What is made, of how much of what: of each heading of a text, or line that amounts follow, what stands below it up to the next one. The first line of a text is what all of
 * it is called.
 */
export function toldAmounts(text: string): Entry[] {
  const lines = linesOf(text);
  return lines.flatMap((line, at) => {
    if (line.label === "") return [];
    const behind = lines.slice(at + 1);
    const end = behind.findIndex(({ label, level }) => label !== "" && level <= line.level);
    const own = end === -1 ? behind : behind.slice(0, end);
    const fields = own.flatMap(({ items }) => items);
    const rest = own.flatMap(({ text: said, items }) => (items.length === 0 ? [said] : []));
    const [, name = line.label, aside = ""] = /^(.+?)\s*\(([^()]*)\)$/u.exec(line.label) ?? [];
    return fields.length === 0
      ? []
      : [{ label: line.label, keys: [name], first: null, around: aside === "" ? [] : [aside], fields, rest }];
  });
}

/** Headings count from 1 on; a line by itself that amounts follow is below them, and the first line above. */
function linesOf(text: string): Line[] {
  const all = text.split("\n").map((line) => line.trimEnd());
  const lines = all.map((line): Line => ({ text: line, level: 0, label: "", items: itemsOf(line) }));
  const hasItems = (at: number) => (lines[at]?.items.length ?? 0) > 0;
  return lines.map((line, at) => {
    const [, marks = "", title = ""] = heading.exec(line.text) ?? [];
    if (title !== "") return { ...line, level: marks.length, label: title, items: [] };
    const isLabel = !hasItems(at) && /^\p{L}/u.test(line.text) && line.text.length <= longestLabel;
    if (!isLabel) return line;
    if (all.slice(0, at).every((above) => above === "")) return { ...line, level: 0, label: line.text };
    const isAlone = (all[at - 1] ?? "") === "" && (all[at + 1] ?? "") !== "" && !/[.!?,;。]$/u.test(line.text);
    const next = all.findIndex((below, place) => place > at && below === "");
    const block = lines.slice(at + 1, next === -1 ? all.length : next);
    const isOfAmounts = isAlone && block.some(({ items }) => items.length > 0);
    return isOfAmounts ? { ...line, level: ofPlain, label: line.text.replace(/[:：]$/u, "") } : line;
  });
}

const ofPlain = 7;

/** The amounts that a line has: one, or several in a row. */
function itemsOf(line: string): EntryField[] {
  const said = line.replace(bullet, "").trim();
  const parts = said.split(/(?<=\p{L})[,、]\s*(?=\d|[½¼¾])/u);
  const items = parts.map(itemIn);
  return items.every((item) => item !== null) ? items : [];
}

function itemIn(part: string): EntryField | null {
  const value = part.trim();
  const name = amountFirst.exec(value)?.[1] ?? nameFirst.exec(value)?.[1];
  if (name === undefined || value.length > longestLabel) return null;
  // what is done with it, and what it is in, says nothing of what it is
  const [own = ""] = name.split(/\s*[,(;:]|\s(?:in|for|to|zum|zur|für|aus|mit|with|from)\s/u);
  return own.trim() === "" ? null : { name: own.trim(), value };
}
