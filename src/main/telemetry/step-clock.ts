import type { AgentEvent, SessionEvent } from "../../shared/event.ts";
import { type Phase, phases, type StepTimes } from "../../shared/trace.ts";

/** What a step took. `stepId` is the id of its message; of one that ended without any, the id of its run. */
export type TimedStep = { sessionId: string; stepId: string; times: StepTimes };

type Running = { phase: Phase; since: number; spent: Record<Phase, number>; wasAsked: boolean };

/**
 * Measures what the steps of models spend their time on, by the events that pass. Give it every event of every session, in order;
 * it returns a step that has just ended. `now` is in milliseconds, of a clock that doesn't jump.
 */
export function stepClock(now: () => number): (event: SessionEvent) => TimedStep | null {
  const running = new Map<string, Running>();

  const enter = (step: Running, phase: Phase) => {
    const at = now();
    step.spent[step.phase] += at - step.since;
    step.since = at;
    step.phase = phase;
  };

  const end = (key: string, sessionId: string, stepId: string): TimedStep | null => {
    const step = running.get(key);
    running.delete(key);
    if (!step?.wasAsked) return null;
    enter(step, "other");
    return { sessionId, stepId, times: toTimes((phase) => Math.round(step.spent[phase])) };
  };

  return (event) => {
    const key = `${event.sessionId} ${event.agentId}`;
    if (event.type === "run-end") return end(key, event.sessionId, event.runId);
    if (event.type === "run-start") running.set(key, begun(now()));
    if (event.type === "message") {
      const { message } = event;
      if (message.role === "assistant") {
        const step = running.get(key);
        if (step && message.origin === "model") step.wasAsked = true;
        return end(key, event.sessionId, message.id);
      }
      running.set(key, begun(now()));
    }
    const step = running.get(key);
    const phase = phaseOf(event);
    if (!step || phase === null) return null;
    step.wasAsked = true;
    if (phase !== step.phase) enter(step, phase);
    return null;
  };
}

function begun(since: number): Running {
  return { phase: "other", since, spent: toTimes(() => 0), wasAsked: false };
}

function toTimes(of: (phase: Phase) => number): Record<Phase, number> {
  // each phase is a key, once
  return Object.fromEntries(phases.map((phase) => [phase, of(phase)])) as Record<Phase, number>;
}

/** What begins with an event; null where nothing does. */
function phaseOf(event: AgentEvent): Phase | null {
  switch (event.type) {
    case "model-waiting":
      return "waiting";
    case "model-progress":
      return ({ load: "loading", read: "reading", weigh: "reading", write: "writing", try: "trying" } as const)[
        event.phase
      ];
    case "text-delta":
    case "reasoning-delta":
    case "call-delta":
      return "writing";
    case "permission-request":
    case "question":
      return "asking";
    case "permission-response":
    case "question-answer":
      return "other";
    case "run-start":
    case "instructions":
    case "instructions-outdated":
    case "message":
    case "tool-start":
    case "tool-progress":
    case "todo":
    case "plan":
    case "prompt-queued":
    case "prompts-gone":
    case "report":
    case "notice":
    case "compaction":
    case "effect-notice":
    case "run-end":
      return null;
    default:
      return event satisfies never;
  }
}
