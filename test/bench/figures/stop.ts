import { setTimeout as wait } from "node:timers/promises";
import { getLlama, LlamaChatSession } from "node-llama-cpp";
import type { PromptPart } from "../../../src/main/guided/field-engine.ts";
import { atMost, type Figure, percentile } from "../figure.ts";
import type { World } from "../world.ts";

const tries = 20;

/** From the stop until the engine has nothing to do any more: the time until the next, tiny request is answered. */
export async function stop(world: World): Promise<Figure[]> {
  const whileReading: number[] = [];
  const whileWriting: number[] = [];
  for (let attempt = 0; attempt < tries; attempt++) {
    whileReading.push(await stopReading(world, attempt));
    whileWriting.push(await stopWriting(world, attempt));
  }
  const longest = percentile([...whileReading, ...whileWriting], 0.99);
  return [
    atMost("stop while reading: time until idle, 95th percentile", 500, percentile(whileReading, 0.95), " ms"),
    atMost("stop while writing: time until idle, 95th percentile", 500, percentile(whileWriting, 0.95), " ms"),
    atMost("stop: time until idle, 99th percentile", 350, longest, " ms"),
    atMost(
      "stop: 99th percentile / the engine's own chat while it reads",
      1 / 20,
      longest / (await plainStop(world)),
      "",
    ),
  ];
}

/** How long the engine's own chat goes on with a prompt that nobody wants any more. In milliseconds. */
async function plainStop({ model: { path } }: World): Promise<number> {
  const llama = await getLlama({ build: "never", skipDownload: true, gpu: "auto" });
  const model = await llama.loadModel({ modelPath: path });
  try {
    const context = await model.createContext({ contextSize: 4_096 });
    const session = new LlamaChatSession({ contextSequence: context.getSequence() });
    const controller = new AbortController();
    const working = session.prompt(longText(0), { signal: controller.signal, stopOnAbortSignal: true }).catch(() => {});
    await wait(500);
    const stopped = performance.now();
    controller.abort();
    await working;
    return performance.now() - stopped;
  } finally {
    await model.dispose();
    await llama.dispose();
  }
}

async function stopReading(world: World, attempt: number): Promise<number> {
  return timeToStop(
    world,
    (signal) => drain(world.fields.read(request(longText(attempt)), signal)),
    300 + 137 * (attempt % 7),
  );
}

async function stopWriting({ ...world }: World, attempt: number): Promise<number> {
  const { fields } = world;
  const prompt = request(`Tell me a long story about the number ${attempt}.`);
  await drain(fields.read([...prompt, ...fields.facts.chat.userToAssistant], new AbortController().signal));
  const write = (signal: AbortSignal) => drain(fields.free({ end: "turn", grammar: null, maxTokens: 600 }, signal));
  return timeToStop(world, write, 500 + 91 * (attempt % 7));
}

async function timeToStop(
  { fields }: World,
  work: (signal: AbortSignal) => Promise<void>,
  afterMs: number,
): Promise<number> {
  const controller = new AbortController();
  const working = work(controller.signal).catch(() => {});
  await wait(afterMs);
  const stopped = performance.now();
  controller.abort();
  await working;
  await drain(fields.read([{ type: "text", text: "x" }], new AbortController().signal));
  return performance.now() - stopped;
}

function longText(attempt: number): string {
  return `${attempt} ${"The quick brown fox jumps over the lazy dog. ".repeat(120)}`;
}

function request(text: string): PromptPart[] {
  return [{ type: "text", text }];
}

async function drain(generator: AsyncGenerator<unknown, unknown>): Promise<void> {
  for (let step = await generator.next(); !step.done; step = await generator.next());
}
