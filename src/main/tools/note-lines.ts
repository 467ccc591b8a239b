/** A text without one of its notes, or with a passage replaced; or why that isn't one change. */
export type NoteEdit = { type: "one"; text: string } | { type: "none" } | { type: "several"; lines: readonly string[] };

/** Takes the note out that is meant: the one that is the same, that holds these words to the letter, or that has all of them. */
export function withoutNote(text: string, wanted: string): NoteEdit {
  const lines = text.split("\n");
  const notes = lines.flatMap((line, index) => (line.trim() === "" ? [] : [{ line, index }]));
  const plainWanted = plain(wanted);
  const words = plainWanted.split(" ").filter((word) => word !== "");
  if (words.length === 0) return { type: "none" };
  const ways: ((line: string) => boolean)[] = [
    (line) => line === plainWanted,
    (line) => line.includes(plainWanted),
    (line) => words.every((word) => line.includes(word)),
  ];
  const found = ways.map((isMeant) => notes.filter(({ line }) => isMeant(plain(line)))).find((each) => each.length > 0);
  const [only] = found ?? [];
  if (!found || !only) return { type: "none" };
  if (found.length > 1) return { type: "several", lines: found.map(({ line }) => line) };
  return { type: "one", text: lines.toSpliced(only.index, 1).join("\n") };
}

/** Replaces a passage that stands there once. */
export function withReplaced(text: string, old: string, replacement: string): NoteEdit {
  const at = text.indexOf(old);
  if (at === -1) return { type: "none" };
  if (text.includes(old, at + 1)) {
    return { type: "several", lines: text.split("\n").filter((line) => line.includes(old.split("\n", 1)[0] ?? old)) };
  }
  return { type: "one", text: text.slice(0, at) + replacement + text.slice(at + old.length) };
}

/** The words alone, whatever stands between them. */
function plain(line: string): string {
  return line
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
