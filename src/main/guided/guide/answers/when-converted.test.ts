import { expect, test } from "vitest";
import type { TurnState } from "../../../agent/guide.ts";
import { answerWhenConverted } from "./when-converted.ts";

function answered(text: string, context: string, kind: TurnState["kind"] = "chat"): string | null {
  const messages = [{ id: "1", role: "user" as const, text, context }];
  return answerWhenConverted({ messages, tools: [], kind, stepsLeft: 9 });
}

test.each([
  ["whats 350 fahrenheit in celsius?", "Counted: 350 fahrenheit = 176.7 celsius", "350 fahrenheit = 176.7 celsius"],
  [
    "3 pm in london in january, what time is that in tokyo?",
    "Counted: 15:00 in london is 00:00 on the next day in tokyo",
    "When it is 15:00 in london, it is 00:00 on the next day in tokyo.",
  ],
  [
    "冬に東京が正午のとき、ロンドンは何時ですか?",
    "Files: a.txt 3 B\nCounted: 12:00 in 東京 is 03:00 in ロンドン",
    "東京が12:00のとき、ロンドンは03:00です。",
  ],
])("what was worked out is told: %s", (request, context, told) => {
  expect(answered(request, context)).toBe(told);
});

test.each([
  ["more is asked", "whats 350 fahrenheit in celsius? and how long does a loaf take?", "Counted: 350 f = 176.7 c"],
  ["nothing was worked out", "whats 350 fahrenheit in celsius?", ""],
])("nothing is told where %s", (_, request, context) => {
  expect(answered(request, context)).toBeNull();
});
