import { beforeAll, describe, expect, test } from "vitest";
import { ableModel } from "../../../test/support/able-model.ts";
import { allToolSpecs } from "../../../test/support/tool-specs.ts";
import { AppError } from "../../shared/error.ts";
import { type Fitness, type FitnessProgress, fitnessSchema } from "../../shared/fitness.ts";
import type { StepProtocol } from "../agent/step-protocol.ts";
import type { ToolSpec } from "../agent/tool.ts";
import type { TestBench } from "./probe-runner.ts";
import { testFitness } from "./test-fitness.ts";

const identity = { modelHash: "abc", engineVersion: "engine 1" };
let tools: ToolSpec[];

beforeAll(async () => {
  tools = await allToolSpecs();
});

function bench(protocols: Partial<TestBench["protocols"]>): TestBench {
  let ids = 0;
  let time = 1_700_000_000_000;
  return {
    fields: null,
    protocols: { native: null, guidedText: null, guidedJson: null, ...protocols },
    tools,
    newId: () => `id-${++ids}`,
    now: () => (time += 1_000),
  };
}

async function tested(
  protocols: Partial<TestBench["protocols"]>,
): Promise<{ fitness: Fitness; told: FitnessProgress[] }> {
  const told: FitnessProgress[] = [];
  const testing = testFitness(identity, bench(protocols), new AbortController().signal);
  for (;;) {
    const step = await testing.next();
    if (step.done) return { fitness: step.value, told };
    told.push(step.value);
  }
}

const all = (of: number) => ({ passed: of, of });
const never: (request: string) => boolean = () => true;

describe("the fitness test", () => {
  test("a model that can do everything by itself does so", async () => {
    const guided = ableModel("guided-text");
    const { fitness, told } = await tested({ native: ableModel("native").protocol, guidedText: guided.protocol });
    expect(fitnessSchema.parse(fitness)).toEqual(fitness);
    expect(fitness).toMatchObject({
      ...identity,
      dialect: "native",
      tier: "full",
      native: all(5),
      guided: { steps: all(6), edits: all(3), plans: all(2) },
      editForm: "replace",
      gate: null,
    });
    expect(guided.asked).toEqual([]);
    expect(told.every(({ done, total }) => done >= 0 && done < total)).toBe(true);
  });

  test("a model that can't call tools by itself is led, and its own way isn't tried longer than needed", async () => {
    const native = ableModel("native", never);
    const { fitness } = await tested({ native: native.protocol, guidedText: ableModel("guided-text").protocol });
    expect(fitness).toMatchObject({ dialect: "guided-text", tier: "full", native: { passed: 0, of: 2 } });
    expect(native.asked).toHaveLength(2);
  });

  test("a model that can do no step is for talking only, and nothing more is asked of it", async () => {
    const model = ableModel("guided-text", never);
    const { fitness } = await tested({ guidedText: model.protocol });
    const none = all(0);
    expect(fitness).toMatchObject({
      tier: "talk",
      native: null,
      guided: { steps: { passed: 0, of: 4 }, edits: none, plans: none },
    });
    expect(model.asked).toHaveLength(4);
  });

  test("a model that can't plan is small", async () => {
    const model = ableModel("guided-json", (request) => /theme|pantry/.test(request));
    const { fitness } = await tested({ native: ableModel("native", never).protocol, guidedJson: model.protocol });
    expect(fitness).toMatchObject({ dialect: "guided-json", tier: "small", guided: { plans: { passed: 0, of: 2 } } });
  });

  test("calls of its own that come to nothing in whole requests are given up", async () => {
    const native = ableModel("native", (request) => !/recipe|hello|plumber|Italy|guests/.test(request));
    const { fitness } = await tested({ native: native.protocol, guidedText: ableModel("guided-text").protocol });
    expect(fitness).toMatchObject({ dialect: "guided-text", native: all(5), guided: { steps: all(6) } });
  });

  test("a mistake that only a later attempt mends makes several attempts worth while", async () => {
    const isFirst = (request: string, attempt: number | undefined) => /area\.py/.test(request) && attempt !== 3;
    const model = ableModel("guided-text", (request, { attempt }) => isFirst(request, attempt));
    const { fitness } = await tested({ guidedText: model.protocol });
    expect(fitness).toMatchObject({ triesSeveral: true, guided: { edits: { passed: 2, of: 3 } } });
    const once = await tested({ guidedText: ableModel("guided-text").protocol });
    expect(once.fitness.triesSeveral).toBe(false);
  });

  test("replies of no use are a failure of the model, a server that is gone isn't", async () => {
    const throwing = (error: AppError): StepProtocol => ({
      ...ableModel("guided-json").protocol,
      async *nextStep() {
        throw error;
      },
    });
    const native = ableModel("native", never).protocol;
    const useless = throwing(new AppError("model-unavailable", "It didn't answer in the form it was asked for."));
    expect((await tested({ native, guidedJson: useless })).fitness.tier).toBe("talk");
    await expect(tested({ guidedJson: useless })).rejects.toMatchObject({ code: "model-unavailable" });
    const gone = throwing(new AppError("model-unavailable", "Ollama doesn't answer.", { retryable: true }));
    await expect(tested({ native, guidedJson: gone })).rejects.toMatchObject({ code: "model-unavailable" });
  });

  test("stops within a step when it is stopped, and nothing comes of it", async () => {
    const stop = new AbortController();
    const able = ableModel("guided-text");
    const protocol: StepProtocol = {
      ...able.protocol,
      async *nextStep(context, signal) {
        if (able.asked.length === 2) stop.abort();
        return yield* able.protocol.nextStep(context, signal);
      },
    };
    const testing = testFitness(identity, bench({ guidedText: protocol }), stop.signal);
    const drain = async () => {
      for await (const _ of testing);
    };
    await expect(drain()).rejects.toMatchObject({ name: "AbortError" });
    expect(able.asked).toHaveLength(2);
  });
});
