import { randomUUID } from "node:crypto";
import { cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Call } from "../../agent/step-protocol.ts";
import type { TryOuts } from "../../guided/guide/trials.ts";
import type { Tool } from "../../agent/tool.ts";
import { bashTool, type BashOptions } from "../../tools/bash.ts";
import { editTool } from "../../tools/edit.ts";
import { writeTool } from "../../tools/write.ts";
import { openWorkspace, type Workspace } from "../../workspace/open-workspace.ts";
import { resultOf } from "../../../shared/result-of.ts";
import { coverageOf } from "./traced/coverage-of.ts";

/** Larger folders aren't copied for a trial. */
const mostFiles = 400;
const mostBytes = 8 * 1024 * 1024;
const trialSeconds = 20;
/** A change can make a program run on and on: a command has this much longer than without any, and no more than this where that never ended. */
const moreSeconds = 5;

/**
 * Makes changes in copies of the folder and runs commands there, confined like any other. The folder itself isn't touched.
 * Null where it can't be: without a sandbox a command could reach beyond the copy, and a large folder takes too long.
 */
export async function tryOutIn(
  workspace: Workspace,
  options: Omit<BashOptions, "workspace">,
  signal: AbortSignal,
): Promise<TryOuts | null> {
  const { files } = await workspace.files(signal);
  const bytes = files.reduce((sum, file) => sum + file.size, 0);
  if (!options.sandbox.isAvailable || files.length > mostFiles || bytes > mostBytes) return null;
  /** In seconds; a quick command says nothing of how long another one takes. */
  const limits = new Map<string, number>();
  const limitOf = (command: string) => limits.get(command) ?? trialSeconds;

  async function inCopy<Result>(use: (place: CopyOfFolder) => Promise<Result>): Promise<Result> {
    const place = await mkdtemp(path.join(tmpdir(), "hearth-trial-"));
    const [folder, outputFolder] = [path.join(place, "folder"), path.join(place, "outputs")];
    try {
      await mkdir(folder);
      for (const file of files) {
        await cp(path.join(workspace.root, file.path), path.join(folder, file.path), { verbatimSymlinks: true });
      }
      const copy = await openWorkspace(folder);
      const bash = bashTool({ ...options, outputFolder, workspace: copy });
      return await use({
        copy,
        run: (command, seconds, running) => outcomeOf(bash, { command, timeout_seconds: seconds }, running),
      });
    } finally {
      await rm(place, { recursive: true, force: true });
    }
  }

  return {
    run: (call, command, running, data = null) =>
      inCopy(async ({ copy, run }) => {
        if (data && !(await isChanged(data, copy, running))) return null;
        if (call && !(await isChanged(call, copy, running))) return null;
        const started = performance.now();
        const outcome = await run(command, limitOf(command), running);
        const took = Math.ceil((performance.now() - started) / 1000);
        const longer = took < trialSeconds ? Math.min(trialSeconds, 2 * took + moreSeconds) : moreSeconds;
        if (call === null) limits.set(command, longer);
        return outcome;
      }),
    coverage: (command, running) =>
      inCopy(({ copy, run }) => coverageOf(command, copy.root, (traced) => run(traced, limitOf(command), running))),
  };
}

type CopyOfFolder = { copy: Workspace; run(command: string, seconds: number, signal: AbortSignal): Promise<string> };

async function isChanged(call: Call, copy: Workspace, signal: AbortSignal): Promise<boolean> {
  const change = { edit: editTool, write: writeTool }[call.tool];
  if (!change) return false;
  try {
    await outcomeOf(change(copy), call.input, signal);
    return true;
  } catch {
    signal.throwIfAborted();
    return false;
  }
}

async function outcomeOf(tool: Tool, input: unknown, signal: AbortSignal): Promise<string> {
  const plan = await tool.plan(
    input,
    // several are tried at once, and the end of one ends all processes of its call
    { sessionId: "trial", callId: randomUUID(), depth: 0, mayChange: true, agents: null },
    signal,
  );
  const result = await resultOf(plan.run(signal));
  return typeof result === "string" ? result : result.text;
}
