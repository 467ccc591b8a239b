import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  defaultModel,
  drained,
  loaded,
  realEngine,
  type RealEngine,
  testModel,
} from "../../../test/support/real-engine.ts";
import { plainNetwork } from "../../../test/support/plain-network.ts";
import { allToolSpecs } from "../../../test/support/tool-specs.ts";
import { fitnessSchema, fitnessWords } from "../../shared/fitness.ts";
import { settingsSchema } from "../../shared/settings.ts";
import { prepareTest } from "../wiring/models/prepare-test.ts";
import type { TestBench } from "./probe-runner.ts";
import { testFitness } from "./test-fitness.ts";

/** What the model that users get is good for. */

const identity = { modelHash: "abc", engineVersion: "engine 1" };
const never = new AbortController().signal;

let engine: RealEngine;
let bench: TestBench;

beforeAll(async () => {
  engine = realEngine();
  const { id, path } = testModel(defaultModel);
  await loaded(engine, { id, path, settings: {} });
  const prepare = prepareTest({
    engine,
    settings: settingsSchema.parse({}),
    network: plainNetwork,
    tools: allToolSpecs,
    newId: randomUUID,
  });
  const entry = {
    id,
    name: id,
    engine: "gguf",
    path,
    installed: true,
    bytes: null,
    note: "",
    dialect: "guided-text",
  } as const;
  bench = (await drained(prepare(entry, never))).result;
});
afterAll(() => engine.close());

describe("the default model", () => {
  it("does single steps when it is led, and the test says so", async () => {
    const { items, result } = await drained(testFitness(identity, bench, never));
    expect(fitnessSchema.parse(result)).toEqual(result);
    expect(result).toMatchObject({ ...identity, dialect: "guided-text", hasOwnTemplate: true, thinks: false });
    expect(result.tier).not.toBe("talk");
    expect(result.guided.steps.passed).toBeGreaterThanOrEqual(4);
    const sum = Object.values(result.gate?.prior ?? {}).reduce((total, share) => total + share, 0);
    expect(sum).toBeCloseTo(1);
    expect([result.readPerSecond > 0, result.writePerSecond > 0]).toEqual([true, true]);
    expect(fitnessWords(result)).toContain("Does single steps");
    expect(items.map(({ done }) => done)).toEqual(items.map(({ done }) => done).toSorted((a, b) => a - b));
  });

  it("leaves the engine to others within a step when it is stopped", async () => {
    const stop = new AbortController();
    const testing = testFitness(identity, bench, stop.signal);
    await testing.next();
    const running = testing.next();
    stop.abort();
    await expect(running).rejects.toMatchObject({ name: "AbortError" });
    // the next conversation is served, so nothing of the test is still at work
    const { fields } = bench;
    if (!fields) throw new Error("A local model has fields.");
    await drained(fields.read([{ type: "text", text: "Hello." }], never));
    expect(fields.usage().contextUsed).toBeGreaterThan(0);
  });
});
