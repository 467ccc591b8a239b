import type { Departure } from "../../field-engine.ts";

/** A place has to be so likely to count: in the text that is meant, and in one in which perhaps nothing has to change. */
const least = { meant: 0.02, perhaps: 0.15 };
/** A request has to make it so many times as likely as it is where a text is only to be copied. */
const clearlyMore = 8;
/** Below these, differences are noise. */
const floors = { requested: 1e-4, copied: 1e-3 };
/** How much counts what a model does without any request: places where it likes to go astray are likely for both. */
const copiedWeight = 0.5;

/** The places where a request may make a model leave a text that it copies: where something else is likely enough, by whatever. */
export function likelyDepartures(requested: readonly Departure[], text: keyof typeof least): readonly Departure[] {
  return requested.filter(({ likelihood }) => likelihood >= least[text]);
}

/**
 * Where a request makes a model leave a text that it copies: the first place where it would do so by itself, else the likeliest one, compared with how likely it is
 * at that place without the request. Null where the request makes no difference.
 */
export function departureIn(likely: readonly Departure[], copied: readonly Departure[]): number | null {
  const usual = new Map(copied.map(({ at, likelihood }) => [at, likelihood]));
  const meant = likely
    .map((place) => ({ ...place, without: usual.get(place.at) ?? 0 }))
    .filter(({ likelihood, without }) => likelihood >= clearlyMore * without);
  const sure = meant.find(({ likelihood }) => likelihood === 1);
  if (sure) return sure.at;
  const weight = ({ likelihood, without }: { likelihood: number; without: number }) =>
    Math.log(likelihood + floors.requested) - copiedWeight * Math.log(without + floors.copied);
  const [first, ...others] = meant;
  if (!first) return null;
  return others.reduce((best, place) => (weight(place) > weight(best) ? place : best), first).at;
}
