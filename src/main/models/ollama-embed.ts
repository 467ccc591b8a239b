import * as z from "zod";
import { AppError } from "../../shared/error.ts";
import { ollamaClient, type OllamaPlace, toOllamaError } from "./ollama-client.ts";
import { patientFetch, usualPatience } from "./patient-fetch.ts";

const embedReply = z.object({ embeddings: z.array(z.array(z.number()).min(1)) });

/** One vector for each text, in their order, from an embedding model of Ollama's. A text that is too long is an error, not cut. */
export async function embedWithOllama(
  { url, fetch }: OllamaPlace,
  { model, texts, keepAlive }: { model: string; texts: readonly string[]; keepAlive?: string },
  signal: AbortSignal,
): Promise<number[][]> {
  if (texts.length === 0) return [];
  const silence = (seconds: number) =>
    new AppError("model-unavailable", `Ollama at ${url} said nothing for ${seconds} seconds. Restart it.`, {
      retryable: true,
    });
  const client = ollamaClient({ url, fetch: patientFetch(fetch, { patience: usualPatience, silence }) }, signal);
  try {
    const keep = keepAlive === undefined ? {} : { keep_alive: keepAlive };
    const reply = embedReply.parse(await client.embed({ model, input: [...texts], truncate: false, ...keep }));
    if (reply.embeddings.length === texts.length) return reply.embeddings;
    const message = `Ollama's model ${model} gave ${reply.embeddings.length} vectors for ${texts.length} texts. Choose another model.`;
    throw new AppError("model-unavailable", message);
  } catch (cause) {
    throw toOllamaError(cause, url, model, signal);
  }
}
