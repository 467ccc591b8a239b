import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4FunctionTool,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from "@ai-sdk/provider";
import type { AssistantPart } from "../../../shared/message.ts";
import type { Call, Step, StepContext, StepEvent, StepProtocol } from "../../agent/step-protocol.ts";
import type { ToolSpec } from "../../agent/tool.ts";
import { toInput } from "../repair/call-shape.ts";
import { fieldReader } from "./reading/field-reader.ts";
import { readJson } from "../repair/json-text.ts";
import { countTokens, endOf, type Finish, finishOf, streamParts } from "./reading/model-stream.ts";
import { offeredTools } from "./offered-tools.ts";
import { seeing } from "./seeing.ts";
import { toServerPrompt } from "./server-tools-prompt.ts";
import { withInstructions } from "./static-prompt.ts";
import { shownText } from "./reading/shown-text.ts";
import { tellCall } from "./reading/tell-call.ts";
import { findTool } from "../repair/tool-name.ts";

export type ServerToolsOptions = {
  dialect: "native" | "cloud";
  model: Pick<LanguageModelV4, "doStream">;
  modelId: string;
  /** The same for every request. The tools are described beside it, in the model's own form. */
  systemPrompt: string;
  /** Whether it can look at images; missing where it can't. */
  sees?(signal: AbortSignal): Promise<boolean>;
  /** Tokens that the model's window holds. */
  contextSize(): number;
  newId(): string;
  /** Milliseconds of a clock that doesn't jump. */
  now(): number;
  /** How the model chooses its words, and what else its server is told; what is left out, it decides itself. */
  call?: CallSettings;
  /** What a step costs, in US dollars, where it costs something; null where that isn't known. */
  costOf?(usage: LanguageModelV4Usage): number | null;
  /** What of the tools a request carries; without it, those that may be called now. */
  offer?(context: StepContext): ToolOffer;
};

/** What is said with every request to a model. */
export type CallSettings = Pick<
  LanguageModelV4CallOptions,
  "temperature" | "topP" | "topK" | "reasoning" | "maxOutputTokens" | "providerOptions"
>;

/** The tools that a request describes. `mayCall` is false where only an answer may come of it. */
export type ToolOffer = Pick<LanguageModelV4CallOptions, "tools" | "toolChoice"> & { mayCall: boolean };

/**
 * Asks a model that knows tools itself, through its server's own tool calls. What such a model writes into its text although
 * it means a call becomes the call all the same, and isn't shown as text.
 */
export function createServerTools(options: ServerToolsOptions): StepProtocol {
  return {
    dialect: options.dialect,
    modelId: options.modelId,
    ...seeing(options),
    async *classify() {
      return null;
    },
    async *measure() {
      return { contextSize: options.contextSize(), count: null };
    },
    nextStep: (context, signal) => nextStep(options, context, signal),
  };
}

async function* nextStep(
  options: ServerToolsOptions,
  context: StepContext,
  signal: AbortSignal,
): AsyncGenerator<StepEvent, Step> {
  const { model, systemPrompt, now } = options;
  const { mayCall, ...tools } = (options.offer ?? offerAllowed)(context);
  const sees = (await options.sees?.(signal)) ?? false;
  const started = now();
  const opened = await model.doStream({
    prompt: toServerPrompt(withInstructions(systemPrompt, context.instructions), context.messages, sees),
    abortSignal: signal,
    ...options.call,
    ...tools,
  });
  const reply = createReply(context.tools, mayCall, options.newId);
  let firstAt = null;
  for await (const part of streamParts(opened)) {
    signal.throwIfAborted();
    if (part.type.endsWith("-delta") || part.type === "tool-call") firstAt ??= now();
    yield* reply.take(part);
  }
  signal.throwIfAborted();
  const { step, finish } = yield* reply.end();
  const times = { readMs: Math.round((firstAt ?? now()) - started), writeMs: Math.round(now() - (firstAt ?? now())) };
  const cost = options.costOf ? { costUsd: options.costOf(finish.usage) } : {};
  return { ...step, usage: { ...countTokens(finish.usage), ...times, contextSize: options.contextSize(), ...cost } };
}

