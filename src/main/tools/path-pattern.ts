import path from "node:path";
import { AppError } from "../../shared/error.ts";
import { expandBraces } from "./expand-braces.ts";

const longestPattern = 500;

/** One sign of a name: any, one of some, or this very one. */
type Sign = "any" | { among: string; isExcept: boolean } | { letter: string };

/** A part between slashes: any number of folders, or a name, in which `*` stands for any number of signs. */
type Part = "**" | readonly (Sign | "*")[];

/**
 * Turns a pattern such as `*.md`, `src/**` or `{a,b}/x?.[jt]s` into a test for relative paths. Without a slash it is about
 * the name alone, in any folder. Matching takes time in proportion to both lengths, whatever the pattern. Throws
 * `invalid-input` for patterns that point out of the workspace.
 */
export function pathPattern(written: string, root: string): (relative: string) => boolean {
  const pattern = relativeTo(root, written);
  if (pattern === "" || pattern.length > longestPattern || /\p{Cc}/u.test(pattern)) {
    throw new AppError("invalid-input", "The pattern must be one line, such as *.md or src/**/*.ts.");
  }
  const alternatives = expandBraces(pattern).map(toParts);
  return (relative) => {
    const names = relative.split("/");
    return alternatives.some((parts) => matchRun(parts, names, (part) => part === "**", matchName));
  };
}

function relativeTo(root: string, written: string): string {
  const pattern = written.replaceAll("\\", "/");
  const base = root.split(path.sep).join("/");
  const inner = pattern === base || pattern.startsWith(`${base}/`) ? pattern.slice(base.length + 1) || "**" : pattern;
  const isAbsolute = path.posix.isAbsolute(inner) || /^[a-z]:/i.test(inner);
  if (isAbsolute || /^~(?:\/|$)/.test(inner) || inner.split("/").includes("..")) {
    throw new AppError(
      "invalid-input",
      `${written} points outside the workspace. Use a pattern inside it, such as **/*.md.`,
    );
  }
  return inner;
}

function toParts(pattern: string): Part[] {
  const whole = pattern.endsWith("/") ? `${pattern}**` : pattern;
  const parts = whole.split("/").filter((part) => part !== "" && part !== ".");
  const anywhere = whole.includes("/") || whole === "**" ? parts : ["**", ...parts];
  return anywhere.map((part) => (part === "**" ? part : toSigns(part)));
}

function toSigns(part: string): (Sign | "*")[] {
  const pieces = part.matchAll(/\[([!^]?)(\]?[^\]]*)\]|\*+|\?|[^]/gu);
  return [...pieces].map(([piece, except, among]) => {
    if (piece.startsWith("*")) return "*";
    if (piece === "?") return "any";
    return among === undefined ? { letter: piece } : { among, isExcept: except !== "" };
  });
}

function matchName(part: Part, name: string): boolean {
  return (
    part !== "**" &&
    matchRun(
      part,
      [...name],
      (sign) => sign === "*",
      (sign, letter) => sign !== "*" && fits(sign, letter),
    )
  );
}

function fits(sign: Sign, letter: string): boolean {
  if (sign === "any") return true;
  if ("letter" in sign) return sign.letter === letter;
  const ranges = [...sign.among.matchAll(/([^])-([^])|([^])/gu)];
  const isAmong = ranges.some(
    ([, from, to, single]) =>
      single === letter || (from !== undefined && to !== undefined && from <= letter && letter <= to),
  );
  return isAmong !== sign.isExcept;
}

/**
 * True where items fit a row of wants, some of which stand for any number of items. On a misfit only the last of these
 * takes one more: that is enough, and never tries the same twice.
 */
function matchRun<Want, Item>(
  wants: readonly Want[],
  items: readonly Item[],
  isMany: (want: Want) => boolean,
  fit: (want: Want, item: Item) => boolean,
): boolean {
  let want = 0;
  let item = 0;
  let lastMany = -1;
  let takenUpTo = 0;
  while (item < items.length) {
    const [wanted, found] = [wants[want], items[item]];
    if (wanted !== undefined && isMany(wanted)) {
      lastMany = want++;
      takenUpTo = item;
    } else if (wanted !== undefined && found !== undefined && fit(wanted, found)) {
      want++;
      item++;
    } else if (lastMany !== -1) {
      want = lastMany + 1;
      item = ++takenUpTo;
    } else return false;
  }
  return wants.slice(want).every(isMany);
}
