import { describe, expect, test } from "vitest";
import { viewOf } from "../../../../test/support/view-of.ts";
import { gapsIn } from "./gaps.ts";
import { allSuspicious } from "./suspiciousness.ts";

const program = `import sys

# the sum
def total(prices):
    sum = 0
    for price in prices:
        sum = price
    return sum
`;
const files = { "sum.py": program, "test_sum.py": "assert total([1, 2]) == 3\n", "prices.csv": "a,1\n" };

async function gaps(failure = "exit 1\nAssertionError in test_sum.py", suspiciousness = allSuspicious) {
  const view = viewOf(files);
  return gapsIn(
    { command: "", request: "the test of sum.py fails", text: failure },
    await view.files(),
    view,
    suspiciousness,
  );
}

const placeOf = ({ before, after }: { before: string; after: string }) =>
  `${before.split("\n").at(-2)} | ${after.split("\n")[0]}`;

describe("places to fill in", () => {
  test("are the lines that say something, names and parameters last", async () => {
    const first = (await gaps()).filter(({ attempt }) => attempt === 1).slice(0, 5);
    expect(first.map(placeOf)).toEqual([
      "def total(prices): |     for price in prices:",
      "    sum = 0 |         sum = price",
      "    for price in prices: |     return sum",
      "        sum = price | ",
      "# the sum |     sum = 0",
    ]);
  });

  test("begin with a line that the failure names", async () => {
    const [first] = await gaps('exit 1\n  File "sum.py", line 7, in total\nTypeError');
    expect(first && placeOf(first)).toBe("    for price in prices: |     return sum");
  });

  test("end with the lines that weren't run", async () => {
    const first = (await gaps(undefined, (_, line) => Number(line !== 5)))
      .filter(({ attempt }) => attempt === 1)
      .slice(0, 5);
    expect(first.map(placeOf)).toEqual([
      "    sum = 0 |         sum = price",
      "    for price in prices: |     return sum",
      "        sum = price | ",
      "# the sum |     sum = 0",
      "def total(prices): |     for price in prices:",
    ]);
  });

  test("are filled in with all that is known in sight, the test and the failure last", async () => {
    const [first] = await gaps();
    expect(first?.beside.map(({ path }) => path)).toEqual(["prices.csv", "test_sum.py", "issue.md"]);
    expect(first?.beside.at(-1)?.text).toBe("the test of sum.py fails\n\nexit 1\nAssertionError in test_sum.py");
  });

  test("come again with chance, and between the lines", async () => {
    const all = await gaps();
    expect(all.map(({ attempt }) => attempt)).toEqual([
      ...Array<number>(10).fill(1),
      ...Array<number>(5).fill(2),
      ...Array<number>(5).fill(3),
    ]);
    expect(all[5] && placeOf(all[5])).toBe("def total(prices): |     sum = 0");
  });

  test("are none in a program that is to stay as it is", async () => {
    const view = viewOf({ "sum.py": program, "other.py": "x = 1\n" });
    const all = await gapsIn(
      { command: "", request: "other.py fails, but don't touch sum.py", text: "exit 1" },
      await view.files(),
      view,
      allSuspicious,
    );
    expect(new Set(all.map(({ path }) => path))).toEqual(new Set(["other.py"]));
  });

  test("are none where there is no program", async () => {
    const view = viewOf({ "notes.md": "a\n" });
    expect(
      await gapsIn({ command: "", request: "it fails", text: "exit 1" }, await view.files(), view, allSuspicious),
    ).toEqual([]);
  });
});

describe("what is written in a place", () => {
  test("stands in the place of the line", async () => {
    const place = (await gaps())[2];
    expect(place?.changes("        sum += price")).toEqual([
      {
        tool: "edit",
        input: { path: "sum.py", old_text: "        sum = price", new_text: "        sum += price", line: 7 },
      },
    ]);
  });

  test("may be several lines, in the place of as many or of the one", async () => {
    const changes = (await gaps())[2]?.changes("        sum += price\n    return sum") ?? [];
    expect(changes.map(({ input }) => input["old_text"])).toEqual([
      "        sum = price\n    return sum",
      "        sum = price",
    ]);
  });

  test("stands before the next line where one more is wanted", async () => {
    const changes = (await gaps())[6]?.changes("    print(prices)") ?? [];
    expect(changes.map(({ input }) => [input["old_text"], input["new_text"]])).toEqual([
      ["    for price in prices:", "    print(prices)\n    for price in prices:"],
    ]);
  });

  test("is no change where nothing is different, or nothing is there", async () => {
    const place = (await gaps())[2];
    expect(place?.changes("        sum = price  ")).toEqual([]);
    expect(place?.changes("  \n")).toEqual([]);
  });
});
