import picomatch from "picomatch";

/**
 * The parts of a path, folded as the most forgiving file system would: case, accents' forms, invisible characters, and on
 * Windows short names, trailing dots and streams. Only for denials, where taking two names for one is the safe mistake.
 */
export function foldedParts(file: string): string[] {
  const plain = file.replace(/^(?:[\\/]{2}[?.][\\/]|[\\/]\?\?[\\/])/u, "");
  return plain
    .split(/[\\/]+/u)
    .map(foldName)
    .filter((part, index) => part !== "." && (part !== "" || index === 0));
}

function foldName(name: string): string {
  const folded = name
    .normalize("NFKC")
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .toLowerCase();
  if (folded === ".." || folded === ".") return folded;
  const plain = folded.replace(/(?<=.):.*$/su, "").replace(/[. ]+$/u, "");
  return plain === "git~1" ? ".git" : plain;
}

/** Whether a part of a path is, or may be, the name of a place. */
export type Likeness = (part: string, name: string) => boolean;

/** For files: what stands there is the name. */
const isSame: Likeness = (part, name) => part === name;

/**
 * For words of a command: a pattern may be the name that a shell makes of it. A star alone stands in too many harmless
 * commands (`-path './.git/*'`) to mean a place that may at least be read.
 */
export function mayBecome(isSecret: boolean): Likeness {
  return (part, name) => {
    if (part === name) return true;
    // a pattern of many stars takes a matcher minutes; nobody needs one, so it counts as the name
    if ((part.match(/[*?+@!({[]/gu)?.length ?? 0) > 8) return true;
    if (!/[*?[{]/u.test(part) || (!isSecret && /^\*+$/u.test(part))) return false;
    return picomatch.isMatch(name, part);
  };
}

/** True where `parts` names the place or something in it. `**` in a place stands for any parts, also none. */
export function leadsInto(place: readonly string[], parts: readonly string[], isLike: Likeness = isSame): boolean {
  const [first, ...rest] = place;
  if (first === undefined) return true;
  if (first === "**") return parts.some((_, index) => leadsInto(rest, parts.slice(index), isLike));
  const [part, ...more] = parts;
  return part !== undefined && isLike(part, first) && leadsInto(rest, more, isLike);
}
