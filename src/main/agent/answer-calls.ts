import type { AgentEvent } from "../../shared/event.ts";
import type { ToolCallPart, ToolMessage } from "../../shared/message.ts";
import { type CallDeps, type PreparedCall, prepareCall, runCall } from "./call-tool.ts";
import { merge } from "./merge.ts";
import type { Plan, ToolContext } from "./tool.ts";

/**
 * Answers the calls of one reply, each exactly once, in call order. Calls whose plans touch different things run side by
 * side; one that touches what an earlier one touches is planned anew after that one has ended.
 */
export async function* answerCalls(
  calls: readonly ToolCallPart[],
  deps: CallDeps,
  context: Omit<ToolContext, "callId" | "agents">,
  signal: AbortSignal,
): AsyncGenerator<AgentEvent, ToolMessage[]> {
  const answers: ToolMessage[] = [];
  while (answers.length < calls.length) {
    const wave = await nextWave(calls.slice(answers.length), deps, context, signal);
    const running = wave.map((prepared) => runCall(prepared, deps, context.sessionId, signal));
    answers.push(...(yield* merge(running)));
  }
  return answers;
}

/** As many of the next calls as can run side by side. */
async function nextWave(
  calls: readonly ToolCallPart[],
  deps: CallDeps,
  context: Omit<ToolContext, "callId" | "agents">,
  signal: AbortSignal,
): Promise<PreparedCall[]> {
  const wave: PreparedCall[] = [];
  for (const call of calls) {
    const prepared = await prepareCall(call, deps, context, signal);
    if (wave.some((other) => touchSame(other, prepared))) break;
    wave.push(prepared);
  }
  return wave;
}

function touchSame(one: PreparedCall, other: PreparedCall): boolean {
  if (!("plan" in one) || !("plan" in other)) return false;
  return writesInto(one.plan, other.plan) || writesInto(other.plan, one.plan);
}

/** A command may touch anything. */
function writesInto(plan: Plan, other: Plan): boolean {
  if (plan.actions.some((action) => action.kind === "run")) return other.actions.length > 0;
  return plan.actions.some(
    (action) =>
      action.kind === "write" && other.actions.some((theirs) => "path" in theirs && contains(theirs.path, action.path)),
  );
}

function contains(folder: string, path: string): boolean {
  return path === folder || path.startsWith(`${folder}/`) || path.startsWith(`${folder}\\`);
}
