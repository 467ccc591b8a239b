import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  chatOf,
  drained,
  loaded,
  onlyBorder,
  readBy,
  realEngine,
  smallModel,
  talkWith,
  testModel,
  text,
  type RealEngine,
} from "../../../test/support/real-engine.ts";
import type { FieldEngine, PromptPart } from "../guided/field-engine.ts";
import type { LoadedModel } from "./engine-client.ts";

const never = new AbortController().signal;
let engine: RealEngine;
let model: LoadedModel;

beforeAll(async () => {
  engine = realEngine();
  model = await loaded(engine, testModel(smallModel));
});
afterAll(() => engine.close());

const read = (prompt: readonly PromptPart[], by: FieldEngine) => readBy(by, prompt);
const chat = (...turns: string[]) => chatOf(model.facts, ...turns);

describe("several conversations", () => {
  it("never mix", async () => {
    const one = talkWith(model);
    const two = talkWith(model);
    const prompts = [chat("Name three colours."), chat("Where is Paris?")] as const;
    const answer = async (by: FieldEngine): Promise<string> =>
      (await drained(by.free({ end: "turn", grammar: null, maxTokens: 12 }, never))).result.text;
    await read(prompts[0], one);
    const first = await answer(one);
    await read(prompts[1], two);
    const second = await answer(two);
    await read(prompts[0], one);
    await read(prompts[1], two);
    expect([await answer(one), await answer(two)]).toEqual([first, second]);
  });

  it("keep what they have read, beside one another", async () => {
    const one = talkWith(model);
    const two = talkWith(model);
    const prompts = [
      chat("The tide comes in twice a day. ".repeat(8)),
      chat("Bread needs time to rise. ".repeat(8)),
    ] as const;
    await read(prompts[0], one);
    await read(prompts[1], two);
    for (const [index, by] of [one, two, one, two].entries()) {
      const { evaluated } = await read([...(prompts[index % 2] ?? []), text("x".repeat(index + 1))], by);
      expect(evaluated).toBeLessThanOrEqual(onlyBorder);
    }
  });

  it("write on while another one reads", async () => {
    const one = talkWith(model);
    const two = talkWith(model);
    await read(chat("Tell me a long story about the sea."), one);
    const order: string[] = [];
    const writing = drained(one.free({ end: "turn", grammar: "root ::= [a-z ] root", maxTokens: 40 }, never), () =>
      order.push("token"),
    ).then(() => order.push("written"));
    const reading = drained(two.read(chat("one two three four five ".repeat(500)), never), () =>
      order.push("chunk"),
    ).then(() => order.push("read"));
    await Promise.all([writing, reading]);
    const during = order.slice(order.indexOf("chunk"), order.indexOf("read"));
    expect(during.filter((each) => each === "token").length).toBeGreaterThan(1);
  });

  it("say whom they wait for, where there is no room beside one another", async () => {
    // those of the tests before have all ended their steps
    await new Promise((resolve) => setTimeout(resolve, 400));
    const visits = await Promise.all(
      ["Fix the tests", "Sort the photos", "Plan the trip"].map(async (name) => {
        const fields = model.talk({ conversation: name, disk: "none", name, priority: "user" });
        const waited: string[] = [];
        await drained(fields.read(chat(`${name} ${"please ".repeat(300)}`), never), (progress) => {
          if ("waitsFor" in progress) waited.push(progress.waitsFor);
        });
        return waited;
      }),
    );
    expect(visits[2]).toEqual([expect.stringMatching(/^(Fix the tests|Sort the photos)$/)]);
  });

  it("find their state again, whoever goes on with them, also where nothing is kept of them", async () => {
    const prompt = chat("The tide comes in twice a day. ".repeat(12));
    const goOn = () => model.talk({ conversation: "tide", disk: "none", name: "tide", priority: "user" });
    await read(prompt, goOn());
    expect((await read([...prompt, text("A")], goOn())).evaluated).toBeLessThanOrEqual(onlyBorder);
  });

  it("give way to a user's, where they are in the background", async () => {
    const ahead = ["a", "b"].map((name) =>
      model.talk({ conversation: name, disk: "none", name, priority: "background" }),
    );
    const reading = ahead.map((fields) => drained(fields.read(chat("one two three ".repeat(900)), never)));
    const ended = Promise.allSettled(reading);
    await read(chat("Hello"), talkWith(model));
    expect((await ended).map(({ status }) => status)).toContain("rejected");
  });

  it("counts what had to be read again", async () => {
    const one = talkWith(model);
    await read(chat("Name three colours."), one);
    const before = one.usage();
    // as many others as there may be seats
    for (const topic of ["Something else. ", "Another thing. "]) await read(chat(topic.repeat(10)), talkWith(model));
    await one.pick([" a", " b"], { end: "\n" }, never);
    expect(one.usage().evaluated).toBeGreaterThan(before.evaluated);
  });
});
