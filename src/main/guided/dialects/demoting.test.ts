import { describe, expect, test } from "vitest";
import { type ScriptedStep, scriptedProtocol } from "../../../../test/support/scripted-protocol.ts";
import { noGuide } from "../../../../test/support/run-agent.ts";
import type { Message } from "../../../shared/message.ts";
import type { Step, StepContext, StepProtocol } from "../../agent/step-protocol.ts";
import type { ToolSpec } from "../../agent/tool.ts";
import { demoting } from "./demoting.ts";

const view: ToolSpec = {
  name: "view",
  description: "show a file",
  effect: "look",
  fields: [{ name: "path", source: "existing-file", optional: false }],
  inputSchema: { type: "object", properties: { path: { type: "string" } }, required: ["path"] },
};

const request: Message = { role: "user", id: "u", text: "look", context: "" };

function refused(text: string): Message {
  return { role: "tool", id: "t", callId: "c", tool: "x", status: "failed", text, note: "", durationMs: 1 };
}

const noTool = refused("There is no tool named look. There are: view.");
const wrongInput = refused("view was called with wrong input:\n✖ path is missing");

function context(messages: readonly Message[]): StepContext {
  const masks = { allowed: ["view", "answer"], exclude: [] };
  return { tools: [view], instructions: "", messages, kind: null, kinds: [], masks, grounding: noGuide.grounding };
}

async function take(protocol: StepProtocol, messages: readonly Message[]): Promise<Step> {
  const steps = protocol.nextStep(context(messages), new AbortController().signal);
  let step = await steps.next();
  while (!step.done) step = await steps.next();
  return step.value;
}

function between(first: readonly ScriptedStep[], led: readonly ScriptedStep[], keepsWriting = false) {
  const own = scriptedProtocol(first);
  const other = scriptedProtocol(led);
  const fallback = () => ({ ...other.protocol, dialect: "guided-text" as const });
  return { protocol: demoting(own.protocol, { fallback, keepsWriting }), own, other };
}

const calls: ScriptedStep = { calls: [{ tool: "view", input: { path: "a.md" } }] };
const text = (step: Step) => step.parts.map((part) => (part.type === "text" ? part.text : part.type)).join();

describe("a model that acts by itself", () => {
  test("goes on so while its calls can be taken", async () => {
    const { protocol, other } = between([calls, { says: "Done." }], []);
    await take(protocol, [request]);
    expect(text(await take(protocol, [request, noTool]))).toBe("Done.");
    expect(other.asked).toHaveLength(0);
  });

  test("is led for the rest of the run after two calls that no tool could take", async () => {
    const { protocol, own, other } = between([calls], [{ says: "Led." }, { says: "Led again." }]);
    await take(protocol, [request]);
    expect(text(await take(protocol, [request, noTool, wrongInput]))).toBe("Led.");
    expect(text(await take(protocol, [request]))).toBe("Led again.");
    expect([own.asked.length, other.asked.length]).toEqual([1, 2]);
    expect(protocol.dialect).toBe("native");
  });

  test("isn't blamed for what an earlier run did", async () => {
    const { protocol } = between([{ says: "Hello." }], []);
    expect(text(await take(protocol, [request, noTool, wrongInput, request]))).toBe("Hello.");
  });

  test("isn't blamed for files that aren't there", async () => {
    const { protocol } = between([calls, { says: "Nothing there." }], []);
    await take(protocol, [request]);
    const missing = refused("There is no file b.md. There is: a.md.");
    expect(text(await take(protocol, [request, missing, missing, missing]))).toBe("Nothing there.");
  });

  test("is led at once where its answer is a call, and the answer is made anew", async () => {
    const { protocol, other } = between(
      [{ says: '{"name": "view", "arguments": {"path": "a.md"}}' }],
      [calls, { says: "It says so." }],
    );
    expect(text(await take(protocol, [request]))).toBe("tool-call");
    expect(text(await take(protocol, [request]))).toBe("It says so.");
    expect(other.asked).toHaveLength(2);
  });

  test("is led from the next step on where a call was found in its text, and that call is made", async () => {
    const { protocol, other } = between([calls], [{ says: "Led." }], true);
    expect(text(await take(protocol, [request]))).toBe("tool-call");
    expect(other.asked).toHaveLength(0);
    expect(text(await take(protocol, [request]))).toBe("Led.");
  });
});
