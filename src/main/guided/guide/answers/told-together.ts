import type { SeenFacts } from "./facts-seen.ts";

/** What was counted of files, and told with the request: `sales-05.csv, sales-06.csv together: Counted: …`. */
export function toldTogether(context: string): SeenFacts[] {
  const told = [
    ...context.matchAll(
      /^(\S[^\n]*?)(?: together)?: (Counted: [^]*?)(?=\n\S[^\n]*?: Counted: |\nNot there yet: |$(?![^]))/gmu,
    ),
  ];
  return told.map(([, path = "", facts = ""]) => ({ path, facts }));
}
