import type { LanguageModelV4Prompt, LanguageModelV4StreamResult } from "@ai-sdk/provider";
import type { JsonObject } from "../../../../shared/json.ts";
import type { StepUsage } from "../../../../shared/message.ts";
import { estimateTokens } from "../../../../shared/estimate-tokens.ts";
import type { StepEvent } from "../../../agent/step-protocol.ts";
import type { FreeResult } from "../../field-engine.ts";
import { readJson } from "../../repair/json-text.ts";
import { readReply, type ServedModel } from "../reading/server-reply.ts";
import { fencedReader } from "./fenced-reader.ts";
import type { FreshPrompt } from "./prompt.ts";
import { withUsage } from "../../../../shared/with-usage.ts";
import { unsaid } from "./unsaid.ts";
import type { Writer } from "./writer.ts";

const nameTokens = 60;

/** Writes on a server, which can't be made to begin in the middle: what is wanted is taken out of the fence that it is put in. */
export function serverWriter(options: ServedModel): Writer {
  let spent: StepUsage | null = null;

  async function* ask(
    prompt: FreshPrompt,
    { maxTokens, schema }: { maxTokens: number; schema?: JsonObject },
    listen: (delta: string) => readonly (StepEvent | string)[],
    signal: AbortSignal,
  ): AsyncGenerator<StepEvent | string, { text: string; isCutOff: boolean }> {
    const open = (): PromiseLike<LanguageModelV4StreamResult> =>
      options.model.doStream({
        prompt: messagesOf(prompt),
        ...(schema ? { responseFormat: { type: "json" as const, schema, name: "choice" } } : {}),
        temperature: 0,
        maxOutputTokens: maxTokens,
        reasoning: "none",
        abortSignal: signal,
      });
    const reply = yield* readReply(open, options, listen, signal);
    spent = withUsage(reply.usage, spent);
    return reply;
  }

  return {
    async hasRoom({ prompt: { system, before, request }, maxTokens }) {
      const said = [system, ...before.flatMap(({ asked, answered }) => [asked, answered]), request];
      return estimateTokens(said.join("\n")) + maxTokens < options.contextSize();
    },
    async *write({ prompt, end, maxTokens }, _chance, signal) {
      const limits = { maxTokens };
      if (end === "turn") {
        const { text, isCutOff } = yield* ask(prompt, limits, (delta) => [delta], signal);
        return text.trim() === "" ? null : { text: text.trim(), stop: isCutOff ? "length" : "end" };
      }
      const reader = fencedReader();
      let text = "";
      const take = (piece: string): string[] => {
        text += piece;
        return piece === "" ? [] : [piece];
      };
      yield* ask(inFence(prompt), limits, (delta) => take(reader.push(delta)), signal);
      const last = reader.end();
      if (!last) return null;
      yield* take(last.rest);
      const result: FreeResult = { text, stop: last.isClosed ? "end" : "length" };
      return result;
    },
    async *pick({ prompt, opening }, names, signal) {
      const schema = choiceOf(names);
      const listen = () => [];
      const { text } = yield* unsaid(ask(goingOn(prompt, opening), { maxTokens: nameTokens, schema }, listen, signal));
      const value = readJson(text)?.value;
      const said = typeof value === "object" && value !== null && !Array.isArray(value) ? value["choice"] : null;
      return names.find((name) => name === said) ?? null;
    },
    // eslint-disable-next-line require-yield -- a server that only answers in JSON tells no chances
    async *weigh() {
      return null;
    },
    // eslint-disable-next-line require-yield -- nor what it would say within a text
    async *departures() {
      return null;
    },
    async *writeLines({ prompt, beginnings, maxTokens }, signal) {
      const said: FreshPrompt = {
        ...prompt,
        request: `${prompt.request}\n\nWrite a line for each of them, and nothing else.`,
      };
      const limits = { maxTokens: beginnings.length * maxTokens };
      const { text } = yield* unsaid(ask(said, limits, () => [], signal));
      const lines = text.split("\n");
      const written = beginnings.flatMap((beginning) => {
        const end = lines.find((line) => line.startsWith(beginning))?.slice(beginning.length);
        // nobody keeps it from saying more than was asked for
        return end === undefined || /\s\(|\.\s*$/.test(end) ? [] : [end];
      });
      return written.length === beginnings.length ? written : null;
    },
    // eslint-disable-next-line require-yield -- what stands in a chat is no place in a text
    async *fillIn() {
      return null;
    },
    takeUsage() {
      const usage = spent;
      spent = null;
      return usage;
    },
  };
}

function inFence(prompt: FreshPrompt): FreshPrompt {
  return { ...prompt, request: `${prompt.request}\nPut it between two lines of \`\`\` and write nothing else.` };
}

/** A server's model begins anew: it is told what stands there already. */
function goingOn(prompt: FreshPrompt, opening: string): FreshPrompt {
  if (opening === "") return prompt;
  return { ...prompt, request: `${prompt.request}\n\nThe answer begins like this. Choose how it goes on:\n${opening}` };
}

function messagesOf({ system, before, request }: FreshPrompt): LanguageModelV4Prompt {
  const turn = (role: "user" | "assistant", text: string) => ({ role, content: [{ type: "text" as const, text }] });
  return [
    { role: "system", content: system },
    ...before.flatMap(({ asked, answered }) => [turn("user", asked), turn("assistant", answered)]),
    turn("user", request),
  ];
}

function choiceOf(names: readonly string[]): JsonObject {
  const choice = { type: "string", enum: [...names] };
  return { type: "object", properties: { choice }, required: ["choice"], additionalProperties: false };
}
