import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import type { RequestKind } from "../../../shared/message.ts";
import { isOpenKind, kindsByTelling, likeliestKind } from "./kind-gate.ts";

const kinds: readonly RequestKind[] = ["chat", "look", "edit", "make", "run"];
const prior = { chat: 0.05, look: 0.8, edit: 0.05, make: 0.05, run: 0.05 };

test("a kind that a model names for everything needs more to win", () => {
  const shares = [0.35, 0.5, 0.05, 0.05, 0.05];
  expect(likeliestKind(kinds, shares, { prior, gamma: 0 })).toBe("look");
  expect(likeliestKind(kinds, shares, { prior, gamma: 0.5 })).toBe("chat");
});

test("a request that is clear stays what it is", () => {
  expect(likeliestKind(kinds, [0.01, 0.96, 0.01, 0.01, 0.01], { prior, gamma: 0.5 })).toBe("look");
});

test("it is open whether something is to be told where it may also be done", () => {
  expect(isOpenKind(["chat", "look", "edit"])).toBe(true);
  expect(isOpenKind(["chat", "look"])).toBe(false);
  expect(isOpenKind(["edit", "run"])).toBe(false);
});

test("what is to be told changes nothing, what is to be done is more than a look, and where neither is sure all are left", () => {
  expect(kindsByTelling(kinds, 0.6)).toEqual(["chat", "look"]);
  expect(kindsByTelling(kinds, 0.05)).toEqual(["chat", "edit", "make", "run"]);
  expect(kindsByTelling(kinds, 0.17)).toEqual(kinds);
});

test("without kinds there is none", () => {
  expect(likeliestKind([], [], { prior, gamma: 0.5 })).toBeNull();
});

property.prop([fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 5, maxLength: 5 })])(
  "with nothing taken off, the largest share wins",
  (shares) => {
    const found = likeliestKind(kinds, shares, { prior, gamma: 0 });
    const best = Math.max(...shares.map((share) => Math.max(share, 1e-6)));
    expect(Math.max(shares[kinds.indexOf(found ?? "chat")] ?? 0, 1e-6)).toBe(best);
  },
);
