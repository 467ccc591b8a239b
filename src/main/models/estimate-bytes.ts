/** Bits for each parameter, as files of these kinds have on average. */
const bits: readonly (readonly [kind: RegExp, bits: number])[] = [
  [/^F32$/i, 32],
  [/^(?:BF|F)16$/i, 16],
  [/^Q8/i, 8.5],
  [/^Q6/i, 6.6],
  [/^Q5/i, 5.7],
  [/^Q4_K/i, 4.86],
  [/^MXFP4/i, 4.6],
  [/^(?:Q4|IQ4)/i, 4.7],
  [/^(?:Q3|IQ3)/i, 3.9],
  [/^(?:Q2|IQ2)/i, 3.1],
];

/** About how large a file is, from what it holds. For lists only: nothing is checked against it. */
export function estimateBytes(parameters: number, quantisation: string): number {
  const each = bits.find(([kind]) => kind.test(quantisation))?.[1] ?? 5;
  // the vocabulary is stored more exactly than the rest, and is a larger part of a small model
  const more = each < 8 ? Math.min(2, 400_000_000 / parameters) : 0;
  return Math.round((parameters * (each + more)) / 8);
}
