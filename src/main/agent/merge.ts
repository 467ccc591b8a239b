/**
 * Runs generators side by side: yields what any of them yields as it comes, returns what they return in their own order.
 * Ends all of them when its consumer stops, or when one throws.
 */
export async function* merge<Event, Result>(
  generators: readonly AsyncGenerator<Event, Result>[],
): AsyncGenerator<Event, Result[]> {
  const results = new Map<number, Result>();
  const waiting = new Map<number, Promise<{ index: number; step: IteratorResult<Event, Result> }>>();
  const pull = (index: number, generator: AsyncGenerator<Event, Result>) => {
    waiting.set(
      index,
      generator.next().then((step) => ({ index, step })),
    );
  };
  try {
    for (const [index, generator] of generators.entries()) pull(index, generator);
    while (waiting.size > 0) {
      const { index, step } = await Promise.race(waiting.values());
      waiting.delete(index);
      if (step.done) {
        results.set(index, step.value);
        continue;
      }
      yield step.value;
      const generator = generators[index];
      if (generator) pull(index, generator);
    }
  } finally {
    // one that is in the middle of a wait ends after it; nobody is left to hear of an error
    const open = generators.filter((_, index) => !results.has(index));
    for (const generator of open) void generator.return(undefined as Result).catch(() => {});
  }
  return generators.flatMap((_, index) => (results.has(index) ? [results.get(index) as Result] : []));
}
