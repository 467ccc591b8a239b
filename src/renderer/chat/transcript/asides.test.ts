import { expect, test } from "vitest";
import type { AgentEvent } from "../../../shared/event.ts";
import { emptyView, fold } from "../../../shared/fold.ts";
import { type Entry, toEntries } from "./entries.ts";

const agent = { agentId: "root", depth: 0, name: "hearth", prefix: "" };
const instructions = { profile: "hearth", text: "Use tabs.", sources: [] };
const said = (id: string): AgentEvent => ({ type: "message", message: { role: "user", id, text: id, context: "" } });

test("what was cut, and what has changed since, stands in the transcript where it was noticed", () => {
  const events: AgentEvent[] = [
    said("one"),
    { type: "instructions", instructions, notices: ["AGENTS.md is too long."] },
    said("two"),
    { type: "instructions-outdated", profile: "hearth", changed: ["AGENTS.md"], sources: [] },
  ];
  const view = events.reduce((before, event) => fold(before, { ...agent, ...event }), emptyView);
  const textOf = (entry: Entry) => {
    if (entry.kind === "aside") return entry.aside.type === "note" ? entry.aside.text : entry.aside.type;
    return "text" in entry ? entry.text : entry.kind;
  };
  expect(toEntries(view, {}).map(textOf)).toEqual([
    "one",
    "AGENTS.md is too long.",
    "two",
    "AGENTS.md has changed since this conversation began. A new one takes that in, and so does this one when it is summarised.",
  ]);
});
