/** One figure of the performance table. `value` is null where it could not be measured here, and `shown` says why. */
export type Figure = { name: string; target: string; value: number | null; shown: string; isMet: boolean };

/** A figure with an upper limit, in any unit. */
export function atMost(name: string, limit: number, value: number, unit: string): Figure {
  const shown = `${round(value)}${unit}`;
  return { name, target: `≤ ${round(limit)}${unit}`, value, shown, isMet: value <= limit };
}

/** A figure with a lower limit. */
export function atLeast(name: string, limit: number, value: number, unit: string): Figure {
  return { name, target: `≥ ${round(limit)}${unit}`, value, shown: `${round(value)}${unit}`, isMet: value >= limit };
}

export function notMeasured(name: string, target: string, why: string): Figure {
  return { name, target, value: null, shown: `not measured: ${why}`, isMet: true };
}

/** The value below which this share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

function round(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toFixed(3).replace(/\.?0+$/, "");
}
