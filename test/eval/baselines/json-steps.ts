import type { Json, JsonObject } from "../../../src/shared/json.ts";
import type { Message } from "../../../src/shared/message.ts";
import type { StepProtocol } from "../../../src/main/agent/step-protocol.ts";
import type { ToolSpec } from "../../../src/main/agent/tool.ts";
import type { ChatFormat, FieldEngine, PromptPart } from "../../../src/main/guided/field-engine.ts";

/**
 * What is left when a model's output is only kept in shape: one compact JSON object a step, under one grammar, and nothing
 * that the harness knows. A call that came four times is not made a fifth time: the answer is asked for instead.
 */
export function jsonSteps(engine: FieldEngine, newId: () => string): StepProtocol {
  return {
    dialect: "guided-json",
    modelId: engine.facts.id,
    async *classify() {
      return null;
    },
    async *nextStep({ messages, tools, masks }, signal) {
      const prompt = promptOf(engine.facts.chat, systemPrompt(tools), messages);
      for await (const progress of engine.read(prompt, signal))
        if ("done" in progress) yield { type: "progress", phase: "read", ...progress };
      const mustAnswer = repeats(messages) >= 4 || !masks.allowed.some((name) => name !== "answer");
      const grammar = grammarOf(mustAnswer ? [] : tools);
      const writing = engine.free({ end: "turn", grammar, maxTokens: 1_500 }, signal);
      let next = await writing.next();
      while (!next.done) next = await writing.next();
      const { text, stop } = next.value;
      const step = readStep(text);
      const usage = engine.usage();
      if (step === null) {
        const call = { type: "tool-call" as const, callId: newId(), tool: "unreadable", input: {}, written: null };
        return { parts: [call], stop: stop === "end" ? "tool-calls" : "length", usage };
      }
      const { tool, ...input } = step;
      if (tool === "answer") return { parts: [{ type: "text", text: textIn(input["text"]) }], stop: "end", usage };
      const written = { dialect: "guided-json" as const, text };
      return {
        parts: [{ type: "tool-call", callId: newId(), tool: textIn(tool), input, written }],
        stop: "tool-calls",
        usage,
      };
    },
  };
}

function systemPrompt(tools: readonly ToolSpec[]): string {
  const calls = tools.map((tool) => JSON.stringify(example(tool)));
  return `You are an assistant on the user's own computer. You do what is asked in the user's folder, step by step.
Each of your turns is one step: one line of JSON. You get its result before the next one. When all is done, answer.

The steps:
${calls.join("\n")}
{"tool":"answer","text":"..."}`;
}

function example(tool: ToolSpec): JsonObject {
  return { tool: tool.name, ...Object.fromEntries(asked(tool).map(({ name }) => [name, "..."])) };
}

function asked(tool: ToolSpec) {
  return tool.fields.filter((field) => !field.optional);
}

function grammarOf(tools: readonly ToolSpec[]): string {
  const calls = tools.map((tool) => {
    const fields = asked(tool).map(({ name }) => String.raw`",\"${name}\":" string`);
    return [String.raw`"{\"tool\":\"${tool.name}\""`, ...fields, `"}"`].join(" ");
  });
  const answer = String.raw`"{\"tool\":\"answer\",\"text\":" string "}"`;
  return String.raw`root ::= ${[...calls, answer].join(" | ")}
string ::= "\"" ([^"\\\x00-\x1F] | "\\" (["\\/bfnrt] | "u" [0-9a-fA-F] [0-9a-fA-F] [0-9a-fA-F] [0-9a-fA-F]))* "\""`;
}

function textIn(value: Json | undefined): string {
  return typeof value === "string" ? value : "";
}

function readStep(text: string): JsonObject | null {
  try {
    return JSON.parse(text) as JsonObject;
  } catch {
    return null;
  }
}

function promptOf(chat: ChatFormat, system: string, messages: readonly Message[]): PromptPart[] {
  const turns = messages.flatMap((message): PromptPart[] => {
    const text: PromptPart = { type: "text", text: textOf(message) };
    return message.role === "assistant" ? [...chat.userToAssistant, text] : [...chat.assistantToUser, text];
  });
  // the first turn follows the system text, not an answer
  const opened = turns.slice(chat.assistantToUser.length);
  return [
    ...chat.beforeSystem,
    { type: "text", text: system },
    ...chat.systemToUser,
    ...opened,
    ...chat.userToAssistant,
  ];
}

function textOf(message: Message): string {
  if (message.role === "user") return message.text;
  if (message.role === "tool") return `Result: ${message.text}`;
  return message.parts
    .map((part) =>
      part.type === "tool-call" ? (part.written?.text ?? "") : JSON.stringify({ tool: "answer", text: part.text }),
    )
    .join("\n");
}

function repeats(messages: readonly Message[]): number {
  const calls = messages.flatMap((message) => (message.role === "assistant" ? message.parts : []));
  const texts = calls.map((part) => (part.type === "tool-call" ? JSON.stringify([part.tool, part.input]) : ""));
  const last = texts.at(-1);
  return last ? texts.filter((text) => text === last).length : 0;
}
