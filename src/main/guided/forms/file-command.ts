/**
 * The shell command for files and folders that were chosen: `files` is a path or a pattern such as `photos/*.jpg` (a star
 * that belongs to a name is `[*]`), `to` a folder or a new name. Nothing that is there is overwritten, and what
 * was done is said file by file.
 */
export function fileCommand(form: "move" | "copy" | "remove", files: string, to: string): string {
  const source = shellPattern(files);
  if (form === "remove") return `rm -rv -- ${source}`;
  const verb = form === "move" ? "mv -nv" : "cp -rnv";
  const target = to.replace(/\/+$/, "");
  if (isFolder(files, to)) return `mkdir -p -- ${shellWord(target)} && ${verb} -- ${source} ${shellWord(`${target}/`)}`;
  const folder = target.includes("/") ? target.slice(0, target.lastIndexOf("/")) : null;
  const making = folder ? `mkdir -p -- ${shellWord(folder)} && ` : "";
  return `${making}${verb} -- ${source} ${shellWord(target)}`;
}

/** Several files go into a folder; one file with an ending keeps it, so a name without one is a folder too. */
function isFolder(files: string, to: string): boolean {
  if (to.endsWith("/") || files.replaceAll("[*]", "").includes("*")) return true;
  return extensionOf(files) !== "" && extensionOf(to) === "";
}

function extensionOf(path: string): string {
  return /[^/](\.[^./\s]{1,8})$/.exec(path)?.[1] ?? "";
}

/** Patterns have stars that the shell is to see; all else is quoted. */
function shellPattern(files: string): string {
  const pieces = files.split(/(\[\*\]|\*)/).filter((piece) => piece !== "");
  return pieces.map((piece) => (piece === "*" ? piece : shellWord(piece === "[*]" ? "*" : piece))).join("");
}

function shellWord(text: string): string {
  return /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
