import { expect, test } from "vitest";
import type { PermissionRequest } from "../../shared/permission.ts";
import { askInTerminal } from "./terminal-permission.ts";

const request: PermissionRequest = {
  id: "1",
  callId: "1",
  tool: "send",
  title: "Send this conversation to mine?",
  actions: [
    {
      kind: "send",
      provider: "mine",
      model: "big",
      host: "models.example.com",
      messages: 1,
      size: 30,
      files: ["a.md"],
      hidden: 1,
      why: "It doesn't fit here.",
      digest: "0",
    },
  ],
  preview: { type: "conversation", text: "You:\nWhat is in a.md?\u001b[2J" },
  hash: "hash",
};

async function ask(typed: string | null) {
  let shown = "";
  const terminal = {
    out: () => {},
    err: (text: string) => void (shown += text),
    ask: async (question: string) => {
      shown += question;
      return typed;
    },
    askSecret: null,
    hasColours: false,
    canRedraw: false,
  };
  return { answer: await askInTerminal(terminal, request, new AbortController().signal), shown };
}

test.each([
  ["y", "session"],
  ["Yes", "session"],
  ["", "deny"],
  ["o", "deny"],
  ["a", "deny"],
  [null, "deny"],
])("whether a conversation is sent: %j is %s", async (typed, answer) => {
  expect((await ask(typed)).answer).toBe(answer);
});

test("who gets it, why, and all of it stand above the question, with nothing that a terminal would hide", async () => {
  const { shown } = await ask("y");
  for (const fact of ["big of mine (models.example.com)", "a.md", "looked like a secret: 1.", "It doesn't fit here."]) {
    expect(shown).toContain(fact);
  }
  expect(shown).toContain("  | You:\n  | What is in a.md?");
  expect(shown).not.toContain("\u001b[2J");
});
