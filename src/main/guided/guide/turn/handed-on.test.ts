import { expect, test } from "vitest";
import type { ToolSpec } from "../../../agent/tool.ts";
import type { Message } from "../../../../shared/message.ts";
import { delegateTool, handedOn, handOver, relayedAnswer } from "./handed-on.ts";

const delegate: ToolSpec = {
  name: delegateTool,
  description: "hands work on",
  effect: "run",
  fields: [],
  inputSchema: { type: "object", properties: { agent: { enum: ["scout", "Builder"] } }, required: ["agent"] },
};

test.each([
  ["Ask the scout where the port is set", "scout", "where the port is set"],
  ["Could builder mend the test?", "Builder", "mend the test?"],
  ["builder: rename a.txt to b.txt, then run the tests", "Builder", "rename a.txt to b.txt, then run the tests"],
  ["Have the builder do this: add oats, and delete the tea", "Builder", "add oats, and delete the tea"],
  ["Lass den builder folgendes machen: lösch a.txt und füge b hinzu", "Builder", "lösch a.txt und füge b hinzu"],
  ["Ask the scout which of these: a, b or c, is right", "scout", "which of these: a, b or c, is right"],
  ["Lass den scout nachsehen, wo der Port steht", "scout", "nachsehen, wo der Port steht"],
  ["scout, how many are there?", "scout", "how many are there?"],
  ["builderに、テストを直してもらって", "Builder", "テストを直してもらって"],
  ["Ask the scout where the port is, then write it into port.txt", "scout", null],
  ["Ask the scout", "scout", null],
])("of '%s' %s does %j", (request, agent, task) => {
  expect(handedOn([delegate], request)).toEqual({ agent, task });
});

test("nobody is meant where the name is no agent's, or nothing can be handed on", () => {
  expect(handedOn([delegate], "Ask the bank to call")).toBe(null);
  expect(handedOn([], "Ask the scout to look")).toBe(null);
});

test("what is handed on is the request to the letter, with what was said before it", () => {
  const said = (id: string): Message => ({ role: "user", id, text: "Ask the scout where it is", context: "" });
  const state = { tools: [delegate], kind: "look" as const, stepsLeft: 9 };
  const handed = { agent: "scout", task: "where it is" };
  const [first] = handOver(handed, { ...state, messages: [said("a")] });
  expect(first).toMatchObject({ tool: delegateTool, input: { agent: "scout", task: "where it is" } });
  expect(first?.input).not.toHaveProperty("clone");
  const [later] = handOver(handed, { ...state, messages: [said("a"), said("b")] });
  expect(later?.input).toMatchObject({ clone: true });
  expect(handOver({ ...handed, task: null }, { ...state, messages: [] })).toEqual([]);
});

test("what the other agent said is the answer to the letter, where all of the request was for it", () => {
  const after = (text: string, status: "ok" | "failed"): Message[] => [
    { role: "user", id: "u", text, context: "" },
    {
      role: "assistant",
      id: "a",
      parts: [{ type: "tool-call", callId: "c", tool: delegateTool, input: { agent: "scout" }, written: null }],
      stop: "tool-calls",
      origin: "harness",
      kind: "look",
      usage: null,
    },
    { role: "tool", id: "t", callId: "c", tool: delegateTool, status, text: "In a.txt.", note: "", durationMs: 1 },
  ];
  const answer = (messages: Message[]) => relayedAnswer({ tools: [delegate], messages });
  expect(answer(after("Ask the scout where it is", "ok"))).toBe("In a.txt.");
  expect(answer(after("Ask the scout where it is", "failed"))).toBe(null);
  expect(answer(after("Ask the scout where it is, then write it into b.txt", "ok"))).toBe(null);
  expect(answer(after("Where is it?", "ok"))).toBe(null);
  expect(answer([])).toBe(null);
});
