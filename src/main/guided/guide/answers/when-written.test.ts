import { describe, expect, test } from "vitest";
import { type Done, messagesOf, tools } from "../../../../../test/support/masks-after.ts";
import type { Message } from "../../../../shared/message.ts";
import { answerWhenWritten } from "./when-written.ts";

const files = ["letters/ladder.txt", "thanks.txt"].map((path) => ({ path, size: 1 }));
const look: Done = { tool: "view", input: { path: "letters/ladder.txt" }, made: true };
const wrote = (more: Partial<Done> = {}): Done => ({
  tool: "write",
  input: { path: "thanks.txt" },
  text: "Created thanks.txt (3 lines).",
  ...more,
});

function answered(text: string, ...done: Done[]): string | null {
  const request: Message = { role: "user", id: "u", text, context: "" };
  const messages = [request, ...messagesOf("make", done)];
  return answerWhenWritten({ tools, messages, kind: "make", stepsLeft: 8 }, files);
}

const wish = "write a note to Mrs Calloway and save it as thanks.txt";

describe("a new file that is written", () => {
  test.each([
    [wish, "Wrote thanks.txt."],
    ["Could you put a few kind words into a thanks.txt?", "Wrote thanks.txt."],
    ["Schreib bitte einen kurzen Dank als thanks.txt", "thanks.txt ist geschrieben."],
    ["お礼状を書いて thanks.txt に保存してもらえますか。", "thanks.txtを作成しました。"],
  ])("is told of by the harness: %s", (request, answer) => {
    expect(answered(request, look, wrote())).toBe(answer);
  });

  test.each([
    ["something is asked", `${wish}. How many words is it?`],
    ["something is to be told", `${wish} and tell me what you wrote`],
    ["something is to be run", `${wish}, then run check.sh`],
    ["what is there changes as well", `${wish} and add a line about it to the ladder letter`],
    ["two files are wanted", "write a note to Mrs Calloway as thanks.txt and one to Mr Osgood as regards.txt"],
  ])("is left to the model where %s", (_, request) => {
    expect(answered(request, wrote())).toBeNull();
  });

  test("is left to the model where anything else was done, or it failed", () => {
    expect(answered(wish, wrote({ status: "failed" }))).toBeNull();
    expect(answered(wish, wrote({ status: "failed" }), wrote())).toBeNull();
    expect(answered(wish, wrote(), { tool: "bash", input: { command: "ls" } })).toBeNull();
    expect(answered(wish, wrote({ input: { path: "other.txt" } }))).toBeNull();
    expect(answered(wish)).toBeNull();
  });
});
