import { baseName } from "../../../../../shared/path-parts.ts";
import type { NamedRecord, Table } from "../../../workspace-view.ts";
import { headOf } from "./head-of-text.ts";

const fewestFiles = 3;
/** So many of the files have to say the same by name. */
const mostlyAlike = 0.8;

/** A file, and the records that it holds as a file of data. */
export type FileOfRecords = { path: string; text: string; records?: readonly NamedRecord[] };

/** What files are sorted by with several words each, and who asks for it. */
const ofTags =
  /^(?:tags?|labels?|keywords?|categor(?:y|ies)|schlagw(?:ort|orte|örter)|stichw(?:ort|orte|örter)|kategorien?|タグ|カテゴリー?)$/iu;
const asksForTags =
  /(?<!\p{L})(?:tag(?:s|ged)?|label(?:s|l?ed)?|keywords?|categor(?:y|ies)|(?:ge)?tagg?t|(?:ver)?schlagw\p{L}+|stichw\p{L}+|kategorien?)(?!\p{L})|タグ|カテゴリ/iu;

/**
 * Files that each begin with the same names and a value for each, such as recipes with their front matter, or that are each a record of data, such as an invoice, as one table; null for others. What they are tagged with is
 * enough, where a request asks for that.
 */
export function recordsOf(files: readonly FileOfRecords[], request: string): Table | null {
  const areData = files.every(({ records }) => rootOf(records) !== null);
  const heads = files.map(({ path, text, records }) => ({ path, head: (areData && rootOf(records)) || headOf(text) }));
  const names = [...new Set(heads.flatMap(({ head }) => [...head.keys()]))];
  // what one of them lacks would be missing in what they add up to
  const fewestAlike = areData ? files.length : files.length * mostlyAlike;
  const shared = names.filter((name) => heads.filter(({ head }) => head.has(name)).length >= fewestAlike);
  const isTagged = shared.some((name) => ofTags.test(name)) && asksForTags.test(request);
  if (files.length < fewestFiles || shared.length < (isTagged ? 1 : 2)) return null;
  const records = heads.filter(({ head }) => shared.some((name) => head.has(name)));
  return {
    columns: ["file", ...shared],
    rows: records.map(({ path, head }) => [
      baseName(path),
      ...shared.map((name) => valueOf(name, head.get(name) ?? "")),
    ]),
  };
}

/** The one record that all of a file of data is; null where it is none. What is in lists of it stands in records of its own. */
function rootOf(records: readonly NamedRecord[] = []): ReadonlyMap<string, string> | null {
  const [root, ...others] = records.filter(({ above, key }) => above.length === 0 && key === null);
  if (!root || others.length > 0) return null;
  return new Map(root.fields.flatMap(({ name, values }) => (values.length === 1 ? [[name, values[0] ?? ""]] : [])));
}

/** Tags are a list, also where no brackets say so. */
function valueOf(name: string, value: string): string {
  return ofTags.test(name) && value !== "" && !value.startsWith("[") ? `[${value}]` : value;
}
