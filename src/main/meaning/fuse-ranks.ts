/** The usual damping: the first places of a list count more than the rest, but not everything. */
const damping = 60;

/** One list of several, each the best first: what stands high in many of them comes first. Of equals, the one of an earlier list. */
export function fuseRanks<Id>(lists: readonly (readonly Id[])[]): Id[] {
  const scores = new Map<Id, number>();
  for (const list of lists) {
    for (const [place, id] of list.entries()) scores.set(id, (scores.get(id) ?? 0) + 1 / (damping + place + 1));
  }
  return [...scores].toSorted(([, one], [, other]) => other - one).map(([id]) => id);
}
