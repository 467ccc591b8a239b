import { describe, expect, test } from "vitest";
import { viewedTurn } from "../../../../../test/support/viewed-turn.ts";
import { viewOf } from "../../../../../test/support/view-of.ts";
import { answerWhenTallyAsked } from "./when-tally-asked.ts";

const rides = {
  columns: ["date", "driver", "km", "passengers"],
  rows: [
    ["2025-04-03", "Tom", "14", "2"],
    ["2025-04-04", "Liv", "9", "1"],
    ["2025-04-10", "Tom", "22", "3"],
    ["2025-05-02", "Liv", "17", "2"],
    ["2025-05-09", "Mia", "31", "4"],
  ],
};
const hours = {
  columns: ["date", "client", "minutes"],
  rows: [
    ["2025-03-03", "museum", "90"],
    ["2025-03-04", "bakery", "45"],
    ["2025-03-06", "museum", "120"],
    ["2025-04-01", "museum", "40"],
  ],
};
const costs = {
  columns: ["What", "Paid by", "EUR"],
  rows: [
    ["petrol", "Ana", "64.00"],
    ["hut", "Bo", "156.00"],
    ["boat", "Ana", "31.20"],
    ["deposit of hut", "Bo", "-20.00"],
  ],
};
const kids = {
  columns: ["name", "diet", "table", "cancelled"],
  rows: [
    ["Aria", "vegetarian", "1", ""],
    ["Bent", "any", "1", ""],
    ["Cosmo", "vegan", "2", ""],
    ["Edda", "vegetarian", "2", "true"],
  ],
};
const stock = {
  columns: ["名前", "残り", "目安"],
  rows: [
    ["鉛筆", "38", "20"],
    ["のり", "0", "8"],
    ["定規", "5", "6"],
  ],
};
const spent = {
  columns: ["日付", "項目", "分類", "金額"],
  rows: [
    ["2025-04-01", "スーパー", "食費", "3280"],
    ["2025-04-03", "電車", "交通費", "560"],
    ["2025-05-01", "スーパー", "食費", "4100"],
  ],
};
const statement = {
  columns: ["date", "text", "amount"],
  rows: [
    ["2025-03-01", "salary", "2400"],
    ["2025-03-03", "rent", "-800"],
    ["2025-04-02", "rent", "-800"],
  ],
};
const tables = {
  "rides.tsv": rides,
  "hours.csv": hours,
  "costs.md": costs,
  "camp.yaml": kids,
  "在庫.json": stock,
  "家計簿.csv": spent,
  "statement.csv": statement,
};
const texts = {
  ...Object.fromEntries(Object.keys(tables).map((path) => [path, ""])),
  "costs.md": "# Hut weekend\n\nMinus means money that came back.\n",
  "camp.yaml": "camp: Pine Hollow\nkids:\n  - name: Aria\n",
  "在庫.json": '{\n  "商品": [\n  ]\n}\n',
  "runs.md": "- 2025-06-02: 5.2 km\n- 2025-06-05: 7 km\n- 2025-07-01: 8.1 km\n",
  "app.log": "2025-05-02 08:14:11 INFO start\n2025-05-02 08:14:15 ERROR db\n2025-05-03 10:00:00 ERROR db\n",
};
const view = viewOf(texts, tables);

function answerTo(request: string): Promise<string | null> {
  const path = Object.keys(texts).find((each) => request.includes(each)) ?? "";
  return answerWhenTallyAsked(viewedTurn(request, [[path, ""]]), view);
}

