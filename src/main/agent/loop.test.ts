import * as z from "zod";
import { expect, test } from "vitest";
import { gateThatSays, noGuide, runScripted } from "../../../test/support/run-agent.ts";
import { AppError } from "../../shared/error.ts";
import type { Action } from "../../shared/permission.ts";
import type { Question, Reading } from "./question.ts";
import { defineTool, type Tool } from "./tool.ts";

/** A tool that writes down when it begins and ends, and takes as long as it is told to. */
function noting(log: string[], actionsFor: (name: string) => Action[] = () => []): Tool {
  return defineTool({
    name: "note",
    description: "notes",
    effect: "change",
    input: z.object({ name: z.string(), ticks: z.number().default(0), fails: z.boolean().default(false) }),
    sources: { name: "one-line", ticks: "one-line", fails: "one-line" },
    async plan({ name, ticks, fails }) {
      log.push(`plan ${name}`);
      return {
        title: `Note ${name}`,
        actions: actionsFor(name),
        preview: null,
        async *run(signal) {
          log.push(`begin ${name}`);
          for (let tick = 0; tick < ticks; tick++) {
            yield `tick ${tick}\n`;
            await new Promise((resolve) => setTimeout(resolve, 2));
            signal.throwIfAborted();
          }
          if (fails) throw new AppError("not-found", "There is no such thing.");
          log.push(`end ${name}`);
          return `noted ${name}`;
        },
      };
    },
  });
}

const call = (name: string, more: { ticks?: number; fails?: boolean } = {}) => ({
  tool: "note",
  input: { name, ...more },
});

test("a run ends with the answer, and every event carries the agent's tag", async () => {
  const { events, types, messages } = await runScripted({ steps: [{ says: "All is well." }] });
  expect(types).toEqual(["run-start", "message", "text-delta", "text-delta", "text-delta", "message", "run-end"]);
  expect(messages.map((message) => message.role)).toEqual(["user", "assistant"]);
  expect(events.every((event) => event.agentId === "root" && event.depth === 0)).toBe(true);
  expect(events.at(-1)).toMatchObject({ reason: "done" });
});

test("calls of one reply run side by side, and their results go back in call order", async () => {
  const log: string[] = [];
  const { messages, asked } = await runScripted({
    steps: [{ calls: [call("slow", { ticks: 5 }), call("quick")] }, { says: "Done." }],
    tools: [noting(log)],
  });
  expect(log.indexOf("end quick")).toBeLessThan(log.indexOf("end slow"));
  const results = messages.filter((message) => message.role === "tool");
  expect(results.map(({ callId, text }) => [callId, text])).toEqual([
    ["call-1", "noted slow"],
    ["call-2", "noted quick"],
  ]);
  expect(asked[1]?.messages.slice(-2).map((message) => message.role)).toEqual(["tool", "tool"]);
});

test("calls that touch the same file run one after another, each planned on what the one before left", async () => {
  const log: string[] = [];
  await runScripted({
    steps: [{ calls: [call("one", { ticks: 3 }), call("two")] }, { says: "Done." }],
    tools: [noting(log, () => [{ kind: "write", path: "/w/a.md", before: null }])],
  });
  expect(log).toEqual(["plan one", "plan two", "begin one", "end one", "plan two", "begin two", "end two"]);
});

test("every call is answered exactly once, whatever becomes of it", async () => {
  const log: string[] = [];
  const { messages } = await runScripted({
    steps: [
      {
        calls: [
          call("good"),
          call("bad", { fails: true }),
          { tool: "nosuch", input: {} },
          { tool: "note", input: { name: 7 } },
        ],
      },
      { says: "Done." },
    ],
    tools: [noting(log)],
  });
  const results = messages.filter((message) => message.role === "tool");
  expect(results.map(({ callId, status }) => [callId, status])).toEqual([
    ["call-1", "ok"],
    ["call-2", "failed"],
    ["call-3", "failed"],
    ["call-4", "failed"],
  ]);
  expect(results[2]?.text).toBe("There is no tool named nosuch. There are: note.");
});

test("a reply that was cut off never runs a tool", async () => {
  const log: string[] = [];
  const { messages } = await runScripted({
    steps: [{ calls: [call("half")], stop: "length" }, { says: "Done." }],
    tools: [noting(log)],
  });
  expect(log).toEqual([]);
  expect(messages.find((message) => message.role === "tool")).toMatchObject({ callId: "call-1", status: "failed" });
});

test("what the person refuses is not done, and the model is told", async () => {
  const log: string[] = [];
  const { asked, types } = await runScripted({
    steps: [{ calls: [call("wish")] }, { says: "I left it." }],
    tools: [noting(log)],
    gate: gateThatSays("deny"),
  });
  expect(log).toEqual(["plan wish"]);
  expect(asked[1]?.messages.at(-1)).toMatchObject({ role: "tool", status: "denied" });
  expect(types.filter((type) => type.startsWith("permission"))).toEqual(["permission-request", "permission-response"]);
});

