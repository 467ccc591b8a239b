import * as z from "zod";
import { AppError } from "../../../shared/error.ts";
import { type FieldServer, read } from "./field-server.ts";

/** A request for the text behind a prompt. */
export type CompletionRequest = {
  prompt: readonly number[];
  maxTokens: number;
  grammar: string | null;
  /** Text that ends it, and isn't part of it; empty for none. */
  end: string;
  sampling?: { temperature: number; seed: number } | undefined;
};

/** `turn`: the model has ended its turn. */
export type CompletionEnd = { stop: "word" | "turn" | "limit"; counts: CompletionCounts };

/** In tokens and milliseconds. */
export type CompletionCounts = { evaluated: number; reused: number; sampled: number; readMs: number; writeMs: number };

export type CompletionPiece = { type: "text"; text: string } | { type: "progress"; done: number; total: number };

const counts = {
  tokens_evaluated: z.number().nullish(),
  tokens_predicted: z.number().nullish(),
  timings: z
    .object({
      cache_n: z.number().nullish(),
      prompt_n: z.number().nullish(),
      prompt_ms: z.number().nullish(),
      predicted_ms: z.number().nullish(),
    })
    .nullish(),
};

const streamed = z.object({
  content: z.string().nullish(),
  stop: z.boolean().nullish(),
  stop_type: z.string().nullish(),
  prompt_progress: z.object({ total: z.number(), processed: z.number() }).nullish(),
  error: z.object({ message: z.string() }).nullish(),
  ...counts,
});

const likelihoods = z.object({
  completion_probabilities: z
    .array(z.object({ top_logprobs: z.array(z.object({ id: z.int(), logprob: z.number().nullish() })) }))
    .min(1),
});

/** The likeliest token is taken, and nothing else has a say: penalties would work against text that has to repeat. */
const plain = { temperature: 0, repeat_penalty: 1, presence_penalty: 0, frequency_penalty: 0, dry_multiplier: 0 };

/** Yields what comes as it comes. What is kept of the prompt on the server isn't read again. */
export async function* complete(
  server: FieldServer,
  { prompt, maxTokens, grammar, end, sampling }: CompletionRequest,
  signal: AbortSignal,
): AsyncGenerator<CompletionPiece, CompletionEnd> {
  const response = await server.post(
    "/completion",
    {
      prompt,
      n_predict: maxTokens,
      cache_prompt: true,
      stream: true,
      return_progress: true,
      ...plain,
      ...(sampling ? { ...sampling, top_k: 0, top_p: 1, min_p: 0.05 } : {}),
      ...(grammar === null ? {} : { grammar }),
      ...(end === "" ? {} : { stop: [end] }),
    },
    signal,
  );
  for await (const data of eventsOf(response)) {
    const piece = streamed.parse(JSON.parse(data));
    if (piece.error)
      throw new AppError("model-unavailable", `${server.id}: ${piece.error.message}`, { retryable: true });
    const { prompt_progress: progress } = piece;
    if (progress) yield { type: "progress", done: progress.processed, total: progress.total };
    if (piece.content) yield { type: "text", text: piece.content };
    if (piece.stop) return { stop: stopOf(piece.stop_type), counts: countsOf(piece) };
  }
  const message = `The server of ${server.id} broke off in mid-answer. See whether it is still running, then try again.`;
  throw new AppError("model-unavailable", message, { retryable: true });
}

/** How likely each token is to come next, as far as it is among the likeliest. */
export async function nextChances(
  server: FieldServer,
  prompt: readonly number[],
  signal: AbortSignal,
): Promise<Map<number, number>> {
  const body = { prompt, n_predict: 1, n_probs: 500, cache_prompt: true, ...plain };
  const reply = await read(likelihoods, await server.post("/completion", body, signal));
  const [next] = reply.completion_probabilities;
  return new Map(next?.top_logprobs.map(({ id, logprob }) => [id, Math.exp(logprob ?? Number.NEGATIVE_INFINITY)]));
}

/** The data of server-sent events. Comments, which only say that the server is still there, are passed over. */
async function* eventsOf(response: Response): AsyncGenerator<string, void> {
  if (!response.body) return;
  const decoder = new TextDecoder();
  let rest = "";
  const chunks = response.body[Symbol.asyncIterator]();
  try {
    for (;;) {
      const chunk = await chunks.next().catch((cause: unknown) => {
        if (cause instanceof AppError || (cause instanceof Error && cause.name === "AbortError")) throw cause;
        return { done: true as const, value: undefined }; // the line broke: that there was no end tells it
      });
      if (chunk.done) return;
      const lines = (rest + decoder.decode(chunk.value, { stream: true })).split(/\r?\n/);
      rest = lines.pop() ?? "";
      for (const line of lines) if (line.startsWith("data:")) yield line.slice(5).trim();
    }
  } finally {
    await chunks.return?.().catch(() => undefined); // it failed already, and says so where it was read
  }
}

function stopOf(type: string | null | undefined): CompletionEnd["stop"] {
  return type === "word" ? "word" : type === "limit" ? "limit" : "turn";
}

function countsOf({ tokens_evaluated, tokens_predicted, timings }: z.output<typeof streamed>): CompletionCounts {
  const reused = timings?.cache_n ?? 0;
  return {
    evaluated: timings?.prompt_n ?? Math.max(0, (tokens_evaluated ?? 0) - reused),
    reused,
    sampled: tokens_predicted ?? 0,
    readMs: timings?.prompt_ms ?? 0,
    writeMs: timings?.predicted_ms ?? 0,
  };
}
