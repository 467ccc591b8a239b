import { expect, test } from "vitest";
import { type TurnStep, turnWith } from "../../../../../test/support/turn-with.ts";
import type { TurnState } from "../../../agent/guide.ts";
import { answerWhenNothingDone } from "./when-nothing-done.ts";

const step = (more: Partial<TurnStep>): TurnStep => ({
  tool: "edit",
  input: { path: "hours.md" },
  origin: "model",
  ...more,
});
const cutOff = step({ status: "failed", stop: "length" });
const lost = [cutOff, cutOff];

const answer = (request: string, steps: readonly TurnStep[], rest: Partial<TurnState> = {}) =>
  answerWhenNothingDone({ ...turnWith(request, steps, "edit"), ...rest });

test("says that nothing was changed where all that was tried failed, in the language of the request", () => {
  expect(answer("open an hour later on Fridays", lost)).toMatch(
    /^I haven't managed this, and I have changed nothing\./,
  );
  expect(answer("mach freitags eine Stunde später auf", lost)).toMatch(/^Das ist mir nicht gelungen/);
  expect(answer("金曜日は1時間遅く開けてください", lost)).toMatch(/何も変更していません/);
});

test("leaves the answer to the model where something was done, refused or asked, or more can be tried", () => {
  const request = "open an hour later on Fridays";
  expect(answer(request, [step({}), ...lost])).toBeNull();
  expect(answer(request, [step({ status: "denied" }), ...lost])).toBeNull();
  expect(answer(request, lost, { kind: "look" })).toBeNull();
  expect(answer(request, [cutOff])).toBeNull();
  expect(answer(request, [step({ tool: "view" })], { stepsLeft: 1 })).toBeNull();
});
