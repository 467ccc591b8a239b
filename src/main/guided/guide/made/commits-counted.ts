import type { Call } from "../../../agent/step-protocol.ts";
import { shellWord } from "../../forms/shell-word.ts";
import type { WorkspaceView } from "../../workspace-view.ts";
import { type AskedCommits, askedCommits } from "../request/git/asks-commit-count.ts";

const title = "Commits by author";

/** Where it is asked how many commits somebody made: the command that has git count them. Empty elsewhere. */
export async function commitsCounted(request: string, view: WorkspaceView): Promise<Call[]> {
  const asked = askedCommits(request);
  if (asked === null || !(await view.isRepository())) return [];
  const { since } = asked;
  const all = `echo ${shellWord(`${title}:`)} && git shortlog -s HEAD`;
  const range =
    since === null
      ? ""
      : ` && echo ${shellWord(`${title} since ${since}:`)} && git shortlog -s ${shellWord(`${since}..HEAD`)}`;
  return [{ tool: "bash", input: { command: `${all}${range} && echo 'No others.'` } }];
}

/** How many commits there are of whom a request asks for, out of what `commitsCounted` printed; null where several people are called so, or nobody. */
export function countedCommits(
  output: string,
  { author, since }: AskedCommits,
): { author: string | null; count: number } | null {
  const [, all = "", last] =
    /^Commits by author:\n((?:\s*\d+\t.+\n)*)(?:Commits by author since .+:\n((?:\s*\d+\t.+\n)*))?No others\./mu.exec(
      output,
    ) ?? [];
  const people = countsIn(all);
  const counted = since === null ? people : countsIn(last ?? "");
  if (people.length === 0 || (since !== null && last === undefined)) return null;
  if (author === null) return { author, count: counted.reduce((sum, { count }) => sum + count, 0) };
  const [meant, ...others] = peopleCalled(
    author,
    people.map(({ name }) => name),
  );
  if (meant === undefined || others.length > 0) return null;
  return { author: meant, count: counted.find(({ name }) => name === meant)?.count ?? 0 };
}

function countsIn(list: string): { name: string; count: number }[] {
  return [...list.matchAll(/^\s*(\d+)\t(.+)$/gmu)].map(([, count, name = ""]) => ({ name, count: Number(count) }));
}

/** Whoever is called so in full, else those with that name among theirs. */
function peopleCalled(said: string, people: readonly string[]): string[] {
  const lower = said.toLowerCase();
  const whole = people.filter((name) => name.toLowerCase() === lower);
  return whole.length > 0 ? whole : people.filter((name) => name.toLowerCase().split(/\s+/u).includes(lower));
}
