import type { SessionEvent } from "../../shared/event.ts";
import type { SessionSummary } from "../../shared/session.ts";
import type { Runtime } from "../runtime.ts";
import { exitStatus } from "./exit-status.ts";
import { eventPrinter } from "./print-event.ts";
import { visibleControls } from "../../shared/visible-controls.ts";
import { paint, type Terminal } from "./terminal.ts";
import { askUserInTerminal } from "./terminal-question.ts";
import { askInTerminal } from "./terminal-permission.ts";

/** Has a turn of a session begun, prints what happens until it has settled, and returns the exit status. */
export async function runTurn(
  runtime: Runtime,
  sessionId: string,
  send: () => Promise<unknown>,
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
    if (event.type === "run-end" && event.depth === 0) status = endStatus(event, terminal);
  });
  const answers = answerQuestions(runtime, sessionId, terminal, signal);
  const cancel = () => runtime.sessions.cancel(sessionId);
  signal.addEventListener("abort", cancel, { once: true });
  try {
    await send();
    if (signal.aborted) cancel();
    await runtime.sessions.settled(sessionId);
    await settleHelpers(runtime, sessionId, terminal, signal);
  } finally {
    signal.removeEventListener("abort", cancel);
    answers.stop();
    stopFollowing();
  }
  return status === exitStatus.done && wasRefused ? exitStatus.refused : status;
}

/** Agents that work in the background for a session, and those that these have started. */
function helpersOf(runtime: Pick<Runtime, "sessions">, sessionId: string): SessionSummary[] {
  const all = runtime.sessions.list();
  const own = (id: string): SessionSummary[] =>
    all.filter(({ parentId }) => parentId === id).flatMap((helper) => [helper, ...own(helper.id)]);
  return own(sessionId);
}

/** The process ends with the command, so it waits for those who work in the background. */
async function settleHelpers(
  runtime: Runtime,
  sessionId: string,
  terminal: Terminal,
  signal: AbortSignal,
): Promise<void> {
  const running = () => helpersOf(runtime, sessionId).filter(({ id }) => runtime.sessions.isRunning(id));
  const stop = () => running().forEach(({ id }) => runtime.sessions.cancel(id));
  signal.addEventListener("abort", stop, { once: true });
  try {
    for (let [first] = running(); first; [first] = running()) {
      if (signal.aborted) stop();
      terminal.err(
        `${paint(terminal, "dim", `waiting for ${first.profile} in the background: ${visibleControls(first.title)}`)}\n`,
      );
      await runtime.sessions.settled(first.id);
    }
  } finally {
    signal.removeEventListener("abort", stop);
  }
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
      return event.error.code === "permission-denied" ? exitStatus.refused : exitStatus.failed;
    default:
      return event satisfies never;
  }
}

/** Puts the questions of a session to the person, one after another. */
export function answerQuestions(
  runtime: Pick<Runtime, "gate" | "questions" | "sessions">,
  sessionId: string,
  terminal: Terminal,
  signal: AbortSignal,
) {
  const stopped = new AbortController();
  const { ask } = terminal;
  let isAsking = false;
  const next = async () => {
    if (isAsking || !ask) return;
    isAsking = true;
    try {
      for (;;) {
        const own = [sessionId, ...helpersOf(runtime, sessionId).map(({ id }) => id)];
        const either = AbortSignal.any([signal, stopped.signal]);
        const waiting = runtime.gate.pending().find((one) => own.includes(one.sessionId));
        const asked = runtime.questions.pending().find((one) => own.includes(one.sessionId));
        if (waiting) {
          const { request } = waiting;
          const answer = await askInTerminal({ ...terminal, ask }, request, either);
          runtime.gate.answer(request.id, request.hash, answer);
        } else if (asked) {
          const answer = await askUserInTerminal({ ...terminal, ask }, asked.question, either);
          runtime.questions.answer(asked.sessionId, asked.question.id, answer);
        } else return;
      }
    } finally {
      isAsking = false;
    }
  };
  const following = [runtime.gate, runtime.questions].map(({ followPending }) => followPending(() => void next()));
  return {
    stop() {
      for (const stop of following) stop();
      stopped.abort();
    },
  };
}
