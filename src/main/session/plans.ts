import { AppError } from "../../shared/error.ts";
import type { AgentTag } from "../../shared/event.ts";
import { type Plan, type PlanDecision, planRequest } from "../../shared/plan.ts";
import type { Hub } from "./hub.ts";
import { refuseEmpty } from "./queue.ts";

export type PlansDeps = {
  hub: Pick<Hub, "readWhole" | "publish">;
  agent: AgentTag;
  send(sessionId: string, text: string): void;
};

/** Does with a plan what the person has decided. Throws `not-found`, and `conflict` for one that was decided on already. */
export function decidePlan(deps: PlansDeps, sessionId: string, planId: string, decision: PlanDecision): void {
  const { hub, agent, send } = deps;
  const { plans } = hub.readWhole(sessionId).view;
  const plan = Object.hasOwn(plans, planId) ? plans[planId] : undefined;
  if (!plan) throw new AppError("not-found", "This plan isn't there any more. Ask for it again.");
  if (plan.state !== "open") {
    const what = plan.state === "accepted" ? "is being done already, or was done" : "was dropped";
    throw new AppError("conflict", `This plan ${what}. Ask for a new one.`);
  }
  const become = (changes: Partial<Plan>) =>
    hub.publish(sessionId, { ...agent, type: "plan", plan: { ...plan, ...changes } });
  switch (decision.type) {
    case "change":
      refuseEmpty(decision.text);
      return become({ text: decision.text.trim() });
    case "drop":
      return become({ state: "dropped" });
    case "do":
      // where it can't be queued, the plan stays open
      send(sessionId, planRequest(plan.text));
      return become({ state: "accepted" });
    default:
      return decision satisfies never;
  }
}
