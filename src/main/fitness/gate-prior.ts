import { ungrounded } from "../agent/ungrounded.ts";
import type { RequestKind } from "../../shared/message.ts";
import type { StepContext } from "../agent/step-protocol.ts";
import type { ToolSpec } from "../agent/tool.ts";
import { guidedText } from "../guided/dialects/guided-text.ts";
import { type KindGate, likeliestKind } from "../guided/dialects/kind-gate.ts";
import type { FieldEngine } from "../guided/field-engine.ts";

const kinds: readonly RequestKind[] = ["chat", "look", "edit", "make", "run"];

/** Requests that say nothing: what a model takes them for is its habit. */
const empty: readonly string[] = ["…", "N/A", "(empty)"];

/** Requests of which it is known what they are. */
const labelled: readonly (readonly [string, RequestKind])[] = [
  ["Good evening, how are things?", "chat"],
  ["Who painted the Mona Lisa?", "chat"],
  ["Tell me a joke about cats", "chat"],
  ["What does the last line of diary.txt say?", "look"],
  ["Is there a phone number in contacts.csv?", "look"],
  ["Replace Monday by Tuesday in plan.md", "edit"],
  ["Add honey to groceries.txt", "edit"],
  ["Correct the wrong date in invoice.md", "edit"],
  ["Create a new file menu.txt with three dishes", "make"],
  ["Write a program that says good morning", "make"],
  ["Start backup.sh", "run"],
  ["How much memory does this computer have? Look with a command", "run"],
];

/** So much of the habit is taken off where that helps. */
const tried = 0.5;

/** How many requests `measureGate` puts to the model. */
export const gateRequests = empty.length + labelled.length;

/**
 * What this model takes every request for, and whether it tells requests apart better once that is taken off. Yields after
 * each request.
 */
export async function* measureGate(
  engine: FieldEngine,
  tools: readonly ToolSpec[],
  signal: AbortSignal,
): AsyncGenerator<void, KindGate> {
  const habits: number[][] = [];
  for (const request of empty) {
    habits.push(await kindShares(engine, tools, request, signal));
    yield;
  }
  const mean = kinds.map((kind, index) => [
    kind,
    habits.reduce((sum, found) => sum + (found[index] ?? 0), 0) / empty.length,
  ]);
  // every kind is in `kinds`, so the record is whole
  const prior = Object.fromEntries(mean) as Record<RequestKind, number>;
  let better = 0;
  for (const [request, kind] of labelled) {
    const shares = await kindShares(engine, tools, request, signal);
    const isRight = (gamma: number) => Number(likeliestKind(kinds, shares, { prior, gamma }) === kind);
    better += isRight(tried) - isRight(0);
    yield;
  }
  return { prior, gamma: better > 0 ? tried : 0 };
}

/** How likely each kind is for a request about nothing that is in a folder. */
async function kindShares(
  engine: FieldEngine,
  tools: readonly ToolSpec[],
  text: string,
  signal: AbortSignal,
): Promise<number[]> {
  let shares: number[] = [];
  // asked just as it is for a run, but for how likely each choice is
  const weighing: FieldEngine = {
    ...engine,
    async pick(values) {
      shares = await engine.probabilities(values, signal);
      return values[shares.indexOf(Math.max(...shares))] ?? "";
    },
  };
  const context: StepContext = {
    tools,
    instructions: "",
    messages: [{ role: "user", id: "weighed", text, context: "" }],
    kind: null,
    kinds,
    masks: { allowed: ["answer"], exclude: [] },
    grounding: ungrounded,
  };
  for await (const _ of guidedText(weighing, () => "weighed").classify(context, signal));
  return shares;
}
