import { describe, expect, test } from "vitest";
import { viewOf } from "../../../../../../test/support/view-of.ts";
import { factsOverFiles } from "./facts-over-files.ts";

/** Files that end in csv are tables. */
async function facts(request: string, texts: Record<string, string>): Promise<string> {
  const tables = Object.entries(texts).flatMap(([path, text]) => {
    const [columns = [], ...rows] = text
      .trim()
      .split("\n")
      .map((line) => line.split(","));
    return path.endsWith(".csv") ? [[path, { columns, rows }] as const] : [];
  });
  const view = viewOf(texts, Object.fromEntries(tables));
  return factsOverFiles(request, await view.files(), view);
}

const cleanups = {
  "2024/06-16.txt": "Cleanup 16 June 2024\n\nrope   7.5 kg\n",
  "2025/04-13.txt": "Cleanup 13 April 2025\n\nrope   12.5 kg\nfishing net  9 kg\n",
  "2025/05-11.txt": "Cleanup 11 May 2025\n\nfishing net  31 kg\nrope   8 kg\n",
  "contacts.md": "- bags: Rhian\n",
};
const spent = {
  "april.csv": "what,euro\nbread,3\ntea,5\n",
  "may.csv": "what,euro\ntea,7\n",
  "prices.csv": "what,each,unit\nbread,3,loaf\n",
};

describe("amounts of one thing", () => {
  test.each([
    [
      "how many kg of rope did we find in 2025, all of them together?",
      "Counted: rope in 2 files: 12.5 kg (2025/04-13.txt), 8 kg (2025/05-11.txt): sum 20.5 kg",
    ],
    [
      "how much rope is that altogether?",
      "Counted: rope in 3 files: 7.5 kg (2024/06-16.txt), 12.5 kg (2025/04-13.txt), 8 kg (2025/05-11.txt): sum 28 kg",
    ],
    [
      "wie viel fishing net war das insgesamt?",
      "Counted: fishing net in 2 files: 9 kg (2025/04-13.txt), 31 kg (2025/05-11.txt): sum 40 kg",
    ],
    ["how much net was there?", ""],
    ["how much rope did we find on 13 April 2025?", ""],
    ["how much rope is in 2025/04-13.txt?", ""],
    ["what did we do with the rope?", ""],
  ])("%j: %j", async (request, told) => {
    expect(await facts(request, cleanups)).toBe(told);
  });

  const receipts = {
    "receipts/may.txt": "3/5 rye flour 4.20 €\n3/5 sugar 1.10 €\n9/5 rye flour 4.40 €\nsum 9.70 €\n",
    "receipts/june.txt": "2/6 rye flour 4.30 €\n8/6 flour sieve 12.00 €\nsum 16.30 €\n",
    "wanted.txt": "rye flour (4 € or so)\n",
  };
  const slips = {
    "レシート/1.txt": "4/3 紅茶 480円\n4/9 牛乳 238円\n合計 718円\n",
    "レシート/2.txt": "5/1 紅茶 520円\n5/2 抹茶ゼリー 150円\n合計 670円\n",
    "メモ.txt": "紅茶を買う\n",
  };

  test.each<[string, Record<string, string>, string]>([
    ["look through the receipts folder: what did we spend on rye flour, all in all?", receipts, "sum 12.9 €"],
    ["how much was the sum for rye flour in the folder receipts?", receipts, "sum 12.9 €"],
    ["レシートフォルダの紅茶は合計いくらですか", slips, "sum 1000 円"],
    ["how much did we spend on flour, in the folder receipts?", receipts, ""],
    ["how much did we spend on rye flour?", receipts, ""],
  ])("may have a day before what they are of, and what adds them up is none: %s", async (request, texts, told) => {
    const found = await facts(request, texts);
    expect(/sum [\d.]+ \S+$/u.exec(found)?.[0] ?? found).toBe(told);
  });

  test("in different units aren't added up", async () => {
    expect(await facts("how much rope in total?", { "a.txt": "rope 2 kg\n", "b.txt": "rope 300 g\n" })).toBe("");
  });
});

