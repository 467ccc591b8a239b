import { expect, test } from "vitest";
import { scriptedFieldEngine } from "../../../test/support/scripted-field-engine.ts";
import { allToolSpecs } from "../../../test/support/tool-specs.ts";
import { gateRequests, measureGate } from "./gate-prior.ts";

/** A model whose likelihoods for chat, look, edit, make and run follow from the request that it read last. */
async function gateOf(shares: (request: string) => number[]) {
  const { engine, state } = scriptedFieldEngine([]);
  const requestNow = () => state().slice(state().lastIndexOf("Request: "));
  const reading = { ...engine, probabilities: async () => shares(requestNow()) };
  const measuring = measureGate(reading, await allToolSpecs(), new AbortController().signal);
  let requests = 0;
  for (;;) {
    const step = await measuring.next();
    if (step.done) return { gate: step.value, requests };
    requests += 1;
  }
}

const habit = [0.1, 0.6, 0.1, 0.1, 0.1];
const saysNothing = /…|N\/A|\(empty\)/;

test("a habit is taken off where that helps", async () => {
  // the right kind gains something, but the habit outweighs it
  const { gate, requests } = await gateOf((request) => {
    if (saysNothing.test(request)) return habit;
    const isChat = /evening|Mona|joke/.test(request);
    return isChat ? [0.4, 0.45, 0.05, 0.05, 0.05] : [0.05, 0.8, 0.05, 0.05, 0.05];
  });
  expect(gate.gamma).toBe(0.5);
  expect(gate.prior.look).toBeCloseTo(0.6);
  expect(requests).toBe(gateRequests);
});

test("what makes no difference is left alone", async () => {
  const { gate } = await gateOf(() => [0.2, 0.2, 0.2, 0.2, 0.2]);
  expect(gate.gamma).toBe(0);
});

test("what does harm is left alone", async () => {
  const { gate } = await gateOf((request) => {
    if (saysNothing.test(request)) return habit;
    // right without help, by less than the habit
    return /diary|contacts/.test(request) ? [0.05, 0.5, 0.35, 0.05, 0.05] : [0.2, 0.2, 0.2, 0.2, 0.2];
  });
  expect(gate.gamma).toBe(0);
});
