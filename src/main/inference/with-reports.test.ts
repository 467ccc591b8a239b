import { describe, expect, it } from "vitest";
import { withReports } from "./with-reports.ts";

async function collect<Item, Result>(items: AsyncGenerator<Item, Result>): Promise<{ seen: Item[]; result: Result }> {
  const seen: Item[] = [];
  for (;;) {
    const step = await items.next();
    if (step.done) return { seen, result: step.value };
    seen.push(step.value);
  }
}

const tick = () => new Promise((resolve) => setImmediate(resolve));

describe("withReports", () => {
  it("yields what is reported, and returns the result", async () => {
    const work = withReports<number, string>(async (report) => {
      for (const number of [1, 2, 3]) {
        report(number);
        await tick();
      }
      return "done";
    });
    expect(await collect(work)).toEqual({ seen: [1, 2, 3], result: "done" });
  });

  it("gives the last of reports that come all at once", async () => {
    const work = withReports<number, null>(async (report) => {
      for (const number of [1, 2, 3]) report(number);
      return null;
    });
    expect((await collect(work)).seen.at(-1)).toBe(3);
  });

  it("passes a failure on", async () => {
    const work = withReports<never, null>(() => Promise.reject(new Error("no")));
    await expect(collect(work)).rejects.toThrow("no");
  });
});
