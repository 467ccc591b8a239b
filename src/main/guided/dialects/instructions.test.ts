import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { noGuide } from "../../../../test/support/run-agent.ts";
import { scriptedFieldEngine } from "../../../../test/support/scripted-field-engine.ts";
import { saidIn, scriptedLanguageModel } from "../../../../test/support/scripted-language-model.ts";
import { qwenFormat } from "../../../../test/support/tool-call-formats.ts";
import type { UserMessage } from "../../../shared/message.ts";
import type { StepContext, StepProtocol } from "../../agent/step-protocol.ts";
import { createCloudProtocol } from "./cloud.ts";
import { createGuidedJson } from "./guided-json.ts";
import { guidedText } from "./guided-text.ts";
import { nativeSteps } from "./native.ts";
import { createServerTools } from "./server-tools.ts";
import { examples, nativeSystemPrompt } from "./static-prompt.ts";

const told = "<project_context>\nUse tabs.\n</project_context>";
const request: UserMessage = { role: "user", id: "u", text: "say hello", context: "Files: a.md" };
const never = new AbortController().signal;

function contextWith(instructions: string): StepContext {
  return {
    tools: [],
    instructions,
    messages: [request],
    kind: "chat",
    kinds: ["chat"],
    masks: { allowed: ["answer"], exclude: [] },
    grounding: noGuide.grounding,
  };
}

async function take(protocol: StepProtocol, instructions: string) {
  const steps = protocol.nextStep(contextWith(instructions), never);
  let step = await steps.next();
  while (!step.done) step = await steps.next();
  return step.value;
}

const served = { modelId: "m", contextSize: () => 8_192, newId: randomUUID, now: () => 0 };
const json = '{"step":"answer","text":"Hello."}';

/** What each way to ask a model has it read, with these instructions. */
const dialects: Record<string, (instructions: string) => Promise<string>> = {
  async "guided-text"(instructions) {
    const { engine, state } = scriptedFieldEngine(["Hello."]);
    await take(guidedText(engine, randomUUID), instructions);
    return state();
  },
  async "guided-json"(instructions) {
    const { model, calls } = scriptedLanguageModel([json]);
    await take(createGuidedJson({ model, ...served }), instructions);
    return promptOf(calls[0]);
  },
  async native(instructions) {
    const { engine, state } = scriptedFieldEngine(["Hello."], undefined, { toolCalls: qwenFormat });
    await take(nativeSteps(engine, randomUUID), instructions);
    return state();
  },
  async "a server's own tools"(instructions) {
    const { model, calls } = scriptedLanguageModel(["Hello."]);
    const systemPrompt = nativeSystemPrompt;
    await take(createServerTools({ dialect: "native", model, systemPrompt, ...served }), instructions);
    return promptOf(calls[0]);
  },
  async cloud(instructions) {
    const { model, calls } = scriptedLanguageModel(["Hello."]);
    await take(createCloudProtocol({ model, ...served }), instructions);
    return promptOf(calls[0]);
  },
};

function promptOf(call: Parameters<typeof saidIn>[0]): string {
  return saidIn(call)
    .map(({ role, text }) => `[${role}]${text}`)
    .join("\n");
}

describe.each(Object.entries(dialects))("instructions in the dialect %s", (name, read) => {
  test("stand once, right behind what all prompts begin with, and before the request", async () => {
    const [bare, prompt] = await Promise.all([read(""), read(told)]);
    expect(prompt.split(told)).toHaveLength(2);
    const [before = "", after = ""] = prompt.split(told);
    // up to there it is what it is without them, so that what was read of it serves both
    const shared = bare.startsWith(before.trimEnd()) || bare.startsWith(before.replace(/\n\n$/, ""));
    expect(shared, before.slice(-80)).toBe(true);
    expect(after).toContain("say hello");
    const last = examples.at(-1)?.assistant.slice(-20) ?? "";
    if (name === "guided-text") expect(before).toContain(last.trim());
  });

  test("that are empty leave the prompt as it is, to the letter", async () => {
    const bare = await read("");
    expect(bare).not.toMatch(/<\w+_context>/);
    const prompt = await read(told);
    // nothing is another but for the instructions, and what sets them off
    expect([`${told}\n\n`, `\n\n${told}`].map((own) => prompt.replace(own, ""))).toContain(bare);
  });
});
