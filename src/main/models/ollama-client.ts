import { Ollama } from "ollama";
import * as z from "zod";
import { AppError } from "../../shared/error.ts";

/** A model that an Ollama server has on the computer it runs on. */
export type OllamaModel = { name: string; bytes: number | null; parameterSize: string | null };

/** What an Ollama server has, and which version it is: with another of either a model may act otherwise. */
export type OllamaState = { version: string; digests: ReadonlyMap<string, string> };

/** What Ollama knows of one model. */
export type OllamaFacts = { contextLength: number | null; canUseTools: boolean; canThink: boolean };

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

const showReply = z.object({
  model_info: z.record(z.string(), z.unknown()).nullish(),
  capabilities: z.array(z.string()).nullish(),
  remote_host: z.string().nullish(),
});

/**
 * The `ollama` package bound to one server and one signal: all that is sent through it ends when the signal aborts. What
 * the server refuses becomes an AppError here, because the package writes such replies to the console.
 */
export function ollamaClient(url: string, signal: AbortSignal): Ollama {
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

/** The models of the server at `url` that can chat and run on its own computer; those that it only passes on are left out. */
export async function listOllamaModels(url: string, signal: AbortSignal): Promise<OllamaModel[]> {
  const reply = await ask(url, signal, async () => tagsReply.parse(await ollamaClient(url, signal).list()));
  return (reply.models ?? [])
    .filter((model) => !model.remote_host && !/bert/.test(model.details?.family ?? ""))
    .map(({ name, size, details }) => ({
      name: name.replace(/:latest$/, ""),
      bytes: size ?? null,
      parameterSize: details?.parameter_size ?? null,
    }));
}

/** The version of the server at `url`, and the digests of its models by their names. */
export async function stateOfOllama(url: string, signal: AbortSignal): Promise<OllamaState> {
  const client = ollamaClient(url, signal);
  const [{ version }, { models }] = await ask(url, signal, async () =>
    Promise.all([
      client.version().then((reply) => versionReply.parse(reply)),
      client.list().then((reply) => tagsReply.parse(reply)),
    ]),
  );
  const known = (models ?? []).flatMap(({ name, digest }) =>
    digest ? [[name.replace(/:latest$/, ""), digest] as const] : [],
  );
  return { version, digests: new Map(known) };
}

/** What the server says of one of its models. Throws `model-unavailable` where it has none of that name. */
export async function showOllamaModel(url: string, model: string, signal: AbortSignal): Promise<OllamaFacts> {
  const reply = await ask(
    url,
    signal,
    async () => showReply.parse(await ollamaClient(url, signal).show({ model })),
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
  };
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
      `Ollama at ${url} has no model "${model}". Get it with "ollama pull ${model}", or choose another one: hearth models list.`,
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
  const text = (await response.text().catch(() => "")).slice(0, 2000);
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
  const message = cause instanceof Error ? cause.message : String(cause);
  if (/done or success/.test(message) || code !== null) {
    return `Ollama at ${url} broke off in mid-answer${code ? ` (${code})` : ""}. See whether it is still running, then try again.`;
  }
  return `Ollama at ${url} failed: ${message}. See whether it is still running, then try again.`;
}

function networkCode(cause: unknown): string | null {
  for (let error = cause; error instanceof Error; error = error.cause) {
    if ("code" in error && typeof error.code === "string") return error.code;
  }
  return null;
}
