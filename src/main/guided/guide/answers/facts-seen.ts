import { factsIn } from "../turn/note-parts.ts";
import type { StepRecord } from "../turn/step-record.ts";

/** What the harness told of a file, or of several as one. */
export type SeenFacts = { path: string; facts: string };

/** What was told of each file in the steps of a turn. */
export function factsSeen(records: readonly StepRecord[]): SeenFacts[] {
  return records.flatMap(({ note, input: { path } }) =>
    typeof path === "string" ? [{ path, facts: factsIn(note) }] : [],
  );
}

/** The one file of which something is told that `read` finds, as it was told last; null where none or several tell it. */
export function onlyTold<Told>(
  seen: readonly SeenFacts[],
  read: (facts: string) => Told | null,
): (SeenFacts & { told: Told }) | null {
  const all = seen.flatMap((one) => {
    const told = read(one.facts);
    return told === null ? [] : [{ ...one, told }];
  });
  const [only, ...others] = new Map(all.map((one) => [one.path, one])).values();
  return only && others.length === 0 ? only : null;
}
