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
import { type OllamaFacts, ollamaClient, showOllamaModel, toOllamaError } from "./ollama-client.ts";
import { toOllamaMessages } from "./ollama-messages.ts";

export type OllamaOptions = {
  url: string;
  model: string;
  /** Tokens of context to ask for; the model's own limit wins where it is lower. */
  contextSize?: number;
  /** How long the server may say nothing, in milliseconds: before the first piece (it loads and reads then), and between two. */
  patience?: { firstMs: number; nextMs: number };
};

/** A model of an Ollama server. `contextSize` is how many tokens it is given; before the first request, how many it would be. */
export type OllamaLanguageModel = LanguageModelV4 & { contextSize(): number };

const defaultContextSize = 8192;
// Node's own fetch gives up on an answer's first byte after 300 s, with words that help nobody.
const defaultPatience = { firstMs: 290_000, nextMs: 120_000 };
const showTimeoutMs = 10_000;
// No tokenizer puts more than this into one token, on average over a whole conversation.
const charactersPerToken = 8;

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
  const { url, model, patience = defaultPatience } = options;
  let facts: OllamaFacts | null = null;

  function contextSize() {
    const wanted = options.contextSize ?? defaultContextSize;
    return Math.min(wanted, facts?.contextLength ?? wanted);
  }

  return {
    specificationVersion: "v4",
    provider: "ollama",
    modelId: model,
    supportedUrls: {},
    contextSize,
    doGenerate() {
      return Promise.reject(new AppError("internal", "Ollama's models are only streamed here: use doStream."));
    },
    async doStream(call) {
      const signal = call.abortSignal ?? new AbortController().signal;
      facts ??= await showOllamaModel(url, model, AbortSignal.any([signal, AbortSignal.timeout(showTimeoutMs)]));
      const { request, warnings } = toRequest(model, call, facts, contextSize());
      refuseTooLong(request, contextSize());
      const clock = idleClock(patience, url, signal);
      const parts = readChat({ url, model, request, warnings, clock }, signal);
      // The server is asked now, so that what it refuses outright rejects this call.
      const first = await parts.next();
      return { stream: toStream(first, parts, clock.giveUp), request: { body: request } };
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

function refuseTooLong(request: Request, contextSize: number) {
  const characters = JSON.stringify(request.messages).length;
  if (characters / charactersPerToken <= contextSize) return;
  throw new AppError(
    "too-large",
    `This conversation has ${characters.toLocaleString("en")} characters; the model's window of ${contextSize.toLocaleString("en")} tokens can't hold that. Start a new session, or name the part of a file that matters.`,
  );
}

type IdleClock = {
  /** Aborts with the caller's signal, when the server is silent for too long, and when the reader gives up. */
  signal: AbortSignal;
  restart(): void;
  stop(): void;
  giveUp(): void;
  /** What to throw instead, where the silence was the reason. */
  silence(): AppError | null;
};

function idleClock(patience: { firstMs: number; nextMs: number }, url: string, signal: AbortSignal): IdleClock {
  const own = new AbortController();
  let silence: AppError | null = null;
  let timer = setTimeout(giveUpOn, patience.firstMs, patience.firstMs);
  function giveUpOn(ms: number) {
    const seconds = Math.round(ms / 1000);
    silence = new AppError(
      "model-unavailable",
      `Ollama at ${url} said nothing for ${seconds} seconds. Restart it, or choose a smaller model.`,
      { retryable: true },
    );
    own.abort();
  }
  return {
    signal: AbortSignal.any([own.signal, signal]),
    restart() {
      clearTimeout(timer);
      timer = setTimeout(giveUpOn, patience.nextMs, patience.nextMs);
    },
    stop: () => clearTimeout(timer),
    giveUp: () => own.abort(),
    silence: () => silence,
  };
}

type Chat = { url: string; model: string; request: Request; warnings: SharedV4Warning[]; clock: IdleClock };

async function* readChat(chat: Chat, signal: AbortSignal): AsyncGenerator<LanguageModelV4StreamPart, void> {
  const { url, model, request, warnings, clock } = chat;
  try {
    const lines = await ollamaClient(url, clock.signal).chat(request);
    yield { type: "stream-start", warnings };
    yield* toParts(lines, clock);
  } catch (cause) {
    throw clock.silence() ?? toOllamaError(cause, url, model, signal);
  } finally {
    clock.stop();
    clock.giveUp(); // closes the connection where the reader left early
  }
}

async function* toParts(
  lines: AsyncIterable<unknown>,
  clock: IdleClock,
): AsyncGenerator<LanguageModelV4StreamPart, void> {
  let open: "text" | "reasoning" | null = null;
  let calls = 0;
  let last: ChatLine = {};
  for await (const raw of lines) {
    clock.restart();
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
