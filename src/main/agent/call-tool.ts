import { AppError, toAppError } from "../../shared/error.ts";
import type { AgentEvent } from "../../shared/event.ts";
import type { ToolCallPart, ToolMessage, ToolStatus } from "../../shared/message.ts";
import type { Action, PermissionRequest } from "../../shared/permission.ts";
import type { Gate } from "./gate.ts";
import type { CallAgents, Plan, Tool, ToolContext } from "./tool.ts";

/** What calling a tool needs. Ids, time and hashes come in, because the core has no Node types. */
export type CallDeps = {
  tools: ReadonlyMap<string, Tool>;
  gate: Gate;
  newId(): string;
  /** Milliseconds of a clock that doesn't jump. */
  now(): number;
  /** The hash that binds an answer to exactly these actions: any other command, file or state of a file has another. */
  bind(tool: string, actions: readonly Action[]): string;
  /** What a call can make agents with. It is closed when the call has its answer. */
  agentsFor?(callId: string): CallAgents & { close(): void };
};

/** A call whose plan is known, or the reason why it has none. */
export type PreparedCall = { call: ToolCallPart } & ({ plan: Plan; close(): void } | { refusal: AppError });

/** Plans a call. Nothing happens yet. Never throws: what is wrong becomes the call's answer. */
export async function prepareCall(
  call: ToolCallPart,
  deps: CallDeps,
  context: Omit<ToolContext, "callId" | "agents">,
  signal: AbortSignal,
): Promise<PreparedCall> {
  try {
    signal.throwIfAborted();
    const tool = deps.tools.get(call.tool);
    if (!tool) {
      const names = [...deps.tools.keys()].join(", ");
      throw new AppError("not-found", `There is no tool named ${call.tool}. There are: ${names}.`);
    }
    const { callId } = call;
    const agents = deps.agentsFor?.(callId) ?? null;
    const plan = await tool.plan(call.input, { ...context, callId, agents }, signal);
    return { call, plan, close: () => agents?.close() };
  } catch (cause) {
    return { call, refusal: toAppError(cause) };
  }
}

/** Carries out a prepared call, and answers it with exactly one message: also when it is refused, fails or is cancelled. */
export async function* runCall(
  prepared: PreparedCall,
  deps: CallDeps,
  sessionId: string,
  signal: AbortSignal,
): AsyncGenerator<AgentEvent, ToolMessage> {
  const { call } = prepared;
  let started = deps.now();
  const answer = (status: ToolStatus, output: { text: string; forUser?: string }): ToolMessage => {
    const durationMs = Math.round(deps.now() - started);
    const { callId, tool } = call;
    return { role: "tool", id: deps.newId(), callId, tool, status, ...output, note: "", durationMs };
  };
  try {
    if ("refusal" in prepared) throw prepared.refusal;
    const { plan } = prepared;
    yield { type: "tool-start", callId: call.callId, tool: call.tool, title: plan.title, preview: plan.preview };
    const permitted = yield* askPermission(call, plan, deps, sessionId, signal);
    if (permitted !== deps.bind(call.tool, plan.actions)) {
      throw new AppError("permission-denied", "What would be done is no longer what was allowed. Make the call again.");
    }
    started = deps.now();
    return answer("ok", yield* perform(plan, call.callId, signal));
  } catch (cause) {
    const error = toAppError(cause);
    return answer(statusOf(error), { text: error.message });
  } finally {
    if ("plan" in prepared) prepared.close();
  }
}

/** Returns the hash that the permission is good for. */
async function* askPermission(
  call: ToolCallPart,
  plan: Plan,
  deps: CallDeps,
  sessionId: string,
  signal: AbortSignal,
): AsyncGenerator<AgentEvent, string> {
  const hash = deps.bind(call.tool, plan.actions);
  if (plan.needsNoQuestion && plan.actions.length === 0) return hash;
  const request: PermissionRequest = {
    id: deps.newId(),
    callId: call.callId,
    tool: call.tool,
    title: plan.title,
    actions: [...plan.actions],
    preview: plan.preview,
    hash,
  };
  const verdict = deps.gate.check(request, sessionId);
  if (verdict.type === "allow") return hash;
  if (verdict.type === "deny") throw new AppError("permission-denied", verdict.reason);
  // asked before it is told, so that an answer that comes at once finds its question
  const answered = deps.gate.ask(request, sessionId, signal);
  yield { type: "permission-request", request };
  const answer = await answered;
  yield { type: "permission-response", requestId: request.id, answer };
  signal.throwIfAborted();
  if (answer === "deny") {
    throw new AppError(
      "permission-denied",
      "The user said no to this. Don't try it another way; say what you would have done.",
    );
  }
  return hash;
}

/** What an agent does that works for this one is told as its own: it carries that agent's tag. */
async function* perform(
  plan: Plan,
  callId: string,
  signal: AbortSignal,
): AsyncGenerator<AgentEvent, { text: string; forUser?: string }> {
  const steps = plan.run(signal);
  let step = await steps.next();
  while (!step.done) {
    yield typeof step.value === "string" ? { type: "tool-progress", callId, text: step.value } : step.value;
    step = await steps.next();
  }
  return typeof step.value === "string" ? { text: step.value } : step.value;
}

function statusOf({ code }: AppError): ToolStatus {
  if (code === "permission-denied") return "denied";
  return code === "cancelled" ? "cancelled" : "failed";
}
