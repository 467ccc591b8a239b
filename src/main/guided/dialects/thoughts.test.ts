import { ungrounded } from "../../agent/ungrounded.ts";
import { expect, test } from "vitest";
import { drained } from "../../../../test/support/real-engine.ts";
import { scriptedFieldEngine, textOf } from "../../../../test/support/scripted-field-engine.ts";
import type { Message } from "../../../shared/message.ts";
import type { StepContext } from "../../agent/step-protocol.ts";
import type { ChatFormat } from "../field-engine.ts";
import { guidedText } from "./guided-text.ts";
import { renderPrompt } from "./render.ts";
import { userToThoughts } from "./thoughts.ts";

const { signal } = new AbortController();
const request: Message = { role: "user", id: "1", text: "How are you?", context: "" };

function thinking(script: readonly string[], stop: "end" | "length" = "end") {
  const scripted = scriptedFieldEngine(script, undefined, { stop });
  const chat: ChatFormat = {
    ...scripted.engine.facts.chat,
    userToAssistant: [{ type: "control", text: "<|im_end|>\n<|im_start|>assistant\n<think>\n\n</think>\n\n" }],
  };
  return { ...scripted, engine: { ...scripted.engine, facts: { ...scripted.engine.facts, chat } } };
}

const context: StepContext = {
  tools: [],
  instructions: "",
  messages: [request],
  kind: "chat",
  kinds: ["chat"],
  masks: { allowed: ["answer"], exclude: [] },
  grounding: ungrounded,
};

test("a model thinks before its first step, is heard thinking, and then says what kind of request it is", async () => {
  const { engine, state } = thinking(["They greet me.", "I'm well."]);
  const protocol = guidedText(engine, () => "id", { examples: [], thoughts: 100 });
  const { items, result } = await drained(protocol.nextStep(context, signal));
  expect(items.flatMap((event) => (event.type === "reasoning" ? [event.text] : [])).join("")).toBe("They greet me.");
  expect(result.parts).toEqual([
    { type: "reasoning", text: "They greet me." },
    { type: "text", text: "I'm well." },
  ]);
  expect(state()).toMatch(/assistant\n<think>\nThey greet me\.<\/think>\n\nkind: chat\nanswer\nI'm well\.$/);
});

test("what was thought stands in the conversation as it was, so that nothing of it is read again", async () => {
  const { engine, state } = thinking(["They greet me.", "I'm well."]);
  const protocol = guidedText(engine, () => "id", { examples: [], thoughts: 100 });
  const { result } = await drained(protocol.nextStep(context, signal));
  const held = state();
  const reply: Message = { role: "assistant", id: "2", ...result, origin: "model", kind: "chat" };
  const next: Message = { role: "user", id: "3", text: "And now?", context: "" };
  await drained(protocol.classify({ ...context, messages: [request, reply, next] }, signal));
  expect(state().startsWith(held)).toBe(true);
});

test("thoughts end where their room does", async () => {
  const { engine, state } = thinking(["On and on", "Well."], "length");
  const protocol = guidedText(engine, () => "id", { examples: [], thoughts: 4 });
  const { result } = await drained(protocol.nextStep(context, signal));
  expect(result.parts[0]).toEqual({ type: "reasoning", text: "On and on\n" });
  expect(state()).toContain("On and on\n</think>\n\nkind: chat\n");
});

test("a model thinks only where it is let, and at the beginning of a turn", async () => {
  const plain = thinking(["I'm well."]);
  await drained(guidedText(plain.engine, () => "id", { examples: [] }).nextStep(context, signal));
  expect(plain.state()).toContain("<think>\n\n</think>\n\nkind: chat");
  const later = thinking(["Done."]);
  const call: Message = {
    role: "assistant",
    id: "2",
    parts: [{ type: "tool-call", callId: "c", tool: "view", input: { path: "a" }, written: null }],
    stop: "tool-calls",
    origin: "model",
    kind: "look",
    usage: null,
  };
  const result: Message = {
    role: "tool",
    id: "3",
    callId: "c",
    tool: "view",
    status: "ok",
    text: "a",
    note: "",
    durationMs: 1,
  };
  const protocol = guidedText(later.engine, () => "id", { examples: [], thoughts: 100 });
  await drained(protocol.nextStep({ ...context, messages: [request, call, result] }, signal));
  expect(later.state().endsWith("<think>\n\n</think>\n\nanswer\nDone.")).toBe(true);
});

test("a model whose template has no place for thoughts is refused, with what to do", async () => {
  const { engine } = scriptedFieldEngine(["x"]);
  expect(userToThoughts(engine.facts.chat)).toBeNull();
  const protocol = guidedText(engine, () => "id", { examples: [], thoughts: 100 });
  await expect(drained(protocol.nextStep(context, signal))).rejects.toThrow("no place for thoughts");
});

test("thoughts of another model are left out where there is no place for them", () => {
  const { engine } = scriptedFieldEngine([]);
  const reply: Message = {
    role: "assistant",
    id: "2",
    parts: [
      { type: "reasoning", text: "secret" },
      { type: "text", text: "Yes." },
    ],
    stop: "end",
    origin: "model",
    kind: null,
    usage: null,
  };
  const told = { system: "", examples: [], instructions: "", messages: [request, reply] };
  expect(textOf(renderPrompt(engine.facts.chat, told, []))).not.toContain("secret");
});