test("a plan whose actions change after the question is not carried out", async () => {
  const log: string[] = [];
  const actions: Action[] = [{ kind: "write", path: "/w/a.md", before: null }];
  const { messages } = await runScripted({
    steps: [{ calls: [call("swap")] }, { says: "Done." }],
    tools: [noting(log, () => actions)],
    gate: {
      check: () => ({ type: "ask" }),
      ask: async () => {
        actions[0] = { kind: "write", path: "/w/other.md", before: null };
        return "once";
      },
    },
  });
  expect(log).toEqual(["plan swap"]);
  expect(messages.find((message) => message.role === "tool")).toMatchObject({ status: "denied" });
});

test("cancelling in mid-answer keeps what was said and ends as cancelled", async () => {
  const controller = new AbortController();
  const { messages, events } = await runScripted({
    steps: [{ waits: true, after: "The first half" }],
    signal: controller.signal,
    onEvent: (event) => event.type === "text-delta" && controller.abort(),
  });
  expect(messages.at(-1)).toMatchObject({ parts: [{ type: "text", text: "The first half" }], stop: "cancelled" });
  expect(events.at(-1)).toMatchObject({ type: "run-end", reason: "cancelled" });
});

test("cancelling while tools run answers every open call as cancelled", async () => {
  const log: string[] = [];
  const controller = new AbortController();
  const { messages, events } = await runScripted({
    steps: [{ calls: [call("long", { ticks: 500 }), call("short")] }],
    tools: [noting(log)],
    signal: controller.signal,
    onEvent: (event) => event.type === "tool-progress" && controller.abort(),
  });
  const results = messages.filter((message) => message.role === "tool");
  expect(results.map(({ callId }) => callId)).toEqual(["call-1", "call-2"]);
  expect(results[0]).toMatchObject({ status: "cancelled" });
  expect(events.at(-1)).toMatchObject({ reason: "cancelled" });
});

test("a model that fails ends the run with its reason, and what it had said stays", async () => {
  const { messages, events } = await runScripted({
    steps: [
      { fails: new AppError("model-unavailable", "The model's process ended.", { retryable: true }), after: "So far" },
    ],
  });
  expect(messages.at(-1)).toMatchObject({ parts: [{ text: "So far" }], stop: "interrupted" });
  expect(events.at(-1)).toMatchObject({
    reason: "failed",
    error: { code: "model-unavailable", message: "The model's process ended.", retryable: true },
  });
});

test("what the person says while a run goes on is taken up before the next step", async () => {
  const log: string[] = [];
  const prompts = ["first"];
  const { messages } = await runScripted({
    steps: [{ calls: [call("a")] }, { says: "Both done." }],
    tools: [noting(log)],
    prompts,
    onEvent: (event) => event.type === "tool-start" && prompts.push("and this too"),
  });
  expect(messages.map((message) => message.role)).toEqual(["user", "assistant", "tool", "user", "assistant"]);
});

test("what the person says during the last answer is answered as well", async () => {
  const prompts = ["first"];
  const { messages } = await runScripted({
    steps: [{ says: "One." }, { says: "Two." }],
    prompts,
    maxSteps: 1,
    onEvent: (event) => event.type === "text-delta" && event.text === "One." && prompts.push("second"),
  });
  expect(messages.map((message) => message.role)).toEqual(["user", "assistant", "user", "assistant"]);
});

test("an answer on the last allowed step is an answer, and only more calls are a limit", async () => {
  const log: string[] = [];
  const answered = await runScripted({
    steps: [{ calls: [call("a")] }, { says: "Done." }],
    tools: [noting(log)],
    maxSteps: 2,
  });
  expect(answered.events.at(-1)).toMatchObject({ reason: "done" });
  const limited = await runScripted({
    steps: [{ calls: [call("a")] }, { calls: [call("b")] }],
    tools: [noting(log)],
    maxSteps: 2,
  });
  expect(limited.events.at(-1)).toMatchObject({ reason: "step-limit" });
});

test("a step that the harness makes in mid-turn comes between two of the model's, and costs one", async () => {
  const log: string[] = [];
  const { messages, asked, events } = await runScripted({
    steps: [{ calls: [call("change")] }, { says: "Done." }],
    tools: [noting(log)],
    maxSteps: 3,
    guide: {
      ...noGuide,
      madeCalls: async ({ messages: told }) => {
        const last = told.findLast((message) => message.role === "assistant");
        return last?.origin === "model" ? [call("check")] : [];
      },
    },
  });
  expect(log).toEqual(["plan change", "begin change", "end change", "plan check", "begin check", "end check"]);
  expect(messages.map((message) => (message.role === "assistant" ? message.origin : message.role))).toEqual([
    "user",
    "model",
    "tool",
    "harness",
    "tool",
    "model",
  ]);
  expect(messages[3]).toMatchObject({ kind: null, stop: "tool-calls", usage: null });
  expect(asked[1]?.messages.at(-1)).toMatchObject({ role: "tool", text: "noted check" });
  expect(events.at(-1)).toMatchObject({ reason: "done" });
});

