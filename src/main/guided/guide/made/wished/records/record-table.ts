import { isJson, type JsonGroup, jsonGroups, plain } from "../../../facts/formats/json-members.ts";
import { plainValue, yamlRecords } from "../../../facts/formats/yaml-records.ts";
import { csvLines, plainCell, writtenCell } from "../../../facts/tables/csv-lines.ts";
import { jsonLike } from "../carried/json-like.ts";

/** Records with the same sides in whatever form, and the text with one more of them before the one at a place, or behind the last one; null where a value can't be written there. */
export type RecordTable = {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  withRow: (values: readonly string[], at: number) => string | null;
};

/** The only table of a file: its rows, those of a table on a page, or the records of a list in JSON or YAML. Null where there are several, or they have not all the same sides. */
export function recordTable(path: string, text: string): RecordTable | null {
  if (/\.[ct]sv$/i.test(path)) return csvTable(text);
  if (/\.json$/i.test(path)) return jsonTable(text);
  if (/\.ya?ml$/i.test(path)) return yamlTable(text);
  return /\.html?$/i.test(path) ? pageTable(text) : null;
}

function csvTable(text: string): RecordTable | null {
  const table = csvLines(text);
  if (!table || table.body.some(({ cells }) => cells.length !== table.header.cells.length)) return null;
  const { header, body, delimiter } = table;
  const lines = body.map(({ number }) => number - 1);
  const written = (values: readonly string[]) => [values.map((value) => writtenCell(value, delimiter)).join(delimiter)];
  return {
    columns: header.cells.map(plainCell),
    rows: body.map(({ cells }) => cells.map(plainCell)),
    withRow: (values, at) => withLines(text, written(values), lines[at] ?? (lines.at(-1) ?? 0) + 1),
  };
}

/** A text with more lines, which end as its own do. */
function withLines(text: string, fresh: readonly string[], at: number): string {
  const lines = text.split("\n");
  if (at >= lines.length) return [...lines, ...fresh].join("\n");
  const end = text.includes("\r\n") ? "\r" : "";
  return lines.toSpliced(at, 0, ...fresh.map((line) => line + end)).join("\n");
}