describe("tables with the same columns", () => {
  test("are counted as one", async () => {
    expect(await facts("how much did we spend on tea in total?", spent)).toBe(
      "april.csv, may.csv together: Counted: 3 rows, 2 of them with what tea: euro sum 12.\ntea, 5\ntea, 7",
    );
  });

  test.each([
    ["a copy", { "a.csv": "what,euro\ntea,5\n", "a-backup.csv": "what,euro\ntea,5\nrice,2\n" }],
    ["a part of another", { "2024.csv": "what,euro\ntea,5\nrice,2\n", "2024-03.csv": "what,euro\ntea,5\n" }],
  ])("aren't counted twice: %s", async (_, texts) => {
    expect(await facts("how much did we spend in total?", texts)).toBe("");
  });

  test.each(["how much did we spend on tea in may?", "how much tea is in may.csv?", "which tea is it?"])(
    "%j is about one of them, or no number",
    async (request) => {
      expect(await facts(request, spent)).toBe("");
    },
  );
});

describe("which files are meant", () => {
  const walk = (count: number) => `stop,walkers\nmill,${count}\nlock,1\n`;
  const walks = {
    "walks/2031-03-02 mill.csv": walk(4),
    "walks/2031-06-08 lake.csv": walk(8),
    "walks/2031-12-01 snow.csv": walk(16),
    "walks/2031-01-11 fog.csv": walk(32),
  };
  test.each([
    ["how many walkers were on the two winter walks at the mill?", "48 (sum of walkers"],
    ["how many walkers were at the mill in winter?", "48 (sum of walkers"],
    ["how many walkers were on the walks at the mill in all?", "60 (sum of walkers"],
    // nobody knows which three are meant
    ["how many walkers were on the three winter walks at the mill?", ""],
  ])("%s", async (request, told) => {
    const found = await facts(request, walks);
    expect(told === "" ? found : found.includes(told)).toBe(told === "" ? "" : true);
  });

  test("are as many as are said, and none that was put aside", async () => {
    const weeks = { "week-1.csv": walk(4), "week-2.csv": walk(8), "week-3-plan.csv": walk(16) };
    expect(await facts("how many walkers at the mill in both weeks?", weeks)).toContain("What is asked for: 12 ");
    const lists = { "list.csv": walk(4), "list-2030.csv": walk(8) };
    expect(await facts("how many walkers at the mill?", lists)).toBe("");
  });

  test("whoever has the most may be one of the files", async () => {
    const logs = { "ada.csv": "day,km\na,3\nb,4\n", "bo.csv": "day,km\na,9\nb,1\n", "cy.csv": "day,km\na,2\nc,4\n" };
    expect(await facts("who walked the most?", logs)).toContain("most by file: bo (10)");
    const two = { "ada.csv": logs["ada.csv"], "bo.csv": logs["bo.csv"] };
    expect(await facts("which of them walked more, and how many km was that?", two)).toContain("most by file: bo (10)");
    expect(await facts("who of them walked less, and how many km?", two)).toContain("least by file: ada (7)");
  });
});

test("people are counted in the diary of each day, and none of a day that was called off", async () => {
  const diary = {
    "日誌/2031-06-01.md": "# 6月1日\n\n- 大人:4名\n- 生徒:12名\n- 天気:晴れ\n",
    "日誌/2031-06-08.md": "# 6月8日\n\n- 予約:生徒 9名\n\n雨のため中止。\n",
    "日誌/2031-06-15.md": "# 6月15日\n\n- 大人:3名\n- 生徒:10名\n- 天気:雨\n",
    "日誌/2031-07-06.md": "# 7月6日\n\n- 大人:3名\n- 生徒:7名\n- 天気:雨\n",
  };
  expect(await facts("6月に生徒は全部で何人来ましたか", diary)).toBe(
    "Counted: 生徒 in 2 files: 12名 (日誌/2031-06-01.md), 10名 (日誌/2031-06-15.md): sum 22 名",
  );
});