describe("what a question wants worked out of a table", () => {
  test.each([
    [
      "Kilometres per driver from rides.tsv please",
      "Sum of km by driver in the 5 rows of rides.tsv:\n- Tom: 36\n- Liv: 26\n- Mia: 31",
    ],
    [
      "how many km did each of them drive in april? rides.tsv",
      "Sum of km by driver in the 3 rows of rides.tsv with date in month 4:\n- Tom: 36\n- Liv: 9",
    ],
    ["km per month, rides.tsv", "Sum of km by date in the 5 rows of rides.tsv:\n- 2025-04: 45\n- 2025-05: 48"],
    [
      "how many rides did each of them do? rides.tsv",
      "Rows by driver in the 5 rows of rides.tsv:\n- Tom: 2\n- Liv: 2\n- Mia: 1",
    ],
    ["average passengers per ride in rides.tsv?", "2.4: that is the average of passengers in the 5 rows of rides.tsv."],
    ["who drove the most km? rides.tsv", "Tom with 36: that is the most km in the 5 rows of rides.tsv."],
    [
      "who had the fewest passengers? rides.tsv",
      "Liv with 3: that is the least passengers in the 5 rows of rides.tsv.",
    ],
    ["How many different drivers are there in rides.tsv?", "3 different ones, by driver, in the 5 rows of rides.tsv."],
    [
      "how many hours did i work for the museum in march? hours.csv has it in minutes",
      "3:30 h (3.5 hours): that is the sum of minutes in the 2 rows of hours.csv with date in month 3 and client museum.",
    ],
    [
      "we want to settle up after the hut weekend, how much has each of us paid so far? ana and bo, it's all in costs.md",
      "Sum of EUR by Paid by in the 4 rows of costs.md:\n- Ana: 95.2\n- Bo: 136",
    ],
    ["what was the most expensive thing in costs.md?", "hut with 156: that is the most EUR in the 4 rows of costs.md."],
    [
      "The kitchen wants to know how many of the kids at our camp eat no meat, so vegetarian and vegan together. camp.yaml - without the ones who cancelled!",
      "2: so many rows of camp.yaml count, with diet vegetarian or vegan. Sub-totals and what was cancelled or didn't take place aren't counted.",
    ],
    ["how many kids at each table? camp.yaml", "Rows by table in the 4 rows of camp.yaml:\n- 1: 2\n- 2: 2"],
    [
      "how many km did I run in June? runs.md",
      "12.2: that is the sum of km in the 2 rows of runs.md with date in month 6.",
    ],
    ["what's my longest run in runs.md?", "2025-07-01 with 8.1: that is the most km in the 3 rows of runs.md."],
    ["how often did i run more than 6 km? runs.md", "2: so many rows of runs.md count, with km more than 6."],
    [
      "count the errors in app.log per day please",
      "Rows by date in the 2 rows of app.log with level error:\n- 2025-05-02: 1\n- 2025-05-03: 1",
    ],
    [
      "wieviel km pro driver? rides.tsv",
      "Sum of km by driver in the 5 rows of rides.tsv:\n- Tom: 36\n- Liv: 26\n- Mia: 31",
    ],
    [
      "在庫.json で残りが5個より少ない商品は何種類ありますか?発注の準備をしたいので",
      "1です。在庫.jsonの1行(残り less than 5)を数えました。",
    ],
    ["残りが目安より少ない商品は何種類ですか?(在庫.json)", "2です。在庫.jsonの2行(残り less than 目安)を数えました。"],
    [
      "家計簿.csvの分類ごとの合計を教えてください",
      "家計簿.csvの3行の金額の合計(分類ごと):\n- 食費: 7380\n- 交通費: 560",
    ],
    ["家計簿.csvに項目は何種類ありますか", "2種類です。家計簿.csvの3行の項目で数えました。"],
    [
      "4月に一番高かった支出は何ですか?家計簿.csvです",
      "2025-04-01 スーパー(3280)です。家計簿.csvの2行(日付 in month 4)の金額で一番大きいものです。",
    ],
  ])("%s", async (request, answer) => {
    expect(await answerTo(request)).toBe(answer);
  });

  test.each([
    "average km per driver in rides.tsv",
    "how many km did Anna drive? rides.tsv",
    "how many km did Tom drive in june? rides.tsv",
    "how many km did each of them drive in the last week? rides.tsv",
    "how many km did each drive except Mia? rides.tsv",
    "how many km did they drive on Monday? rides.tsv",
    "how many passengers per km in rides.tsv",
    "how many drivers per month, rides.tsv",
    "what's the total and the average of km in rides.tsv",
    "which driver had the longest ride in rides.tsv",
    "how many more km did Tom drive than Liv? rides.tsv",
    "what's the average km of the first three rides in rides.tsv",
    "how many hours did I work for the museum and the school? hours.csv",
    "how much did we spend per month? statement.csv",
    "how much did I earn in march, statement.csv",
    "how many chairs per table? camp.yaml",
    "how many helpers per table? camp.yaml",
    "how many kids eat no meat? camp.yaml",
    "家計簿.csvで食費以外の合計はいくらですか",
    "家計簿.csvで5月と4月の差はいくらですか",
  ])("what says more, or isn't there, is left to the model: %s", async (request) => {
    expect(await answerTo(request)).toBeNull();
  });
});
