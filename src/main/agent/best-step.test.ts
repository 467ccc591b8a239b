import { describe, expect, test } from "vitest";
import { noGuide } from "../../../test/support/run-agent.ts";
import { type ScriptedStep, scriptedProtocol } from "../../../test/support/scripted-protocol.ts";
import type { AgentEvent } from "../../shared/event.ts";
import type { Message } from "../../shared/message.ts";
import { bestStep } from "./best-step.ts";
import type { Guide, Trial, TurnState } from "./guide.ts";
import type { StepContext, StepMasks } from "./step-protocol.ts";

const messages: Message[] = [{ role: "user", id: "u", text: "make the test pass", context: "" }];
const state: TurnState = { tools: [], messages, kind: "edit", stepsLeft: 5 };
const context: StepContext = {
  tools: [],
  instructions: "",
  messages,
  kind: "edit",
  kinds: [],
  masks: { allowed: ["edit", "fix"], exclude: [] },
  grounding: noGuide.grounding,
};

const change = (line: string, stop?: "length"): ScriptedStep => ({
  calls: [{ tool: "edit", input: { path: "a.py", old_text: line, new_text: "x" } }],
  ...(stop ? { stop } : {}),
});

/** Takes a step, where the changes come to these trials, one after another. */
async function take(
  steps: ScriptedStep[],
  trials: (Trial | null)[],
  proposals: readonly string[] = [],
  now: () => number = () => 0,
  masks: StepMasks = context.masks,
) {
  const { signal } = new AbortController();
  const { protocol, asked } = scriptedProtocol(steps);
  const tried: unknown[] = [];
  const guide: Pick<Guide, "tryOut" | "proposals" | "gaps" | "inVain"> = {
    inVain: () => "Nothing helps.",
    gaps: async () => [],
    proposals: async () =>
      proposals.map((line) => ({
        call: { tool: "edit", input: { path: "a.py", old_text: line } },
        isSure: line.startsWith("sure"),
      })),
    async tryOut({ input }) {
      tried.push(input["old_text"]);
      const trial = trials[tried.length - 1];
      if (trial === undefined) throw new Error("The disk is full.");
      return trial;
    },
  };
  const events: AgentEvent[] = [];
  const running = bestStep({ protocol, guide, newId: () => "new", now }, { ...context, masks }, state, "m", signal);
  let step = await running.next();
  for (; !step.done; step = await running.next()) events.push(step.value);
  const [part] = step.value.parts;
  return {
    line: part?.type === "tool-call" ? part.input["old_text"] : undefined,
    step: step.value,
    asked,
    tried,
    events,
  };
}

describe("a step that can be tried out", () => {
  test("is the first where that passes at once", async () => {
    const { line, asked } = await take([change("one")], ["passes"]);
    expect(line).toBe("one");
    expect(asked).toHaveLength(1);
  });

  test.each<[string, Trial[], string]>([
    ["that passes, and no more are made", ["same", "impossible", "passes"], "three"],
    ["that is better than all others", ["same", { furtherBy: 0 }, "same", "impossible", "same"], "two"],
    ["that came first, where none is better", ["same", "same", "same", "impossible", "same"], "one"],
    ["that does no harm", ["in-vain", "same", "in-vain", "impossible", "in-vain"], "two"],
    ["that can be made at all", ["impossible", "impossible", "same", "impossible", "impossible"], "three"],
  ])("is the one %s", async (_, trials, expected) => {
    const lines = ["one", "two", "three", "four", "five"].map((line) => change(line));
    const { line, asked, events } = await take(lines, trials);
    expect(line).toBe(expected);
    expect(asked).toHaveLength(trials.length);
    expect(events.filter((event) => event.type === "model-progress")).toEqual(
      trials.slice(1).map((_trial, index) => ({ type: "model-progress", phase: "try", done: index + 2, total: 5 })),
    );
  });

  test("tells each attempt that it is another one, and later ones look at other lines", async () => {
    const lines = ["one", "two", "three"].map((line) => change(line));
    const { asked } = await take(lines, ["same", "same", "passes"]);
    expect(asked.map(({ attempt }) => attempt)).toEqual([undefined, 2, 3]);
    expect(asked.map(({ masks }) => masks.exclude)).toEqual([
      [],
      [],
      [
        { tool: "edit", field: "old", values: ["two"] },
        { tool: "fix", field: "old", values: ["two"] },
      ],
    ]);
  });

  test("shows only its first attempt while it is written", async () => {
    const { events, step } = await take(
      [change("one"), { says: "I give up." }, { says: "Really." }, { says: "No." }, { says: "Done." }],
      ["same"],
    );
    expect(events.some((event) => event.type === "text-delta")).toBe(false);
    expect(step.parts).toMatchObject([{ type: "tool-call", input: { old_text: "one" } }]);
  });
});

