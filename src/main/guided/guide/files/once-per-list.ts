/** Makes `work` remember its result for a list, as long as somebody has that list. Neither may be changed. */
export function oncePerList<Item, Result>(work: (list: readonly Item[]) => Result): (list: readonly Item[]) => Result {
  const results = new WeakMap<readonly Item[], { result: Result }>();
  return (list) => {
    const known = results.get(list);
    if (known) return known.result;
    const result = work(list);
    results.set(list, { result });
    return result;
  };
}
