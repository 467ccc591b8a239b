import { isDockerfile } from "../../../facts/formats/docker-settings.ts";
import type { PlainWish } from "../plain-wish.ts";

/** A word by itself in a command that goes on over several lines. */
type Continued = { row: number; indent: string; word: string; sign: string };

const isCommands = (path: string): boolean =>
  isDockerfile.test(path) || /\.(?:sh|bash|zsh|mk)$|(?:^|\/)(?:GNU)?[Mm]akefile$/u.test(path);
const goesOn = /\s*\\\s*$/;

/** A command over several lines with new words before or behind one of them; null where that is none, or several. */
export function withContinuedLine(
  path: string,
  text: string,
  { items, what, about, side }: Extract<PlainWish, { deed: "add" }>,
): string | null {
  const [name = "", ...more] = what;
  const words = isCommands(path) ? wordsIn(text) : [];
  const [anchor, ...others] = words.filter(({ word }) => nameOf(word) === name);
  const isBeside = side === "before" || side === "behind";
  if (!anchor || others.length + more.length + about.length > 0 || !isBeside) return null;
  if (items.some((item) => !isWord.test(item) || words.some(({ word }) => nameOf(word) === nameOf(item)))) return null;
  const { row, indent, word, sign } = anchor;
  const lines = text.split("\n");
  const end = lines[row]?.endsWith("\r") === true ? "\r" : "";
  const signOf = sign === "" ? signIn(lines[row - 1] ?? "") : sign;
  const own = side === "before" ? [...items, word] : [word, ...items];
  const put = own.map((each, at) => indent + each + (at < own.length - 1 ? signOf : sign) + end);
  return lines.toSpliced(row, 1, ...put).join("\n");
}

/** A command over several lines without one of its words; null where that is none, or stands elsewhere as well. */
export function withoutContinuedLine(
  path: string,
  text: string,
  { what }: Extract<PlainWish, { deed: "remove" }>,
): string | null {
  const [name = "", ...more] = what;
  const words = isCommands(path) ? wordsIn(text) : [];
  const [gone, ...others] = words.filter(({ word }) => nameOf(word) === name);
  const isElsewhere = text.split(/[\s"',=:\\[\]]+/u).filter((word) => word === name).length > 1;
  if (!gone || others.length + more.length > 0 || isElsewhere) return null;
  const lines = text.split("\n");
  const before = lines[gone.row - 1] ?? "";
  if (gone.sign !== "") return lines.toSpliced(gone.row, 1).join("\n");
  // what stood before the last one is the last one then
  if (!words.some(({ row }) => row === gone.row - 1)) return null;
  return lines.toSpliced(gone.row - 1, 2, before.replace(goesOn, before.endsWith("\r") ? "\r" : "")).join("\n");
}

const isWord = /^[\p{L}\p{N}][\p{L}\p{N}._+@/=:~<>!-]*$/u;

function wordsIn(text: string): Continued[] {
  const lines = text.split("\n");
  return lines.flatMap((line, row) => {
    const [, indent = "", word, sign = ""] = /^(\s+)(\S+?)(\s*\\)?\s*$/u.exec(line) ?? [];
    const isOfMore = goesOn.test(lines[row - 1] ?? "");
    return word !== undefined && isWord.test(word) && isOfMore ? [{ row, indent, word, sign }] : [];
  });
}

/** `gcc=4:12` and `flask>=3` are versions. */
function nameOf(word: string): string {
  return word.split(/[=<>~!@]/u)[0] ?? word;
}

function signIn(line: string): string {
  return /\s*\\(?=\s*$)/u.exec(line)?.[0] ?? " \\";
}
