import * as z from "zod";
import { AppError } from "../../shared/error.ts";
import type { PullProgress } from "../../shared/model.ts";
import { ollamaClient, type OllamaPlace, toOllamaError } from "./ollama-client.ts";
import { type Patience, patientFetch } from "./patient-fetch.ts";

/** Ollama says something all the time while it downloads. */
const usualPatience: Patience = { firstMs: 60_000, nextMs: 60_000 };

const progressLine = z.object({
  status: z.string().nullish(),
  digest: z.string().nullish(),
  total: z.number().nullish(),
  completed: z.number().nullish(),
});

/** Lets Ollama fetch a model. Stopping stops it there too; what it has it keeps, and goes on with the next time. */
export async function* pullFromOllama(
  { url, fetch }: OllamaPlace,
  model: string,
  signal: AbortSignal,
  patience = usualPatience,
): AsyncGenerator<PullProgress, void> {
  const hangUp = new AbortController();
  const silence = (seconds: number) => wasSilent(url, seconds);
  const place = { url, fetch: patientFetch(fetch, { patience, silence }) };
  const layers = new Map<string, { total: number; completed: number }>();
  let isWhole = false;
  try {
    const lines: AsyncIterable<unknown> = await ollamaClient(place, AbortSignal.any([signal, hangUp.signal])).pull({
      model,
      stream: true,
    });
    for await (const raw of lines) {
      const { status, digest, total, completed } = progressLine.parse(raw);
      if (digest && total) layers.set(digest, { total, completed: completed ?? 0 });
      isWhole = status === "success";
      yield toProgress(status ?? "", [...layers.values()]);
    }
    if (!isWhole) throw new Error("it ended without success");
  } catch (cause) {
    throw toPullError(cause, url, model, signal);
  } finally {
    hangUp.abort(); // stops Ollama where the reader left early
  }
}

/** Has Ollama delete a model. Throws `model-unavailable` where it has none of that name. */
export async function removeFromOllama(place: OllamaPlace, model: string, signal: AbortSignal): Promise<void> {
  try {
    await ollamaClient(place, signal).delete({ model });
  } catch (cause) {
    throw toOllamaError(cause, place.url, model, signal);
  }
}

function toProgress(status: string, layers: readonly { total: number; completed: number }[]): PullProgress {
  const stage = status === "success" ? "done" : /^verifying|^writing/.test(status) ? "checking" : "downloading";
  const sum = (amount: (layer: { total: number; completed: number }) => number) =>
    layers.reduce((all, layer) => all + amount(layer), 0);
  const total = sum((layer) => layer.total);
  return {
    stage: total === 0 && stage === "downloading" ? "searching" : stage,
    source: "Ollama",
    received: sum((layer) => layer.completed),
    total,
    unit: "bytes",
  };
}

function toPullError(cause: unknown, url: string, model: string, signal: AbortSignal): unknown {
  const said = cause instanceof Error ? cause.message : "";
  // it speaks of the manifest also where its library can't be reached
  if (/file does not exist|not found/i.test(said)) {
    const message = `Ollama's library has no model "${model}" (${said}). See ollama.com/library for its names.`;
    return new AppError("not-found", message, { cause });
  }
  return toOllamaError(cause, url, model, signal);
}

function wasSilent(url: string, seconds: number): AppError {
  const message = `Ollama at ${url} said nothing for ${seconds} seconds while it fetched the model. Try again: it goes on where it stopped.`;
  return new AppError("model-unavailable", message, { retryable: true });
}
