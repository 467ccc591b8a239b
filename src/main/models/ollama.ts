import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4FinishReason,
  LanguageModelV4StreamPart,
  SharedV4Warning,
} from "@ai-sdk/provider";
import type { ChatRequest } from "ollama";
import * as z from "zod";
import { AppError } from "../../shared/error.ts";
import {
  allottedContext,
  type OllamaFacts,
  type OllamaPlace,
  ollamaClient,
  showOllamaModel,
  toOllamaError,
} from "./ollama-client.ts";
import { toOllamaMessages } from "./ollama-messages.ts";
import { type Patience, patientFetch, usualPatience } from "./patient-fetch.ts";
import { refuseTooLong } from "./refuse-too-long.ts";

export type OllamaOptions = OllamaPlace & {
  model: string;
  /** Tokens of context to ask for; the model's own limit wins where it is lower. */
  contextSize?: number;
  /** How long the server keeps the model loaded afterwards, in its own words ("10m"); without it, as long as it likes. */
  keepAlive?: string;
  patience?: Patience;
  /** How long to wait before each further try, in milliseconds. */
  waits?: readonly number[];
};

/** A model of an Ollama server. `contextSize` is how many tokens it was given; before the first reply, how many it would be. */
export type OllamaLanguageModel = LanguageModelV4 & {
  contextSize(): number;
  /** Whether it can look at images. */
  sees(signal: AbortSignal): Promise<boolean>;
};

const defaultContextSize = 8192;
const showTimeoutMs = 10_000;

const chatLine = z.object({
  message: z
    .object({
      content: z.string().nullish(),
      thinking: z.string().nullish(),
      tool_calls: z.array(z.object({ function: z.object({ name: z.string(), arguments: z.unknown() }) })).nullish(),
    })
    .nullish(),
  done: z.boolean().nullish(),
  done_reason: z.string().nullish(),
  prompt_eval_count: z.number().nullish(),
  eval_count: z.number().nullish(),
});

type ChatLine = z.infer<typeof chatLine>;

/** Streams only: whoever wants a whole reply reads the stream to its end. */
export function ollamaModel(options: OllamaOptions): OllamaLanguageModel {
  const { url, fetch, model, keepAlive, patience = usualPatience, waits } = options;
  const place = { url, fetch };
  const silence = (seconds: number) => wasSilent(url, seconds);
  const patient = { url, fetch: patientFetch(fetch, { patience, silence, ...(waits ? { waits } : {}) }) };
  let facts: OllamaFacts | null = null;
  let allotted: number | null = null;

  function contextSize() {
    const wanted = options.contextSize ?? defaultContextSize;
    return Math.min(wanted, facts?.contextLength ?? wanted, allotted ?? wanted);
  }

  async function readFacts(signal: AbortSignal): Promise<OllamaFacts> {
    facts ??= await showOllamaModel(place, model, AbortSignal.any([signal, AbortSignal.timeout(showTimeoutMs)]));
    return facts;
  }

  /** Once: a server that is short of memory may give less than it was asked for, and doesn't say so by itself. */
  async function readAllotted(signal: AbortSignal) {
    const soon = AbortSignal.any([signal, AbortSignal.timeout(showTimeoutMs)]);
    allotted ??= await allottedContext(place, model, soon).catch(() => null); // an older server doesn't tell
  }

  return {
    specificationVersion: "v4",
    provider: "ollama",
    modelId: model,
    supportedUrls: {},
    contextSize,
    sees: async (signal) => (await readFacts(signal)).canSee,
    doGenerate() {
      return Promise.reject(new AppError("internal", "Ollama's models are only streamed here: use doStream."));
    },
    async doStream(call) {
      const signal = call.abortSignal ?? new AbortController().signal;
      const known = await readFacts(signal);
      const { request, warnings } = toRequest(model, call, known, contextSize());
      // how many tokens an image takes is no matter of its bytes
      refuseTooLong(
        request.messages?.map(({ images: _, ...message }) => message),
        contextSize(),
      );
      if (keepAlive !== undefined) request.keep_alive = keepAlive;
      const hangUp = new AbortController();
      const parts = readChat({ place: patient, model, request, warnings, hangUp, readAllotted }, signal);
      // The server is asked now, so that what it refuses outright rejects this call.
      const first = await parts.next();
      return { stream: toStream(first, parts, () => hangUp.abort()), request: { body: request } };
    },
  };
}

type Request = ChatRequest & { stream: true; truncate: false; shift: false };

