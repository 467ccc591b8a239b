import type { NamedRecord, Table } from "../../../workspace-view.ts";

/** A value of an entry, under the name that it has there. */
export type EntryField = { name: string; value: string };
/**
 * Something that a file has values of, with how it is told of. It is called by its keys, and may be by some of its own values, or by the beginning of the first of them; `around` are the names that
 * it stands under, and `rest` are lines that say more of it.
 */
export type Entry = {
  label: string;
  keys: readonly string[];
  first: EntryField | null;
  around: readonly string[];
  fields: readonly EntryField[];
  rest: readonly string[];
};

/** The records of a file of settings or data. */
export function entriesOfRecords(records: readonly NamedRecord[]): Entry[] {
  return records.map(({ above, key, fields }) => {
    const named = fields.map(({ name, values }) => ({ name, value: values.join(", ") }));
    const first = key === null ? (named.find(({ value }) => /\p{L}/u.test(value)) ?? null) : null;
    return {
      label: [...above, key ?? first?.value ?? ""].filter((name) => name !== "").join(" › "),
      keys: key === null ? [] : [key],
      first,
      around: above,
      fields: named,
      rest: [],
    };
  });
}

/** The rows of a table. */
export function entriesOfTable({ columns, rows }: Table): Entry[] {
  return rows.map((row) => {
    const fields = columns.map((name, index) => ({ name: name.trim(), value: row[index]?.trim() ?? "" }));
    const first = fields.find(({ value }) => /\p{L}{2}|\p{scx=Han}/u.test(value)) ?? null;
    return { label: first?.value ?? "", keys: [], first, around: [], fields, rest: [] };
  });
}
