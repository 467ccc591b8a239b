import { describe, expect, test } from "vitest";
import { rowsThatFit } from "./rows-that-fit.ts";

describe("a column that is filled in once something is paid", () => {
  const fees = {
    columns: ["Name", "Beitrag", "Bezahlt am"],
    rows: [
      ["Ida", "74,50", "03.02."],
      ["Kuno", "148,00", ""],
      ["Paul", "148,00", "15.01."],
    ],
  };
  const bills = {
    columns: ["customer", "amount", "paid"],
    rows: [
      ["Ada", "20", "true"],
      ["Bea", "30", "false"],
      ["Tom", "5", "false"],
    ],
  };
  test.each([
    ["wie viel Beitrag ist schon eingegangen?", fees, [0, 2]],
    ["wer hat noch nicht bezahlt?", fees, [1]],
    ["Wie viel Beitrag steht in liste.md insgesamt noch aus?", fees, [1]],
    ["what do customers still owe me?", bills, [1, 2]],
    ["which bills are unpaid?", bills, [1, 2]],
    ["how many still have to pay?", bills, [1, 2]],
    ["wie viele müssen noch zahlen?", bills, [1, 2]],
    ["how much was paid?", bills, [0]],
    ["how much is it altogether?", bills, undefined],
    ["who has paid or not?", fees, undefined],
    [
      "which invoices are unpaid?",
      {
        columns: ["customer", "unpaid"],
        rows: [
          ["Ada", ""],
          ["Bea", "80"],
        ],
      },
      undefined,
    ],
    [
      "who still owes me?",
      {
        columns: ["name", "due", "paid"],
        rows: [
          ["Ben", "100", "40"],
          ["Cara", "50", ""],
        ],
      },
      undefined,
    ],
    [
      "what is outstanding?",
      {
        columns: ["name", "payment method"],
        rows: [
          ["Ada", ""],
          ["Bea", "cash"],
        ],
      },
      undefined,
    ],
  ])("%s", (request, table, places) => {
    expect(rowsThatFit(table, request)?.places).toEqual(places);
  });
});
