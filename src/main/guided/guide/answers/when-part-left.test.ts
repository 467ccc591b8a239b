import { expect, test } from "vitest";
import type { JsonObject } from "../../../../shared/json.ts";
import type { AssistantMessage, Message, ToolStatus } from "../../../../shared/message.ts";
import type { TurnState } from "../../../agent/guide.ts";
import { answerWhenPartLeft } from "./when-part-left.ts";

const tools: TurnState["tools"] = [
  { name: "edit", effect: "change", description: "", inputSchema: {}, fields: [] },
  { name: "bash", effect: "run", description: "", inputSchema: {}, fields: [] },
];

type Step = { id: string; tool?: string; input?: JsonObject; status: ToolStatus; stop?: AssistantMessage["stop"] };

const step = ({ id, tool = "bash", input = {}, status, stop = "tool-calls" }: Step): Message[] => [
  {
    role: "assistant",
    id,
    parts: [{ type: "tool-call", callId: id, tool, input, written: null }],
    stop,
    origin: "model",
    kind: "edit",
    usage: null,
  },
  { role: "tool", id: `r${id}`, callId: id, tool, status, text: "", note: "", durationMs: 1 },
];

const changed = step({
  id: "a",
  tool: "edit",
  input: { path: "hours.md", old_text: "9", new_text: "10" },
  status: "ok",
});
const cutOff = ["b", "c"].map((id) => step({ id, input: { command: "git commit" }, status: "failed", stop: "length" }));
const files = [{ path: "hours.md", size: 10 }];

const answer = (request: string, steps: readonly Message[][], rest: Partial<TurnState> = {}) =>
  answerWhenPartLeft(
    {
      tools,
      messages: [{ role: "user", id: "u", text: request, context: "" }, ...steps.flat()],
      kind: "edit",
      stepsLeft: 5,
      ...rest,
    },
    files,
  );

test("tells which part of a request is left where the last steps for it failed", () => {
  expect(answer("change 9 to 10 in hours.md and commit it", [changed, ...cutOff])).toBe(
    "I haven't managed all of it. What is left: commit it",
  );
  expect(answer("ändere 9 in hours.md zu 10 und starte dann test.sh", [changed, ...cutOff])).toBe(
    "Das ist mir nicht ganz gelungen. Offen ist noch: starte dann test.sh",
  );
});

test("says nothing where all that failed was done, nothing was done, or more can be tried", () => {
  const request = "change 9 to 10 in hours.md and commit it";
  expect(answer(request, [changed, ...cutOff.slice(1)])).toBeNull();
  expect(answer(request, cutOff)).toBeNull();
  expect(answer("change 9 to 10 in hours.md", [changed, ...cutOff])).toBeNull();
  expect(answer(request, [changed, ...cutOff], { kind: "look" })).toBeNull();
});
