import type { Plan, Tool, ToolContext } from "../../src/main/agent/tool.ts";

/** A call in a step that may change things. */
export const toolContext: ToolContext = {
  sessionId: "session",
  callId: "call",
  depth: 0,
  mayChange: true,
  agents: null,
};

/** What came of a call: what was planned, what the person saw, what the model is told. */
export type ToolRun = { plan: Plan; shown: string; text: string };

/** Plans a call and carries it out, as the loop does once it is allowed. */
export async function runTool(tool: Tool, input: unknown, signal = new AbortController().signal): Promise<ToolRun> {
  const plan = await tool.plan(input, toolContext, signal);
  return { plan, ...(await carryOut(plan, signal)) };
}

/** Does what was planned, to its end. */
export async function carryOut(plan: Plan, signal: AbortSignal): Promise<{ shown: string; text: string }> {
  const running = plan.run(signal);
  let shown = "";
  let step = await running.next();
  for (; !step.done; step = await running.next()) shown += typeof step.value === "string" ? step.value : "";
  return { shown, text: typeof step.value === "string" ? step.value : step.value.text };
}
