import { describe, expect, test } from "vitest";
import { viewOf } from "../../../../../test/support/view-of.ts";
import type { StepRecord } from "../turn/step-record.ts";
import { keptTotalsCalls } from "./kept-totals-calls.ts";

const marks = "name,test 1,test 2,total\nMila,12,11,23\nMilo,14,17,25\n";

const edited = (input: Partial<Record<"path" | "old_text" | "new_text", string>> = {}): StepRecord => ({
  form: "edit",
  tool: "edit",
  effect: "change",
  input: { path: "marks.csv", old_text: "Milo,14,11,25", new_text: "Milo,14,17,25", ...input },
  status: "ok",
  text: "",
  note: "",
  isMade: true,
});
const calls = (request: string, record: StepRecord = edited(), text = marks, ...later: StepRecord[]) =>
  keptTotalsCalls([record, ...later], request, [], viewOf({ "marks.csv": text, "marks.md": text }));

describe("the total of what was changed", () => {
  test.each(["Milo's second test is 17, his total too", "korrigier auch die Summe", "合計も直して"])(
    "follows where a request speaks of it: %s",
    async (request) => {
      expect(await calls(request)).toEqual([
        {
          tool: "edit",
          input: { path: "marks.csv", old_text: "Milo,14,17,25", new_text: "Milo,14,17,31", line: 3 },
        },
      ]);
    },
  );

  test("follows in each row that was changed", async () => {
    const both = marks.replace("12,11,23", "19,11,23");
    const other = edited({ old_text: "Mila,12,11,23", new_text: "Mila,19,11,23" });
    const found = await calls("Milo's second is 17, Mila's first 19, totals too", edited(), both, other);
    expect(found.map(({ input }) => input["new_text"])).toEqual(["Mila,19,11,30", "Milo,14,17,31"]);
  });

  test.each([
    "Milo's second test is 17, but leave the total as it is",
    "second test 17, don't touch the totals",
    "2回目は17点、合計はそのままで",
  ])("stays where it is said to: %s", async (request) => {
    expect(await calls(request)).toEqual([]);
  });

  test("stays where it doesn't, where it is right, and where it isn't known what was changed", async () => {
    const request = "Milo's second test is 17, his total too";
    expect(await calls("Milo's second test is 17")).toEqual([]);
    expect(await calls(request, edited(), marks.replace("17,25", "17,31"))).toEqual([]);
    expect(await calls(request, { ...edited(), status: "failed" })).toEqual([]);
    expect(await calls(request, edited({ path: "marks.md" }))).toEqual([]);
    expect(await calls(request, edited({ old_text: "11", new_text: "1" }))).toEqual([]);
  });
});