function jsonTable(text: string): RecordTable | null {
  const groups = jsonGroups(text) ?? [];
  const lists = groups.filter(
    ({ kind, members }) => kind === "list" && members.every(({ value }) => value.startsWith("{")),
  );
  const [list, ...others] = lists.filter(({ members }) => members.length > 0);
  if (!list || others.length > 0) return null;
  const things = list.members.flatMap(({ valueFrom }) => groups.find(({ from }) => from === valueFrom) ?? []);
  const columns = (things[0]?.members ?? []).map(({ key }) => key ?? "");
  const isAlike = ({ members }: JsonGroup) =>
    members.map(({ key }) => key).join("\n") === columns.join("\n") &&
    members.every(({ value }) => !/^[[{]/.test(value));
  if (!things.every(isAlike)) return null;
  const rows = things.map(({ members }) => members.map(({ value }) => plain(value)));
  const isQuoted = columns.map((_, place) => things.every(({ members }) => members[place]?.value.startsWith('"')));
  const written = (values: readonly string[]) => {
    const pairs = values.map(
      (value, place) => `${JSON.stringify(columns[place])}: ${isQuoted[place] ? JSON.stringify(value) : value}`,
    );
    return jsonLike(`{ ${pairs.join(", ")} }`, list.members.at(-1)?.value ?? null, "");
  };
  return { columns, rows, withRow: (values, at) => withMember(text, list, written(values), at) };
}

function withMember(text: string, { from, members }: JsonGroup, fresh: string | null, at: number): string | null {
  const [next, last, before] = [members[at], members.at(-1), members.at(-2)];
  if (fresh === null || !last) return null;
  const lead = text.slice(from + 1, members[0]?.from);
  const gap = before ? text.slice(before.to, last.from) : lead.includes("\n") ? `,${lead}` : ", ";
  const after = next
    ? text.slice(0, next.from) + fresh + gap + text.slice(next.from)
    : text.slice(0, last.to) + gap + fresh + text.slice(last.to);
  // a number may be said with a comma
  return isJson(after) ? after : null;
}

function yamlTable(text: string): RecordTable | null {
  const records = yamlRecords(text);
  const things = records.filter(({ kind }) => kind === "item");
  const [model] = things;
  const columns = model?.pairs.map(({ key }) => key) ?? [];
  const isAlike = ({ pairs, from, to, indent, parents }: (typeof things)[number]) =>
    pairs.map(({ key }) => key).join("\n") === columns.join("\n") &&
    to - from === columns.length &&
    indent === model?.indent &&
    parents.join("\n") === model.parents.join("\n");
  if (!model || !things.every(isAlike)) return null;
  const lines = text.split("\n");
  const isPlain = (value: string) => /^[\p{L}\p{N}][^#:{}[\]"'\\&*!|>%@\u0060]*$/u.test(value);
  const written = (values: readonly string[]) =>
    model.pairs.map(({ row, from, value }, place) => {
      const quote = /^["']/.exec(value)?.[0] ?? "";
      return (lines[row] ?? "").slice(0, from) + quote + (values[place] ?? "") + quote;
    });
  const isApart = things.length > 1 && things.slice(1).every(({ from }) => lines[from - 1]?.trim() === "");
  return {
    columns,
    rows: things.map(({ pairs }) => pairs.map(({ value }) => plainValue(value))),
    withRow: (values, at) => {
      if (!values.every(isPlain)) return null;
      const [next, last] = [things[at], things.at(-1)];
      const own = written(values);
      const fresh = !isApart ? own : next ? [...own, ""] : ["", ...own];
      return withLines(text, fresh, next?.from ?? last?.to ?? lines.length);
    },
  };
}

const cell = /(<t[dh](?:\s[^>]*)?>)([^<]*)(<\/t[dh]>)/giu;

/** Rows that have a line each. */
function pageTable(text: string): RecordTable | null {
  if ((text.match(/<table[\s>]/giu) ?? []).length !== 1) return null;
  const lines = text.split("\n");
  const rows = lines.flatMap((line, at) => {
    const cells = [...line.matchAll(cell)].map(({ 2: inner = "" }) => inner.replaceAll("&amp;", "&").trim());
    return /^\s*<tr(?:\s[^>]*)?>(?:\s*<t[dh](?:\s[^>]*)?>[^<]*<\/t[dh]>)+\s*<\/tr>\s*$/iu.test(line)
      ? [{ at, cells }]
      : [];
  });
  const [head, ...body] = rows;
  const isWhole = (text.match(/<tr[\s>]/giu) ?? []).length === rows.length;
  if (!head || !isWhole || !/<th[\s>]/iu.test(lines[head.at] ?? "")) return null;
  const last = body.at(-1);
  const isAlike = ({ at, cells }: (typeof body)[number]) =>
    cells.length === head.cells.length &&
    (lines[at] ?? "").replaceAll(cell, "$1$3") === (lines[last?.at ?? 0] ?? "").replaceAll(cell, "$1$3");
  if (!last || !body.every(isAlike)) return null;
  return {
    columns: head.cells,
    rows: body.map(({ cells }) => cells),
    withRow: (values, place) => {
      if (values.some((value) => /[<>]/u.test(value))) return null;
      const fresh = [...values];
      const line = (lines[last.at] ?? "")
        .replace(/\r$/u, "")
        .replaceAll(
          cell,
          (_, open: string, __: string, close: string) =>
            `${open}${(fresh.shift() ?? "").replaceAll("&", "&amp;")}${close}`,
        );
      return withLines(text, [line], body[place]?.at ?? last.at + 1);
    },
  };
}
