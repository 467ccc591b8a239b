import * as z from "zod";
import { AppError } from "../../shared/error.ts";
import type { Confinement } from "../../shared/permission.ts";
import { defineTool, type Plan, type Tool, type ToolOutput, type ToolContext } from "../agent/tool.ts";
import { runByItsName } from "./by-its-name.ts";
import { describeEnd, hintsFor } from "./command-result.ts";
import { keepOutput } from "./keep-output.ts";
import { optionalNumber } from "./lenient.ts";
import { type CommandEnd, runCommand } from "./run-command.ts";
import type { ToolSandbox } from "./tool-sandbox.ts";
import type { ToolWorkspace } from "./tool-workspace.ts";

/** Where and how commands run. */
export type BashOptions = {
  workspace: Pick<ToolWorkspace, "root" | "touch">;
  sandbox: ToolSandbox;
  /** The absolute path of bash; null where there is none. */
  shell: string | null;
  /** All that a command gets to know, see `commandEnvironment`. */
  environment: Readonly<Record<string, string>>;
  /** Long outputs are kept whole in here. Not in the workspace. */
  outputFolder: string;
};

const usualSeconds = 120;
const mostSeconds = 3_600;
const longestCommand = 20_000;
const mostBytes = 64 * 1024 * 1024;
const titleLength = 80;
const mostAtOnce = 16_384;

/** Runs a command in the workspace: in the sandbox where there is one, and with nothing writable in a step that may only look. */
export function bashTool(options: BashOptions): Tool {
  return defineTool({
    name: "bash",
    description: "run a command in the folder",
    effect: "run",
    input: z.object({
      command: z.string().trim().min(1).max(longestCommand),
      timeout_seconds: optionalNumber(1, mostSeconds),
    }),
    sources: { command: "one-line", timeout_seconds: "one-line" },
    plan: async ({ command, timeout_seconds: seconds = usualSeconds }, context) =>
      planCommand(options, await runByItsName(command, options.workspace.root), seconds, context),
  });
}

function planCommand(options: BashOptions, written: string, seconds: number, context: ToolContext): Plan {
  const { workspace, shell } = options;
  const command = checkCommand(written);
  if (shell === null) throw new AppError("not-found", "There is no bash on this computer, so commands can't be run.");
  const confinement = confinementFor(options.sandbox, context.mayChange);
  const argv = [shell, "--noprofile", "--norc", "-c", command];
  const cwd = workspace.root;
  return {
    title: titleFor(command, confinement),
    actions: [{ kind: "run", command, argv, cwd, confinement }],
    preview: { type: "command", command, cwd, confinement },
    run: (signal) => run(options, { text: command, argv, confinement, seconds, callId: context.callId }, signal),
  };
}

/** What the person is shown must be what runs, so there is nothing in it that a screen would hide. */
function checkCommand(written: string): string {
  const command = written.replaceAll("\r\n", "\n");
  if (/[^\P{Cc}\n\t]/u.test(command) || /[\u202A-\u202E\u2066-\u2069]/.test(command)) {
    throw new AppError("invalid-input", "The command has invisible control characters in it. Write it without them.");
  }
  return command;
}

function confinementFor(sandbox: ToolSandbox, mayChange: boolean): Confinement {
  if (sandbox.isAvailable) return mayChange ? "workspace" : "read-only";
  if (mayChange) return "none";
  throw new AppError(
    "permission-denied",
    `This step may only look, and commands can't be kept from changing things here: ${sandbox.reason}`,
  );
}

function titleFor(command: string, confinement: Confinement): string {
  const [first = "", ...rest] = command.split("\n");
  const short = first.length > titleLength || rest.length > 0 ? `${first.slice(0, titleLength)}…` : first;
  return confinement === "none" ? `Run ${short} (not in a sandbox)` : `Run ${short}`;
}

type Command = { text: string; argv: readonly string[]; confinement: Confinement; seconds: number; callId: string };

async function* run(
  options: BashOptions,
  command: Command,
  signal: AbortSignal,
): AsyncGenerator<string, string | ToolOutput> {
  const { workspace, sandbox, environment, outputFolder } = options;
  const { argv, confinement, seconds, callId } = command;
  signal.throwIfAborted();
  const wrapped = await wrap(sandbox, argv, workspace.root, confinement);
  const output = keepOutput(outputFolder, callId);
  let end: CommandEnd;
  try {
    const running = runCommand(
      {
        argv: wrapped.argv,
        cwd: workspace.root,
        environment: { ...environment, ...wrapped.environment },
        callId,
        timeoutMs: seconds * 1_000,
        mostBytes,
      },
      signal,
    );
    let step = await running.next();
    try {
      while (!step.done) {
        const lines = await output.add(step.value);
        if (lines !== "") yield latest(lines);
        step = await running.next();
      }
      end = step.value;
    } finally {
      // harmless where it has ended; else whoever listened has left, and the command goes too
      await running.return({ type: "stopped" });
    }
  } finally {
    await wrapped.release();
    workspace.touch();
  }
  const { rest, summary } = await output.end();
  if (rest !== "") yield rest;
  if (summary.file !== null) yield `\nAll of the output: ${summary.file}\n`;
  const told = [describeEnd(end, { seconds, mostBytes }), summary.text.trimEnd() || "(no output)"];
  if (end.type === "stopped") throw new AppError("cancelled", told.join("\n"));
  const hints = hintsFor(command.text, end, summary, confinement);
  const whole = summary.file === null ? [] : [`All of the output: ${summary.file}`];
  if (hints.length === 0 && whole.length === 0) return told.join("\n");
  // how to do it otherwise is for the model; where the whole lies is for the person
  return { text: [...told, ...hints].join("\n"), forUser: [...told, ...whole].join("\n") };
}

/** Nobody can read more of it as it rushes by; the whole is kept. */
function latest(lines: string): string {
  return lines.length > mostAtOnce ? `[…]\n${lines.slice(-mostAtOnce)}` : lines;
}

/** Fails closed: what was planned for the sandbox never runs outside of it. */
async function wrap(sandbox: ToolSandbox, argv: readonly string[], workspace: string, confinement: Confinement) {
  if (confinement === "none") return { argv, environment: {}, release: async () => {} };
  if (!sandbox.isAvailable) throw new AppError("permission-denied", `The command was not run: ${sandbox.reason}`);
  return sandbox.wrap({ argv, workspace, confinement });
}
