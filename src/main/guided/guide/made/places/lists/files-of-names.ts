import type { FileEntry } from "../../../../workspace-view.ts";
import { calledName } from "../said/spoken-name.ts";

/** What goes by a number has several pictures or papers: `cup-07-back.jpg` is one of "cup 07". */
const isNumbered = /\d$/;

/**
 * The files that belong to each of these spoken names: those that are called so, and of what goes by a number those that are called so and more. Null where
 * it isn't clear whose a file is, such as `oak-new` where only "oak" is told of.
 */
export function filesOfNames(
  names: readonly string[],
  files: readonly FileEntry[],
): ReadonlyMap<string, readonly string[]> | null {
  const owned = new Map<string, string[]>();
  for (const { path } of files) {
    const called = calledName(path);
    const exact = names.includes(called);
    const begins = names.filter((name) => called.startsWith(`${name} `)).toSorted((a, b) => b.length - a.length)[0];
    if (!exact && begins !== undefined && !isNumbered.test(begins)) return null;
    const owner = exact ? called : begins;
    if (owner !== undefined) owned.set(owner, [...(owned.get(owner) ?? []), path]);
  }
  return owned;
}
