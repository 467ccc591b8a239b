/** A passage with its vector, which has a length of 1. `id` is what it is a part of. */
export type PassageVector = { id: number; part: number; textHash: string; vector: Float32Array };

/** How near a passage is to what was looked for: 1 is the same direction. */
export type NearPassage = Omit<PassageVector, "vector"> & { likeness: number };

/** Finds the passages that are nearer than the others. */
export type Nearest = {
  add(passages: readonly PassageVector[]): void;
  /** The nearest of each id, the nearest first. Something is always nearest, so only what stands out is told. */
  result(): NearPassage[];
};

const mostFound = 20;
/** Of fewer passages none stands out, and the nearest are told, with those that are about as near. */
const few = 8;
const mostOfFew = 3;
const aboutAsNear = 0.15;
/**
 * So many times farther from the middle than half of all passages are: of those that have nothing to do with it, about one in a
 * hundred comes so far.
 */
const outstanding = 3.5;
/** Where all are about alike, a hair's breadth is nothing. */
const leastDistance = 0.08;

export function createNearest(query: Float32Array): Nearest {
  const best = new Map<number, NearPassage>();
  const all: number[] = [];
  return {
    add(passages) {
      for (const { vector, ...passage } of passages) {
        if (vector.length !== query.length) continue;
        const likeness = likenessOf(query, vector);
        all.push(likeness);
        const nearer = best.get(passage.id)?.likeness ?? Number.NEGATIVE_INFINITY;
        if (likeness > nearer) best.set(passage.id, { ...passage, likeness });
      }
    },
    result() {
      const floor = all.length < few ? Math.max(...all) - aboutAsNear : floorOf(all);
      return [...best.values()]
        .filter(({ likeness }) => likeness > floor)
        .toSorted((one, other) => other.likeness - one.likeness || other.id - one.id)
        .slice(0, all.length < few ? mostOfFew : mostFound);
    },
  };
}

/** How alike two vectors of length 1 are. */
function likenessOf(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < one.length; index++) sum += (one[index] ?? 0) * (other[index] ?? 0);
  return sum;
}

/** By the middle, which a few that are near don't move. */
function floorOf(all: readonly number[]): number {
  const middle = middleOf(all);
  return middle + Math.max(leastDistance, outstanding * middleOf(all.map((value) => Math.abs(value - middle))));
}

function middleOf(values: readonly number[]): number {
  return Float64Array.from(values).toSorted()[Math.floor(values.length / 2)] ?? 0;
}
