import type { EngineClient, LoadedModel } from "../../src/main/inference/engine-client.ts";
import { createEngineClient } from "../../src/main/inference/engine-client.ts";
import { forkModelProcess } from "../../src/main/inference/fork-model-process.ts";
import type { FieldEngine, PromptPart } from "../../src/main/guided/field-engine.ts";
import type { World } from "./world.ts";

export const never = new AbortController().signal;

/** An engine of its own, with the model loaded, for what one engine that is in use can't show. */
export async function withEngine<Result>(
  { paths, model }: Pick<World, "paths" | "model">,
  rooms: { snapshots: string | null; tuning: string | null },
  work: (model: LoadedModel, engine: EngineClient) => Promise<Result>,
): Promise<Result> {
  const engine = createEngineClient({
    spawn: forkModelProcess(paths.modelProcess),
    snapshots: rooms.snapshots === null ? null : { folder: rooms.snapshots, budget: 8e9 },
    tuning: rooms.tuning,
  });
  try {
    return await work(await finish(engine.load({ ...model, settings: {} }, never)), engine);
  } finally {
    await engine.close();
  }
}

export function talk(model: LoadedModel, conversation: string | null = null): FieldEngine {
  return model.talk({
    conversation,
    disk: conversation === null ? "none" : "keep",
    name: "the bench",
    priority: "user",
  });
}

/** What a generator returns; `each` hears what it yields. */
export async function finish<Item, Result>(
  steps: AsyncGenerator<Item, Result>,
  each: (item: Item) => void = () => {},
): Promise<Result> {
  for (;;) {
    const step = await steps.next();
    if (step.done) return step.value;
    each(step.value);
  }
}

/** A prompt of about so many tokens that nothing else begins with. */
export function proseOf(tokens: number, beginning: string): PromptPart[] {
  const words = Array.from(
    { length: Math.ceil(tokens / 10) },
    (_, index) => `The ship ${index} came in at noon with salt. `,
  );
  return [{ type: "text", text: `${beginning}. ${words.join("")}` }];
}

export async function timed<Result>(work: () => Promise<Result>): Promise<{ ms: number; result: Result }> {
  const start = performance.now();
  const result = await work();
  return { ms: performance.now() - start, result };
}
