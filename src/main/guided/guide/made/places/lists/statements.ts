/** What a file says of itself, by its label in small letters: `status` and "paid on 3 May". */
export type Statement = { label: string; value: string };

const labelled =
  /^\s*(?:(?:[-*>#;]+|\/\/)\s*)?[*_]{0,2}([\p{L}][\p{L} _-]{1,30})[*_]{0,2}\s*[:：=][*_]{0,2}\s*(.*?)\s*$/u;

/** The lines of a text with a label; of those with the same the last one counts. */
export function statementsOf(text: string | null): readonly Statement[] {
  const lines = (text ?? "").split(/\r?\n/).flatMap((line) => {
    const [, label = "", value = ""] = labelled.exec(line) ?? [];
    return label === "" || value === "" ? [] : [{ label: label.trim().toLowerCase(), value }];
  });
  return [...new Map(lines.map((line) => [line.label, line])).values()];
}
