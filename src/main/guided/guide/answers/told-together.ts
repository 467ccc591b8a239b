/** What was counted of several files as one, with their paths. */
export type ToldTogether = { path: string; facts: string };

/** What was counted of files, and told with the request: `sales-05.csv, sales-06.csv together: Counted: …`. */
export function toldTogether(context: string): ToldTogether[] {
  const told = [
    ...context.matchAll(
      /^(\S[^\n]*?)(?: together)?: (Counted: [^]*?)(?=\n\S[^\n]*?: Counted: |\nNot there yet: |$(?![^]))/gmu,
    ),
  ];
  return told.map(([, path = "", facts = ""]) => ({ path, facts }));
}
