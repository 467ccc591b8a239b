import type { SessionEvent } from "../../shared/event.ts";
import type { Runtime } from "../app.ts";
import { exitStatus } from "./exit-status.ts";
import { eventPrinter } from "./print-event.ts";
import { paint, type Terminal } from "./terminal.ts";
import { askInTerminal } from "./terminal-permission.ts";

/** Sends one request to a session, prints what happens until it has settled, and returns the exit status. */
export async function runTurn(
  runtime: Runtime,
  sessionId: string,
  prompt: string,
  output: { terminal: Terminal; json: boolean },
  signal: AbortSignal,
): Promise<number> {
  const { terminal, json } = output;
  let status: number = exitStatus.done;
  let wasRefused = false;
  const print = json ? jsonPrinter(terminal) : eventPrinter(terminal);
  const stopFollowing = runtime.sessions.follow((event) => {
    if (event.sessionId !== sessionId) return;
    print(event);
    if (event.type === "message" && event.message.role === "tool" && event.message.status === "denied")
      wasRefused = true;
    if (event.type === "run-end") status = endStatus(event, terminal);
  });
  const answers = answerQuestions(runtime, sessionId, terminal, signal);
  const cancel = () => runtime.sessions.cancel(sessionId);
  signal.addEventListener("abort", cancel, { once: true });
  try {
    runtime.sessions.send(sessionId, prompt);
    if (signal.aborted) cancel();
    await runtime.sessions.settled(sessionId);
  } finally {
    signal.removeEventListener("abort", cancel);
    answers.stop();
    stopFollowing();
  }
  return status === exitStatus.done && wasRefused ? exitStatus.refused : status;
}

function jsonPrinter(terminal: Terminal): (event: SessionEvent) => void {
  return (event) => terminal.out(`${JSON.stringify(event)}\n`);
}

function endStatus(event: SessionEvent & { type: "run-end" }, terminal: Terminal): number {
  switch (event.reason) {
    case "done":
      return exitStatus.done;
    case "cancelled":
    case "interrupted":
      return exitStatus.cancelled;
    case "step-limit":
      return exitStatus.failed;
    case "failed":
      terminal.err(`${paint(terminal, "red", "hearth:")} ${event.error.message}\n`);
      return exitStatus.failed;
    default:
      return event satisfies never;
  }
}

/** Puts the questions of a session to the person, one after another. */
function answerQuestions(runtime: Runtime, sessionId: string, terminal: Terminal, signal: AbortSignal) {
  const stopped = new AbortController();
  const { ask } = terminal;
  let isAsking = false;
  const next = async () => {
    if (isAsking || !ask) return;
    isAsking = true;
    try {
      for (;;) {
        const waiting = runtime.gate.pending().find((one) => one.sessionId === sessionId);
        if (!waiting) return;
        const { request } = waiting;
        const answer = await askInTerminal({ ...terminal, ask }, request, AbortSignal.any([signal, stopped.signal]));
        runtime.gate.answer(request.id, request.hash, answer);
      }
    } finally {
      isAsking = false;
    }
  };
  const stopFollowing = runtime.gate.followPending(() => void next());
  return {
    stop() {
      stopFollowing();
      stopped.abort();
    },
  };
}
