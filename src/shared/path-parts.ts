/** The last part of a path with forward slashes: `b.txt` of `a/b.txt`. */
export function baseName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** How a file's name ends, with the dot: `.txt` of `a/b.txt`; nothing for `.env` and for what is too long or has blanks, as `v1. draft`. */
export function endingOf(path: string): string {
  return /[^/](\.[^./\s]{1,8})$/.exec(path)?.[1] ?? "";
}

/** A file's name without its ending: `b` of `a/b.txt`. */
export function stemOf(path: string): string {
  const name = baseName(path);
  return name.slice(0, name.length - endingOf(name).length);
}

/** The folder of a path with its slash: `a/` of `a/b.txt`, nothing at the top. */
export function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/") + 1);
}
