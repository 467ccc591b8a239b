/** What a branch is called: as its session, and that it is one. `taken` are the titles there are. */
export function branchTitle(title: string, taken: readonly string[]): string {
  const name = title.replace(/ \(branch(?: \d+)?\)$/u, "");
  for (let number = 1; ; number++) {
    const candidate = `${name} (branch${number === 1 ? "" : ` ${number}`})`;
    if (!taken.includes(candidate)) return candidate;
  }
}
