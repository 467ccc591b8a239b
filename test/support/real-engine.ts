import { existsSync } from "node:fs";
import path from "node:path";
import {
  createEngineClient,
  type EngineClient,
  type LoadedModel,
  type ModelFile,
} from "../../src/main/inference/engine-client.ts";
import type { FieldEngine, ModelFacts, PromptPart } from "../../src/main/guided/field-engine.ts";
import type { ModelProcess } from "../../src/main/inference/engine-port.ts";
import type { StepUsage } from "../../src/shared/message.ts";
import { forkModelProcess } from "../../src/main/inference/fork-model-process.ts";
import { cacheFolder } from "../../scripts/cache-folder.mjs";

/** Small and quick, for plumbing: it can talk but not act. */
export const smallModel = "smollm2-135m-instruct-q4_1.gguf";

/** The one that users get. */
export const defaultModel = "qwen2.5-coder-1.5b-instruct-q4_k_m.gguf";

/** A real engine in a process of its own, and what passes between it and the test. */
export type RealEngine = EngineClient & {
  /** The process that was started last. */
  process(): ModelProcess;
  /** Messages that came from it so far. */
  received(): number;
};

const root = path.resolve(import.meta.dirname, "..", "..");

/** Runs the engine from its source. `snapshots` is the folder for the states that it keeps; without it, it keeps none. */
export function realEngine(snapshots: string | null = null): RealEngine {
  const spawn = forkModelProcess(path.join(root, "src/main/inference/model-process.ts"), ["--import", "tsx"]);
  let last: ModelProcess | null = null;
  let received = 0;
  const client = createEngineClient({
    tuning: null,
    snapshots: snapshots === null ? null : { folder: snapshots, budget: 1024 ** 3 },
    spawn() {
      last = spawn();
      last.onMessage(() => {
        received += 1;
      });
      return last;
    },
  });
  return {
    ...client,
    process() {
      if (last) return last;
      throw new Error("No process was started yet.");
    },
    received: () => received,
  };
}

/** A model of the tests; says how to get it where it isn't here. */
export function testModel(file: string, settings: ModelFile["settings"] = {}): ModelFile {
  const folder = process.env.HEARTH_MODELS || cacheFolder("models");
  const found = path.join(folder, file);
  if (existsSync(found)) return { id: file, path: found, settings };
  throw new Error(
    `The test model ${file} is not in ${folder}. "npm test" fetches it, or set HEARTH_MODELS to its folder.`,
  );
}

/** Loads a model, and forgets how it went. */
export async function loaded(engine: EngineClient, model: ModelFile): Promise<LoadedModel> {
  return (await drained(engine.load(model, new AbortController().signal))).result;
}

/** A conversation of its own, which is of no use later. */
export function talkWith(model: LoadedModel, conversation: string | null = null): FieldEngine {
  return model.talk({ conversation, disk: conversation === null ? "none" : "keep", name: "a test", priority: "user" });
}

export const text = (words: string): PromptPart => ({ type: "text", text: words });

/** A conversation up to where the model speaks: question, answer, question … */
export function chatOf({ chat }: ModelFacts, ...turns: string[]): PromptPart[] {
  const { beforeSystem, systemToUser, userToAssistant, assistantToUser } = chat;
  const parts = [...beforeSystem, text("You are helpful."), ...systemToUser];
  for (const [index, words] of turns.entries()) {
    parts.push(text(words), ...(index % 2 === 0 ? userToAssistant : assistantToUser));
  }
  return parts;
}

/** Has a prompt read, and says what that took. */
export async function readBy(fields: FieldEngine, prompt: readonly PromptPart[]): Promise<StepUsage> {
  await drained(fields.read(prompt, new AbortController().signal));
  return fields.usage();
}

/** What must be read to have a prompt again, when nothing but its last token should be new. In tokens. */
export const onlyBorder = 4;

/** Everything that a generator yields, and what it returns. */
export async function drained<Item, Result>(
  items: AsyncGenerator<Item, Result>,
  each: (item: Item) => void = () => {},
): Promise<{ items: Item[]; result: Result }> {
  const seen: Item[] = [];
  for (;;) {
    const step = await items.next();
    if (step.done) return { items: seen, result: step.value };
    seen.push(step.value);
    each(step.value);
  }
}
