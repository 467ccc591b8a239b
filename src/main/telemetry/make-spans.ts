import type { AgentTag } from "../../shared/event.ts";
import { namesEnvFile } from "../../shared/mask-secrets.ts";
import type { AssistantMessage, ToolCallPart, ToolMessage } from "../../shared/message.ts";
import type { ChatSpan, RunSpan, StepTimes, TimedEvent, ToolSpan } from "../../shared/trace.ts";
import { spentOn } from "../../shared/with-usage.ts";
import { shownText } from "./shown-text.ts";

/** The run that an agent is at, and since when its next step is waited for. */
type Current = { run: RunSpan; since: number };

/** A call, and when it began to work: when its plan was known, and then when the person had allowed it. */
type Call = { span: ToolSpan; isEnvFile: boolean; beganMs: number | null };

const requestLimit = 200;

/**
 * The spans of a session, made from what is stored of it: its events, and what its steps spent their time on, by their ids (missing
 * for those of a week ago). Runs of helpers are within the calls that started them; what is returned are the others, in order.
 */
export function makeSpans(events: readonly TimedEvent[], times: ReadonlyMap<string, StepTimes>): RunSpan[] {
  const roots: RunSpan[] = [];
  const current = new Map<string, Current>();
  const calls = new Map<string, Call>();
  const questions = new Map<string, { call: Call; sinceMs: number }>();
  let chats = 0;

  const addChat = ({ run, since }: Current, more: Pick<ChatSpan, "messageId" | "status" | "usage">, to: ChatEnd) => {
    const measured = times.get(more.messageId ?? run.runId);
    const { endMs, modelId = run.modelId, host = null } = to;
    const stretch = { startMs: since, endMs: Math.max(since, endMs), agent: run.agent };
    const spent = stepTimes(stretch.endMs - since, more.usage, measured);
    run.children.push({ type: "llm.chat", number: ++chats, ...stretch, modelId, host, ...more, times: spent });
  };

  const addCall = (run: RunSpan, part: ToolCallPart, atMs: number) => {
    const input = JSON.stringify(part.input);
    const span: ToolSpan = {
      type: "execute_tool",
      startMs: atMs,
      endMs: atMs,
      agent: run.agent,
      callId: part.callId,
      tool: part.tool,
      input: shownText(input),
      output: "",
      status: "unfinished",
      askedMs: 0,
      children: [],
    };
    calls.set(part.callId, { span, isEnvFile: namesEnvFile(input), beganMs: null });
    run.children.push(span);
  };

  const endRun = (own: Current, event: Extract<TimedEvent, { type: "run-end" }>) => {
    const { run, since } = own;
    const { reason, runId, atMs } = event;
    const unsaid = times.get(runId);
    if (unsaid) {
      const status = reason === "failed" ? "failed" : "cancelled";
      addChat(own, { messageId: null, status, usage: null }, { endMs: since + total(unsaid) });
    }
    run.status = reason;
    // what was broken off is closed when it is next looked at, which may be days later
    run.endMs = reason === "interrupted" ? lastKnown(run) : atMs;
    current.delete(event.agentId);
  };

  for (const event of events) {
    const own = current.get(event.agentId);
    if (own) own.run.endMs = event.atMs;
    switch (event.type) {
      case "run-start": {
        const run = startedRun(event);
        const parent = event.callId === undefined ? null : calls.get(event.callId);
        if (parent) parent.span.children.push(run);
        else roots.push(run);
        current.set(event.agentId, { run, since: event.atMs });
        break;
      }
      case "message":
        if (event.message.role === "tool") endCall(calls.get(event.message.callId), event.message);
        if (!own) break;
        if (event.message.role === "user") own.run.request ||= shownText(event.message.text).slice(0, requestLimit);
        if (event.message.role === "assistant") {
          const { id, stop, sent } = event.message;
          const place = sent ? { modelId: sent.modelId, host: sent.host } : {};
          const more = { messageId: id, status: stop, usage: spentOn(event.message) };
          if (isModels(event.message)) addChat(own, more, { endMs: event.atMs, ...place });
          for (const part of event.message.parts) if (part.type === "tool-call") addCall(own.run, part, event.atMs);
        }
        own.since = event.atMs;
        break;
      case "tool-start": {
        const call = calls.get(event.callId);
        if (!call) break;
        call.beganMs = event.atMs;
        call.span.startMs = event.atMs;
        break;
      }
      case "permission-request": {
        const call = calls.get(event.request.callId);
        if (call) questions.set(event.request.id, { call, sinceMs: event.atMs });
        break;
      }
      case "permission-response": {
        const question = questions.get(event.requestId);
        if (!question) break;
        question.call.span.askedMs += event.atMs - question.sinceMs;
        if (event.answer !== "deny") question.call.beganMs = event.atMs;
        break;
      }
      case "question": {
        const call = calls.get(event.question.callId);
        if (call) questions.set(event.question.id, { call, sinceMs: event.atMs });
        break;
      }
      case "question-answer": {
        const question = questions.get(event.questionId);
        if (!question) break;
        question.call.span.askedMs += event.atMs - question.sinceMs;
        question.call.beganMs = event.atMs;
        break;
      }
      case "todo":
      case "plan":
      case "report":
      case "notice":
      case "compaction":
      case "effect-notice":
      case "instructions":
      case "instructions-outdated":
        break;
      case "run-end":
        if (own) endRun(own, event);
        break;
      default:
        event satisfies never;
    }
  }
  return roots;
}

