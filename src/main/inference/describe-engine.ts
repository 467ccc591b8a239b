import { mostThreads } from "./thread-governor.ts";
import { createLlamaStarter } from "./start-llama.ts";

/** Starts the engine without a model, and says what it computes on. Throws `model-unavailable` where it doesn't start. */
export async function describeEngine(signal: AbortSignal): Promise<string> {
  const llama = await createLlamaStarter().start();
  try {
    signal.throwIfAborted();
    const threads = mostThreads(llama.cpuMathCores);
    const cores = `${threads} processor ${threads === 1 ? "core" : "cores"}`;
    return llama.gpu === false
      ? `llama.cpp on ${cores}, no graphics card is used`
      : `llama.cpp on ${llama.gpu} and ${cores}`;
  } finally {
    await llama.dispose();
  }
}
