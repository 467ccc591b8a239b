import type { PlainLine } from "./plain-lists.ts";

const isIgnored = /(?:^|\/)\.[\w-]*ignore$/i;
const removal = /^(?:remove|delete) "([^"]+)"$/iu;

/** Whether a file lists names that a program leaves out, each on a line, as they are written. */
export function isIgnoreList(path: string): boolean {
  return isIgnored.test(path);
}

/** The lines of such a file, each with the comment that it stands under. */
export function ignoredLines(lines: readonly string[]): PlainLine[] {
  let [title, list] = ["", -1];
  return lines.flatMap((line, row) => {
    if (line.startsWith("#")) title = line;
    if (line.trim() === "" || line.startsWith("#")) {
      list = -1;
      return [];
    }
    // below an empty line nothing tells that it belongs to the comment
    if (list === -1 && (lines[row - 1] ?? "").trim() === "") title = "";
    if (list === -1) list = row;
    return [{ row, title, list }];
  });
}

/** Such a file without a line that a wish names as it stands there; null where none does, or several do. */
export function withoutIgnored(text: string, wish: string): string | null {
  const [, name] = removal.exec(wish) ?? [];
  const plain = (line: string) => line.trim().replace(/\/$/u, "");
  const lines = text.split("\n");
  const rows = lines.flatMap((line, row) => (name !== undefined && plain(line) === plain(name) ? [row] : []));
  const [row, ...others] = rows;
  return row === undefined || others.length > 0 ? null : lines.toSpliced(row, 1).join("\n");
}
