import { AppError } from "../../../shared/error.ts";
import type { StepUsage } from "../../../shared/message.ts";
import { gbnfOneOf } from "../../guided/dialects/grammar/gbnf.ts";
import type {
  ChatFormat,
  FieldEngine,
  FreeOptions,
  FreeResult,
  PromptPart,
  ReadProgress,
} from "../../guided/field-engine.ts";
import { grammarWithEnd } from "../grammar-with-end.ts";
import { canonicalText } from "../canonical-text.ts";
import { createLoopGuard } from "../loop-guard.ts";
import { answerRoom, noRoom } from "../no-room.ts";
import { complete, type CompletionCounts, type CompletionPiece, type CompletionEnd } from "./completion.ts";
import { createServerTokenizer, type FieldServer } from "./field-server.ts";
import { serverShares } from "./server-shares.ts";

/**
 * The fields of a model on a llama-server. The conversation lies here, and goes there whole with each field, as tokens; the
 * server keeps what it has read of it and goes on from there.
 */
export function createServerFields(server: FieldServer, chat: ChatFormat): FieldEngine {
  const { contextSize } = server;
  const tokenizer = createServerTokenizer(server);
  let state: PromptPart[] = [];
  let usage = emptyUsage(contextSize);

  function put(text: string): void {
    if (text !== "") state = [...state, { type: "text", text }];
  }

  function note(counts: CompletionCounts, promptTokens: number): void {
    const known = usage.contextUsed;
    usage = {
      ...usage,
      evaluated: usage.evaluated + counts.evaluated,
      // of one reading the server says each time how much it had already
      reused: known === 0 ? counts.reused : usage.reused,
      sampled: usage.sampled + counts.sampled,
      forced: usage.forced + (known === 0 ? 0 : Math.max(0, promptTokens - known)),
      readMs: usage.readMs + Math.round(counts.readMs),
      writeMs: usage.writeMs + Math.round(counts.writeMs),
      contextUsed: promptTokens + counts.sampled,
    };
  }

  async function promptWithRoom(least: number, signal: AbortSignal): Promise<number[]> {
    const prompt = await tokenizer.ofPrompt(state, signal);
    if (prompt.length + least > contextSize - 1) throw noRoom(prompt.length, contextSize);
    return prompt;
  }

  async function* read(parts: readonly PromptPart[], signal: AbortSignal): AsyncGenerator<ReadProgress, void> {
    state = [...parts];
    usage = emptyUsage(contextSize);
    const prompt = await promptWithRoom(answerRoom, signal);
    yield { done: 0, total: prompt.length };
    const reading = complete(server, { prompt, maxTokens: 0, grammar: null, end: "" }, signal);
    const { counts } = yield* progressOf(reading);
    // some servers write a token all the same
    note({ ...counts, sampled: 0, writeMs: 0 }, prompt.length);
    yield { done: prompt.length, total: prompt.length };
  }

  async function pick(values: readonly string[], end: string, signal: AbortSignal): Promise<string> {
    const [first, ...others] = values;
    if (first === undefined) throw new AppError("invalid-input", "There is nothing to choose from.");
    if (others.length === 0) {
      put(first + end);
      return first;
    }
    const prompt = await promptWithRoom(1, signal);
    const grammar = `root ::= ${gbnfOneOf(values.map((value) => value + end))}`;
    // no token is shorter than a byte, and the grammar ends it long before
    const maxTokens = Math.max(...values.map((value) => Buffer.byteLength(value + end))) + 1;
    const writing = complete(server, { prompt, maxTokens, grammar, end: "" }, signal);
    const { text, counts } = await wholeText(writing);
    note(counts, prompt.length);
    const chosen = values.find((value) => value + end === text) ?? values.find((value) => value === text.trimEnd());
    // the dialect refuses what wasn't offered, and says what to do
    if (chosen !== undefined) put(chosen + end);
    return chosen ?? text;
  }

  async function* free(
    { end, grammar, maxTokens, sampling }: FreeOptions,
    signal: AbortSignal,
  ): AsyncGenerator<string, FreeResult> {
    const ending = end === "turn" ? "" : end;
    const prompt = await promptWithRoom(1, signal);
    const room = contextSize - 1 - prompt.length;
    const rules = grammar === null || ending === "" ? grammar : grammarWithEnd(grammar, ending);
    const hangUp = new AbortController();
    const request = { prompt, maxTokens: Math.min(maxTokens, room), grammar: rules, end: ending, sampling };
    const writing = complete(server, request, AbortSignal.any([signal, hangUp.signal]));
    const guard = createLoopGuard(canonicalText(state).text);
    let text = "";
    try {
      for (;;) {
        const step = await writing.next();
        if (step.done) {
          note(step.value.counts, prompt.length);
          const stop = step.value.stop === "limit" ? "length" : "end";
          put(stop === "end" ? text + ending : text);
          return { text, stop };
        }
        if (step.value.type !== "text") continue;
        text += step.value.text;
        yield step.value.text;
        if (!guard.isLooping(step.value.text)) continue;
        put(text);
        return { text, stop: "repeat" };
      }
    } finally {
      hangUp.abort(); // for who leaves in the middle, and for a model that goes round in circles
      await writing.return(nothing).catch(() => undefined); // it was told already
    }
  }

  return {
    facts: {
      id: server.id,
      chat,
      toolCalls: null,
      hasOwnTemplate: true,
      contextSize,
      // no server tells the names of these
      infill: null,
      trainedContextSize: contextSize,
    },
    read: (prompt, signal) => read(prompt, signal),
    force: put,
    forceControl(parts) {
      state = [...state, ...parts];
    },
    pick: (values, { end }, signal) => pick(values, end, signal),
    free,
    async probabilities(values, signal) {
      return serverShares(server, tokenizer, { prompt: await promptWithRoom(1, signal), values }, signal);
    },
    // no server tells what it would say within a text that it is given
    departures: async () => null,
    async countTokens(parts) {
      return (await tokenizer.ofPrompt(parts, new AbortController().signal)).length;
    },
    usage: () => usage,
  };
}

const nothing: CompletionEnd = {
  stop: "turn",
  counts: { evaluated: 0, reused: 0, sampled: 0, readMs: 0, writeMs: 0 },
};

async function* progressOf(
  reading: AsyncGenerator<CompletionPiece, CompletionEnd>,
): AsyncGenerator<ReadProgress, CompletionEnd> {
  for (;;) {
    const step = await reading.next();
    if (step.done) return step.value;
    if (step.value.type === "progress") yield { done: step.value.done, total: step.value.total };
  }
}

async function wholeText(
  writing: AsyncGenerator<CompletionPiece, CompletionEnd>,
): Promise<CompletionEnd & { text: string }> {
  let text = "";
  for (;;) {
    const step = await writing.next();
    if (step.done) return { ...step.value, text };
    if (step.value.type === "text") text += step.value.text;
  }
}

function emptyUsage(contextSize: number): StepUsage {
  return { evaluated: 0, reused: 0, sampled: 0, forced: 0, readMs: 0, writeMs: 0, contextUsed: 0, contextSize };
}
