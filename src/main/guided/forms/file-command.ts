import { baseName, endingOf, folderOf } from "../../../shared/path-parts.ts";
import { arrow, readFileList } from "./file-list.ts";
import { shellWord } from "./shell-word.ts";

/**
 * The shell command for files and folders that were chosen: `files` is a path or a pattern such as `photos/*.jpg` (a star
 * that belongs to a name is `[*]`), `to` a folder or a new name. Nothing that is there is overwritten, and what
 * was done is said file by file.
 */
export function fileCommand(form: "move" | "copy" | "remove", files: string, to: string): string {
  const targets = readFileList(to);
  if (targets.length > 1) return oneToEach(form, readFileList(files), targets);
  const source = readFileList(files).map(shellPattern).join(" ");
  if (form === "remove") return `rm -rv -- ${source}`;
  const verb = form === "move" ? "mv -nv" : "cp -rnv";
  const target = to.replace(/\/+$/, "");
  if (isFolder(files, to)) return `mkdir -p -- ${shellWord(target)} && ${verb} -- ${source} ${shellWord(`${target}/`)}`;
  const folder = target.includes("/") ? target.slice(0, target.lastIndexOf("/")) : null;
  const making = folder ? `mkdir -p -- ${shellWord(folder)} && ` : "";
  return `${making}${verb} -- ${source} ${shellWord(target)}`;
}

/** Each file to the place that stands where it stands; two places for one file, or a pattern, are no such thing. */
function oneToEach(form: "move" | "copy" | "remove", files: readonly string[], targets: readonly string[]): string {
  const isPaired = form !== "remove" && files.length === targets.length && !files.some((file) => file.includes("*"));
  if (!isPaired) return "echo 'These are several places: name one folder, or one new name for each file.' >&2; exit 1";
  return files.map((file, index) => fileCommand(form, file, targets[index] ?? "")).join(" && ");
}

/**
 * The shell command that gives files new paths: `names` has a line `old -> new` for each. Where places are wanted each keeps its name,
 * and where names are, its ending as it is written, unless they are to be taken as they are. Those that stay are left out; where all do, the command fails and says so.
 */
export function renameCommand(names: string, wanted: "names" | "exact-names" | "places"): string {
  const all = names.split("\n").flatMap((line) => {
    const [from = "", to = ""] = line.split(arrow).map((path) => path.trim());
    return from === "" || to === "" ? [] : [{ from, to: wantedPath(from, to, wanted) }];
  });
  const pairs = all.filter(
    ({ from, to }) =>
      from !== to &&
      !hasForeignDate(
        from,
        to,
        all.map((one) => one.from),
      ),
  );
  if (pairs.length === 0) return "echo 'No file has got another name.' >&2; exit 1";
  const twice = pairs.find(({ to }, index) => pairs.findIndex((other) => other.to === to) !== index);
  if (twice) return `echo ${shellWord(`Two files can't both be ${twice.to}.`)} >&2; exit 1`;
  const folders = new Set(pairs.flatMap(({ to }) => (to.includes("/") ? [to.slice(0, to.lastIndexOf("/"))] : [])));
  const making = folders.size > 0 ? [`mkdir -p -- ${[...folders].map(shellWord).join(" ")}`] : [];
  return [...making, ...inOrder(pairs).map(({ from, to }) => `mv -nv -- ${shellWord(from)} ${shellWord(to)}`)].join(
    " && ",
  );
}

function wantedPath(from: string, to: string, wanted: "names" | "exact-names" | "places"): string {
  if (wanted === "exact-names") return to;
  return wanted === "names" ? withEnding(from, to) : placeOf(from, to);
}

type Pair = { from: string; to: string };

/** A name that is free only once another file has left it is given after that; where names change round, one file waits under another name. */
function inOrder(pairs: readonly Pair[]): Pair[] {
  const open = [...pairs];
  const ordered: Pair[] = [];
  while (open.length > 0) {
    const free = open.findIndex(({ to }) => !open.some(({ from }) => from === to));
    const [next] = open.splice(Math.max(0, free), 1);
    if (!next) break;
    if (free >= 0) ordered.push(next);
    else {
      const waiting = `${next.to}.moving`;
      ordered.push({ from: next.from, to: waiting });
      open.push({ from: waiting, to: next.to });
    }
  }
  return ordered;
}

/** Where only the place is wanted, a file keeps its name; a path without an ending names the folder. */
function placeOf(from: string, to: string): string {
  const isFolderOnly = endingOf(from) !== "" && endingOf(to) === "";
  return (isFolderOnly ? `${to.replace(/\/+$/, "")}/` : folderOf(to)) + baseName(from);
}

/** A new name keeps the ending as it was written; who leaves it out means the same. In a folder a file keeps its name. */
function withEnding(from: string, to: string): string {
  if (to.endsWith("/")) return to + baseName(from);
  const [own, other] = [endingOf(from), endingOf(to)];
  if (other === "") return to + own;
  return own.toLowerCase() === other.toLowerCase() ? to.slice(0, to.length - other.length) + own : to;
}

/** A small model gives a file without a date the date of its neighbour. */
function hasForeignDate(from: string, to: string, others: readonly string[]): boolean {
  const dates = to.match(/\d{4}[-_.]?\d{2}[-_.]?\d{2}/g) ?? [];
  return dates.some((date) => !from.includes(date) && others.some((other) => other.includes(date)));
}

/** Several files go into a folder; one file with an ending keeps it, so a name without one is a folder too. */
function isFolder(files: string, to: string): boolean {
  if (to.endsWith("/") || readFileList(files).length > 1 || files.replaceAll("[*]", "").includes("*")) return true;
  return endingOf(files) !== "" && endingOf(to) === "";
}

/** Patterns have stars that the shell is to see; all else is quoted. */
function shellPattern(files: string): string {
  const pieces = files.split(/(\[\*\]|\*)/).filter((piece) => piece !== "");
  return pieces.map((piece) => (piece === "*" ? piece : shellWord(piece === "[*]" ? "*" : piece))).join("");
}
