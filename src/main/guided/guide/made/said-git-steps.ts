import type { Call } from "../../../agent/step-protocol.ts";
import type { TurnState } from "../../../agent/guide.ts";
import type { FileEntry, WorkspaceView } from "../../workspace-view.ts";
import { namedFiles } from "../files/named-files.ts";
import { saidGitCommand } from "../request/said-git.ts";
import { partsOf, planOf } from "../turn/parts.ts";
import type { StepRecord } from "../turn/step-record.ts";

/** What a request says to git in full, at the start of a turn. Empty where it is one of several wishes, or something is left open. */
export async function saidGitCalls(
  request: string,
  { kind, tools }: TurnState,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const canRun = kind !== "look" && tools.some(({ name }) => name === "bash");
  const isOneWish = partsOf(request, files).every(({ text }) => /commit|コミット/iu.test(text));
  if (!canRun || !isOneWish || !(await view.isRepository())) return [];
  const meant = filesOfGit(request, files);
  return meant === null ? [] : gitCall(saidGitCommand(request, meant));
}

/** The commit that comes next in a turn with several wishes: of the files that it names, else of those that were changed in this turn. */
export function nextCommit(request: string, files: readonly FileEntry[], records: readonly StepRecord[]): Call[] {
  const last = records.at(-1);
  const [part] = planOf(request, files, records).open;
  const changes = records.filter(({ effect, status }) => effect === "change" && status === "ok");
  // what a command changed besides isn't known
  const hasRun = records.some(({ effect, isMade }) => effect === "run" && !isMade);
  if (!part?.command || last?.status !== "ok" || hasRun || changes.length === 0) return [];
  const named = filesOfGit(part.text, files);
  if (named === null) return [];
  const changed = changes.flatMap(({ input: { path } }) => (typeof path === "string" ? [path] : []));
  return gitCall(saidGitCommand(part.text, named.length > 0 ? named : [...new Set(changed)]));
}

function gitCall(command: string | null): Call[] {
  return command === null ? [] : [{ tool: "bash", input: { command } }];
}

const denial =
  /n't\b|\b(?:not|never|no|without|leaves?|stays?|keeps?|except|on purpose|nicht|kein\w*|ohne|lass\w*|bleib\w*|außer|absichtlich)\b|ない|そのまま/iu;

/**
 * The files that a request has git do something with: all that it names but those of a sentence that says no. Null where such a sentence
 * names several: which of them are ruled out isn't clear.
 */
function filesOfGit(request: string, files: readonly FileEntry[]): string[] | null {
  const sentences = request.split(/(?<=[.!?;。])\s+|(?<=。)|\n+/u).map((text) => ({
    isDenied: denial.test(text),
    named: namedFiles(text, files).map(({ path }) => path),
  }));
  if (sentences.some(({ isDenied, named }) => isDenied && named.length > 1)) return null;
  const denied = sentences.flatMap(({ isDenied, named }) => (isDenied ? named : []));
  const meant = sentences.flatMap(({ isDenied, named }) => (isDenied ? [] : named));
  return [...new Set(meant)].filter((path) => !denied.includes(path));
}
