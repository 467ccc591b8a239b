import { superlativeIn } from "../request/superlative.ts";
import { wordsOf } from "../request/words.ts";
import type { Column, NumberColumn } from "./number-column.ts";

/** Who has the most altogether of the rows that a request speaks of, where it asks for whoever that is. */
export function mostOf(groups: readonly Column[], numeric: readonly NumberColumn[], request: string): Extreme[] {
  if (!asksForMostOfAll.test(request) || !asksForWho.test(request)) return [];
  return groups.flatMap((group) => extremeGroup(request, group, numeric));
}

const asksForWho = /\b(?:who|which|whose|wer|welche\w*)\b|誰|だれ|どの/iu;

/** Which row is the one that a request asks for by a superlative, in the request's own word: `most expensive: carpet (240)`. */
export function extremeFacts(
  request: string,
  numeric: readonly NumberColumn[],
  labels: readonly string[] | null,
): string[] {
  const asked = superlativeIn(request);
  if (!asked || !labels) return [];
  const words = new Set(wordsOf(request));
  const named = numeric.filter(({ name }) => wordsOf(name).some((word) => words.has(word)));
  const columns = named.length > 0 ? named : numeric;
  return columns.slice(0, 2).map(({ name, numbers, write }) => {
    const known = numbers.filter((number) => number !== null);
    const value = asked.isLargest ? Math.max(...known) : Math.min(...known);
    const whose = numbers.flatMap((number, row) => (number === value ? (labels[row] ?? []) : []));
    const by = columns.length > 1 ? ` by ${name}` : "";
    return `${asked.word}${by}: ${whose.slice(0, 3).join(", ")} (${write(value)})`;
  });
}

/** Who has the most altogether, or what comes most often: not the one row with the largest number. */
export const asksForMostOfAll =
  /(?<!\bat )\b(?:most(?! (?:expensive|of)\b)|least(?! expensive\b)|fewest|meisten|wenigsten|(?:am )?häufigsten|most often)\b|\b(?:who|which|wer|welche[rs]?)\b[^.,;?!\n]{1,60}? (?:more|fewer|less|mehr|weniger)(?! (?:than|als))\b|一番(?:多|少)|最も(?:多|少)|最多|最少/iu;

/** The group of rows that has the most, by the column that can be added up, or else by how many they are: `most by name: Ida (84)`. */
export function extremeGroup(request: string, { name, cells }: Column, numeric: readonly NumberColumn[]): Extreme[] {
  const isLeast = /\b(?:least|fewest|fewer|less|weniger|wenigsten)\b|少/iu.test(request);
  const [column, ...others] = numeric;
  const plain = cells.map((cell) => cell.toLowerCase());
  const sums = new Map<string, number>();
  for (const [row, key] of plain.entries()) {
    if (key !== "") sums.set(key, (sums.get(key) ?? 0) + (column ? (column.numbers[row] ?? 0) : 1));
  }
  const value = isLeast ? Math.min(...sums.values()) : Math.max(...sums.values());
  const whose = [...sums].flatMap(([key, sum]) => (sum === value ? [cells[plain.indexOf(key)] ?? key] : []));
  // which of several columns is meant isn't clear, and of many with the same none stands out
  if (others.length > 0 || whose.length > 2) return [];
  const much = column ? column.write(value) : `${value} ${value === 1 ? "row" : "rows"}`;
  return [{ value: `${whose.join(", ")} (${much})`, what: isLeast ? "least" : "most", of: name }];
}

/** The group that has the most or the least, with how much it is. */
type Extreme = { value: string; what: "most" | "least"; of: string };

export function extremeTold({ value, what, of }: Extreme): string {
  return `${what} by ${of}: ${value}`;
}