describe("what the harness proposes", () => {
  test("is taken where the model's first attempt doesn't pass and it does, as the harness's own step", async () => {
    const { step, tried, asked, events } = await take(
      [change("one")],
      ["same", "same", "passes", "passes"],
      ["p", "q", "r", "s"],
    );
    expect(step).toMatchObject({
      origin: "harness",
      parts: [{ callId: "new", tool: "edit", input: { old_text: "q" } }],
    });
    expect(tried).toEqual(["one", "p", "q", "r"]);
    expect(asked).toHaveLength(1);
    expect(events.filter((event) => event.type === "model-progress")).toMatchObject([{ total: 4 }]);
  });

  test("is taken as well where the model's attempt ran out of room", async () => {
    const { line, step } = await take([change("one", "length")], ["same", "passes"], ["two", "three"]);
    // the loop runs no call of a reply that was cut off
    expect([line, step.stop]).toEqual(["three", "tool-calls"]);
    expect((await take([change("one", "length")], [])).asked).toHaveLength(1);
  });

  test("is taken before the model is asked where it is a mistake in any program", async () => {
    const { step, tried, asked } = await take([change("one")], ["same", "passes"], ["p", "sure 1", "sure 2"]);
    expect(step).toMatchObject({ origin: "harness", kind: "edit", parts: [{ input: { old_text: "sure 2" } }] });
    expect([tried, asked]).toEqual([["sure 1", "sure 2"], []]);
  });

  test("isn't tried before the model is asked where nothing may be changed", async () => {
    const { tried } = await take([change("one")], ["passes"], ["sure"], undefined, { allowed: ["view"], exclude: [] });
    expect(tried).toEqual(["one"]);
  });

  test("isn't tried where the model's attempt passes", async () => {
    const { line, tried } = await take([change("one")], ["passes"], ["p"]);
    expect([line, tried]).toEqual(["one", ["one"]]);
  });

  test("is the one that comes furthest where none passes", async () => {
    const trials: Trial[] = ["same", { furtherBy: 1 }, { furtherBy: 3 }, { furtherBy: 2 }];
    const { line, step } = await take([change("one")], trials, ["p", "q", "r"]);
    expect([line, step.origin]).toEqual(["q", "harness"]);
  });

  test("is looked for no longer than 45 seconds", async () => {
    let ms = 0;
    const slow = () => (ms += 20_000);
    const proposals = Array.from({ length: 30 }, (_, index) => `p${index}`);
    const { tried } = await take(
      ["one", "two", "three"].map((line) => change(line)),
      Array<Trial>(40).fill("same"),
      proposals,
      slow,
    );
    expect(tried.filter((line) => String(line).startsWith("p"))).toHaveLength(6);
  });

  test("leaves the model its other attempts where none passes", async () => {
    const { line, step } = await take([change("one"), change("two")], ["same", { furtherBy: 0 }, "passes"], ["p"]);
    expect([line, step.origin]).toEqual(["two", "model"]);
  });
});

describe("a place that the model fills in", () => {
  /** Two places, each with what the model writes there at its first and at its second attempt; null where it can't fill in. */
  async function fill(written: readonly (string | null)[], trials: Readonly<Record<string, Trial>>, ms = 0) {
    let time = 0;
    const { protocol, asked } = scriptedProtocol(["one", "two", "three", "four", "five"].map((line) => change(line)));
    const left = [...written];
    const gap = (line: string, attempt: number) => ({
      path: "a.py",
      before: "",
      after: "",
      beside: [],
      attempt,
      changes: (text: string) => [{ tool: "edit", input: { path: "a.py", old_text: line, new_text: text } }],
    });
    const tried: unknown[] = [];
    const guide: Pick<Guide, "tryOut" | "proposals" | "gaps" | "inVain"> = {
      ...noGuide,
      proposals: async () =>
        ["proposed", "sure"].map((text) => ({
          call: { tool: "edit", input: { path: "a.py", new_text: text } },
          isSure: text === "sure",
        })),
      gaps: async () => [gap("a", 1), gap("b", 1), gap("a", 2), gap("b", 2)],
      async tryOut({ input: { new_text: fresh } }) {
        tried.push(fresh);
        return (typeof fresh === "string" ? trials[fresh] : undefined) ?? "same";
      },
    };
    const filling = {
      ...protocol,
      async *fillIn() {
        time += ms;
        yield { type: "text" as const, text: "This is never shown." };
        return left.shift() ?? null;
      },
    };
    const events: AgentEvent[] = [];
    const deps = { protocol: filling, guide, newId: () => "new", now: () => time };
    const running = bestStep(deps, context, state, "m", new AbortController().signal);
    let step = await running.next();
    for (; !step.done; step = await running.next()) events.push(step.value);
    const [part] = step.value.parts;
    const said = events.flatMap((event) => (event.type === "text-delta" ? [event.text] : []));
    return { input: part?.type === "tool-call" ? part.input : null, origin: step.value.origin, tried, asked, said };
  }

  test("is taken where it passes, before any proposal is tried", async () => {
    const { input, origin, asked, said } = await fill(["x", "y"], { y: "passes" });
    expect([input?.["old_text"], input?.["new_text"], origin]).toEqual(["b", "y", "harness"]);
    expect([asked.length, said]).toEqual([1, []]);
  });

  test("is left for what the harness proposes where none passes soon, and then gone on with", async () => {
    const tries = async (passing: string) => (await fill(["p", "q", "r", "s"], { [passing]: "passes" }, 30_000)).tried;
    expect(await tries("proposed")).toEqual(["sure", "x", "p", "q", "proposed"]);
    expect(await tries("r")).toEqual(["sure", "x", "p", "q", "proposed", "r"]);
  });

  test("comes after what is a mistake in any program, which is taken where it helps at all", async () => {
    const { input, tried } = await fill(["p"], { sure: { furtherBy: 1 }, p: "passes" });
    expect([input?.["new_text"], tried]).toEqual(["sure", ["sure"]]);
  });

  test("counts for what comes of it, as a proposal does", async () => {
    const { input } = await fill(["y", "z", "y", "w"], { proposed: { furtherBy: 1 }, z: { furtherBy: 2 } });
    expect(input?.["new_text"]).toBe("z");
    const other = await fill(["y", "z", "y", "w"], { proposed: { furtherBy: 2 }, z: { furtherBy: 1 } });
    expect(other.input?.["new_text"]).toBe("proposed");
  });

  test("is gone on from where it helps in part and nothing passes soon after", async () => {
    const { input, tried } = await fill(["p", "q", "r", "s"], { p: { furtherBy: 1 }, s: "passes" }, 10_000);
    expect([input?.["new_text"], tried.slice(2)]).toEqual(["p", ["p", "q", "r", "proposed"]]);
  });

  test("is tried once with the same words", async () => {
    const { tried } = await fill(["y", "z", "y", "w"], {});
    expect(tried.slice(2, 5)).toEqual(["y", "z", "w"]);
  });

  test("isn't asked for any longer than it may take, nor where the model can't fill in", async () => {
    expect((await fill(["p", "q", "r", "s"], {}, 60_000)).tried.slice(2, 5)).toEqual(["p", "proposed", "q"]);
    expect((await fill([null, "q"], {})).tried).not.toContain("q");
  });
});

