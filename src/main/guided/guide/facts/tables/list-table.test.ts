import { describe, expect, test } from "vitest";
import { tableFacts } from "../numbers/data-facts.ts";
import { listTable } from "./list-table.ts";

describe("a list whose lines are of one shape", () => {
  test("is a table of who, how much, and what for", () => {
    const text = "# Mai\n\n- Lena: 23,40 € Brot\n- Miro: 8 € Salz\n- Lena: 6,75 € Beutel\n- Miro: 3,50 € Öl\n";
    expect(listTable(text)).toEqual({
      columns: ["name", "amount", "what"],
      rows: [
        ["Lena", "23,40 €", "Brot"],
        ["Miro", "8 €", "Salz"],
        ["Lena", "6,75 €", "Beutel"],
        ["Miro", "3,50 €", "Öl"],
      ],
    });
  });

  test("is a table of its sections where each line ends with a rating", () => {
    const text =
      "# Read\n\n## 2023\n\n- Marsh, 2.5/5\n- Gate, 5/5\n\n## 2024\n\n- Salt Road, 4/5\n- Wires, 5/5\n- Third Bell, not finished\n";
    const table = listTable(text);
    expect(table?.columns).toEqual(["section", "name", "rating"]);
    expect(table?.rows).toContainEqual(["2024", "Salt Road", "4"]);
    expect(table && tableFacts(table, "how many of the books of 2024 did I rate 4 or better?")).toContain(
      "2 of them with section in 2024 and rating at least 4",
    );
  });

  test("is a table of who says what, however it is written", () => {
    const text =
      "Which cake?\n\nAnn: apple pie\nRolf: cheesecake\nMieke: Apple Pie!\nOla: cheesecake please\nInes: can't come\n";
    const table = listTable(text);
    expect(table && tableFacts(table, "how many votes did each one get?")).toContain(
      "by what: apple pie: 2 rows; cheesecake: 2 rows",
    );
  });

  test("is a table of two columns where nothing is counted in it", () => {
    const text = "The Hobbit - Rosie\nHoles - Leon\nthe hobbit - Jay\nHoles - Noor\n";
    expect(listTable(text)?.rows).toContainEqual(["the hobbit", "Jay"]);
    expect(listTable(text)?.columns).toEqual(["name", "what"]);
  });
});

test.each([
  ["whose lines begin otherwise each", "Ann: 3\nBen: 4\nCid: 5\nDan: 6\n"],
  ["to tick", "- [ ] Ann: soap\n- [x] Ann: bread\n- [ ] Ben: oil\n- [ ] Ben: salt\n"],
  ["that is short", "Ann: 3\nAnn: 4\n"],
  ["of sentences", "We met on Monday.\nAnn: was late.\nThen we left.\nAll was well.\nAnn: sang.\n"],
])("a text %s is no table", (_, text) => {
  expect(listTable(text)).toBeNull();
});
