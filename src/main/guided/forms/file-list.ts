import { escapeRegExp } from "../guide/request/words/word-pattern.ts";

/** Between the paths of a list: within a path there are never two slashes. */
const separator = " // ";

/** Several files as the value of a field. A star that belongs to a name is written `[*]`, as in a pattern. */
export function writeFileList(paths: readonly string[]): string {
  return paths.map((path) => path.replaceAll("*", "[*]")).join(separator);
}

/** The paths and patterns of such a value. */
export function readFileList(value: string): string[] {
  return value.split(separator);
}

/** The files that a value means: those that it lists, that its pattern fits, or that lie in its folder. */
export function filesOfList(value: string, paths: readonly string[]): string[] {
  const fits = readFileList(value).map((entry) => {
    const pieces = entry.split(/(\[\*\]|\*)/).map((piece) => {
      if (piece === "*") return "[^/]*";
      return escapeRegExp(piece === "[*]" ? "*" : piece);
    });
    return new RegExp(`^${pieces.join("")}(?:/.*)?$`, "u");
  });
  return paths.filter((path) => fits.some((pattern) => pattern.test(path)));
}

/** Stands between a file's path and the new one. */
export const arrow = " -> ";
