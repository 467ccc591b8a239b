import { AppError } from "../../shared/error.ts";
import type { PermissionMode } from "../../shared/permission.ts";
import type { SessionSummary } from "../../shared/session.ts";
import type { Runtime } from "../app.ts";
import { type RunOptions, UsageError } from "./arguments.ts";
import type { CliWorld } from "./run-command.ts";

/** Starts the runtime as the options say. The caller closes it. */
export async function startFor(options: RunOptions, world: CliWorld): Promise<Runtime> {
  const runtime = await world.startRuntime({
    paths: world.paths,
    permission: permissionMode(options, world),
    keepsHistory: options.history,
    maxSteps: options.maxSteps,
    owner: "command line",
  });
  if (runtime.notice) world.terminal.err(`hearth: ${runtime.notice}\n`);
  return runtime;
}

/** The session that the options name, or a new one. */
export async function openSession(runtime: Runtime, options: RunOptions, signal: AbortSignal): Promise<SessionSummary> {
  const { sessions, models } = runtime;
  const modelId = options.model === null ? null : (await models.resolve(options.model, signal)).id;
  const found = await findSession(runtime, options);
  if (!found) return sessions.create({ workspace: options.workspace, modelId });
  if (modelId !== null) sessions.setModel(found.id, modelId);
  return found;
}

async function findSession({ sessions }: Runtime, { session, workspace }: RunOptions): Promise<SessionSummary | null> {
  switch (session.type) {
    case "new":
      return null;
    case "id":
      return sessions.open(session.id).summary;
    case "last": {
      const { realpath } = await import("node:fs/promises");
      const folder = await realpath(workspace).catch(() => workspace);
      const last = sessions.list().find((summary) => summary.workspace === folder);
      if (!last)
        throw new AppError(
          "not-found",
          `There is no session in ${folder} to go on with. Leave --continue out to begin one.`,
        );
      return last;
    }
    default:
      return session satisfies never;
  }
}

function permissionMode({ permission }: RunOptions, { terminal }: CliWorld): PermissionMode {
  if (permission === "ask" && !terminal.ask) {
    throw new UsageError("--permission ask needs a terminal to ask in. Without one, use --permission deny or allow.");
  }
  return permission ?? (terminal.ask ? "ask" : "deny");
}
