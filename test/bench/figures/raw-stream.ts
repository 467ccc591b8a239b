import { cpus } from "node:os";
import { fork } from "node:child_process";
import path from "node:path";
import { getLlama } from "node-llama-cpp";
import type { FieldEngine, PromptPart } from "../../../src/main/guided/field-engine.ts";
import { finish, never, timed } from "../engine-runs.ts";
import { atLeast, type Figure, median, notMeasured } from "../figure.ts";
import type { World } from "../world.ts";

const tokens = 48;
const runs = 7;
const question = "Tell me of a harbour, in many words.";

/** Tokens a second of our stream against the engine's own, with the same settings; and with one other core busy. */
export async function rawStream(world: World): Promise<Figure[]> {
  const { fields, model } = world;
  const own: number[] = [];
  const raw: number[] = [];
  const busy: number[] = [];
  const engine = await openRaw(model.path);
  try {
    for (let run = 0; run < runs; run++) {
      raw.push(await engine.perSecond());
      own.push(await ownPerSecond(fields));
    }
  } finally {
    await engine.close();
  }
  const figures = [atLeast("our stream / the engine's own", 0.95, median(own) / median(raw), "")];
  const name = "writing speed with one other core busy / undisturbed";
  if (cpus().length < 2) return [...figures, notMeasured(name, "≥ 0.8", "there is one core")];
  const other = fork(path.join(import.meta.dirname, "busy-loop.mjs"));
  try {
    // the first run is how the change is noticed
    await ownPerSecond(fields);
    for (let run = 0; run < runs; run++) busy.push(await ownPerSecond(fields));
  } finally {
    other.kill("SIGKILL");
  }
  return [...figures, atLeast(name, 0.8, median(busy) / median(own), "")];
}

async function ownPerSecond(fields: FieldEngine): Promise<number> {
  const { beforeSystem, systemToUser, userToAssistant } = fields.facts.chat;
  const text = (words: string): PromptPart => ({ type: "text", text: words });
  await finish(
    fields.read([...beforeSystem, text("You help."), ...systemToUser, text(question), ...userToAssistant], never),
  );
  const { ms } = await timed(() => finish(fields.free({ end: "turn", grammar: null, maxTokens: tokens }, never)));
  return (tokens * 1_000) / ms;
}

async function openRaw(modelPath: string) {
  const llama = await getLlama({ build: "never", skipDownload: true, gpu: "auto" });
  llama.maxThreads = llama.cpuMathCores;
  const model = await llama.loadModel({ modelPath });
  const context = await model.createContext({ contextSize: 2_048, flashAttention: false });
  const sequence = context.getSequence();
  return {
    async perSecond() {
      await sequence.clearHistory();
      await sequence.evaluateWithoutGeneratingNewTokens(model.tokenize(question));
      const steps = sequence.evaluate(model.tokenize(" It"), { temperature: 0, yieldEogToken: true });
      await steps.next();
      const start = performance.now();
      for (let count = 0; count < tokens; count++) await steps.next();
      const ms = performance.now() - start;
      await steps.return();
      return (tokens * 1_000) / ms;
    },
    async close() {
      await model.dispose();
      await llama.dispose();
    },
  };
}
