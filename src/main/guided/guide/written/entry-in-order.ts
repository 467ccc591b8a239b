/** So many entries in the order of the alphabet don't stand so by chance; bare lines may be lines of anything. */
const fewest = { listed: 4, bare: 6 };
const bullet = /^(?<sign>\s*[-*+•・] (?:\[[ xX]\] )?)(?<text>.*)$/u;
const saysWhere =
  /(?<!\p{L})(?:at the (?:very )?(?:end|top|bottom|beginning|start)|first|last|below|above|before|after|behind|under(?:neath)?|(?:ganz )?(?:oben|unten)|ans? (?:ende|anfang)|vor|nach|hinter|unter)(?!\p{L})|最後|末尾|先頭|一番(?:上|下)|前に|後に/iu;

/** A text with the one entry that was put into a list where it belongs, if the others stand in the order of the alphabet. As it is where more was changed, or the request says where it goes. */
export function withEntryInOrder(before: string, written: string, request: string): string {
  const [old, lines] = [before.split("\n"), written.split("\n")];
  const at = addedAt(old, lines);
  if (at === null || saysWhere.test(request)) return written;
  const list = listAround(lines, at);
  const others = list.filter((row) => row !== at);
  const keys = others.map((row) => keyOf(lines[row] ?? ""));
  const isListed = bullet.test(lines[at] ?? "");
  const isOrdered = keys.every((key, index) => index === 0 || compared(keys[index - 1] ?? "", key) <= 0);
  if (keys.length < (isListed ? fewest.listed : fewest.bare) || !isOrdered) return written;
  const next = others.find((row) => compared(keyOf(lines[row] ?? ""), keyOf(lines[at] ?? "")) > 0);
  const target = next ?? (others.at(-1) ?? at) + 1;
  if (target === at || target === at + 1) return written;
  const left = lines.toSpliced(at, 1);
  return left.toSpliced(target > at ? target - 1 : target, 0, lines[at] ?? "").join("\n");
}

/** Where the only line stands that one text has more than another; null where they differ by more. */
function addedAt(old: readonly string[], lines: readonly string[]): number | null {
  if (lines.length !== old.length + 1) return null;
  const at = lines.findIndex((line, row) => line !== old[row]);
  return at !== -1 && lines.slice(at + 1).every((line, row) => line === old[at + row]) ? at : null;
}

/** The lines around one that are entries like it. */
function listAround(lines: readonly string[], at: number): number[] {
  const signOf = (line: string) => bullet.exec(line)?.groups?.["sign"]?.replace(/\[[xX]\]/, "[ ]") ?? "";
  const own = signOf(lines[at] ?? "");
  const isLike = (row: number) => {
    const line = lines[row] ?? "";
    return line.trim() !== "" && signOf(line) === own && (own !== "" || isBare.test(line));
  };
  let [from, to] = [at, at];
  while (from > 0 && isLike(from - 1)) from--;
  while (to + 1 < lines.length && isLike(to + 1)) to++;
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** A short line that is no sentence, setting, heading or row. */
const isBare = /^(?![\s\d(])[^#|{}<>=;]{2,60}$/u;

function keyOf(line: string): string {
  return (bullet.exec(line)?.groups?.["text"] ?? line).replaceAll(/[*_`"'“”„[\]]/g, "").trim();
}

function compared(one: string, other: string): number {
  return one.localeCompare(other, "en", { sensitivity: "base" });
}
