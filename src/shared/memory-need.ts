/** What a model's attention keeps for each token. Null where it isn't known. */
export type AttentionShape = {
  layers: number;
  kvHeads: number;
  headSize: number;
  /** Layers that look back over so many tokens only. */
  sliding?: { layers: number; window: number } | undefined;
};

/** Memory of this computer, in bytes. `gpu` is that of graphics cards of their own; null where none is known. */
export type Memory = { total: number; free: number; gpu: number | null };

/** Whether a model can run here: "tight" where other programs have to make room. */
export type Fit = {
  verdict: "fits" | "tight" | "too-large";
  /** What weights and conversation take. */
  neededBytes: number;
  /** What there is to put them. */
  memoryBytes: number;
  /** Tokens of conversation that are counted in; null where it isn't known what they take. */
  contextSize: number | null;
  /** What it takes with a long conversation, of `longContext` tokens; null where that isn't known. */
  longBytes: number | null;
};

/** The conversation that a verdict is about, in tokens. */
const usualContext = 8_192;
/** One in which much is read. */
export const longContext = 32_768;

/** What the engine takes besides weights and conversation. */
const engineBytes = 300_000_000;
/** Of the memory, what other programs leave a model when the person closes most of them. */
const mostShare = 0.85;
/** Of the memory, what a model can take without anything being closed, on a computer that does little else. */
const easyShare = 0.6;
/** Of a graphics card's memory, what the screen leaves. */
const gpuShare = 0.9;

/** Two bytes for each number, once for keys and once for values. */
export function conversationBytes(shape: AttentionShape, tokens: number): number {
  const { layers, kvHeads, headSize, sliding = { layers: 0, window: 0 } } = shape;
  const perLayer = 2 * 2 * kvHeads * headSize;
  return perLayer * ((layers - sliding.layers) * tokens + sliding.layers * Math.min(tokens, sliding.window));
}

/** Compares what a model takes with what is there. */
export function judgeFit(
  model: { fileBytes: number; shape: AttentionShape | null; contextSize?: number },
  memory: Memory,
): Fit {
  const { fileBytes, shape, contextSize = usualContext } = model;
  const weights = fileBytes + engineBytes;
  const needed = weights + (shape ? conversationBytes(shape, contextSize) : 0);
  const onCard = (memory.gpu ?? 0) * gpuShare;
  // weights are mapped from the disk, so what other programs hold now matters less than what there is at all
  const easy = Math.max(memory.free, memory.total * easyShare);
  const verdict = needed <= onCard || needed <= Math.min(easy, memory.total * mostShare) ? "fits" : "tight";
  return {
    verdict: needed > memory.total * mostShare + onCard ? "too-large" : verdict,
    neededBytes: needed,
    memoryBytes: memory.total + (memory.gpu ?? 0),
    contextSize: shape ? contextSize : null,
    longBytes: shape ? weights + conversationBytes(shape, longContext) : null,
  };
}
