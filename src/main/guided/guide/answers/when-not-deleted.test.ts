import { expect, test } from "vitest";
import type { Message } from "../../../../shared/message.ts";
import type { TurnState } from "../../../agent/guide.ts";
import { answerWhenNotDeleted } from "./when-not-deleted.ts";

const tools: TurnState["tools"] = [
  { name: "view", effect: "look", description: "", inputSchema: {}, fields: [] },
  { name: "bash", effect: "run", description: "", inputSchema: {}, fields: [] },
];
const files = ["a.txt", "a.txt.old", "b.txt.old"].map((path) => ({ path, size: 1 }));

const answer = (request: string, kind: TurnState["kind"] = "run", steps: readonly Message[] = []) =>
  answerWhenNotDeleted(
    { tools, messages: [{ role: "user", id: "u", text: request, context: "" }, ...steps], kind, stepsLeft: 5 },
    files,
  );

test.each([
  ["delete the .old files, but only where the text is worth keeping", /^I have deleted nothing/],
  ["Lösch die .old-Dateien, aber nur wenn niemand sie mehr braucht", /^Ich habe nichts gelöscht/],
  ["まだ誰も使っていない場合だけ、.oldファイルを削除して", /^何も削除していません/],
])("says that nothing is deleted on a condition that nobody has understood: %s", (request, said) => {
  expect(answer(request)).toMatch(said);
});

test.each([
  ["delete the .old files"],
  ["delete all .old files if you can"],
  ["run the tests and delete the .old files only if they pass"],
  ["delete the duplicates, only if they are the same"],
])("is silent where nothing depends on anything, or something else decides: %s", (request) => {
  expect(answer(request)).toBeNull();
});

test("is silent where nothing is to be done, and once something is", () => {
  const request = "delete the .old files, but only where the text is worth keeping";
  expect(answer(request, "look")).toBeNull();
  const done: Message[] = [
    {
      role: "assistant",
      id: "a",
      parts: [{ type: "tool-call", callId: "a", tool: "bash", input: { command: "rm a.txt.old" }, written: null }],
      stop: "tool-calls",
      origin: "harness",
      kind: "run",
      usage: null,
    },
    { role: "tool", id: "r", callId: "a", tool: "bash", status: "ok", text: "", note: "", durationMs: 1 },
  ];
  expect(answer(request, "run", done)).toBeNull();
});
