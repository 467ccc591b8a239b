import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import { cpus } from "node:os";
import { basename } from "node:path";
import {
  InsufficientMemoryError,
  readGgufFileInfo,
  resolveChatWrapper,
  type GgufFileInfo,
  type Llama,
  type LlamaContext,
  type LlamaModel,
} from "node-llama-cpp";
import { AppError } from "../../shared/error.ts";
import type { ModelFacts, PromptPart } from "../guided/field-engine.ts";
import { chatFormat, type ChatSource, hasOwnTemplate } from "./chat-format.ts";
import { checkGguf } from "./check-gguf.ts";
import type { ModelToLoad } from "./engine-contract.ts";
import { engineVersion } from "./engine-version.ts";
import { infillMarks } from "./infill-marks.ts";
import { createSnapshotStore } from "./snapshot-store.ts";
import { countTokens, createLoadedFields, type LoadedFields } from "./loaded-fields.ts";
import { measureSettings } from "./measure-settings.ts";
import { checkMemory } from "./memory-check.ts";
import type { LlamaStarter } from "./start-llama.ts";
import { createThreadGovernor, mostThreads } from "./thread-governor.ts";
import { createTokenizer } from "./tokenizer.ts";
import { toolCallFormat } from "./tool-call-format.ts";
import { bestSetting, readTuning, speedOf, type Tuning, writeTuning } from "./tuning.ts";
import { withReports } from "./with-reports.ts";
import { createWorkGate } from "./work-gate.ts";

/** A model in memory. */
export type HeldModel = {
  facts: ModelFacts;
  /** So many conversations can be in memory at a time. */
  seats: number;
  /** Makes room for another conversation. */
  openFields(): Promise<LoadedFields>;
  countTokens(parts: readonly PromptPart[]): number;
  /** As it was measured. */
  speed: { readPerSecond: number; writePerSecond: number } | null;
  /** It was measured how it computes best here, or that isn't to be done. */
  isTuned: boolean;
  /** Measures that, and keeps it for the next time that it is loaded. */
  tune(signal: AbortSignal): Promise<void>;
  dispose(): Promise<void>;
};

type Progress = { done: number; total: number };

const fingerprintBytes = 1024 * 1024;

/** A user's conversation, and another one beside it. */
const mostSeats = 2;

/** Large enough for a good deal of work, small enough for its memory to be had nearly everywhere. */
const defaultContextSize = 8192;

/** Checks a model file, then loads it. Yields how many of its bytes are there. */
export async function* loadModel(
  wanted: ModelToLoad,
  starter: LlamaStarter,
  signal: AbortSignal,
): AsyncGenerator<Progress, HeldModel> {
  const name = basename(wanted.path);
  const size = await checkGguf(wanted.path, signal);
  const info = await readGgufFileInfo(wanted.path, { sourceType: "filesystem", logWarnings: false, signal });
  const llama = await starter.start();
  const wished = chosenContext(wanted, info, name);
  const fingerprint = [await fileFingerprint(wanted.path), engineVersion(), `${llama.gpu}`].join("\n");
  const tuned = wanted.tuning === null ? null : await readTuning(wanted.tuning, machineOf(fingerprint));
  // Until it is measured: on processors plain attention writes faster, and deep in a context it reads faster too: at 1,800 tokens
  // of the 1.5B model 13.4 and 49 tokens a second, against 12.5 and 36 with the flash kind. On graphics cards the engine knows best.
  const flashAttention = tuned?.chosen.flashAttention ?? (llama.gpu === false ? false : "auto");
  const isWished = wanted.contextSize !== null;
  const { contexts, contextSize } = await checkMemory(
    { name, info, contextSize: wished, isWished, flashAttention },
    llama,
  );
  // what it said while it estimated, it says again if it matters
  starter.takeComplaint();
  signal.throwIfAborted();
  try {
    const model = yield* readWeights({ path: wanted.path, size, contextSize }, llama, signal);
    try {
      return await prepare(
        model,
        { ...wanted, contextSize, flashAttention, contexts, fingerprint, tuned },
        llama,
        signal,
      );
    } catch (cause) {
      await model.dispose();
      throw cause;
    }
  } catch (cause) {
    signal.throwIfAborted();
    throw cause instanceof AppError ? cause : notLoaded(name, cause, starter.takeComplaint());
  }
}

/** What was asked for, or what fits most machines; never more than the model was trained for. */
function chosenContext(wanted: ModelToLoad, info: GgufFileInfo, name: string): number {
  const trained = info.architectureMetadata.context_length ?? defaultContextSize;
  if (wanted.contextSize === null) return Math.min(trained, defaultContextSize);
  if (wanted.contextSize <= trained) return wanted.contextSize;
  throw new AppError(
    "invalid-input",
    `${name} was made for ${trained} tokens at most, and context_size is ${wanted.contextSize}. Set it to ${trained} or less.`,
  );
}

