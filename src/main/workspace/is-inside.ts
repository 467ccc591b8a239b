import path from "node:path";

/** True where `inner` is `outer` or lies in it. Names are compared one by one: `/work` doesn't contain `/work-too`. */
export function isInside(outer: string, inner: string, foldsCase: boolean): boolean {
  const names = split(inner);
  return split(outer).every((name, index) => {
    const other = names[index];
    return other !== undefined && (foldsCase ? fold(name) === fold(other) : name === other);
  });
}

function split(absolute: string): string[] {
  return path
    .normalize(absolute)
    .split(path.sep)
    .filter((name) => name !== "");
}

/** Close to what file systems that ignore case do. Where it folds too much, it shuts more, never less. */
function fold(name: string): string {
  return name.normalize("NFC").toLowerCase();
}
