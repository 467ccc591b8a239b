import { basename } from "node:path";
import {
  type Llama,
  type LlamaEmbeddingContext,
  type LlamaModel,
  type LlamaRankingContext,
  readGgufFileInfo,
} from "node-llama-cpp";
import { AppError } from "../../shared/error.ts";
import { checkGguf } from "./check-gguf.ts";
import type { SearchModel } from "./engine-contract.ts";
import { checkMemory } from "./memory-check.ts";
import type { LlamaStarter } from "./start-llama.ts";
import { createThreadGovernor, mostThreads, type ThreadGovernor } from "./thread-governor.ts";

/** The models for searching, in the process that has them: one of each kind at most, loaded when it is first asked. */
export type SearchModels = {
  embed(model: SearchModel, texts: readonly string[], signal: AbortSignal): AsyncGenerator<number[], void>;
  rank(model: SearchModel, query: string, texts: readonly string[], signal: AbortSignal): AsyncGenerator<number, void>;
  /** Frees their memory, after the text that is at work. */
  dispose(): Promise<void>;
};

/** Texts come in passages; what is longer than this loses its end. In tokens. */
const longestText = 512;
const longestQuery = 128;
/** What stands at the beginning and end of a text for the model. */
const marks = 4;

type Opened<Context> = {
  key: string;
  model: LlamaModel;
  context: Context;
  contextSize: number;
  governor: ThreadGovernor;
};
type Kind<Context> = {
  open(model: LlamaModel, size: { contextSize: number; batchSize: number; threads: number }): Promise<Context>;
};

const kinds: { embedding: Kind<LlamaEmbeddingContext>; reranking: Kind<LlamaRankingContext> } = {
  embedding: { open: (model, size) => model.createEmbeddingContext(size) },
  reranking: { open: (model, size) => model.createRankingContext(size) },
};

export function createSearchModels(starter: LlamaStarter): SearchModels {
  const embedding = holder(starter, kinds.embedding);
  const reranking = holder(starter, kinds.reranking);
  let turn: Promise<void> = Promise.resolve();

  /** One at a time: a model mustn't go while it works. */
  async function takeTurn(): Promise<() => void> {
    const before = turn;
    let done = (): void => {};
    turn = new Promise((resolve) => (done = resolve));
    await before;
    return done;
  }

  return {
    async *embed(wanted, texts, signal) {
      const done = await takeTurn();
      try {
        signal.throwIfAborted();
        const { model, context, contextSize, ready } = await embedding.get(wanted, signal);
        for (const text of texts) {
          signal.throwIfAborted();
          ready();
          const { vector } = await context.getEmbeddingFor(
            model.tokenize(text.toWellFormed()).slice(0, contextSize - marks),
          );
          yield ofLengthOne(vector);
        }
      } finally {
        done();
      }
    },
    async *rank(wanted, query, texts, signal) {
      const done = await takeTurn();
      try {
        signal.throwIfAborted();
        const { model, context, contextSize, ready } = await reranking.get(wanted, signal);
        const asked = model.tokenize(query.toWellFormed()).slice(0, longestQuery);
        const room = contextSize - 1 - context.calculateInputLength(asked, []);
        for (const text of texts) {
          signal.throwIfAborted();
          ready();
          const score = await context.rank(asked, model.tokenize(text.toWellFormed()).slice(0, room));
          yield Math.min(1, Math.max(0, score));
        }
      } finally {
        done();
      }
    },
    async dispose() {
      const done = await takeTurn();
      try {
        await embedding.dispose();
        await reranking.dispose();
      } finally {
        done();
      }
    },
  };
}

/** Holds one model of a kind, and puts another one in its place when that is wanted. */
function holder<Context>(starter: LlamaStarter, kind: Kind<Context>) {
  let held: (Opened<Context> & { llama: Llama }) | null = null;

  async function dispose(): Promise<void> {
    const former = held;
    held = null;
    await former?.model.dispose();
  }

  return {
    dispose,
    async get(wanted: SearchModel, signal: AbortSignal) {
      const key = JSON.stringify([wanted.path, wanted.threads]);
      if (held?.key !== key) {
        await dispose();
        const llama = await starter.start();
        held = { llama, ...(await load(wanted, key, kind, { llama, starter }, signal)) };
      }
      const { llama, governor, ...rest } = held;
      const ready = () => {
        llama.maxThreads = wanted.threads ?? governor.threads();
      };
      return { ...rest, ready };
    },
  };
}

async function load<Context>(
  wanted: SearchModel,
  key: string,
  kind: Kind<Context>,
  { llama, starter }: { llama: Llama; starter: LlamaStarter },
  signal: AbortSignal,
): Promise<Opened<Context>> {
  const name = basename(wanted.path);
  await checkGguf(wanted.path, signal);
  const info = await readGgufFileInfo(wanted.path, { sourceType: "filesystem", logWarnings: false, signal });
  const contextSize = Math.min(info.architectureMetadata.context_length ?? longestText, longestText);
  await checkMemory({ name, info, contextSize, isWished: true, flashAttention: "auto" }, llama);
  starter.takeComplaint();
  try {
    const gpuLayers = llama.gpu === false ? 0 : "auto";
    const model = await llama.loadModel({ modelPath: wanted.path, gpuLayers, loadSignal: signal });
    try {
      const threads = mostThreads(llama.cpuMathCores);
      // such models read a text as a whole, so all of it must fit into one batch
      const context = await kind.open(model, { contextSize, batchSize: contextSize, threads });
      return { key, model, context, contextSize, governor: createThreadGovernor(threads) };
    } catch (cause) {
      await model.dispose();
      throw cause;
    }
  } catch (cause) {
    signal.throwIfAborted();
    if (cause instanceof AppError) throw cause;
    const why = starter.takeComplaint() ?? (cause instanceof Error ? cause.message : String(cause));
    const message = `${name} can't be used for searching (${why}). Choose another model, or get this one again.`;
    throw new AppError("invalid-input", message, { cause });
  }
}

/** Then the angle between two is all that tells them apart. */
function ofLengthOne(vector: readonly number[]): number[] {
  const length = Math.hypot(...vector);
  if (!Number.isFinite(length) || length === 0) {
    throw new AppError("invalid-input", "The model for searching gives no vectors. Choose another one.");
  }
  return vector.map((value) => value / length);
}
