/** The last part of a path with forward slashes: `b.txt` of `a/b.txt`. */
export function baseName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** The folder of a path with its slash: `a/` of `a/b.txt`, nothing at the top. */
export function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/") + 1);
}
