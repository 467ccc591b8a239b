import {
  InvalidResponseDataError,
  type LanguageModelV4,
  type LanguageModelV4CallOptions,
  type LanguageModelV4StreamPart,
  type SharedV4ProviderOptions,
} from "@ai-sdk/provider";
import { AppError } from "../../../shared/error.ts";
import type { CloudProvider } from "../../../shared/settings.ts";
import { addressOf } from "../provider-address.ts";
import { cloudFetch, type Patience, usualPatience } from "./cloud-fetch.ts";
import { brokenOff, type CloudServer, waitMsOf } from "./cloud-refusal.ts";
import { keepSignatures } from "./keep-signatures.ts";

export type CloudModelOptions = {
  /** Its name in the settings. */
  provider: string;
  settings: CloudProvider;
  model: string;
  /** null for a server that wants none. */
  key: string | null;
  fetch: typeof globalThis.fetch;
  patience?: Patience;
  /** The pauses before a request is made again, in milliseconds; the provider's own wish comes first. */
  pausesMs?: readonly number[];
};

export type CloudModel = Pick<LanguageModelV4, "doStream">;

const usualPausesMs: readonly number[] = [1_000, 4_000];
/** Whoever waits longer than this wants to be told instead. */
const longestPauseMs = 30_000;

/**
 * A provider's model. Its answer is streamed; a request that fails before anything was said is made again a few times where
 * that may help, and never after. Failures are AppErrors in plain words that hold nothing of the request.
 */
export async function cloudModel(options: CloudModelOptions): Promise<CloudModel> {
  const { provider, settings, model, key, patience = usualPatience, pausesMs = usualPausesMs } = options;
  const server: CloudServer = {
    provider,
    model,
    host: new URL(addressOf(settings)).host,
    hideKey: (text) => (key === null ? text : text.replaceAll(key, "[hidden: key]")),
  };
  const fetch = cloudFetch(server, options.fetch, patience);
  const inner = keepSignatures(await openAdapter(settings, model, key, fetch));
  const begin = async (call: LanguageModelV4CallOptions) => {
    const providerOptions = { ...providerDefaults[settings.kind], ...call.providerOptions };
    const { stream } = await inner.doStream({ ...call, providerOptions });
    return firstWords(stream.getReader());
  };
  return {
    async doStream(call) {
      for (let attempt = 0; ; attempt++) {
        try {
          const { said, reader } = await begin(call);
          return { stream: toStream(said, reader, server) };
        } catch (cause) {
          call.abortSignal?.throwIfAborted();
          const error = toFailure(cause, server);
          const pause = pausesMs[attempt];
          const waitMs = Math.max(waitMsOf(error) ?? 0, pause ?? 0);
          if (!error.retryable || pause === undefined || waitMs > longestPauseMs) throw error;
          await wait(waitMs, call.abortSignal);
        }
      }
    },
  };
}

/** What is said to a provider with every request. */
const providerDefaults: Readonly<Record<CloudProvider["kind"], SharedV4ProviderOptions>> = {
  // our conversations only grow, so what was read once is read again for a tenth of the price
  anthropic: { anthropic: { cacheControl: { type: "ephemeral" } } },
  // otherwise the provider keeps the conversation for a month; what a program says it calls the developer's words
  openai: { openai: { store: false, systemMessageMode: "developer" } },
  google: {},
  "openai-compatible": {},
};

/** Only the adapter that is used is loaded. */
async function openAdapter(
  settings: CloudProvider,
  model: string,
  key: string | null,
  fetch: typeof globalThis.fetch,
): Promise<CloudModel> {
  const baseURL = addressOf(settings);
  // an empty key would make an adapter look for one in the environment
  const own = { baseURL, apiKey: key ?? "none", fetch };
  switch (settings.kind) {
    case "anthropic":
      return (await import("@ai-sdk/anthropic")).createAnthropic(own)(model);
    case "openai":
      return (await import("@ai-sdk/openai")).createOpenAI(own).responses(model);
    case "google":
      return (await import("@ai-sdk/google")).createGoogleGenerativeAI(own)(model);
    case "openai-compatible": {
      const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
      const auth = key === null ? {} : { apiKey: key };
      return createOpenAICompatible({ name: "compatible", baseURL, ...auth, fetch, includeUsage: true })(model);
    }
    default:
      return settings satisfies never;
  }
}

type PartReader = ReadableStreamDefaultReader<LanguageModelV4StreamPart>;

/** Reads until something is said: until then a request can be made again without anyone having seen a part of it. */
async function firstWords(reader: PartReader): Promise<{ said: LanguageModelV4StreamPart[]; reader: PartReader }> {
  const said: LanguageModelV4StreamPart[] = [];
  for (;;) {
    const next = await reader.read();
    if (next.done) return { said, reader };
    if (next.value.type === "error") {
      await reader.cancel().catch(() => undefined); // it has failed already
      throw next.value.error;
    }
    said.push(next.value);
    if (!silentParts.has(next.value.type)) return { said, reader };
  }
}

const silentParts: ReadonlySet<string> = new Set(["stream-start", "response-metadata", "ping", "raw"]);

function toStream(
  said: LanguageModelV4StreamPart[],
  reader: PartReader,
  server: CloudServer,
): ReadableStream<LanguageModelV4StreamPart> {
  let hasFinished = false;
  return new ReadableStream({
    async pull(controller) {
      try {
        const first = said.shift();
        const next = first ? { done: false as const, value: first } : await reader.read();
        if (next.done) return controller.close();
        if (next.value.type === "error") throw next.value.error;
        // an answer that just ends was cut off: the adapters finish it for want of anything better
        if (next.value.type === "finish" && isCut(next.value)) throw cutOff(server);
        hasFinished ||= next.value.type === "finish";
        controller.enqueue(next.value);
      } catch (cause) {
        if (!hasFinished) return controller.error(toFailure(cause, server));
        controller.close();
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

function isCut({ finishReason, usage }: Extract<LanguageModelV4StreamPart, { type: "finish" }>): boolean {
  const { unified, raw } = finishReason;
  return (
    raw === undefined && (unified === "other" || unified === "interrupted") && usage.outputTokens.total === undefined
  );
}

function cutOff({ provider, host }: CloudServer): AppError {
  const message = `The connection to ${provider} (${host}) broke off in mid-answer. Try again.`;
  return new AppError("model-unavailable", message, { retryable: true });
}

function toFailure(cause: unknown, server: CloudServer): AppError {
  if (cause instanceof AppError) return cause;
  if (cause instanceof Error && cause.name === "AbortError") return new AppError("cancelled", "Cancelled.");
  if (InvalidResponseDataError.isInstance(cause) && cause.message.includes("ended without")) return cutOff(server);
  const inner: unknown = cause instanceof Error ? cause.cause : null;
  if (inner instanceof AppError) return inner;
  // the adapters' own errors hold the whole request, so they go no further
  return brokenOff(server, cause);
}

async function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  const { setTimeout: sleep } = await import("node:timers/promises");
  await sleep(ms, undefined, signal ? { signal } : {});
}
