/** What a model takes of the memory, and what there is of it; all in bytes. */
export type MemoryNeed = {
  weights: number;
  /** Of a context of `contextSize` tokens: it grows with them. */
  context: number;
  contextSize: number;
  free: number;
};

/** So large a context can be had, and so many of them. `fitting` is null where no useful one has room. */
export type MemoryRoom = { contexts: number; fitting: number | null };

/** What other programs may come to need: only the first context may take of it. */
const spare = 1024 ** 3;
/** A smaller window has no room for the instructions and an answer. In tokens. */
const leastContext = 2_048;
/** Windows come in steps: nobody wants 7,813 tokens. */
const step = 1_024;

/** How many contexts have room beside the weights; where none has, how large one may be. */
export function memoryRoom({ weights, context, contextSize, free }: MemoryNeed): MemoryRoom {
  const left = free - weights;
  if (left >= context) {
    const more = Math.max(0, Math.floor((left - context - spare) / context));
    return { contexts: 1 + more, fitting: contextSize };
  }
  const fitting = Math.floor(((left / context) * contextSize) / step) * step;
  return { contexts: 1, fitting: fitting >= Math.min(leastContext, contextSize) ? fitting : null };
}