function readWeights(
  file: { path: string; size: number; contextSize: number },
  llama: Llama,
  signal: AbortSignal,
): AsyncGenerator<Progress, LlamaModel> {
  return withReports((report) => {
    let told = -1;
    // the engine reports every tensor; nobody reads more than a percentage
    const tell = (share: number): void => {
      if (Math.floor(share * 100) <= told) return;
      told = Math.floor(share * 100);
      report({ done: Math.round(share * file.size), total: file.size });
    };
    tell(0);
    return llama.loadModel({
      modelPath: file.path,
      loadSignal: signal,
      gpuLayers: llama.gpu === false ? 0 : { fitContext: { contextSize: file.contextSize } },
      onLoadProgress: tell,
    });
  });
}

async function prepare(
  model: LlamaModel,
  wanted: ModelToLoad & {
    contextSize: number;
    flashAttention: boolean | "auto";
    contexts: number;
    fingerprint: string;
    tuned: Tuning | null;
  },
  llama: Llama,
  signal: AbortSignal,
): Promise<HeldModel> {
  const all = mostThreads(llama.cpuMathCores);
  const most = Math.min(all, wanted.tuned?.chosen.threads ?? all);
  const governor = createThreadGovernor(most);
  const gate = createWorkGate();
  const tokenizer = createTokenizer(model);
  llama.maxThreads = wanted.threads ?? most;
  const first = await openContext(signal);
  const { contextSize } = first;
  const snapshots = wanted.snapshots
    ? createSnapshotStore(
        wanted.snapshots.folder,
        `${wanted.fingerprint}\n${first.flashAttention}`,
        wanted.snapshots.budget,
      )
    : null;
  let unused: LlamaContext | null = first;

  // a context for each: sequences of one context would share their states' files with no other number of them
  function openContext(stop: AbortSignal | null): Promise<LlamaContext> {
    return model.createContext({
      contextSize: wanted.contextSize,
      sequences: 1,
      threads: wanted.threads ?? { ideal: most, min: 1 },
      flashAttention: wanted.flashAttention,
      swaFullCache: true,
      ...(stop ? { createSignal: stop } : {}),
    });
  }

  const source = chatSource(model);
  const facts = {
    id: wanted.id,
    chat: chatFormat(source),
    toolCalls: toolCallFormat(source, (text) => !model.tokenize(text, true).some(model.isSpecialToken)),
    infill: infillMarks(model),
    hasOwnTemplate: hasOwnTemplate(source),
    contextSize,
    trainedContextSize: model.trainContextSize,
  };
  return {
    facts,
    seats: Math.min(mostSeats, wanted.contexts),
    async openFields() {
      const context = unused ?? (await openContext(null));
      unused = null;
      return createLoadedFields({
        llama,
        model,
        tokenizer,
        // each may take a hundred megabytes, depending on the model
        sequence: context.getSequence({ checkpoints: { max: 16, maxMemory: 1024 ** 3 } }),
        contextSize,
        snapshots,
        gate,
        beforeWork() {
          llama.maxThreads = wanted.threads ?? governor.threads();
        },
      });
    },
    countTokens: (parts) => countTokens(tokenizer, parts),
    speed: wanted.tuned && speedOf(wanted.tuned),
    // who has set the threads has chosen
    isTuned: wanted.tuning === null || wanted.tuned !== null || wanted.threads !== null,
    async tune(stop) {
      const threads = [...new Set([all, all - 1, Math.ceil(all / 2)])].filter((count) => count > 0);
      const measured = await measureSettings({ llama, model, gate, threads, flashAttention: [false, true] }, stop);
      const chosen = bestSetting(measured);
      if (!chosen || wanted.tuning === null) return;
      await writeTuning(wanted.tuning, machineOf(wanted.fingerprint), { model: wanted.id, chosen, measured });
    },
    dispose: () => model.dispose(),
  };
}

/** What was measured holds for the model, the engine and the processors. */
function machineOf(fingerprint: string): string {
  return [fingerprint, cpus()[0]?.model ?? "", cpus().length].join("\n");
}

/** Tells files apart without reading all of them: their beginning has the shapes, their size and time the rest. */
async function fileFingerprint(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { size, mtimeMs } = await handle.stat();
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(fingerprintBytes), 0, fingerprintBytes, 0);
    const head = createHash("sha256").update(buffer.subarray(0, bytesRead)).digest("hex");
    return `${head} ${size} ${mtimeMs}`;
  } finally {
    await handle.close();
  }
}

function chatSource(model: LlamaModel): ChatSource {
  const { bosString, eosString, eotString } = model.tokens;
  return {
    template: model.fileInfo.metadata.tokenizer?.chat_template ?? null,
    special: { BOS: bosString, EOS: eosString, EOT: eotString, NL: "\n" },
    otherWrapper: () => resolveChatWrapper(model),
  };
}

function notLoaded(name: string, cause: unknown, complaint: string | null): AppError {
  const why = cause instanceof Error ? cause.message : String(cause);
  if (cause instanceof InsufficientMemoryError) {
    return new AppError(
      "too-large",
      `${name} doesn't fit into memory (${why}). Choose a smaller model or a smaller context_size.`,
      { cause },
    );
  }
  const reason = complaint?.replace(/^.*error loading model: /, "") ?? why;
  return new AppError(
    "invalid-input",
    `${name} can't be loaded (${reason}). Choose another model, or get this one again.`,
    { cause },
  );
}
