import type { TurnState } from "../../../agent/guide.ts";
import type { Call } from "../../../agent/step-protocol.ts";
import { expectedOutput } from "../../mend/expected-output.ts";
import { isProgram } from "../../mend/program-file.ts";
import { commandAsSaid } from "../../mend/run-as-said.ts";
import { saidCommand } from "../../mend/said-command.ts";
import { shownStart } from "../../mend/shown-start.ts";
import { commandWithData, runsWholeSuite, trialCommand } from "../../mend/trial-command.ts";
import type { FileEntry, WorkspaceView } from "../../workspace-view.ts";
import { namedFiles } from "../files/named-files.ts";
import { wantsMending, wantsTestToPass } from "../request/wishes/request-intent.ts";
import { asksOnlyToRun } from "../request/wishes/only-to-run.ts";
import type { StepRecord } from "../turn/step-record.ts";
import { triedRuns } from "../turn/what-was-tried.ts";

const secondsOfOne = 30;

/** A test or program that is said to fail is run: why it fails says more than that it does. */
export async function trials(
  request: string,
  { kind, tools }: TurnState,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  if (kind === "run" && asksOnlyToRun(request)) return onlyRun(request, tools, files, view);
  const isWanted = kind === "edit" && (wantsTestToPass(request) || wantsMending(request));
  if (!isWanted || !tools.some((tool) => tool.name === "bash")) return [];
  const command = await trialCommand(request, files, view);
  if (command === null) return [];
  // one program that runs on and on is seen to do so soon
  const limit = runsWholeSuite(command) ? {} : { timeout_seconds: secondsOfOne };
  return [{ tool: "bash", input: { command, ...limit } }];
}

/** What is to be run and nothing else is run as it is said. */
async function onlyRun(
  request: string,
  tools: TurnState["tools"],
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const command = tools.some((tool) => tool.name === "bash") ? await commandAsSaid(request, files, view) : null;
  return command === null ? [] : [{ tool: "bash", input: { command, timeout_seconds: secondsOfOne } }];
}

/** What is to be committed says nothing of what is printed. */
const saysCommit = /commit|コミット/iu;
/** What starts another program or reaches the network isn't only tried; what takes something away never is. */
const reachesOut =
  /(?<![\w.])(?:curl|wget|ssh|scp|rsync|git|sudo)\s|\bos\.(?:system|kill)|\bsubprocess\b|child_process|\brequests\b|\burllib\b|\bfetch\(/u;

/**
 * A new program is run as the request does, where that says what it should print then, or shows what the program is given and it only reads; or with the one file that the
 * request names for it: an example of what it is given shows whether it breaks off.
 */
export async function triedFirst(
  records: readonly StepRecord[],
  request: string,
  { tools }: TurnState,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Call[]> {
  const last = records.at(-1);
  const path = last?.input["path"];
  const isNew = last?.tool === "write" && last.status === "ok" && typeof path === "string" && isProgram(path);
  const canRun = tools.some(({ name }) => name === "bash");
  const content = last?.input["content"];
  if (saysCommit.test(request) || (typeof content === "string" && reachesOut.test(content))) return [];
  if (!isNew || !canRun || triedRuns(records).length > 0) return [];
  const said = expectedOutput(request).length > 0 ? saidCommand(request, files) : null;
  const text = typeof content === "string" ? content : "";
  const command = said?.includes(path)
    ? await trialCommand(request, files, view)
    : ((await shownStart(request, { path, text }, files, view)) ??
      (await commandWithData(path, text, namedFiles(request, files), view)));
  return command === null ? [] : [{ tool: "bash", input: { command, timeout_seconds: secondsOfOne } }];
}

/** After a change, what the harness ran before it is run again, once. */
export function triedAgain(records: readonly StepRecord[]): Call[] {
  const last = records.at(-1);
  const tried = triedRuns(records).at(-1);
  const isChanged = last?.effect === "change" && last.status === "ok";
  return tried?.status === "ok" && isChanged ? [{ tool: tried.tool, input: tried.input }] : [];
}
