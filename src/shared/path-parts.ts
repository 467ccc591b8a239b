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

/** Where a way with `./` and `../` leads that begins in `folder`, which has its slash or is nothing. */
export function pathFrom(folder: string, way: string): string {
  const parts: string[] = [];
  for (const part of `${folder}${way}`.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== ".") parts.push(part);
  }
  return parts.join("/");
}

/** The way from `folder`, which has its slash or is nothing, to a path. */
export function wayTo(path: string, folder: string): string {
  const [to, from] = [path.split("/"), folder.split("/").slice(0, -1)];
  const shared = from.findIndex((part, index) => part !== to[index]);
  const common = shared === -1 ? from.length : shared;
  return [...from.slice(common).map(() => ".."), ...to.slice(common)].join("/");
}
