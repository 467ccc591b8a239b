/** What a model has cost so far, in some span of time. `read` counts tokens that were new, `reused` those that it had read before. */
export type UsageSum = {
  modelId: string;
  /** The computer that it was sent to; null for a model here, which costs nothing. */
  host: string | null;
  steps: number;
  read: number;
  reused: number;
  written: number;
  /** US dollars, as far as the prices of its steps are known. */
  costUsd: number;
  /** Steps whose price isn't known. */
  unpriced: number;
};

/** A month as in `2026-11`, in the time zone of this computer. */
export type MonthUsage = { month: string; models: UsageSum[] };

/** An amount as it can be shown: small ones with the digits that matter. */
export function dollars(amount: number): string {
  if (amount === 0) return "$0";
  return amount < 0.01 ? `$${amount.toPrecision(1)}` : `$${amount.toFixed(2)}`;
}

/** What some use costs, in words: nothing for a model here, and never less than is known. */
export function costWords({ host, costUsd, steps, unpriced }: Omit<UsageSum, "modelId">): string {
  if (host === null) return "free";
  if (unpriced === steps) return "price not known";
  return unpriced > 0 ? `${dollars(costUsd)} and ${unpriced} steps of unknown price` : dollars(costUsd);
}
