import type { Table, WorkspaceView } from "../../src/main/guided/workspace-view.ts";
import { readRecords } from "../../src/main/workspace/tables/read-records.ts";

/** A folder that is only said to be there: its texts and tables by path. */
export function viewOf(
  texts: Readonly<Record<string, string>>,
  tables: Readonly<Record<string, Table>> = {},
): WorkspaceView {
  const files = Object.entries(texts).map(([path, text]) => ({ path, size: text.length }));
  return {
    files: async () => files,
    entry: async () => null,
    isRepository: async () => false,
    text: async (path) => texts[path] ?? null,
    fingerprint: async (path) => texts[path] ?? null,
    table: async (path) => tables[path] ?? null,
    records: async (path) => readRecords(path, texts[path] ?? ""),
    search: async (words) =>
      Object.entries(texts).flatMap(([path, text]) =>
        text
          .split("\n")
          .map((line, index) => ({ path, line: index + 1, text: line }))
          .filter((match) => words.some((word) => match.text.toLowerCase().includes(word.toLowerCase()))),
      ),
  };
}
