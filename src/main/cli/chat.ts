import { type RunOptions, UsageError } from "./arguments.ts";
import { exitStatus } from "./exit-status.ts";
import { openSession, startFor } from "./open-session.ts";
import type { CliWorld } from "./run-command.ts";
import { runTurn } from "./run-turn.ts";
import { paint } from "./terminal.ts";

/** `hearth chat`: requests one after another in one session, until an empty line or the end of the input. */
export async function chat(options: RunOptions, world: CliWorld): Promise<number> {
  const { terminal, signal } = world;
  const { ask } = terminal;
  if (!ask) throw new UsageError("hearth chat needs a terminal. In a script use: hearth ask");
  const runtime = await startFor(options, world);
  try {
    const session = await openSession(runtime, options, signal);
    terminal.err(paint(terminal, "dim", `Session ${session.id} in ${session.workspace}. An empty line ends it.\n`));
    for (;;) {
      const line = (await ask(paint(terminal, "bold", "› "), signal))?.trim();
      if (!line) return signal.aborted ? exitStatus.cancelled : exitStatus.done;
      await runTurn(runtime, session.id, line, { terminal, json: options.json }, signal);
      if (signal.aborted) return exitStatus.cancelled;
    }
  } finally {
    await runtime.close();
  }
}
