import type { Llama, LlamaContext, LlamaModel, Token } from "node-llama-cpp";
import type { Measured } from "./tuning.ts";
import type { WorkGate } from "./work-gate.ts";

export type MeasureDeps = {
  llama: Llama;
  model: LlamaModel;
  gate: WorkGate;
  /** Numbers of threads to try. */
  threads: readonly number[];
  flashAttention: readonly boolean[];
};

const chunk = 64;
/** How deep in a conversation is measured: less on slow machines, where it would take too long to get there. */
const depth = { tokens: 512, ms: 4_000 };
const written = 6;

/**
 * Measures how quickly a model reads and writes in each setting, with a context of its own, so that no conversation is touched.
 * It takes about 20 seconds for 1.5 billion parameters on two cores, and ends within a piece of work when it is stopped.
 */
export async function measureSettings(deps: MeasureDeps, signal: AbortSignal): Promise<Measured[]> {
  const found: Measured[] = [];
  for (const flashAttention of deps.flashAttention) {
    signal.throwIfAborted();
    const context = await deps.model.createContext({
      contextSize: depth.tokens + chunk * (deps.threads.length + 2),
      sequences: 1,
      threads: { ideal: Math.max(...deps.threads), min: 1 },
      flashAttention,
    });
    try {
      found.push(...(await measureContext(context, flashAttention, deps, signal)));
    } finally {
      await context.dispose();
    }
  }
  return found;
}

async function measureContext(
  context: LlamaContext,
  flashAttention: boolean,
  { llama, model, gate, threads }: MeasureDeps,
  signal: AbortSignal,
): Promise<Measured[]> {
  const sequence = context.getSequence();
  const text = model.tokenize("The harbour opens at six, and ships that come late wait outside until the morning. ");
  const tokens = (count: number): Token[] =>
    Array.from({ length: count }, (_, index) => text[index % text.length] ?? 0) as Token[]; // a token is a number

  function timed(count: number, threadsNow: number): Promise<number> {
    return gate.once(signal, async () => {
      llama.maxThreads = threadsNow;
      const start = performance.now();
      await sequence.evaluateWithoutGeneratingNewTokens(tokens(count));
      return performance.now() - start;
    });
  }

  const most = Math.max(...threads);
  const start = performance.now();
  while (sequence.nextTokenIndex < depth.tokens && performance.now() - start < depth.ms) await timed(chunk, most);
  const found: Measured[] = [];
  for (const count of threads) {
    const readMs = await timed(chunk, count);
    let writeMs = 0;
    for (let index = 0; index < written; index++) writeMs += await timed(1, count);
    found.push({
      flashAttention,
      threads: count,
      readPerSecond: (chunk * 1000) / readMs,
      writePerSecond: (written * 1000) / writeMs,
    });
  }
  return found;
}
