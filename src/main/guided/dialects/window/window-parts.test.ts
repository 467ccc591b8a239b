import { expect, test } from "vitest";
import type { Message, WindowParts } from "../../../../shared/message.ts";
import type { PromptPart } from "../../field-engine.ts";
import { noRoomFor, windowParts } from "./window-parts.ts";

/** One token a letter. */
const engine = {
  countTokens: async (parts: readonly PromptPart[]) => parts.reduce((sum, { text }) => sum + text.length, 0),
};

test("what fills a window is counted by where it comes from, and adds up to all of it", async () => {
  const parts: PromptPart[] = [
    { type: "control", text: "<s>" },
    { type: "text", text: "You help." },
    { type: "text", text: "a.md: 12 bytes\nRequest: look\nResult: done!\nnote" },
  ];
  const messages: Message[] = [
    { role: "user", id: "1", text: "look", context: "a.md: 12 bytes" },
    { role: "tool", id: "2", callId: "c", tool: "view", status: "ok", text: "done!", note: "note", durationMs: 1 },
  ];
  const found = await windowParts(engine, { parts, fixed: 2, messages }, "");
  expect(found).toMatchObject({ instructions: 12, files: 15, results: 11 });
  const sum = found.instructions + found.files + found.results + found.conversation;
  expect(sum).toBe(await engine.countTokens(parts));
});

test.each<[keyof WindowParts, string]>([
  ["conversation", "what was said"],
  ["files", "what the folder and attached files have to say"],
  ["results", "what the last steps have found"],
  ["instructions", "what every conversation begins with"],
])("who is refused for %s is told so, with numbers and what to do", (part, words) => {
  const parts = { instructions: 100, files: 100, results: 100, conversation: 100, [part]: 4_000 };
  const { code, message } = noRoomFor(parts, 4_096, null);
  expect(code).toBe("too-large");
  expect(message).toContain(`window of 4,096 tokens: ${words}`);
  expect(message).toContain("4,000 of them");
  expect(message).toMatch(/context_size/);
});
