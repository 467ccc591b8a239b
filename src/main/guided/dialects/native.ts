import { AppError } from "../../../shared/error.ts";
import type { AssistantPart } from "../../../shared/message.ts";
import type { Step, StepContext, StepEvent, StepProtocol } from "../../agent/step-protocol.ts";
import type { FieldEngine, FreeResult, ToolCallFormat } from "../field-engine.ts";
import { chanceOf } from "./chance.ts";
import { describedTools } from "../forms/tool-tiers.ts";
import { resultRoom, withCutResults } from "./window/cut-result.ts";
import { createFittingReader } from "./window/fitting-reader.ts";
import { withoutOldTurns } from "./window/fit-turns.ts";
import { replyGrammar } from "./native/grammar.ts";
import { measureOf } from "./measure-of.ts";
import { offersFor, withKnownPaths } from "./native/offers.ts";
import { renderNativePrompt } from "./native/prompt.ts";
import { nativeReply, type Replied } from "./native/reply.ts";
import { nativeSystemPrompt, withInstructions } from "./static-prompt.ts";

/** Room for the text of a file. */
const replyTokens = 2_000;

/**
 * Lets a local model call tools in the syntax of its own chat template, several at once where the template knows that. A
 * grammar holds it from the first character on: what begins like a call is one, of a tool that may be called now, with
 * arguments of the right shape. Throws `invalid-input` where the model's template knows no tools.
 */
export function nativeSteps(engine: FieldEngine, newId: () => string): StepProtocol {
  const { facts } = engine;
  const { toolCalls: format } = facts;
  if (!format) throw knowsNoTools(facts.id);
  const reader = createFittingReader(engine, (context, { leftOut, squeeze }) => {
    const tools = describedTools(context.tools);
    const system = withInstructions(nativeSystemPrompt, context.instructions);
    const fixed = system.length + JSON.stringify(tools).length;
    const most = resultRoom(facts.contextSize, fixed, squeeze);
    const messages = withCutResults(withoutOldTurns(context.messages, leftOut), most);
    const render = (shown: typeof messages) => renderNativePrompt(facts.chat, format, system, tools, shown);
    // without messages there is only what begins every conversation, and where the model would speak
    return { parts: render(messages), fixed: render([]).length - facts.chat.userToAssistant.length, messages };
  });
  return {
    dialect: "native",
    modelId: facts.id,
    readAhead: reader.read,
    measure: measureOf(engine),
    async *classify() {
      return null;
    },
    async *nextStep(context, signal) {
      yield* reader.read(context, signal);
      return reader.accounted(yield* writeReply(engine, format, context, newId, signal));
    },
  };
}

async function* writeReply(
  engine: FieldEngine,
  format: ToolCallFormat,
  context: StepContext,
  newId: () => string,
  signal: AbortSignal,
): AsyncGenerator<StepEvent, Step> {
  const offers = await offersFor(context);
  const grammar = replyGrammar(format, offers, context.masks.allowed.includes("answer"));
  const reply = nativeReply(
    format,
    offers.map(({ tool }) => tool),
  );
  const writing = engine.free({ end: "turn", grammar, maxTokens: replyTokens, ...chanceOf(context) }, signal);
  let next = await writing.next();
  while (!next.done) {
    yield* reply.push(next.value);
    next = await writing.next();
  }
  const replied = yield* reply.end();
  const parts = await toParts(replied, context, newId);
  return { parts, stop: stopOf(next.value, replied), usage: engine.usage() };
}

async function toParts({ text, calls }: Replied, context: StepContext, newId: () => string): Promise<AssistantPart[]> {
  const said: AssistantPart[] = text.trim() === "" ? [] : [{ type: "text", text }];
  const called = calls.map(async ({ written, ...call }): Promise<AssistantPart> => ({
    type: "tool-call",
    callId: newId(),
    ...(await withKnownPaths(call, context)),
    written: written === null ? null : { dialect: "native", text: written },
  }));
  return [...said, ...(await Promise.all(called))];
}

/** Calls that ran into an end of any kind may be halves. */
function stopOf({ stop }: FreeResult, { calls }: Replied): Step["stop"] {
  if (calls.length > 0) return stop === "end" ? "tool-calls" : "length";
  return stop === "length" ? "length" : "end";
}

function knowsNoTools(id: string): AppError {
  const message = `The model ${id} can't have the dialect "native": its chat template knows no tool calls that Hearth can read. Give it the dialect "guided-text" in the settings.`;
  return new AppError("invalid-input", message);
}