test("without proposals the step is taken all the same", async () => {
  const { protocol } = scriptedProtocol(["one", "two", "three", "four", "five"].map((line) => change(line)));
  const guide: Pick<Guide, "tryOut" | "proposals" | "gaps" | "inVain"> = {
    inVain: () => "",
    tryOut: async () => "same",
    gaps: async () => [],
    proposals: async () => {
      throw new Error("The disk is full.");
    },
  };
  const running = bestStep(
    { protocol, guide, newId: () => "new", now: () => 0 },
    context,
    state,
    "m",
    new AbortController().signal,
  );
  let step = await running.next();
  while (!step.done) step = await running.next();
  expect(step.value.parts).toMatchObject([{ input: { old_text: "one" } }]);
});

test("where all attempts are in vain none is made, and that is what is answered", async () => {
  const lines = ["one", "two", "three"].map((line) => change(line));
  const { step, events, tried } = await take(lines, ["in-vain", "in-vain", "impossible", "in-vain"], ["p"]);
  expect(tried).toEqual(["one", "p", "two", "three"]);
  expect(step).toMatchObject({ parts: [{ type: "text", text: "Nothing helps." }], stop: "end", origin: "harness" });
  expect(events.at(-1)).toEqual({ type: "text-delta", messageId: "m", text: "Nothing helps." });
});

describe("there is one attempt", () => {
  test("where nothing can be tried", async () => {
    const { line, asked } = await take([change("one")], [null]);
    expect(line).toBe("one");
    expect(asked).toHaveLength(1);
  });

  test("where a trial breaks off", async () => {
    const { line, asked } = await take([change("one")], []);
    expect(line).toBe("one");
    expect(asked).toHaveLength(1);
  });

  test.each<[string, ScriptedStep]>([
    ["an answer", { says: "All is well." }],
    ["a reply that was cut off", change("one", "length")],
    [
      "several calls at once",
      {
        calls: ["one", "two"].map((line) => ({ tool: "edit", input: { path: "a.py", old_text: line, new_text: "x" } })),
      },
    ],
  ])("for %s, and nothing is tried", async (_, step) => {
    const { asked, tried } = await take([step], []);
    expect(asked).toHaveLength(1);
    expect(tried).toEqual([]);
  });
});

test("a stop ends the attempts", async () => {
  const controller = new AbortController();
  const { protocol, asked } = scriptedProtocol([change("one"), { waits: true }]);
  const guide: Pick<Guide, "tryOut" | "proposals" | "gaps" | "inVain"> = { ...noGuide, tryOut: async () => "same" };
  const running = bestStep(
    { protocol, guide, newId: () => "new", now: () => 0 },
    context,
    state,
    "m",
    controller.signal,
  );
  const all = (async () => {
    let step = await running.next();
    for (; !step.done; step = await running.next()) if (step.value.type === "model-progress") controller.abort();
  })();
  await expect(all).rejects.toMatchObject({ name: "AbortError" });
  expect(asked).toHaveLength(2);
});
