/** Of several the one that has all parts which the others have, and more; all of them where that isn't clear. */
export function withMost<Each>(all: readonly Each[], partsOf: (each: Each) => readonly string[]): readonly Each[] {
  const parts = all.map(partsOf);
  const best = all.filter((_, at) => parts.every((others, place) => place === at || isMore(parts[at] ?? [], others)));
  return best.length === 1 ? best : all;
}

function isMore(one: readonly string[], other: readonly string[]): boolean {
  return one.length > other.length && other.every((part) => one.includes(part));
}
