import type { LanguageModelV4Message, LanguageModelV4StreamResult } from "@ai-sdk/provider";
import { toAppError } from "../../../../shared/error.ts";
import type { JsonObject } from "../../../../shared/json.ts";
import { estimateTokens } from "../../../../shared/estimate-tokens.ts";
import type { StepContext, StepEvent } from "../../../agent/step-protocol.ts";
import { formsOf } from "../../forms/form.ts";
import { describedTools } from "../../forms/tool-tiers.ts";
import { canSqueeze, resultRoom, withCutResults } from "../window/cut-result.ts";
import { oldTurns, withoutOldTurns } from "../window/fit-turns.ts";
import { jsonSystemPrompt, toJsonPrompt, type Turn } from "./prompt.ts";
import { readReply, type Reply, type ServedModel } from "../reading/server-reply.ts";

/** One request: what is said behind the conversation, and what the reply must be. */
export type Question = {
  tail: readonly Turn[];
  schema: JsonObject;
  /** Tokens that the reply may have. */
  maxTokens: number;
  listen(delta: string): readonly StepEvent[];
};

export type Asker = {
  /** About how many tokens a conversation has as it would be asked. */
  sizeOf(context: Pick<StepContext, "tools" | "instructions" | "messages">): number;
  ask(context: StepContext, question: Question, signal: AbortSignal): AsyncGenerator<StepEvent, Reply>;
};

/** Asks for JSON of a schema; where the window has no room for the whole conversation, without its oldest turns. */
export function createAsker(options: ServedModel): Asker {
  // kept between requests, so that the prompt of a long conversation changes only when it has to
  let leftOut = 0;
  let squeeze = 0;

  async function open(
    { tools, instructions, messages }: StepContext,
    { tail, schema, maxTokens }: Question,
    signal: AbortSignal,
  ): Promise<LanguageModelV4StreamResult> {
    leftOut = Math.min(leftOut, oldTurns(messages));
    // a new request has room of its own
    if (messages.at(-1)?.role === "user") squeeze = 0;
    const sees = (await options.sees?.(signal)) ?? false;
    const forms = formsOf(describedTools(tools));
    const fixed = jsonSystemPrompt(forms).length + instructions.length;
    for (;;) {
      try {
        const most = resultRoom(options.contextSize(), fixed, squeeze);
        const cut = withCutResults(withoutOldTurns(messages, leftOut), most);
        return await options.model.doStream({
          prompt: toJsonPrompt(forms, { instructions, messages: cut, sees }, tail),
          responseFormat: { type: "json", schema, name: "step" },
          temperature: 0,
          maxOutputTokens: maxTokens,
          // servers either think or keep to a schema
          reasoning: "none",
          abortSignal: signal,
        });
      } catch (cause) {
        const more = oldTurns(messages) - leftOut;
        if (toAppError(cause).code !== "too-large" || (more <= 0 && !canSqueeze(messages, squeeze))) throw cause;
        if (more > 0) leftOut += Math.ceil(more / 2);
        else squeeze += 1;
      }
    }
  }

  return {
    sizeOf({ tools, instructions, messages }) {
      const prompt = toJsonPrompt(formsOf(describedTools(tools)), { instructions, messages }, []);
      return prompt.reduce((sum, message) => sum + estimateTokens(promptText(message)), 0);
    },
    async *ask(context, question, signal) {
      const reply = yield* readReply(() => open(context, question, signal), options, question.listen, signal);
      return leftOut > 0 ? { ...reply, usage: { ...reply.usage, turnsLeftOut: leftOut } } : reply;
    },
  };
}

function promptText({ content }: LanguageModelV4Message): string {
  if (typeof content === "string") return content;
  return content.map((part) => (part.type === "text" ? part.text : "")).join("\n");
}
