/** Sizes the next piece of work so that it takes about as long as wished. */
export type ChunkSize = {
  next(): number;
  /** Tells how long the last piece took. */
  took(tokens: number, ms: number): void;
};

/** Whole blocks of 16 are cheapest for each token: that is how processors multiply. Smaller ones are for slow machines. */
const sizes = [4, 8, 16, 32, 48, 64, 96, 128, 192, 256, 384, 512];
const block = 16;

/**
 * Stop waits for the piece under way: about 250 ms are little enough. A smaller piece than one block costs far more for
 * each token, so a block is kept to up to twice that.
 */
const targetMs = { withinBlock: 500, above: 250 };

/** Grows one size a step, and shrinks as far as it takes. */
export function createChunkSize(): ChunkSize {
  let index = sizes.indexOf(block);
  let ms: number | null = null;
  let isWarm = false;
  return {
    next: () => sizes[index] ?? block,
    took(tokens, took) {
      const size = sizes[index] ?? block;
      // The rest of a prompt is shorter than a piece, and says little about one.
      if (tokens < size) return;
      // The first piece of all brings the weights into memory, too.
      if (!isWarm) {
        isWarm = true;
        return;
      }
      // One slow piece (another program woke up) must not make many small ones; a lasting change shows soon enough.
      ms = ms === null ? took : (ms + took) / 2;
      const next = sizes[index + 1];
      if (next !== undefined && (ms * next) / size <= limit(next)) index += 1;
      else if (index > 0 && ms > limit(size) * 1.2) index -= 1;
      else return;
      ms = null;
    },
  };
}

function limit(size: number): number {
  return size <= block ? targetMs.withinBlock : targetMs.above;
}
