import type { Table } from "../../workspace-view.ts";

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
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "" && !line.startsWith("#"));
  if (lines.some((line) => /^\s*(?:[-*+]\s+)?\[[ xX✓]\]/.test(line) || line.includes("|"))) return null;
  const entries = lines.map((line) => line.replace(bullet, "").trim());
  for (const separator of separators) {
    const pairs = entries.flatMap((entry) => {
      const at = entry.indexOf(separator);
      return at > 0 ? [[entry.slice(0, at).trim(), entry.slice(at + separator.length).trim()] as const] : [];
    });
    const isShape = pairs.length >= fewestLines && pairs.length >= lines.length * mostlyOfOneShape;
    if (isShape) return repeats(pairs.map(([name]) => name)) ? tableOf(pairs) : null;
  }
  return null;
}

function repeats(names: readonly string[]): boolean {
  const distinct = new Set(names.map((name) => name.toLowerCase())).size;
  return distinct > 1 && distinct < names.length;
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
