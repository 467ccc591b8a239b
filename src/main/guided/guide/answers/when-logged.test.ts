import { expect, test } from "vitest";
import type { Message } from "../../../../shared/message.ts";
import type { ToolSpec } from "../../../agent/tool.ts";
import { answerWhenLogged } from "./when-logged.ts";

const tools: ToolSpec[] = [{ name: "bash", effect: "run", description: "", inputSchema: {}, fields: [] }];
const log =
  "exit 0\nCommits that changed line 4 (Saturday: 8 to 2), the last one first:\nb7c58f0 2025-04-03 Mo Lee: New hours\n8dbc1f0 2025-01-20 Kim Ray: Hours\n";

function answered(request: string, text = log): string | null {
  const messages: Message[] = [
    { role: "user", id: "ask", text: request, context: "" },
    {
      role: "assistant",
      id: "step",
      parts: [{ type: "tool-call", callId: "call", tool: "bash", input: { command: "git log" }, written: null }],
      stop: "tool-calls",
      origin: "harness",
      kind: "look",
      usage: null,
    },
    { role: "tool", id: "result", callId: "call", tool: "bash", status: "ok", text, note: "", durationMs: 0 },
  ];
  return answerWhenLogged({ tools, messages, kind: "look", stepsLeft: 5 });
}

test("who changed a line and when is told as git tells it, in the language of the request", () => {
  expect(answered("who changed the saturday hours in info.md?")).toBe(
    "Mo Lee changed line 4 (“Saturday: 8 to 2”) last, on 2025-04-03, in the commit b7c58f0 (“New hours”).",
  );
  expect(answered("wer hat zuletzt die zeit am samstag geändert und wann war das?")).toContain("am 2025-04-03");
  expect(answered("土曜の時間は誰が変更しましたか")).toContain("Mo Lee");
});

test.each([
  "whose change of the saturday hours in info.md was the last one, and in which month was it?",
  "info.md: whose was the last change to the saturday hours, and from which month is it?",
  "I'd like to know whose change to the saturday hours in info.md was the most recent one, and the month it dates from.",
  "At the last meeting somebody wanted to know where the present hours come from. Could you find out for me which person was the last to alter that line in info.md, and tell me the month as well?",
  "I'd like to know who touched the saturday hours (the latest one, if there are several) and the month it was in",
])("the month is told with the day: %s", (request) => {
  expect(answered(request)).toContain("Mo Lee changed line 4 (“Saturday: 8 to 2”) last, on 2025-04-03");
});

test.each([
  ["why it was changed", "who changed the hours in info.md, and why?", log],
  ["what it was before", "when were the hours changed, and what were they before?", log],
  ["who set it to one of its values", "who set the hours to 12?", log],
  ["when one person did it", "when did Kim change the hours?", log],
  ["who did it first", "who changed the hours originally?", log],
  ["something that git tells nothing of", "who changed the hours in info.md?", "exit 0\n(no output)"],
])("the model is asked for %s", (_, request, text) => {
  expect(answered(request, text)).toBeNull();
});

const goneLog =
  "exit 0\nThe last commit that took out lines of rules.md about dogs, and these:\nb7c58f0 2023-09-03 Mo Lee: Shorter\n-- Dogs only on a leash.\n";
const ofGone =
  "there used to be a line about dogs in rules.md but somebody took it out. what did it say, and who was it?";

test("what a line said that is gone is told with who took it out", () => {
  expect(answered(ofGone, goneLog)).toBe(
    "It last said “Dogs only on a leash.”. Mo Lee removed it on 2023-09-03, in the commit b7c58f0 (“Shorter”).",
  );
});

test.each([
  ["several lines were taken out", `${goneLog}-- Dogs sleep outside.\n`],
  ["it says something else now", `${goneLog}+- Dogs sleep outside.\n`],
  ["git knows of none", "exit 0\nThe last commit that took out lines of rules.md about dogs, and these:\n"],
])("but not where %s", (_, text) => {
  expect(answered(ofGone, text)).toBeNull();
});
