import { expect, test } from "vitest";
import { drained } from "../../../../../test/support/real-engine.ts";
import { silentWriter } from "../../../../../test/support/silent-writer.ts";
import type { QueryQuestion } from "../../../agent/query.ts";
import type { FreeResult } from "../../field-engine.ts";
import { writeEntries } from "./write-entries.ts";

const rows = "item,who\nrope,Tom\nmap,Ida\n";
const question: QueryQuestion = {
  request: "a checklist still.md from gear.csv",
  path: "gear.csv",
  table: "gear",
  rows: 5,
  columns: [],
  entries: { path: "still.md", shown: async (statement) => (statement === "SELECT item FROM gear" ? rows : null) },
};

async function written(statement: string, stop: FreeResult["stop"], asks = question) {
  const asked: string[] = [];
  const writer = silentWriter({
    async *write({ prompt }) {
      asked.push(prompt.request);
      return { text: "- [ ] rope\n- [ ] map", stop };
    },
  });
  const { result } = await drained(writeEntries(writer, asks, statement, new AbortController().signal));
  return { asked, result };
}

test("a new file is written of the first rows, with no other in sight", async () => {
  const { asked, result } = await written("SELECT item FROM gear", "end");
  expect(asked[0]).toContain(rows.trimEnd());
  expect(asked[0]).toContain("Write still.md.");
  expect(result).toBe("- [ ] rope\n- [ ] map");
});

test("none is written where too few rows are selected, none is wanted, or no end is found", async () => {
  expect(await written("SELECT who FROM gear", "end")).toEqual({ asked: [], result: null });
  const { entries: _, ...plain } = question;
  expect(await written("SELECT item FROM gear", "end", plain)).toEqual({ asked: [], result: null });
  expect((await written("SELECT item FROM gear", "length")).result).toBeNull();
});
