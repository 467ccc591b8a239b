import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  drained,
  loaded,
  type RealEngine,
  realEngine,
  smallModel,
  talkWith,
  testModel,
} from "../../../test/support/real-engine.ts";
import { tinyEncoder } from "../../../test/support/tiny-encoder.ts";

const never = new AbortController().signal;
const meanings = [
  ["heating", "boiler"],
  ["bill", "invoice"],
  ["garden", "fence"],
];

let engine: RealEngine;
let folder = "";
let encoder = { path: "", threads: null };
let judge = { path: "", threads: null };

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "hearth-search-"));
  encoder = { path: path.join(folder, "encoder.gguf"), threads: null };
  judge = { path: path.join(folder, "judge.gguf"), threads: null };
  await writeFile(encoder.path, tinyEncoder(meanings));
  await writeFile(judge.path, tinyEncoder(meanings, true));
  engine = realEngine();
});
afterAll(async () => {
  await engine.close();
  await rm(folder, { recursive: true, force: true });
});

const vectorsOf = async (texts: readonly string[]) => (await drained(engine.embed(encoder, texts, never))).items;
const likeness = (one: readonly number[] = [], other: readonly number[] = []) =>
  one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);

describe("a model for searching", () => {
  it("gives a vector of length 1 for each text, in their order, the same for the same text", async () => {
    const texts = ["the heating bill", "the garden fence", "the heating bill"];
    const [bill, fence, again] = await vectorsOf(texts);
    expect([bill?.length, likeness(bill, bill)]).toEqual([32, expect.closeTo(1, 5)]);
    expect(again).toEqual(bill);
    expect(fence).not.toEqual(bill);
    const [fenceFirst] = await vectorsOf(["the garden fence"]);
    expect(likeness(fenceFirst, fence)).toBeCloseTo(1, 5);
  });

  it("finds what means the same in other words", async () => {
    const [asked, meant, other] = await vectorsOf(["boiler invoice", "heating bill", "garden fence"]);
    expect(likeness(asked, meant)).toBeGreaterThan(likeness(asked, other) + 0.3);
  });

  it("takes a text of any length, and of any letters", async () => {
    const vectors = await vectorsOf(["garden ".repeat(20_000), "\u0000\ud800 東京 🎈", "?"]);
    expect(vectors.map((vector) => vector.length)).toEqual([32, 32, 32]);
  });

  it("says how well texts answer, from 0 to 1, in their order, however long they are", async () => {
    const texts = ["heating", "garden ".repeat(20_000), "heating"];
    const [one, long, same] = (await drained(engine.rank(judge, "boiler ".repeat(2_000), texts, never))).items;
    expect(same).toBe(one);
    for (const score of [one, long]) {
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(1);
    }
  });

  it("stops between two texts, and goes on with the next wish", async () => {
    const stop = new AbortController();
    const seen: number[][] = [];
    const work = async () => {
      for await (const vector of engine.embed(
        encoder,
        Array.from({ length: 500 }, () => "garden"),
        stop.signal,
      )) {
        seen.push(vector);
        if (seen.length === 3) stop.abort();
      }
    };
    await expect(work()).rejects.toMatchObject({ name: "AbortError" });
    expect(seen.length).toBeLessThan(500);
    expect(await vectorsOf(["garden"])).toEqual([seen[0]]);
  });

  it("is let go of with the idle engine's rest, and loaded again when it is needed", async () => {
    const [before] = await vectorsOf(["garden"]);
    await rm(encoder.path);
    await expect(vectorsOf(["garden"])).resolves.toHaveLength(1);
    await engine.rest();
    await expect(vectorsOf(["garden"])).rejects.toMatchObject({ code: "not-found" });
    await writeFile(encoder.path, tinyEncoder(meanings));
    expect(await vectorsOf(["garden"])).toEqual([before]);
  });

  it("that is none is refused with its name, and the process lives on", async () => {
    const talks = { path: testModel(smallModel).path, threads: null };
    await expect(drained(engine.rank(talks, "a", ["b"], never))).rejects.toMatchObject({
      code: "invalid-input",
      message: expect.stringContaining(smallModel),
    });
    expect(await vectorsOf(["garden"])).toHaveLength(1);
  });
});

describe("beside a model that talks", () => {
  it("works while nobody talks, lets whoever comes go first, and goes on by itself behind them", async () => {
    const model = await loaded(engine, testModel(smallModel));
    const texts = Array.from({ length: 300 }, (_, index) => `garden ${index}`);
    const order: string[] = [];
    let begin = (): void => {};
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const indexing = (async () => {
      const vectors: number[][] = [];
      for await (const vector of engine.embed(encoder, texts, never)) {
        begin();
        vectors.push(vector);
      }
      order.push("vectors");
      return vectors;
    })();
    await begun;
    const fields = talkWith(model);
    await drained(fields.read([{ type: "text", text: "Some words to read." }], never));
    const said = await drained(fields.free({ end: "turn", grammar: null, maxTokens: 5 }, never));
    order.push("turn");
    const vectors = await indexing;
    expect(order).toEqual(["turn", "vectors"]);
    expect(said.result.text).not.toBe("");
    expect(vectors).toEqual(await vectorsOf(texts));
  });
});
