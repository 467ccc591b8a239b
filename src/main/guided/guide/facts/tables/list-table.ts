import { groupBy } from "../../../../../shared/group-by.ts";
import type { Table } from "../../../workspace-view.ts";

const fewestLines = 4;
/** So many of the lines have to be of one shape; a title and a remark may be of another. */
const mostlyOfOneShape = 0.8;
const separators = [": ", " - ", " – ", " — ", "; ", ", ", "：", "、"];
const bullet = /^\s*(?:[-*+•・]|\d+[.)])\s+/;
/** An amount, and what is said of it: `23,40 € Wocheneinkauf`. */
const amountFirst = /^([€$£¥]?\s?-?\d[\d.,']*\s?(?:[€$£¥円]|EUR|USD|CHF|kg|km|h|min)?)(?:\s+(.*))?$/u;

/**
 * The table that a list is whose lines are all of one shape, such as `- Lena: 23,40 € for bread`: who or what, and what is said of it. Null
 * for other texts, for lists to tick, and where each line begins otherwise, so that nothing can be put together.
 */
export function listTable(text: string): Table | null {
  return sectionedTable(text) ?? plainTable(text);
}

const heading = /^#{1,6}\s+(.+?)\s*$/u;
/** `4/5`, `3.5/5` */
const rating = /^(\d+(?:[.,]\d+)?)\s?\/\s?(\d+)$/u;

/** A list in several sections whose items end with a rating: what they stand under, what they are called, and how many of the most they got. */
function sectionedTable(text: string): Table | null {
  let section = "";
  const rows: (readonly [section: string, name: string, rating: string])[] = [];
  const most = new Set<string>();
  for (const line of text.split(/\r?\n/)) {
    section = heading.exec(line)?.[1] ?? section;
    if (!bullet.test(line)) continue;
    const item = line.replace(bullet, "").trim();
    const separator = separators.toSorted((one, other) => item.lastIndexOf(other) - item.lastIndexOf(one))[0] ?? ", ";
    const at = item.lastIndexOf(separator);
    const [, given = "", of = ""] = rating.exec(at === -1 ? "" : item.slice(at + separator.length).trim()) ?? [];
    if (of !== "") most.add(of);
    rows.push([section, at === -1 ? item : item.slice(0, at).trim(), given]);
  }
  const rated = rows.filter(([, , given]) => given !== "");
  const isShape = rows.length >= fewestLines && rated.length >= rows.length * mostlyOfOneShape && most.size === 1;
  return isShape && new Set(rows.map(([under]) => under)).size > 1
    ? { columns: ["section", "name", "rating"], rows }
    : null;
}

function plainTable(text: string): Table | null {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "" && !line.startsWith("#"));
  if (lines.some((line) => /^\s*(?:[-*+]\s+)?\[[ xX✓]\]/.test(line) || line.includes("|"))) return null;
  const entries = lines.map((line) => line.replace(bullet, "").trim());
  for (const separator of separators) {
    const pairs = entries.flatMap((entry) => {
      const at = entry.indexOf(separator);
      return at > 0 ? [[entry.slice(0, at).trim(), entry.slice(at + separator.length).trim()] as const] : [];
    });
    const isShape = pairs.length >= fewestLines && pairs.length >= lines.length * mostlyOfOneShape;
    if (isShape) return repeats(pairs.map(([name]) => name)) ? tableOf(pairs) : answersTable(pairs);
  }
  return null;
}

function repeats(names: readonly string[]): boolean {
  const distinct = new Set(names.map((name) => name.toLowerCase())).size;
  return distinct > 1 && distinct < names.length;
}

/** So many of those who say something say what others do, where a list tells what each of them says. */
const fewestAlike = 0.6;

/** Who says what, where most say one of a few things, however they write it: "apple pie", "Apple Pie!", "apple pie please". Null for other lists. */
function answersTable(pairs: readonly (readonly [name: string, rest: string])[]): Table | null {
  const groups = groupBy(pairs, ([, rest]) => plainAnswer(rest));
  const alike = [...groups.values()].filter((group) => group.length > 1);
  const count = alike.reduce((sum, group) => sum + group.length, 0);
  if (alike.length < 2 || count < pairs.length * fewestAlike || pairs.some(([, rest]) => amountFirst.test(rest)))
    return null;
  const rows = pairs.map(([name, rest]) => [name, groups.get(plainAnswer(rest))?.[0]?.[1] ?? rest]);
  return { columns: ["name", "what"], rows };
}

function plainAnswer(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[.!?"'„“”]+/gu, "")
    .replace(/(?:^|\s)(?:please|pls|thanks|bitte|danke)$/u, "")
    .trim();
}

function tableOf(pairs: readonly (readonly [name: string, rest: string])[]): Table {
  const amounts = pairs.map(([, rest]) => amountFirst.exec(rest));
  if (amounts.some((amount) => amount === null)) return { columns: ["name", "what"], rows: pairs };
  const rows = pairs.map(([name], row) => [name, amounts[row]?.[1]?.trim() ?? "", amounts[row]?.[2] ?? ""]);
  const hasWhat = rows.some(([, , what]) => what !== "");
  return hasWhat
    ? { columns: ["name", "amount", "what"], rows }
    : { columns: ["name", "amount"], rows: rows.map((row) => row.slice(0, 2)) };
}
