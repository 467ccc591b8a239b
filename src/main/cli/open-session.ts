import { AppError } from "../../shared/error.ts";
import type { PermissionMode } from "../../shared/permission.ts";
import type { SessionSummary } from "../../shared/session.ts";
import type { Runtime } from "../runtime.ts";
import { realFolder } from "../workspace/real-folder.ts";
import { type RunOptions, UsageError } from "./arguments.ts";
import type { CliWorld } from "./run-command.ts";

/** Starts the runtime as the options say. The caller closes it. */
export async function startFor(options: RunOptions, world: CliWorld): Promise<Runtime> {
  const runtime = await world.startRuntime({
    paths: world.paths,
    permission: modeFor("--permission", options.permission, world),
    cloud: modeFor("--cloud", options.cloud, world),
    keepsHistory: options.history,
    isAttended: world.terminal.ask !== null,
    maxSteps: options.maxSteps,
    owner: "command line",
  });
  if (runtime.notice) world.terminal.err(`hearth: ${runtime.notice}\n`);
  return runtime;
}

/** The session that the options name, or a new one. */
export async function openSession(runtime: Runtime, options: RunOptions, signal: AbortSignal): Promise<SessionSummary> {
  const { sessions, models, agents } = runtime;
  const { profile } = options;
  const modelId = options.model === null ? null : (await models.resolve(options.model, signal)).id;
  const found = await findSession(runtime, options);
  const workspace = found?.workspace ?? realFolder(options.workspace);
  // one that isn't there is told before anything is asked of it
  if (profile !== null) await agents.get(profile, workspace);
  if (!found) return sessions.create({ workspace, modelId, ...(profile === null ? {} : { profile }) });
  if (modelId !== null) sessions.setModel(found.id, modelId);
  if (profile !== null) sessions.setProfile(found.id, profile);
  return found;
}

/** A session in which nothing was said, be it that its first request was refused, has nothing to be kept. */
export async function removeUnsaid({ sessions }: Pick<Runtime, "sessions">, id: string): Promise<void> {
  if (sessions.open(id).view.messages.length === 0) await sessions.remove(id);
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

/** Where nobody can be asked, the answer is no. */
function modeFor(option: string, mode: PermissionMode | null, { terminal }: CliWorld): PermissionMode {
  if (mode === "ask" && !terminal.ask) {
    throw new UsageError(`${option} ask needs a terminal to ask in. Without one, use ${option} deny or allow.`);
  }
  return mode ?? (terminal.ask ? "ask" : "deny");
}
