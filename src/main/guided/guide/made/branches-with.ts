import type { Call } from "../../../agent/step-protocol.ts";
import { shellWord } from "../../forms/shell-word.ts";
import type { FileEntry, WorkspaceView } from "../../workspace-view.ts";
import { missingFiles, namedFiles } from "../files/named-files.ts";
import { asksWhere, asksWhichBranch } from "../request/git/asks-which-branch.ts";
import { escapeRegExp } from "../request/words/word-pattern.ts";

const title = "Branches with ";

/** Where it is asked on which branch a file is: the command that looks for it on all of them. Empty where no file, or several, are named. */
export async function branchesWith(request: string, files: readonly FileEntry[], view: WorkspaceView): Promise<Call[]> {
  if (!asksWhichBranch(request)) return [];
  const asked = [...missingFiles(request, files), ...namedFiles(request, files).map(({ path }) => path)];
  const [file, ...others] = asked;
  if (file === undefined || others.length > 0 || !asksWhere(request, file) || !(await view.isRepository())) return [];
  const pattern = shellWord(`(.*/)?${escapeRegExp(file)}`);
  const list = `git -c core.quotepath=off ls-tree -r --name-only "$branch"`;
  const branches = "git for-each-ref --format='%(refname)' refs/heads refs/remotes";
  const command = `echo ${shellWord(`${title}${file}:`)}; ${branches} | while read -r branch; do ${list} | grep -qxE ${pattern} && echo "- \${branch#refs/}"; done; echo 'No others.'`;
  return [{ tool: "bash", input: { command } }];
}

/** What `branchesWith` found, as its command printed it; null for other output. */
export function foundBranches(output: string): { file: string; branches: string[] } | null {
  const [, file, list = ""] = /^Branches with (.+):\n((?:- .+\n)*)No others\./mu.exec(output) ?? [];
  const found = [...list.matchAll(/^- (.+)$/gmu)].flatMap(([, branch]) => branch ?? []);
  const own = found.flatMap((ref) => (ref.startsWith("heads/") ? ref.slice("heads/".length) : []));
  const copies = found.flatMap((ref) => (ref.startsWith("remotes/") ? ref.slice("remotes/".length) : []));
  const onlyThere = copies.filter((branch) => {
    const name = branch.slice(branch.indexOf("/") + 1);
    // what a server takes for its main branch is one of its others
    return name !== "HEAD" && !own.includes(name);
  });
  return file === undefined ? null : { file, branches: [...own, ...onlyThere] };
}
