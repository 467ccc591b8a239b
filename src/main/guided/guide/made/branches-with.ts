import type { Call } from "../../../agent/step-protocol.ts";
import { shellWord } from "../../forms/shell-word.ts";
import type { FileEntry, WorkspaceView } from "../../workspace-view.ts";
import { missingFiles, namedFiles } from "../files/named-files.ts";
import { asksWhichBranch } from "../request/asks-which-branch.ts";
import { escapeRegExp } from "../request/word-pattern.ts";

const title = "Branches with ";

/** Where it is asked on which branch a file is: the command that looks for it on all of them. Empty where no file, or several, are named. */
export async function branchesWith(request: string, files: readonly FileEntry[], view: WorkspaceView): Promise<Call[]> {
  if (!asksWhichBranch(request)) return [];
  const asked = [...missingFiles(request, files), ...namedFiles(request, files).map(({ path }) => path)];
  const [file, ...others] = asked;
  if (file === undefined || others.length > 0 || !(await view.isRepository())) return [];
  const pattern = shellWord(`(.*/)?${escapeRegExp(file)}`);
  const list = `git -c core.quotepath=off ls-tree -r --name-only "$branch"`;
  const branches = "git for-each-ref --format='%(refname:short)' refs/heads refs/remotes";
  const command = `echo ${shellWord(`${title}${file}:`)}; ${branches} | while read -r branch; do ${list} | grep -qxE ${pattern} && echo "- $branch"; done; echo 'No others.'`;
  return [{ tool: "bash", input: { command } }];
}

/** What `branchesWith` found, as its command printed it; null for other output. */
export function foundBranches(output: string): { file: string; branches: string[] } | null {
  const [, file, list = ""] = /^Branches with (.+):\n((?:- .+\n)*)No others\./mu.exec(output) ?? [];
  const found = [...list.matchAll(/^- (.+)$/gmu)].flatMap(([, branch]) => branch ?? []);
  const own = found.filter((branch) => {
    const [remote = "", ...rest] = branch.split("/");
    // the copy on a server, and what it takes for its main branch
    return !found.includes(rest.join("/")) && !(remote === "origin" && (rest.length === 0 || rest[0] === "HEAD"));
  });
  return file === undefined ? null : { file, branches: own };
}
