import { expect, test } from "vitest";
import { defaultProfile } from "./profile.ts";
import { inScope, scopeTools, type ToolScope } from "./tool-scope.ts";

const tools = ["view", "ls", "glob", "grep", "write", "edit", "bash", "more_tools", "message"];
const has = (scope: ToolScope) => tools.filter((tool) => inScope(scope, tool)).join(" ");
const scopeOf = (own: readonly string[], maker: ToolScope | null, inheritTools = false) =>
  scopeTools({ ...defaultProfile, tools: own, inheritTools }, maker);

test("an agent that names no tools has all of them", () => {
  expect(scopeOf([], null)).toBe("all");
});

test("a group stands for its tools, each once, also where one is named beside it", () => {
  expect(has(scopeOf(["files", "view", "bash"], null))).toBe("view ls glob grep bash more_tools");
});

test("a helper has its own tools, and never more than its maker", () => {
  const maker = scopeOf(["files", "changes"], null);
  expect(has(scopeOf(["view", "bash"], maker))).toBe("view more_tools");
  expect(has(scopeOf([], maker))).toBe(has(maker));
  expect(has(scopeOf(["commands"], maker))).toBe("more_tools");
});

test("a helper that inherits has its maker's tools as well, and still no more", () => {
  const maker = scopeOf(["files"], null);
  expect(has(scopeOf(["view", "bash"], maker, true))).toBe(has(maker));
  expect(scopeOf(["view"], "all", true)).toBe("all");
});

test("nobody made a session's own agent, so there is nothing to inherit", () => {
  expect(has(scopeOf(["view"], null, true))).toBe("view more_tools");
});

test("an agent that answers through a tool has that one, whatever else it has", () => {
  const profile = { ...defaultProfile, tools: ["view"], reply: "message-tool" as const };
  expect(has(scopeTools(profile, null))).toBe("view more_tools message");
});
