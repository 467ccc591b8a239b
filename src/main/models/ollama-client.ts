import { Ollama } from "ollama";
import * as z from "zod";
import { AppError } from "../../shared/error.ts";
import { isOutOfReach, networkCode } from "./patient-fetch.ts";
import { readText } from "./read-text.ts";

/** Where a server is, and what reaches it. */
export type OllamaPlace = { url: string; fetch: typeof fetch };

/** A model that an Ollama server has on the computer it runs on. */
export type OllamaModel = {
  name: string;
  bytes: number | null;
  parameterSize: string | null;
  digest: string | null;
  /** It makes texts comparable, and can't be talked with. */
  isForSearch: boolean;
};

/** What Ollama knows of one model. */
export type OllamaFacts = { contextLength: number | null; canUseTools: boolean; canThink: boolean; canSee: boolean };

/** No reason needs more, and what isn't Ollama may send anything. */
const mostRefusalBytes = 2_000;

// Only the fields we read, and all of them may be missing: other servers speak this protocol too.
const tagsReply = z.object({
  models: z
    .array(
      z.object({
        name: z.string(),
        size: z.number().nullish(),
        digest: z.string().nullish(),
        remote_host: z.string().nullish(),
        details: z.object({ family: z.string().nullish(), parameter_size: z.string().nullish() }).nullish(),
      }),
    )
    .nullish(),
});

const versionReply = z.object({ version: z.string() });

const psReply = z.object({
  models: z.array(z.object({ name: z.string(), context_length: z.number().nullish() })).nullish(),
});

const showReply = z.object({
  model_info: z.record(z.string(), z.unknown()).nullish(),
  capabilities: z.array(z.string()).nullish(),
  remote_host: z.string().nullish(),
});

/**
 * The `ollama` package bound to one server and one signal: all that is sent through it ends when the signal aborts. What
 * the server refuses becomes an AppError here, because the package writes such replies to the console.
 */
export function ollamaClient({ url, fetch }: OllamaPlace, signal: AbortSignal): Ollama {
  return new Ollama({
    host: url,
    async fetch(input, init) {
      const signals = init?.signal ? [init.signal, signal] : [signal];
      // A redirect could carry the conversation to a computer that nobody chose.
      const response = await fetch(input, { ...init, redirect: "error", signal: AbortSignal.any(signals) });
      if (!response.ok) throw await refusal(response, url);
      const isStream = init?.signal !== undefined;
      return isStream && response.body ? new Response(wholeLines(response.body), response) : response;
    },
  });
}

/** The models of a server that run on its own computer; those that it only passes on are left out. */
export async function listOllamaModels(place: OllamaPlace, signal: AbortSignal): Promise<OllamaModel[]> {
  const reply = await ask(place.url, signal, async () => tagsReply.parse(await ollamaClient(place, signal).list()));
  return (reply.models ?? [])
    .filter((model) => !model.remote_host)
    .map(({ name, size, digest, details }) => ({
      name: name.replace(/:latest$/, ""),
      bytes: size ?? null,
      parameterSize: details?.parameter_size ?? null,
      digest: digest ?? null,
      // some are of a family that also talks, and only their names tell
      isForSearch: /bert/.test(details?.family ?? "") || /embed/i.test(name),
    }));
}

/** The version of a server: with another one a model may act otherwise. */
export async function versionOfOllama(place: OllamaPlace, signal: AbortSignal): Promise<string> {
  const reply = await ask(place.url, signal, async () =>
    versionReply.parse(await ollamaClient(place, signal).version()),
  );
  return reply.version;
}

/** What the server says of one of its models. Throws `model-unavailable` where it has none of that name. */
export async function showOllamaModel(place: OllamaPlace, model: string, signal: AbortSignal): Promise<OllamaFacts> {
  const reply = await ask(
    place.url,
    signal,
    async () => showReply.parse(await ollamaClient(place, signal).show({ model })),
    model,
  );
  if (reply.remote_host) {
    throw new AppError(
      "model-unavailable",
      `Ollama would send everything for ${model} to ${reply.remote_host}. Hearth uses only models that run on Ollama's own computer: choose another one.`,
    );
  }
  const length = Object.entries(reply.model_info ?? {}).find(([key]) => key.endsWith(".context_length"))?.[1];
  return {
    contextLength: typeof length === "number" && length > 0 ? length : null,
    canUseTools: reply.capabilities?.includes("tools") ?? true,
    canThink: reply.capabilities?.includes("thinking") ?? false,
    canSee: reply.capabilities?.includes("vision") ?? false,
  };
}

