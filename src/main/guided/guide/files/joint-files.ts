import { baseName } from "../../../../shared/path-parts.ts";
import { escapeRegExp } from "../request/words/word-pattern.ts";
import type { FileEntry } from "../../workspace-view.ts";
import { namedFiles } from "./named-files.ts";

const and = String.raw`["'\u0060“]?(?:\s*,\s*(?:(?:and|und)\s+)?|\s+(?:and|und|&)\s+|\s*[とや、]\s*)(?:(?:in|the|our|my|der|die|das|dem) )*["'\u0060„]?`;

/** Files that a request names side by side, as in "in a.toml and b.py": the same is to be done in each. Each such list of two and more. */
export function jointFiles(request: string, files: readonly FileEntry[]): string[][] {
  const paths = [...new Set(namedFiles(request, files).map(({ path }) => path))];
  return paths
    .reduce<string[][]>((lists, path) => {
      const list = lists.at(-1);
      const last = list?.at(-1);
      return list && last !== undefined && areJoined(last, path, request)
        ? [...lists.slice(0, -1), [...list, path]]
        : [...lists, [path]];
    }, [])
    .filter((list) => list.length > 1);
}

function areJoined(one: string, other: string, request: string): boolean {
  const [first, second] = [one, other].map((path) => [...new Set([path, baseName(path)])].map(escapeRegExp).join("|"));
  return new RegExp(`(?:${first})${and}(?:${second})(?![\\p{Script=Latin}\\p{N}_/-]|\\.\\w)`, "iu").test(request);
}