test("what the model reads out of a request is done by the harness", async () => {
  const question: Question = {
    about: "replacement",
    request: "Blue Barn, not The Old Mill",
    finds: ["The Old Mill"],
    putsFor: () => ["Blue Barn"],
  };
  const reading: Reading = { about: "replacement", replacement: { find: "The Old Mill", put: "Blue Barn" } };
  const { messages, asked } = await runScripted({
    steps: [],
    async *readRequest(put) {
      yield { type: "progress", phase: "read", done: 1, total: 1 };
      return put === question ? reading : null;
    },
    tools: [noting([])],
    guide: {
      ...noGuide,
      madeCalls: async ({ reading: read }) => (read === reading ? [call("made")] : []),
      questions: async ({ messages: told }) => (told.length === 1 ? [question] : []),
      readyAnswer: async ({ messages: told }) => (told.length > 1 ? "It is done." : null),
    },
  });
  expect(asked).toEqual([]);
  expect(messages.map((message) => (message.role === "assistant" ? message.origin : message.role))).toEqual([
    "user",
    "harness",
    "tool",
    "harness",
  ]);
});

test("what it took to ask the model is told with the step that the harness makes", async () => {
  const usage = { evaluated: 40, reused: 900, sampled: 20, forced: 2, readMs: 1, writeMs: 1 };
  const asked = { ...usage, contextUsed: 962, contextSize: 4096 };
  const spent = [asked];
  const { messages } = await runScripted({
    steps: [{ says: "Done." }],
    async *readRequest() {
      return { about: "wishes", wishes: ['Set "tea" to "2.80"'] };
    },
    takeUsage: () => spent.pop() ?? null,
    tools: [noting([])],
    guide: {
      ...noGuide,
      madeCalls: async ({ reading }) => (reading ? [call("made")] : []),
      questions: async ({ messages: told }) =>
        told.length === 1 ? [{ about: "wishes", request: "tea is 2.80", there: [] }] : [],
    },
  });
  expect(messages[1]).toMatchObject({ origin: "harness", usage: null, asked });
  expect(messages.slice(2).some((message) => "asked" in message)).toBe(false);
});

test("where nothing can be read out of a request, the model takes the steps", async () => {
  const { asked } = await runScripted({
    steps: [{ says: "It stays." }],
    async *readRequest() {
      return null;
    },
    tools: [noting([])],
    guide: { ...noGuide, questions: async () => [{ about: "places", request: "songs?", files: [] }] },
  });
  expect(asked).toHaveLength(1);
});

test("what the answer needs is read out of the request, and the harness answers", async () => {
  const question: Question = { about: "calculation", request: "what's 3 times 7?" };
  const { messages, asked } = await runScripted({
    steps: [],
    async *readRequest(put) {
      yield { type: "progress", phase: "read", done: 1, total: 1 };
      return put === question ? { about: "calculation", calculation: "3 * 7" } : null;
    },
    tools: [],
    guide: {
      ...noGuide,
      questionsToAnswer: async () => [question],
      readyAnswer: async ({ reading }) => (reading ? "21" : null),
    },
  });
  expect(asked).toEqual([]);
  expect(messages.at(-1)).toMatchObject({ origin: "harness", parts: [{ type: "text", text: "21" }] });
});

test("an answer that is there to the letter is given without asking the model", async () => {
  const { messages, asked, events } = await runScripted({
    steps: [],
    tools: [noting([])],
    guide: {
      ...noGuide,
      madeCalls: async ({ messages: told }) => (told.length === 1 ? [call("made")] : []),
      readyAnswer: async ({ messages: told }) => (told.length > 1 ? "It is noted." : null),
    },
  });
  expect(asked).toEqual([]);
  expect(messages.at(-1)).toMatchObject({ origin: "harness", parts: [{ type: "text", text: "It is noted." }] });
  expect(events.at(-1)).toMatchObject({ reason: "done" });
});

test("what the person refuses of a made step isn't done either", async () => {
  const log: string[] = [];
  const { messages } = await runScripted({
    steps: [{ says: "Then not." }],
    tools: [noting(log)],
    gate: gateThatSays("deny"),
    guide: { ...noGuide, madeCalls: async ({ messages: told }) => (told.length === 1 ? [call("made")] : []) },
  });
  expect(log).toEqual(["plan made"]);
  expect(messages[2]).toMatchObject({ role: "tool", status: "denied" });
});

test("steps that the harness makes are shown and answered like the model's", async () => {
  const log: string[] = [];
  const { messages, asked } = await runScripted({
    steps: [{ says: "Done." }],
    tools: [noting(log)],
    guide: {
      ...noGuide,
      madeCalls: async ({ messages: told }) => (told.length === 1 ? [call("made")] : []),
      note: async () => "Mind the gap.",
    },
  });
  expect(messages[1]).toMatchObject({
    role: "assistant",
    origin: "harness",
    parts: [{ tool: "note", input: { name: "made" } }],
  });
  expect(messages[2]).toMatchObject({ role: "tool", text: "noted made", note: "Mind the gap." });
  expect(asked).toHaveLength(1);
});
