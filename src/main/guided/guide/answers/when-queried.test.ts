import { expect, test } from "vitest";
import { viewedTurn } from "../../../../../test/support/viewed-turn.ts";
import { viewOf } from "../../../../../test/support/view-of.ts";
import { selectRows } from "../../../store/select-rows.ts";
import type { Table } from "../../workspace-view.ts";
import { answerWhenQueried, questionToQuery } from "./when-queried.ts";

const keys: Table = {
  columns: ["key", "room", "who", "given out", "back", "deposit"],
  rows: [
    ["K1", "hall", "Ina", "3.1.2025", "", "20,50 €"],
    ["K2", "hall", "Emil", "4.1.2025", "9.2.2025", "20,50 €"],
    ["K3", "office", "", "", "", "10,00 €"],
    ["K4", "office", "Falk", "12.1.2025", "", "10,00 €"],
    ["K5", "store", "Uta", "2.2.2025", "1.3.2025", "5,00 €"],
    ["K6", "attic", "Kim", "2.2.2025", "2.3.2025", "5,00 €"],
    ["K7", "cellar", "Lou", "2.3.2025", "2.3.2025", "5,00 €"],
  ],
};
const bills: Table = {
  columns: ["no", "status", "lines"],
  rows: [
    ["1", "open", '[{"what":"hedge","qty":2,"price":45},{"what":"waste","qty":1,"price":17.5}]'],
    ["2", "paid", '[{"what":"lawn","qty":1,"price":30}]'],
    ["3", "paid", '[{"what":"fence","qty":1,"price":12}]'],
  ],
};
const view = viewOf({ "keys.csv": "", "bills.json": "", "notes.txt": "" }, { "keys.csv": keys, "bills.json": bills });

function answer(request: string, statement: string, path = "keys.csv") {
  const state = { ...viewedTurn(request, [[path, ""]]), reading: { about: "query" as const, path, statement } };
  return answerWhenQueried(state, view, selectRows);
}

test("a question for a number of one table is asked as a query", async () => {
  const question = await questionToQuery(viewedTurn("how many keys are out?", [["keys.csv", ""]]), view);
  expect(question).toMatchObject({ path: "keys.csv", table: "keys", rows: 7 });
  expect(question?.columns[3]).toEqual({
    name: '"given out"',
    kind: "date",
    values: ["NULL", "'2025-01-03'", "'2025-01-04'", "'2025-01-12'"],
    isAll: false,
    comparable: [],
  });
  expect(question?.columns[5]).toEqual({
    name: "deposit",
    kind: "number",
    values: ["20.5", "10", "5"],
    isAll: false,
    comparable: ["0"],
  });
});

test.each([
  ["who has the key of the attic?", ["keys.csv"]],
  ["how many keys are out?", ["keys.csv", "bills.json"]],
  ["how many keys are out?", ["notes.txt"]],
])("%s of %j isn't", async (request, paths) => {
  expect(
    await questionToQuery(
      viewedTurn(
        request,
        paths.map((path) => [path, ""] as const),
      ),
      view,
    ),
  ).toBeNull();
});

test("what is counted is told with the rows that were meant", async () => {
  const statement = `SELECT COUNT(*) FROM keys WHERE "given out" IS NOT NULL AND back IS NULL`;
  expect(await answer("how many keys are out?", statement)).toBe(
    "2 of the 7 rows of keys.csv, with given out filled in and back empty (K1, K4).",
  );
  expect(await answer("Wie viele Schlüssel sind gerade draußen?", statement)).toBe(
    "2 von 7 Zeilen in keys.csv, mit given out ausgefüllt und back leer (K1, K4).",
  );
});

test("a sum names its column, and groups stand in a list", async () => {
  expect(await answer("how much deposit is for the hall?", "SELECT SUM(deposit) FROM keys WHERE room = 'hall'")).toBe(
    "41: the sum of deposit in 2 of the 7 rows of keys.csv, with room = hall (K1, K2).",
  );
  expect(
    await answer(
      "how many keys has each of hall and office?",
      "SELECT room, COUNT(*) FROM keys WHERE room IN ('hall', 'office') GROUP BY room",
    ),
  ).toMatch(/^- hall: 2\n- office: 2\n/);
});

test("a condition that all rows meet isn't told", async () => {
  const statement = "SELECT COUNT(*) FROM keys WHERE room = 'hall' AND deposit > 0";
  expect(await answer("how many keys for the hall?", statement)).toBe(
    "2 of the 7 rows of keys.csv, with room = hall (K1, K2).",
  );
});

test("of two values of one column the one counts that is said", async () => {
  const statement = "SELECT COUNT(*) FROM keys WHERE room = 'hall' AND room = 'office'";
  expect(await answer("how many keys for the hall?", statement)).toBe(
    "2 of the 7 rows of keys.csv, with room = hall (K1, K2).",
  );
});

test("the year is that of the dates where nobody says another one", async () => {
  const statement = `SELECT COUNT(*) FROM keys WHERE "given out" LIKE '2024-02-%'`;
  expect(await answer("how many keys went out in february?", statement)).toContain("given out like 2025-02");
  expect(await answer("how many keys went out in february 2024?", statement)).toBeNull();
  expect(await answer("how many keys went out?", statement)).toBeNull();
  expect(await answer("how many keys went out last month?", statement)).toBeNull();
  const since = `SELECT COUNT(*) FROM keys WHERE "given out" >= '2024-02-01'`;
  expect(await answer("how many keys went out since february?", since)).toContain("≥ 2025-02-01");
});

test("what the entries of records come to is added up", async () => {
  const sum = "SELECT SUM(qty * price) FROM bills WHERE status = 'open'";
  expect(await answer("how much do customers owe me?", sum, "bills.json")).toBe(
    "107.5: 2 of the 4 rows of bills.json, with status = open.",
  );
});

test.each([
  ["how many keys are out?", "SELECT COUNT(*) FROM keys WHERE room = 'hall'"],
  [
    "how many keys for the hall or from march?",
    `SELECT COUNT(*) FROM keys WHERE "given out" LIKE '2025-03-%' OR room = 'garage'`,
  ],
  [
    "how many keys went out?",
    `SELECT COUNT(*) FROM keys WHERE ("given out" LIKE '2025-02-%' OR "given out" LIKE '2025-03-%')`,
  ],
  ["how many keys for the garage?", "SELECT COUNT(*) FROM keys WHERE room = 'garage'"],
  ["how much deposit is that?", "SELECT COUNT(*) FROM keys"],
  ["how many keys aren't back yet?", `SELECT COUNT(*) FROM keys WHERE "given out" IS NOT NULL`],
  ["how many keys has Zoe?", "SELECT SUM(deposit) FROM keys WHERE deposit > 1000"],
  ["how many keys are out?", "DROP TABLE keys"],
])("%s isn't answered by %s", async (request, statement) => {
  expect(await answer(request, statement)).toBeNull();
});