type Reply = {
  take(part: LanguageModelV4StreamPart): Generator<StepEvent, void>;
  end(): Generator<StepEvent, { step: Omit<Step, "usage">; finish: Finish }>;
};

/** Gathers a reply. Text is held back for as long as it could still be the beginning of a call. */
function createReply(tools: readonly ToolSpec[], mayCall: boolean, newId: () => string): Reply {
  const calls: Call[] = [];
  const inputs = new Map<string, { tool: string; read: ReturnType<typeof fieldReader> }>();
  let reasoning = "";
  const said = shownText(mayCall ? tools : null);
  let last: Finish | null = null;

  function* show(text: string): Generator<StepEvent, void> {
    if (text !== "") yield { type: "text", text };
  }

  function* takeCall(toolName: string, input: string, isShown: boolean): Generator<StepEvent, void> {
    const call = toCall(toolName, input, tools);
    calls.push(call);
    if (!isShown) yield* tellCall(call);
  }

  function* take(part: LanguageModelV4StreamPart): Generator<StepEvent, void> {
    switch (part.type) {
      case "text-delta":
        yield* show(said.push(part.delta));
        return;
      case "reasoning-delta":
        reasoning += part.delta;
        yield { type: "reasoning", text: part.delta };
        return;
      case "tool-input-start": {
        const tool = findTool(part.toolName, tools)?.tool.name ?? part.toolName;
        inputs.set(part.id, { tool, read: fieldReader() });
        yield { type: "call", tool, field: null, text: "" };
        return;
      }
      case "tool-input-delta": {
        const input = inputs.get(part.id);
        for (const piece of input?.read(part.delta) ?? []) yield { type: "call", tool: input?.tool ?? "", ...piece };
        return;
      }
      case "tool-call":
        // a server's own tools are its own business
        if (!part.providerExecuted) yield* takeCall(part.toolName, part.input, inputs.has(part.toolCallId));
        return;
      case "finish":
        last = part;
        return;
      default: // providers send more kinds of parts than this needs, and new ones come
    }
  }

  function* end(): Generator<StepEvent, { step: Omit<Step, "usage">; finish: Finish }> {
    const finish = finishOf(last);
    const found = calls.length === 0 ? said.calls() : null;
    if (found) {
      for (const call of found.calls) yield* tellCall(call);
      calls.push(...found.calls);
    } else yield* show(said.rest());
    const text = found ? said.text().slice(0, found.at) : said.text();
    const parts: AssistantPart[] = [
      ...(reasoning === "" ? [] : [{ type: "reasoning" as const, text: reasoning }]),
      ...(text.trim() === "" ? [] : [{ type: "text" as const, text: calls.length > 0 ? text.trimEnd() : text }]),
      ...calls.map((call) => ({ type: "tool-call" as const, callId: newId(), written: null, ...call })),
    ];
    const end = endOf(finish.finishReason);
    const whole = calls.length > 0 ? "tool-calls" : "end";
    return { step: { parts, stop: end === "whole" ? whole : end }, finish };
  }

  return { take, end };
}

function offerAllowed(context: StepContext): ToolOffer {
  const offered = offeredTools(context);
  return offered.length > 0 ? { tools: offered.map(toFunctionTool), mayCall: true } : { mayCall: false };
}

/** A tool as providers want it described. */
export function toFunctionTool({ name, description, inputSchema }: ToolSpec): LanguageModelV4FunctionTool {
  // zod made it from a schema of ours, so it is JSON schema; our type for it is only JSON
  return {
    type: "function",
    name,
    description,
    inputSchema: inputSchema as LanguageModelV4FunctionTool["inputSchema"],
  };
}

/** What can't be made out is left for the tool to refuse, so that the model learns what was wrong with it. */
function toCall(toolName: string, input: string, tools: readonly ToolSpec[]): Call {
  const tool = findTool(toolName, tools)?.tool;
  const value = input.trim() === "" ? {} : readJson(input)?.value;
  if (!tool) return { tool: toolName, input: {} };
  return { tool: tool.name, input: toInput(value, tool) ?? {} };
}
