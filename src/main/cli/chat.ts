import { AppError } from "../../shared/error.ts";
import { visibleControls } from "../../shared/visible-controls.ts";
import { type RunOptions, UsageError } from "./arguments.ts";
import { exitStatus } from "./exit-status.ts";
import { openSession, removeUnsaid, startFor } from "./open-session.ts";
import type { CliWorld } from "./run-command.ts";
import { runTurn } from "./run-turn.ts";
import type { Runtime } from "../runtime.ts";
import { startWords } from "../wiring/sessions/start-info.ts";
import { paint, type Terminal } from "./terminal.ts";

/** `hearth chat`: requests one after another in one session, until an empty line or the end of the input. */
export async function chat(options: RunOptions, world: CliWorld): Promise<number> {
  const { terminal, signal } = world;
  const { ask } = terminal;
  if (!ask) throw new UsageError("hearth chat needs a terminal. In a script use: hearth ask");
  const runtime = await startFor(options, world);
  try {
    const session = await openSession(runtime, options, signal);
    const leave = async (status: number) => {
      if (options.session.type === "new") await removeUnsaid(runtime, session.id);
      return status;
    };
    terminal.err(paint(terminal, "dim", `Session ${session.id} in ${session.workspace}. An empty line ends it.\n`));
    terminal.err(paint(terminal, "dim", `${startWords(await runtime.startInfo(session.workspace))}\n`));
    for (;;) {
      const line = (await ask(paint(terminal, "bold", "› "), signal))?.trim();
      if (!line) return await leave(signal.aborted ? exitStatus.cancelled : exitStatus.done);
      const send = () => runtime.bus.direct(line, session.id);
      const output = { terminal, json: options.json };
      try {
        await runTurn(runtime, session.id, send, output, signal);
        await askForPlan(runtime, session.id, { ...output, ask }, signal);
      } catch (cause) {
        // what one request can't be, such as a command that isn't there, is no end of the talk
        if (!(cause instanceof AppError)) throw cause;
        terminal.err(`hearth: ${visibleControls(cause.message)}\n`);
      }
      if (signal.aborted) return await leave(exitStatus.cancelled);
    }
  } finally {
    await runtime.close();
  }
}

/** Puts the plan to the person that the last turn ended in, if it did, and does it where they want that. */
async function askForPlan(
  runtime: Runtime,
  sessionId: string,
  output: { terminal: Terminal; json: boolean; ask: NonNullable<Terminal["ask"]> },
  signal: AbortSignal,
): Promise<void> {
  const { messages, plans } = runtime.sessions.open(sessionId).view;
  const plan = plans[messages.at(-1)?.id ?? ""];
  if (plan?.state !== "open" || signal.aborted) return;
  const answer = await output.ask("Do this plan? [y]es or [N]o? ", signal);
  if (answer === null) return;
  const isWanted = answer.trim().toLowerCase().startsWith("y");
  const decide = async () => runtime.sessions.decidePlan(sessionId, plan.id, { type: isWanted ? "do" : "drop" });
  if (isWanted) await runTurn(runtime, sessionId, decide, output, signal);
  else await decide();
}
