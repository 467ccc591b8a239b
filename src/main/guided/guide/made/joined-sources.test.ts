import { expect, test } from "vitest";
import { viewOf } from "../../../../../test/support/view-of.ts";
import type { StepRecord } from "../turn/step-record.ts";
import { joinedSourceCalls } from "./joined-sources.ts";

const content = "day,sold\nMon,3\nTue,5\n";
const texts = { "a1.csv": "day,sold\nMon,3\n", "a2.csv": "day,sold\nTue,5\n", "a.csv": content };
const request = "make a.csv out of the parts. Then the part files can go.";

async function commands(said: string, written: string): Promise<unknown[]> {
  const view = viewOf(texts);
  const record: StepRecord = {
    tool: "write",
    form: "write",
    isMade: true,
    effect: "change",
    status: "ok",
    input: { path: "a.csv", content: written },
    text: "Created a.csv (3 lines).",
    note: "",
  };
  const calls = await joinedSourceCalls([record], said, await view.files(), view);
  return calls.map(({ input }) => input["command"]);
}

test("what a table was made of goes where that is said, and all of it is in there", async () => {
  expect(await commands(request, content)).toEqual(["rm -rv -- a1.csv a2.csv"]);
  expect(await commands(request, "day,sold\nMon,3\n")).toEqual([]);
  expect(await commands("make a.csv out of the parts", content)).toEqual([]);
  expect(await commands("make a.csv out of the parts, but keep the part files", content)).toEqual([]);
});
