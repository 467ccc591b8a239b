import { getLlama } from "node-llama-cpp";
import { finish, never, proseOf, talk, timed, withEngine } from "../engine-runs.ts";
import { atLeast, atMost, type Figure } from "../figure.ts";
import type { World } from "../world.ts";

const read = 1_000;
/** Says on and on: no token of it can be guessed or be the last. */
const endless = "root ::= [a-z ] root";

/** The longest time that nothing comes of one conversation while another one reads, against the engine without our own scheduling. */
export async function twoStreams(world: World): Promise<Figure[]> {
  const alone = await withEngine(world, { snapshots: null, tuning: null }, async (model) => {
    const { ms } = await timed(() => finish(talk(model).read(proseOf(read, "Alone"), never)));
    return ms;
  });
  const own = await withEngine(world, { snapshots: null, tuning: null }, async (model) => {
    const writer = talk(model);
    const reader = talk(model);
    await finish(writer.read(proseOf(40, "Tell on"), never));
    const gaps = gapMeter();
    const stop = new AbortController();
    const writing = finish(
      writer.free({ end: "turn", grammar: endless, maxTokens: 4_000 }, stop.signal),
      gaps.beat,
    ).catch(() => {});
    const { ms } = await timed(() => finish(reader.read(proseOf(read, "Beside"), never)));
    stop.abort();
    await writing;
    return { gapMs: gaps.longest(), ms };
  });
  const plain = await plainEngine(world.model.path);
  return [
    atMost(
      "longest gap in a stream while another conversation reads 1,000 tokens / plain",
      1 / 8,
      own.gapMs / plain.gapMs,
      "",
    ),
    atLeast("speed of that reading / the same reading alone", 0.9, alone / own.ms, ""),
  ];
}

/** The same with the engine as it is: two sequences of one context, and its own order of work. */
async function plainEngine(modelPath: string): Promise<{ gapMs: number }> {
  const llama = await getLlama({ build: "never", skipDownload: true, gpu: "auto" });
  llama.maxThreads = llama.cpuMathCores;
  const model = await llama.loadModel({ modelPath });
  try {
    const context = await model.createContext({ contextSize: 4_096, sequences: 2, flashAttention: false });
    const [writer, reader] = [context.getSequence(), context.getSequence()];
    const tokens = model
      .tokenize(
        proseOf(read, "Beside")
          .map(({ text }) => text)
          .join(""),
      )
      .slice(0, read);
    const gaps = gapMeter();
    let isDone = false;
    const reading = reader.evaluateWithoutGeneratingNewTokens(tokens).then(() => (isDone = true));
    for await (const _ of writer.evaluate(model.tokenize("Tell on."), { temperature: 0 })) {
      gaps.beat();
      if (isDone) break;
    }
    await reading;
    return { gapMs: gaps.longest() };
  } finally {
    await model.dispose();
    await llama.dispose();
  }
}

function gapMeter() {
  let last = performance.now();
  let longest = 0;
  return {
    beat() {
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
    },
    longest: () => longest,
  };
}
