import type { LanguageModelV4, LanguageModelV4CallOptions, LanguageModelV4StreamPart } from "@ai-sdk/provider";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { AppError } from "../../../shared/error.ts";
import { refuseTooLong } from "../refuse-too-long.ts";
import { saidIn, serverFetch, type ServerPatience, toServerError } from "./server-fetch.ts";
import type { ServerPlace } from "./server-place.ts";
import { type ServedModel, stateOfServer } from "./server-state.ts";

export type ServerModelOptions = ServerPatience & {
  place: ServerPlace;
  model: string;
  /** Tokens of context to keep to; what the server gives wins where it is less. */
  contextSize?: number;
  /** Whether it is shown images, whatever the server says of itself. */
  canSee?: boolean;
};

/** A model of a server. `contextSize` is how many tokens its window has; before the first request, how many it is taken to have. */
export type ServerLanguageModel = LanguageModelV4 & {
  contextSize(): number;
  /** Whether it can be shown images. One whose server doesn't say so is shown none. */
  sees(signal: AbortSignal): Promise<boolean>;
};

/** For servers that don't say how large their window is. */
const defaultContextSize = 8192;
/** A server that still loads its model is asked a few times before. */
const stateTimeoutMs = 30_000;

/** Streams only: whoever wants a whole reply reads the stream to its end. */
export function serverModel(options: ServerModelOptions): ServerLanguageModel {
  const { place, model } = options;
  const fetch = serverFetch(place, options);
  let facts: ServedModel | null = null;

  function contextSize() {
    const given = facts?.contextSize ?? null;
    return Math.min(options.contextSize ?? given ?? defaultContextSize, given ?? Infinity);
  }

  async function findFacts(signal: AbortSignal): Promise<ServedModel> {
    const soon = AbortSignal.any([signal, AbortSignal.timeout(stateTimeoutMs)]);
    const { models } = await stateOfServer(place, soon, options);
    signal.throwIfAborted();
    const found = models.find(({ id }) => id === model);
    if (found) return found;
    const there = models.map(({ id }) => `${place.name}/${id}`).join(", ") || "none";
    throw new AppError("model-unavailable", `${place.name} (${place.root}) has no model "${model}". It has: ${there}.`);
  }

  return {
    specificationVersion: "v4",
    provider: place.name,
    modelId: model,
    supportedUrls: {},
    contextSize,
    async sees(signal) {
      if (options.canSee !== undefined) return options.canSee;
      facts ??= await findFacts(signal);
      return facts.canSee ?? false;
    },
    doGenerate() {
      return Promise.reject(new AppError("internal", "A server's models are only streamed here: use doStream."));
    },
    async doStream(call) {
      const signal = call.abortSignal ?? new AbortController().signal;
      facts ??= await findFacts(signal);
      refuseTooLong(call.prompt, contextSize());
      try {
        const { stream, ...rest } = await chatModel(place, model, fetch, call).doStream(callFor(call, facts));
        return { ...rest, stream: withPlainErrors(stream, place, signal) };
      } catch (cause) {
        throw signal.aborted ? cause : toServerError(cause, place);
      }
    },
  };
}

/** Made for each call: whether the model may think isn't a part of the protocol, and each kind of server has its own word. */
function chatModel(
  { kind, api, name }: ServerPlace,
  model: string,
  fetch: typeof globalThis.fetch,
  { reasoning }: LanguageModelV4CallOptions,
): LanguageModelV4 {
  const hasTemplate = kind !== "openai";
  return createOpenAICompatible({
    name,
    baseURL: api,
    fetch,
    includeUsage: true,
    supportsStructuredOutputs: true,
    transformRequestBody: (body) =>
      reasoning === "none" && hasTemplate ? { ...body, chat_template_kwargs: { enable_thinking: false } } : body,
  }).chatModel(model);
}

function callFor(call: LanguageModelV4CallOptions, { canThink }: ServedModel): LanguageModelV4CallOptions {
  const { reasoning, temperature, ...rest } = call;
  // Thinking models go round in circles without chance; for the others the likeliest step is the best.
  const chosen = temperature ?? (canThink === false ? 0 : undefined);
  return {
    ...rest,
    ...(chosen === undefined ? {} : { temperature: chosen }),
    ...(reasoning === undefined || reasoning === "none" ? {} : { reasoning }),
  };
}

/** What breaks off in mid-answer, or is an error in the middle of it, becomes an error that says what to do. */
function withPlainErrors(
  stream: ReadableStream<LanguageModelV4StreamPart>,
  place: ServerPlace,
  signal: AbortSignal,
): ReadableStream<LanguageModelV4StreamPart> {
  const reader = stream.getReader();
  return new ReadableStream({
    async pull(controller) {
      const next = await reader.read().catch((cause: unknown) => {
        throw signal.aborted ? cause : toServerError(cause, place);
      });
      if (next.done) controller.close();
      else if (next.value.type === "error") throw toServerError(partError(next.value.error), place);
      else controller.enqueue(next.value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

function partError(error: unknown): Error {
  if (error instanceof Error) return new Error(error.message, { cause: error.cause });
  const said = saidIn(JSON.stringify(error) ?? "");
  return new Error(said ?? "it reported an error without saying which");
}
