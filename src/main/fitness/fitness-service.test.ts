import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { someFitness } from "../../../test/support/some-fitness.ts";
import { ableModel } from "../../../test/support/able-model.ts";
import { allToolSpecs } from "../../../test/support/tool-specs.ts";
import { AppError } from "../../shared/error.ts";
import type { Fitness } from "../../shared/fitness.ts";
import type { RunningTests } from "../../shared/ipc.ts";
import type { ModelEntry } from "../../shared/model.ts";
import { createFitnessService, type FitnessDeps } from "./fitness-service.ts";

const entry: ModelEntry = {
  id: "able",
  name: "Able",
  engine: "gguf",
  path: "/models/able.gguf",
  installed: true,
  bytes: 1,
  note: "",
  dialect: "guided-text",
};
const identity = { modelHash: "abc", engineVersion: "engine 1", file: null };
const idleMs = 60_000;

/** A service over a model whose requests a test can hold up. */
async function service(more: Partial<FitnessDeps> = {}) {
  const rows = new Map<string, Fitness>();
  const able = ableModel("guided-text");
  const tools = await allToolSpecs();
  let ids = 0;
  const hold = { until: Promise.resolve() };
  const made = createFitnessService({
    identities: {
      known: async () => identity,
      async *find() {
        yield { done: 0, total: 1, what: "reading the file" };
        return identity;
      },
    },
    table: {
      get: (hash, version) => rows.get(`${hash} ${version}`) ?? null,
      put: (fitness) => void rows.set(`${fitness.modelHash} ${fitness.engineVersion}`, fitness),
    },
    async *prepare() {
      yield { done: 0, total: 1, what: "loading the model" };
      const guidedText: typeof able.protocol = {
        ...able.protocol,
        async *nextStep(context, signal) {
          await hold.until;
          return yield* able.protocol.nextStep(context, signal);
        },
      };
      const protocols = { native: null, guidedText, guidedJson: null };
      return { fields: null, protocols, tools, newId: () => `id-${++ids}`, now: () => 1_000 };
    },
    mayTestByItself: () => true,
    idleMs,
    ...more,
  });
  return { ...made, rows, asked: able.asked, hold };
}

async function drain(testing: AsyncGenerator<unknown, Fitness>): Promise<Fitness> {
  let step = await testing.next();
  while (!step.done) step = await testing.next();
  return step.value;
}

const signal = new AbortController().signal;

describe("a test that a person asked for", () => {
  test("is kept, and its progress told to all", async () => {
    const { test: begin, of, follow } = await service();
    const told: RunningTests[] = [];
    follow((tests) => void told.push(tests));
    expect(await of(entry, signal)).toBeNull();
    const fitness = await drain(begin(entry, signal));
    expect(await of(entry, signal)).toEqual(fitness);
    expect(told[1]).toEqual({ able: { done: 0, total: 1, what: "reading the file" } });
    expect(told.at(-1)).toEqual({});
  });

  test("is made anew where there was one", async () => {
    const { test: begin, rows } = await service();
    rows.set("abc engine 1", someFitness({ tier: "talk" }));
    expect((await drain(begin(entry, signal))).tier).toBe("full");
  });

  test("doesn't begin during a run, nor beside another, and says so", async () => {
    const { test: begin, beginRun } = await service();
    const end = beginRun();
    await expect(begin(entry, signal).next()).rejects.toMatchObject({ code: "busy" });
    end(null);
    const first = begin(entry, signal);
    await first.next();
    await expect(begin(entry, signal).next()).rejects.toMatchObject({ code: "busy" });
    await first.return(someFitness());
    expect((await drain(begin(entry, signal))).tier).toBe("full");
  });

  test("stops when a run begins, and nothing is kept", async () => {
    const { test: begin, beginRun, rows } = await service();
    const testing = begin(entry, signal);
    await testing.next();
    await testing.next();
    beginRun();
    await expect(drain(testing)).rejects.toMatchObject({ code: "busy" });
    expect(rows.size).toBe(0);
  });

  test("stops when it is given up, and can be had again", async () => {
    const { test: begin, rows } = await service();
    const stop = new AbortController();
    const testing = begin(entry, stop.signal);
    await testing.next();
    stop.abort();
    await expect(drain(testing)).rejects.toMatchObject({ name: "AbortError" });
    expect(rows.size).toBe(0);
    expect((await drain(begin(entry, signal))).tier).toBe("full");
  });
});

describe("a model that was used", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const settle = async (isDone: () => boolean) => {
    for (let turn = 0; turn < 2_000 && !isDone(); turn++) await Promise.resolve();
  };

  test("is tested once nothing has been going on for a while, and only once", async () => {
    const { beginRun, rows, asked } = await service();
    beginRun()(entry);
    await vi.advanceTimersByTimeAsync(idleMs - 1);
    expect(asked).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    await settle(() => rows.size === 1);
    expect(rows.size).toBe(1);
    const before = asked.length;
    beginRun()(entry);
    await vi.advanceTimersByTimeAsync(idleMs * 3);
    expect(asked).toHaveLength(before);
  });

  test("whose test a run stops is tested later", async () => {
    const { beginRun, rows, hold } = await service();
    let release = () => {};
    hold.until = new Promise<void>((resolve) => (release = resolve));
    beginRun()(entry);
    await vi.advanceTimersByTimeAsync(idleMs);
    const end = beginRun();
    release();
    await vi.advanceTimersByTimeAsync(idleMs * 2);
    expect(rows.size).toBe(0);
    end(null);
    await vi.advanceTimersByTimeAsync(idleMs);
    await settle(() => rows.size === 1);
    expect(rows.size).toBe(1);
  });

  test("whose test fails isn't tried again without being asked", async () => {
    let attempts = 0;
    const { beginRun } = await service({
      async *prepare() {
        attempts += 1;
        throw new AppError("model-unavailable", "It can't be loaded.");
      },
    });
    beginRun()(entry);
    await vi.advanceTimersByTimeAsync(idleMs);
    beginRun()(entry);
    await vi.advanceTimersByTimeAsync(idleMs * 3);
    expect(attempts).toBe(1);
  });

  test("that is on another computer isn't tested unasked", async () => {
    const { beginRun, asked } = await service({ mayTestByItself: () => false });
    beginRun()(entry);
    await vi.advanceTimersByTimeAsync(idleMs * 3);
    expect(asked).toHaveLength(0);
  });
});

test("it is busy from the beginning of a run or a test to its end", async () => {
  const { isBusy, beginRun, test: run } = await service();
  expect(isBusy()).toBe(false);
  const end = beginRun();
  expect(isBusy()).toBe(true);
  end(null);
  expect(isBusy()).toBe(false);
  const steps = run(entry, new AbortController().signal);
  await steps.next();
  expect(isBusy()).toBe(true);
  for await (const _ of steps);
  expect(isBusy()).toBe(false);
});
