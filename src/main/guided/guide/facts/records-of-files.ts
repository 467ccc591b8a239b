import { baseName } from "../../../../shared/path-parts.ts";
import type { Table } from "../../workspace-view.ts";
import { headOf } from "./head-of-text.ts";

const fewestFiles = 3;
/** So many of the files have to say the same by name. */
const mostlyAlike = 0.8;

/** Files that each begin with the same names and a value for each, such as recipes with their front matter, as one table; null for others. */
export function recordsOf(files: readonly { path: string; text: string }[]): Table | null {
  const heads = files.map(({ path, text }) => ({ path, head: headOf(text) }));
  const names = [...new Set(heads.flatMap(({ head }) => [...head.keys()]))];
  const shared = names.filter(
    (name) => heads.filter(({ head }) => head.has(name)).length >= files.length * mostlyAlike,
  );
  if (files.length < fewestFiles || shared.length < 2) return null;
  const records = heads.filter(({ head }) => shared.some((name) => head.has(name)));
  return {
    columns: ["file", ...shared],
    rows: records.map(({ path, head }) => [baseName(path), ...shared.map((name) => head.get(name) ?? "")]),
  };
}
