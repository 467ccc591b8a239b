import { AppError } from "../../shared/error.ts";
import type { FileEntry } from "./list-files.ts";
import type { ReadRecord } from "./tables/read-records.ts";
import type { ReadTable } from "./tables/read-table.ts";
import type { Match } from "./search-files.ts";
import type { Workspace } from "./open-workspace.ts";

/** The workspace as guided steps look at it: quickly, and without ever failing for what isn't there. */
export type WorkspaceView = {
  files(): Promise<readonly FileEntry[]>;
  /** One file, also where it is ignored; null where it isn't there. */
  entry(path: string): Promise<FileEntry | null>;
  /** Whether git keeps the folder's history. */
  isRepository(): Promise<boolean>;
  /** Line ends are `\n`; null for what is no text, private, over half a megabyte, or not there. */
  text(path: string): Promise<string | null>;
  /** The table that a file holds (CSV, a JSON list of objects, a page that is mostly one); null where it holds none. */
  table(path: string): Promise<ReadTable | null>;
  /** The records of a file of JSON, YAML or TOML, however deep they stand; none where it is no such file. */
  records(path: string): Promise<readonly ReadRecord[]>;
  /** The same for files with the same bytes; null for what is private, can't be read quickly, or isn't there. */
  fingerprint(path: string): Promise<string | null>;
  /** At most `limit` lines for each word; upper and lower case are the same. */
  search(words: readonly string[], limit: number): Promise<readonly Match[]>;
};

/** Nobody chooses among the lines of a larger file. In bytes. */
const largestChoice = 512 * 1024;

/** What takes longer isn't worth waiting for: it only helps a step along. In milliseconds. */
const searchTime = 2_000;
const hashTime = 10_000;
const listTime = 10_000;

export function viewWorkspace(workspace: Workspace): WorkspaceView {
  const find = async (path: string) => {
    try {
      const place = await workspace.find(path);
      return place.kind === "missing" ? null : place;
    } catch (cause) {
      if (cause instanceof AppError) return null;
      throw cause;
    }
  };
  const text = async (path: string): Promise<string | null> => {
    try {
      const place = await workspace.find(path);
      if (place.kind !== "file" || place.size > largestChoice || workspace.isPrivate(place)) return null;
      const read = await workspace.read(place, AbortSignal.timeout(searchTime));
      return read.text.replaceAll("\r\n", "\n");
    } catch (cause) {
      if (cause instanceof AppError) return null;
      throw cause;
    }
  };
  return {
    async files() {
      return (await workspace.files(AbortSignal.timeout(listTime))).files;
    },
    async entry(path) {
      const place = await find(path);
      return place?.kind === "file" ? { path: place.path, size: place.size } : null;
    },
    isRepository: async () => (await find(".git")) !== null,
    text,
    async table(path) {
      const read = await text(path);
      return read === null ? null : (await import("./tables/read-table.ts")).readTable(path, read);
    },
    async records(path) {
      const read = /\.(?:json|ya?ml|toml)$/i.test(path) ? await text(path) : null;
      return read === null ? [] : (await import("./tables/read-records.ts")).readRecords(path, read);
    },
    async fingerprint(path) {
      const signal = AbortSignal.timeout(hashTime);
      try {
        const place = await workspace.find(path);
        if (place.kind !== "file" || workspace.isPrivate(place)) return null;
        return await (await import("./hash-file.ts")).hashFile(place, signal);
      } catch (cause) {
        if (cause instanceof AppError || signal.aborted) return null;
        throw cause;
      }
    },
    async search(words, limit) {
      const wanted = [...new Set(words.map((word) => word.toLowerCase()))].filter(
        (word) => /\S/.test(word) && !/[\n\0]/.test(word),
      );
      return wanted.length === 0 ? [] : collect(workspace, wanted, limit);
    },
  };
}

/** A line counts for each word that is in it, until each word has its share or the time is up. */
async function collect(workspace: Workspace, words: readonly string[], limit: number): Promise<Match[]> {
  const open = new Map(words.map((word) => [word, limit]));
  const matches: Match[] = [];
  const query = { patterns: words, isRegex: false, ignoresCase: true, within: "." };
  const signal = AbortSignal.timeout(searchTime);
  try {
    for await (const match of workspace.search(query, signal)) {
      const text = match.text.toLowerCase();
      const counted = [...open].filter(([word]) => text.includes(word));
      if (counted.length > 0) matches.push(match);
      for (const [word, left] of counted) {
        if (left === 1) open.delete(word);
        else open.set(word, left - 1);
      }
      if (open.size === 0) break;
    }
  } catch (cause) {
    if (!signal.aborted) throw cause;
  }
  return matches;
}
