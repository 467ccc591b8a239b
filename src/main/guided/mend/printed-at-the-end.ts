const atTheEnd =
  /(?<!\p{L})(?:only|just|nur|bloß|once|einmal)(?!\p{L})[^.;!?\n]{0,40}(?<!\p{L})(?:at the (?:very )?end|as the last line|am (?:ende|schluss)|ganz unten|zum schluss)(?!\p{L})|(?:最後に(?:一度|1度|一回|1回)?だけ|最後だけ)/iu;

/** Whether a request wants a line once at the end that a program prints again and again. */
export function saysAtTheEnd(request: string): boolean {
  return atTheEnd.test(request);
}

/** What was printed, with only the last of the lines that differ from the last one in their numbers; null where there are no others. */
export function printedAtTheEnd(printed: string): string | null {
  const [head = "", ...lines] = printed.split("\n");
  const shape = (line: string) => line.trim().replaceAll(/-?\d+(?:[.,:]\d+)*/gu, "#");
  const last = lines.findLastIndex((line) => line.trim() !== "");
  const end = shape(lines[last] ?? "");
  if (last === -1 || !/\p{L}/u.test(end)) return null;
  const kept = lines.filter((line, at) => at >= last || shape(line) !== end);
  return kept.length < lines.length ? [head, ...kept].join("\n") : null;
}
