const entry =
  /^\[?(?<day>\d{4}-\d{2}-\d{2})(?:[T ,]+\d{2}:\d{2}(?::\d{2})?[.,\d]*(?:Z|[+-]\d{2}:?\d{2})?)?\]?\s+(?<said>\S.*)$/u;
const fewest = 3;
const mostOther = 0.3;

/** An entry of a log, with its day and without the time that it begins with. */
export type LogLine = { line: string; day: string; said: string };

/** The entries of a log in their order; none where a text isn't mostly made of these. */
export function logLines(text: string): readonly LogLine[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  const entries = lines.flatMap((line) => {
    const { day = "", said = "" } = entry.exec(line.trim())?.groups ?? {};
    return day === "" ? [] : [{ line: line.trim(), day, said: said.trim() }];
  });
  return entries.length < fewest || entries.length < lines.length * (1 - mostOther) ? [] : entries;
}
