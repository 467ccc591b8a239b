import type { Command } from "./arguments.ts";
import { exitStatus } from "./exit-status.ts";
import type { CliWorld } from "./run-command.ts";
import { startUnattended } from "./start-unattended.ts";

/** `hearth sessions fork`: the id of the new session on stdout. */
export async function forkSession(
  { id, requests }: Extract<Command, { name: "sessions-fork" }>,
  world: CliWorld,
): Promise<number> {
  const { terminal } = world;
  const runtime = await startUnattended(world);
  try {
    terminal.out(`${runtime.sessions.fork(id, requests).id}\n`);
    return exitStatus.done;
  } finally {
    await runtime.close();
  }
}