/** How many tokens of context a loaded model was really given; null where the server doesn't say. */
export async function allottedContext(place: OllamaPlace, model: string, signal: AbortSignal): Promise<number | null> {
  const reply = await ask(place.url, signal, async () => psReply.parse(await ollamaClient(place, signal).ps()));
  const plain = (name: string) => name.replace(/:latest$/, "");
  return reply.models?.find(({ name }) => plain(name) === plain(model))?.context_length ?? null;
}

/** Says in the user's words why Ollama failed. An abort by hand stays what it is. */
export function toOllamaError(cause: unknown, url: string, model: string, signal: AbortSignal): unknown {
  if (signal.aborted) {
    if (!(signal.reason instanceof Error) || signal.reason.name !== "TimeoutError") return signal.reason;
    const message = `Ollama at ${url} doesn't answer. Restart it, then try again.`;
    return new AppError("model-unavailable", message, { cause, retryable: true });
  }
  if (cause instanceof AppError && cause.code === "not-found") {
    return new AppError(
      "model-unavailable",
      `Ollama at ${url} has no model "${model}". Get it with "hearth models pull ollama/${model}", or choose another one: hearth models list.`,
      { cause },
    );
  }
  if (cause instanceof AppError) return cause;
  if (cause instanceof z.ZodError || cause instanceof SyntaxError) {
    return new AppError(
      "model-unavailable",
      `What answers at ${url} doesn't speak Ollama's protocol. Check ollama.url.`,
      {
        cause,
      },
    );
  }
  return new AppError("model-unavailable", describe(cause, url), { cause, retryable: true });
}

/** Lets only whole lines of JSON through: the package writes anything else to the console and goes on. */
function wholeLines(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let rest = "";
  const filter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        if (line.trim() === "") continue;
        z.looseObject({}).parse(JSON.parse(line));
        controller.enqueue(encoder.encode(`${line}\n`));
      }
    },
  });
  return body.pipeThrough(filter);
}

async function ask<Reply>(url: string, signal: AbortSignal, request: () => Promise<Reply>, model = ""): Promise<Reply> {
  try {
    return await request();
  } catch (cause) {
    throw toOllamaError(cause, url, model, signal);
  }
}

async function refusal(response: Response, url: string): Promise<AppError> {
  const text = await readText(response, mostRefusalBytes).catch(() => "");
  const said = errorIn(text) ?? (text.trim() || `status ${response.status}`);
  if (response.status === 404) {
    if (/not found/i.test(said) && errorIn(text) !== null) return new AppError("not-found", said);
    return new AppError("model-unavailable", `What answers at ${url} isn't Ollama (status 404). Check ollama.url.`);
  }
  if (/context (length|size|window)|too long/i.test(said)) {
    return new AppError("too-large", `The conversation is too long for this model: ${said}. Start a new session.`);
  }
  const retryable = response.status === 429 || response.status >= 500;
  return new AppError("model-unavailable", `Ollama refused (status ${response.status}): ${said}`, { retryable });
}

function errorIn(text: string): string | null {
  try {
    return z.object({ error: z.string() }).parse(JSON.parse(text)).error;
  } catch {
    return null; // not in Ollama's form; the caller shows the text as it is
  }
}

function describe(cause: unknown, url: string): string {
  const code = networkCode(cause);
  if (code === "ECONNREFUSED") {
    return `Ollama isn't running at ${url}. Start it with "ollama serve" (or its app), or choose a local model: hearth models list.`;
  }
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return `The computer in ${url} can't be found. Check ollama.url.`;
  if (code !== null && isOutOfReach(code)) {
    return `Ollama at ${url} can't be reached (${code}). See whether that computer is on, and on the same network.`;
  }
  const message = cause instanceof Error ? cause.message : String(cause);
  if (/done or success/.test(message) || code !== null) {
    return `Ollama at ${url} broke off in mid-answer${code ? ` (${code})` : ""}. See whether it is still running, then try again.`;
  }
  return `Ollama at ${url} failed: ${message}. See whether it is still running, then try again.`;
}
