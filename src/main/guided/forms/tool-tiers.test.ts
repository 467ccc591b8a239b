import { expect, test } from "vitest";
import type { ToolSpec } from "../../agent/tool.ts";
import { calledTools, describedTools, knownTools } from "./tool-tiers.ts";

const spec = (name: string, cues?: string[]): ToolSpec => ({
  name,
  description: name,
  effect: "look",
  fields: [{ name: "text", source: "one-line", optional: false }],
  inputSchema: { type: "object", properties: { text: { type: "string" } }, required: ["text"] },
  ...(cues ? { cues } : {}),
});
const view = spec("view");
const remember = spec("remember", ["remember", "merk dir", "覚えて"]);
const tools = [view, remember];
const user = (text: string) => ({ role: "user" as const, id: text, text, context: "" });

test("a tool with cues is called for by its words alone, and by whole ones", () => {
  expect(calledTools(tools, "Remember, that I like tea.")).toEqual([remember]);
  expect(calledTools(tools, "Merk dir das!")).toEqual([remember]);
  expect(calledTools(tools, "緑茶が好きだと覚えておいてください。")).toEqual([remember]);
  expect(calledTools(tools, "an unremembered day")).toEqual([]);
  expect(calledTools(tools, "Add tea to remember.md, and 'remember me' to notes/remember")).toEqual([]);
  expect(calledTools(tools, "Don't look, remember Ann's tea")).toEqual([remember]);
});

test("it isn't described before, so that all prompts begin alike, and stays known from then on", () => {
  expect(describedTools(tools)).toEqual([view]);
  expect(knownTools(tools, [user("hello")])).toEqual([view]);
  expect(knownTools(tools, [user("remember this"), user("hello")])).toEqual(tools);
});
