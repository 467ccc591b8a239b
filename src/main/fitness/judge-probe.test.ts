import { describe, expect, test } from "vitest";
import type { AssistantPart } from "../../shared/message.ts";
import { isWanted } from "./judge-probe.ts";
import type { Wanted } from "./probes.ts";

const says = (text: string): AssistantPart => ({ type: "text", text });
const calls = (tool: string, input: Record<string, string>): AssistantPart => {
  return { type: "tool-call", callId: "c", tool, input, written: null };
};
const folder = (files: Record<string, string>) => ({ text: (path: string) => files[path] ?? null });
const none = folder({});

describe("a step is what was wanted", () => {
  const grep: Wanted = { type: "call", calls: [{ tool: "grep", fields: { pattern: /tea/, path: /^$/ } }] };

  test.each<[string, Wanted, AssistantPart, boolean]>([
    ["a call with the right fields", grep, calls("grep", { pattern: "tea" }), true],
    ["not one with another field", grep, calls("grep", { pattern: "tea", path: "a.md" }), false],
    ["not another call", grep, calls("bash", { pattern: "tea" }), false],
    ["not an answer", grep, says("tea"), false],
    ["an answer that says it", { type: "answer", says: /rome/i }, says("It is Rome."), true],
    ["not a call in place of an answer", { type: "answer", says: /rome/i }, calls("grep", { pattern: "Rome" }), false],
    ["either, where both do", { ...grep, type: "answer-or-call", says: /a\.md/ }, says("In a.md."), true],
  ])("%s", (_, wanted, part, expected) => {
    expect(isWanted(wanted, [part], none)).toBe(expected);
  });

  test("files that are as they should be, but for case and blanks at line ends", () => {
    const wanted: Wanted = { type: "files", files: { "a.md": "one\ntwo" } };
    const states = ["one\ntwo\n", "One  \ntwo", "one\n\ntwo", "one\n"].map((text) =>
      isWanted(wanted, [], folder({ "a.md": text })),
    );
    expect(states).toEqual([true, true, false, false]);
  });
});