type ChatEnd = { endMs: number; modelId?: string; host?: string };

/** Steps that the harness made ask no model; those that it chose among a model's attempts have cost something. */
const isModels = (message: AssistantMessage) =>
  message.origin === "model" || spentOn(message) !== null || message.sent !== undefined;

function startedRun({ agentId, depth, name, prefix, ...event }: Extract<TimedEvent, { type: "run-start" }>): RunSpan {
  const { runId, modelId, dialect, atMs } = event;
  const agent: AgentTag = { agentId, depth, name, prefix };
  const stretch = { startMs: atMs, endMs: atMs, agent };
  return { type: "agent.run", runId, modelId, dialect, request: "", status: "unfinished", ...stretch, children: [] };
}

/** Answers are stored together, in the order of their calls: how long each took is in it. */
function endCall(call: Call | undefined, { status, text, durationMs }: ToolMessage): void {
  if (!call) return;
  const { span, isEnvFile, beganMs } = call;
  span.status = status;
  span.output = shownText(text, isEnvFile);
  span.endMs = Math.max(span.startMs + span.askedMs, (beganMs ?? span.startMs) + durationMs);
}

/** The engine's own clocks say best how long it read and wrote; the rest is measured by what was told meanwhile. */
function stepTimes(elapsedMs: number, usage: ChatSpan["usage"], measured: StepTimes | undefined): StepTimes {
  const none: StepTimes = { waiting: 0, loading: 0, reading: 0, writing: 0, trying: 0, asking: 0, other: 0 };
  const known = { ...none, ...measured, ...(usage ? { reading: usage.readMs, writing: usage.writeMs } : {}) };
  return { ...known, other: Math.max(0, elapsedMs - total({ ...known, other: 0 })) };
}

function total(times: StepTimes): number {
  return Object.values(times).reduce((sum, ms) => sum + ms, 0);
}

/** The end of what was surely done in a run that was broken off. Its last words are stored with their end. */
function lastKnown(run: RunSpan): number {
  const last = run.children.at(-1);
  if (last?.type === "llm.chat" && last.status === "interrupted") {
    const { waiting, loading, reading, writing, trying, asking } = last.times;
    last.endMs = last.startMs + waiting + loading + reading + writing + trying + asking;
    last.times = { ...last.times, other: 0 };
  }
  return Math.max(run.startMs, ...run.children.map(({ endMs }) => endMs));
}
