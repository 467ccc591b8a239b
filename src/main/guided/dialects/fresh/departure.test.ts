import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import type { Departure } from "../../field-engine.ts";
import { departureIn, likelyDepartures } from "./departure.ts";

const leftAt = (
  requested: readonly Departure[],
  copied: readonly Departure[],
  text: Parameters<typeof likelyDepartures>[1],
) => departureIn(likelyDepartures(requested, text), copied);
const places = (...likelihoods: number[]) => likelihoods.map((likelihood, index) => ({ at: index * 10, likelihood }));

test.each([
  ["the first place where it would leave by itself", places(0.3, 1, 0.9, 1), places(0, 0, 0, 0), 10],
  ["not one where it goes astray without the request as well", places(0.1, 1, 0.3), places(0, 0.9, 0), 20],
  ["the likeliest place where it would leave nowhere by itself", places(0.02, 0.2, 0.05), places(0, 0, 0), 10],
  ["a less likely one where only the request makes the difference", places(0.3, 0.1), places(0.03, 0), 10],
  ["nowhere without a request", places(0.9, 0.1), places(0.9, 0.1), null],
  ["nowhere if it is hardly likely", places(0.01, 0.005), places(0, 0), null],
  ["nowhere in no text", [], [], null],
])("a text is left at %s", (_, requested, copied, at) => {
  expect(leftAt(requested, copied, "meant")).toBe(at);
});

test("a text in which perhaps nothing has to change is left only where that is clear", () => {
  const [slightly, clearly] = [places(0, 0.1), places(0, 0.3)];
  expect(leftAt(slightly, places(0, 0), "meant")).toBe(10);
  expect(leftAt(slightly, places(0, 0), "perhaps")).toBeNull();
  expect(leftAt(clearly, places(0, 0), "perhaps")).toBe(10);
});

const likelihood = fc.double({ min: 0, max: 1, noNaN: true });
property.prop([fc.array(fc.tuple(likelihood, likelihood), { maxLength: 30 })])(
  "where a text is left the request makes the difference",
  (pairs) => {
    const requested = places(...pairs.map(([one]) => one));
    const copied = places(...pairs.map(([, other]) => other));
    const at = leftAt(requested, copied, "meant");
    if (at === null) return;
    const [here = 0, without = 0] = pairs[at / 10] ?? [];
    expect(here).toBeGreaterThan(without);
  },
);
