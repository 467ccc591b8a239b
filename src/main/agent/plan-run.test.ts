import { expect, test } from "vitest";
import { toolGroups } from "../../shared/tool-groups.ts";
import { withoutForeignOrders } from "../guided/guide/foreign-orders.ts";
import { planOrder, planScope } from "./plan-run.ts";
import { inScope, type ToolScope } from "./tool-scope.ts";

const all = Object.values(toolGroups).flat();
const allowed = (scope: ToolScope) => all.filter((tool) => inScope(scope, tool));
const profile = { tools: [], inheritTools: false, reply: "text" as const };

test("a plan is made with what reads, whatever else the agent has, and whatever tools there will be", () => {
  const scope = planScope(profile, null);
  const reads = ["view", "ls", "glob", "grep", "read_memory", "search_memory", "recall", "ask_user", "load_skill"];
  expect(allowed(scope)).toEqual(reads);
  expect(inScope(scope, "mcp_delete_everything")).toBe(false);
});

test("it never has more than the agent, or who made it, may use", () => {
  expect(allowed(planScope({ ...profile, tools: ["view", "bash"] }, null))).toEqual(["view"]);
  expect(allowed(planScope({ ...profile, tools: ["bash"], inheritTools: true }, null))).toEqual([]);
  expect(allowed(planScope(profile, new Set(["grep", "bash"])))).toEqual(["grep"]);
});

test("what asks for the plan isn't taken for words of a file", () => {
  expect(withoutForeignOrders(planOrder, "Add the bears")).toBe(planOrder);
});
