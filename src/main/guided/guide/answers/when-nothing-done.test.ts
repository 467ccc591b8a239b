import { expect, test } from "vitest";
import type { AssistantMessage, Message, ToolStatus } from "../../../../shared/message.ts";
import type { TurnState } from "../../../agent/guide.ts";
import { answerWhenNothingDone } from "./when-nothing-done.ts";

const tools: TurnState["tools"] = [
  { name: "view", effect: "look", description: "", inputSchema: {}, fields: [] },
  { name: "edit", effect: "change", description: "", inputSchema: {}, fields: [] },
];

type Step = { id: string; tool?: string; status: ToolStatus; stop?: AssistantMessage["stop"] };

const step = ({ id, tool = "edit", status, stop = "tool-calls" }: Step): Message[] => [
  {
    role: "assistant",
    id,
    parts: [{ type: "tool-call", callId: id, tool, input: { path: "hours.md" }, written: null }],
    stop,
    origin: "model",
    kind: "edit",
    usage: null,
  },
  { role: "tool", id: `r${id}`, callId: id, tool, status, text: "", note: "", durationMs: 1 },
];

const lost = [step({ id: "a", status: "failed", stop: "length" }), step({ id: "b", status: "failed", stop: "length" })];

const answer = (request: string, steps: readonly Message[][], rest: Partial<TurnState> = {}) =>
  answerWhenNothingDone({
    tools,
    messages: [{ role: "user", id: "u", text: request, context: "" }, ...steps.flat()],
    kind: "edit",
    stepsLeft: 5,
    ...rest,
  });

test("says that nothing was changed where all that was tried failed, in the language of the request", () => {
  expect(answer("open an hour later on Fridays", lost)).toMatch(
    /^I haven't managed this, and I have changed nothing\./,
  );
  expect(answer("mach freitags eine Stunde später auf", lost)).toMatch(/^Das ist mir nicht gelungen/);
  expect(answer("金曜日は1時間遅く開けてください", lost)).toMatch(/何も変更していません/);
});

test("leaves the answer to the model where something was done, refused or asked, or more can be tried", () => {
  const request = "open an hour later on Fridays";
  expect(answer(request, [step({ id: "z", status: "ok" }), ...lost])).toBeNull();
  expect(answer(request, [step({ id: "z", status: "denied" }), ...lost])).toBeNull();
  expect(answer(request, lost, { kind: "look" })).toBeNull();
  expect(answer(request, lost.slice(0, 1))).toBeNull();
  expect(answer(request, [step({ id: "z", tool: "view", status: "ok" })], { stepsLeft: 1 })).toBeNull();
});
