import { expect, test } from "vitest";
import { type TurnStep, turnWith } from "../../../../../test/support/turn-with.ts";
import { answerWhenPartLeft } from "./when-part-left.ts";

const changed: TurnStep = { tool: "edit", input: { path: "hours.md", old_text: "9", new_text: "10" }, origin: "model" };
const lost: TurnStep = {
  tool: "bash",
  input: { command: "git commit" },
  status: "failed",
  origin: "model",
  stop: "length",
};
const files = [{ path: "hours.md", size: 10 }];

function answer(request: string, steps: readonly TurnStep[], kind: "edit" | "look" = "edit"): string | null {
  return answerWhenPartLeft(turnWith(request, steps, kind), files);
}

test("tells which part of a request is left where the last steps for it failed", () => {
  expect(answer("change 9 to 10 in hours.md and commit it", [changed, lost, lost])).toBe(
    "I haven't managed all of it. What is left: commit it",
  );
  expect(answer("ändere 9 in hours.md zu 10 und starte dann test.sh", [changed, lost, lost])).toBe(
    "Das ist mir nicht ganz gelungen. Offen ist noch: starte dann test.sh",
  );
});

test("says nothing where all that failed was done, nothing was done, or more can be tried", () => {
  const request = "change 9 to 10 in hours.md and commit it";
  expect(answer(request, [changed, lost])).toBeNull();
  expect(answer(request, [lost, lost])).toBeNull();
  expect(answer("change 9 to 10 in hours.md", [changed, lost, lost])).toBeNull();
  expect(answer(request, [changed, lost, lost], "look")).toBeNull();
});
