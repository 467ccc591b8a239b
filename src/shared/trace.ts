import type { AgentTag, DurableEvent } from "./event.ts";
import type { DialectId, StepUsage, StopReason, ToolStatus } from "./message.ts";

/** An event with the time at which it was stored, in milliseconds since 1970. */
export type TimedEvent = AgentTag & DurableEvent & { atMs: number };

/** What a step of a model can spend time on. `asking`: whether it may be made elsewhere. `other`: the harness's own work. */
export const phases = ["waiting", "loading", "reading", "writing", "trying", "asking", "other"] as const;
export type Phase = (typeof phases)[number];

/** Milliseconds of a step, by what they were spent on. Together they are all of its time. */
export type StepTimes = Readonly<Record<Phase, number>>;

/** A stretch of time in which one thing was done. Times are milliseconds since 1970. */
export type Span = RunSpan | ChatSpan | ToolSpan;

type Stretch = { startMs: number; endMs: number; agent: AgentTag };

/** An agent's work on a request, from its start to its end. */
export type RunSpan = Stretch & {
  type: "agent.run";
  runId: string;
  modelId: string;
  dialect: DialectId;
  /** What was asked, shortened; empty where nothing was. */
  request: string;
  /** `unfinished`: it goes on, or a crash has ended it. */
  status: "done" | "cancelled" | "step-limit" | "interrupted" | "failed" | "unfinished";
  children: (ChatSpan | ToolSpan)[];
};

/** One reply of a model. */
export type ChatSpan = Stretch & {
  type: "llm.chat";
  /** Counts the replies of a session, from 1. */
  number: number;
  /** null where it ended before it had said anything. */
  messageId: string | null;
  modelId: string;
  /** The computer that it was sent to; null for one that the settings name. */
  host: string | null;
  status: StopReason | "failed";
  usage: StepUsage | null;
  times: StepTimes;
};

/** One call of a tool. */
export type ToolSpan = Stretch & {
  type: "execute_tool";
  callId: string;
  tool: string;
  /** What it was called with, as JSON, and what came out: without what looks like a secret, and shortened. */
  input: string;
  output: string;
  status: ToolStatus | "unfinished";
  /** For so long the person was asked, at its beginning. */
  askedMs: number;
  /** The runs of agents that it started. */
  children: RunSpan[];
};

/** What the time of a whole run went into. Tools that work side by side count once. */
export type TimeUse = Readonly<Record<Exclude<Phase, "asking"> | "tools" | "questions", number>>;

/** A run as the window shows it: no words of its tools. */
export type RunTimes = Pick<RunSpan, "runId" | "request" | "status" | "startMs" | "endMs"> & { use: TimeUse };

export function runTimes(run: RunSpan): RunTimes {
  const { runId, request, status, startMs, endMs } = run;
  return { runId, request, status, startMs, endMs, use: timeUse(run) };
}

/** Where the time of a run went. What its helpers did is within the tools that started them. */
export function timeUse({ children, startMs, endMs }: RunSpan): TimeUse {
  const chats = children.filter((child) => child.type === "llm.chat");
  const tools = children.filter((child) => child.type === "execute_tool");
  const sum = (phase: Phase) => chats.reduce((total, { times }) => total + times[phase], 0);
  const named = {
    waiting: sum("waiting"),
    loading: sum("loading"),
    reading: sum("reading"),
    writing: sum("writing"),
    trying: sum("trying"),
    tools: covered(tools.map((tool) => [tool.startMs + tool.askedMs, tool.endMs])),
    questions: sum("asking") + covered(tools.map((tool) => [tool.startMs, tool.startMs + tool.askedMs])),
  };
  const known = Object.values(named).reduce((total, ms) => total + ms, 0);
  return { ...named, other: Math.max(0, endMs - startMs - known) };
}

/** The length of all that lies in at least one of the stretches. */
function covered(stretches: readonly (readonly [from: number, to: number])[]): number {
  let total = 0;
  let until = -Infinity;
  for (const [from, to] of stretches.toSorted(([one], [other]) => one - other)) {
    total += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return total;
}