function toRequest(model: string, call: LanguageModelV4CallOptions, facts: OllamaFacts, contextSize: number) {
  const warnings: SharedV4Warning[] = [];
  const functions = (call.tools ?? []).flatMap((tool) => (tool.type === "function" ? [tool] : []));
  const wantsTools = functions.length > 0 && call.toolChoice?.type !== "none";
  if (wantsTools && !facts.canUseTools) warnings.push({ type: "unsupported", feature: "tools" });
  const { reasoning = "provider-default" } = call;
  // Thinking models go round in circles without chance; for the others the likeliest step is the best.
  const temperature = call.temperature ?? (facts.canThink ? undefined : 0);
  const request: Request = {
    model,
    stream: true,
    messages: toOllamaMessages(call.prompt, warnings),
    // Otherwise Ollama drops the oldest messages without a word when the conversation gets too long.
    truncate: false,
    shift: false,
    options: {
      num_ctx: contextSize,
      ...(temperature === undefined ? {} : { temperature }),
      ...(call.topP === undefined ? {} : { top_p: call.topP }),
      ...(call.topK === undefined ? {} : { top_k: call.topK }),
      ...(call.seed === undefined ? {} : { seed: call.seed }),
      ...(call.stopSequences ? { stop: call.stopSequences } : {}),
      ...(call.maxOutputTokens === undefined ? {} : { num_predict: call.maxOutputTokens }),
    },
    ...(facts.canThink ? { think: toThink(reasoning) } : {}),
  };
  if (wantsTools && facts.canUseTools) {
    request.tools = functions.map(({ name, description = "", inputSchema }) => ({
      type: "function",
      // JSON schema allows `true` where the package's type wants an object; the tools we send are always objects
      function: { name, description, parameters: inputSchema as NonNullable<ToolParameters> },
    }));
  }
  if (call.responseFormat?.type === "json") request.format = call.responseFormat.schema ?? "json";
  return { request, warnings };
}

type ToolParameters = NonNullable<ChatRequest["tools"]>[number]["function"]["parameters"];

function toThink(reasoning: NonNullable<LanguageModelV4CallOptions["reasoning"]>): boolean | "low" | "medium" | "high" {
  switch (reasoning) {
    case "none":
      return false;
    case "low":
    case "medium":
    case "high":
      return reasoning;
    case "minimal":
      return "low";
    case "xhigh":
    case "max":
      return "high";
    case "provider-default":
      return true;
    default:
      return reasoning satisfies never;
  }
}

function wasSilent(url: string, seconds: number): AppError {
  const message = `Ollama at ${url} said nothing for ${seconds} seconds. Restart it, or choose a smaller model.`;
  return new AppError("model-unavailable", message, { retryable: true });
}

type Chat = {
  place: OllamaPlace;
  model: string;
  request: Request;
  warnings: SharedV4Warning[];
  hangUp: AbortController;
  readAllotted(signal: AbortSignal): Promise<void>;
};

async function* readChat(chat: Chat, signal: AbortSignal): AsyncGenerator<LanguageModelV4StreamPart, void> {
  const { place, model, request, warnings, hangUp, readAllotted } = chat;
  try {
    const lines = await ollamaClient(place, AbortSignal.any([hangUp.signal, signal])).chat(request);
    yield { type: "stream-start", warnings };
    yield* toParts(lines, () => readAllotted(signal));
  } catch (cause) {
    throw toOllamaError(cause, place.url, model, signal);
  } finally {
    hangUp.abort(); // closes the connection where the reader left early
  }
}

async function* toParts(
  lines: AsyncIterable<unknown>,
  beforeEnd: () => Promise<void>,
): AsyncGenerator<LanguageModelV4StreamPart, void> {
  let open: "text" | "reasoning" | null = null;
  let calls = 0;
  let last: ChatLine = {};
  for await (const raw of lines) {
    last = chatLine.parse(raw);
    const { thinking, content, tool_calls } = last.message ?? {};
    for (const [type, delta] of [["reasoning", thinking] as const, ["text", content] as const]) {
      if (!delta) continue;
      if (open !== type) {
        if (open) yield { type: `${open}-end`, id: open };
        yield { type: `${type}-start`, id: type };
        open = type;
      }
      yield { type: `${type}-delta`, id: type, delta };
    }
    for (const call of tool_calls ?? []) {
      calls += 1;
      const input = JSON.stringify(call.function.arguments ?? {});
      yield { type: "tool-call", toolCallId: `call-${calls}`, toolName: call.function.name, input };
    }
  }
  if (open) yield { type: `${open}-end`, id: open };
  await beforeEnd();
  yield { type: "finish", finishReason: finishReason(last, calls), usage: usageOf(last) };
}

function finishReason({ done_reason }: ChatLine, calls: number): LanguageModelV4FinishReason {
  const raw = done_reason ?? undefined;
  if (raw === "length") return { unified: "length", raw };
  if (calls > 0) return { unified: "tool-calls", raw };
  return { unified: raw === undefined || raw === "stop" ? "stop" : "other", raw };
}

function usageOf({ prompt_eval_count, eval_count }: ChatLine) {
  const total = prompt_eval_count ?? undefined;
  return {
    inputTokens: { total, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
    outputTokens: { total: eval_count ?? undefined, text: undefined, reasoning: undefined },
  };
}

function toStream(
  first: IteratorResult<LanguageModelV4StreamPart, void>,
  parts: AsyncGenerator<LanguageModelV4StreamPart, void>,
  giveUp: () => void,
): ReadableStream<LanguageModelV4StreamPart> {
  let next: IteratorResult<LanguageModelV4StreamPart, void> | null = first;
  return new ReadableStream({
    async pull(controller) {
      const part = next ?? (await parts.next());
      next = null;
      if (part.done) controller.close();
      else controller.enqueue(part.value);
    },
    async cancel() {
      giveUp(); // first, or the generator would wait for the server's next line
      await parts.return();
    },
  });
}
