import type { Guide } from "../../src/main/agent/guide.ts";
import type { StepProtocol } from "../../src/main/agent/step-protocol.ts";
import { createGuidedJson } from "../../src/main/guided/dialects/guided-json.ts";
import { nativeSteps } from "../../src/main/guided/dialects/native.ts";
import { guidedText } from "../../src/main/guided/dialects/guided-text.ts";
import type { FieldEngine } from "../../src/main/guided/field-engine.ts";
import { kindMasks } from "../../src/main/guided/guide/masks.ts";
import { engineAsServer } from "../support/engine-as-server.ts";
import { noGuide } from "../support/run-agent.ts";
import { jsonSteps } from "./baselines/json-steps.ts";

/** How a model is made to act: the product as it is, with a part left out, or something else altogether. */
export type Technique = {
  protocol(engine: FieldEngine, newId: () => string, aside: FieldEngine): StepProtocol;
  guide(guide: Guide): Guide;
};

/** The product as it is. */
export const whole: Technique = {
  protocol: (engine, newId, aside) => guidedText(engine, newId, { aside }),
  guide: (guide) => guide,
};

/** What can be compared. All but the first leave out one part of it, or are what others do. */
export const variants: Readonly<Record<string, Technique>> = {
  hearth: whole,
  "no-gate": {
    ...whole,
    protocol: (engine, newId, aside) => ({
      ...guidedText(engine, newId, { aside }),
      // nothing is asked, and no kind is known
      async *classify() {
        return null;
      },
    }),
  },
  "no-made-steps": {
    ...whole,
    guide: (guide) => ({ ...guide, madeCalls: async () => [], questions: async () => [] }),
  },
  "no-masks": { ...whole, guide: (guide) => ({ ...guide, masks: async (state) => kindMasks(state) }) },
  "no-grounding": {
    ...whole,
    guide: (guide) => ({ ...guide, grounding: { ...guide.grounding, choices: async () => ({ kind: "free" }) } }),
  },
  "no-facts": { ...whole, guide: (guide) => ({ ...guide, note: async () => "" }) },
  "no-context": { ...whole, guide: (guide) => ({ ...guide, context: async () => "" }) },
  "no-examples": { ...whole, protocol: (engine, newId, aside) => guidedText(engine, newId, { examples: [], aside }) },
  // all is written in the conversation
  "no-aside": { ...whole, protocol: (engine, newId) => guidedText(engine, newId) },
  // the first attempt at a step is the one that is made
  "no-trials": { ...whole, guide: (guide) => ({ ...guide, tryOut: async () => null }) },
  native: { ...whole, protocol: (engine, newId) => nativeSteps(engine, newId) },
  // as through a server that keeps to schemas
  "guided-json": {
    ...whole,
    protocol: (engine, newId, aside) =>
      createGuidedJson({
        model: engineAsServer([engine, aside]),
        modelId: engine.facts.id,
        contextSize: () => engine.facts.contextSize,
        now: () => performance.now(),
        newId,
      }),
  },
  "json-steps": { protocol: jsonSteps, guide: (guide) => ({ ...noGuide, grounding: guide.grounding }) },
};

/** The same with chance in what is written freely, the same for the same seed. What is chosen stays the likeliest. */
export function withSeed(technique: Technique, seed: number): Technique {
  return {
    ...technique,
    protocol(engine, newId, aside) {
      const protocol = technique.protocol(engine, newId, aside);
      return { ...protocol, nextStep: (context, signal) => protocol.nextStep({ ...context, attempt: seed }, signal) };
    },
  };
}
