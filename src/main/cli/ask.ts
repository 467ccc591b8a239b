import type { Attachment } from "../../shared/attachment.ts";
import { type RunOptions, UsageError } from "./arguments.ts";
import { exitStatus } from "./exit-status.ts";
import { openSession, removeUnsaid, startFor } from "./open-session.ts";
import type { CliWorld } from "./run-command.ts";
import { runTurn } from "./run-turn.ts";

/** `hearth ask`: one request, its answer on stdout. */
export async function ask(prompt: string | null, options: RunOptions, world: CliWorld): Promise<number> {
  const text = (prompt ?? (await world.readInput()) ?? "").trim();
  if (text === "") throw new UsageError('What should be done? Use: hearth ask "…"');
  const attachments = await attachmentsOf(options, world);
  const runtime = await startFor(options, world);
  try {
    const timeout = options.timeoutSeconds === null ? null : AbortSignal.timeout(options.timeoutSeconds * 1000);
    const signal = timeout ? AbortSignal.any([world.signal, timeout]) : world.signal;
    const session = await openSession(runtime, options, signal);
    const output = { terminal: world.terminal, json: options.json };
    const beside = {
      ...(attachments.length > 0 ? { attachments } : {}),
      ...(options.plan ? { isPlan: true as const } : {}),
    };
    const send = () => runtime.bus.direct(text, session.id, { beside });
    const status = await runTurn(runtime, session.id, send, output, signal).catch(async (cause: unknown) => {
      if (options.session.type === "new") await removeUnsaid(runtime, session.id);
      throw cause;
    });
    if (!timeout?.aborted || world.signal.aborted) return status;
    world.terminal.err(
      `hearth: stopped after ${options.timeoutSeconds} seconds. Go on with: hearth ask --session ${session.id} "go on"\n`,
    );
    return exitStatus.failed;
  } finally {
    await runtime.close();
  }
}

/** What can't be attached is told before anything is asked. */
async function attachmentsOf({ attach }: RunOptions, { terminal, signal }: CliWorld): Promise<Attachment[]> {
  if (attach.length === 0) return [];
  const { attachFiles } = await import("./attach-files.ts");
  return attachFiles(attach, terminal, signal);
}
