import { expect, test } from "vitest";
import { billsTogether } from "./bills-together.ts";

const bill = (name: string, net: string, total: string) => ({
  path: `bills/${name}.txt`,
  text: `${name}\n\nLeak\nNet      ${net}\nTax 20%   1.00\nTotal    ${total}\n`,
});
const bills = [
  bill("2024-02-08 ferris", "180.00", "216.00"),
  bill("2024-05-02 ferrand", "70.00", "84.00"),
  bill("2024-06-14 ferris", "78.00", "93.60"),
];

test.each([
  ["how much did ferris charge us, all his bills together, tax included?", "309.6"],
  ["what do all the bills of ferris come to in total without tax?", "258"],
])("bills are added up: %s", (request, sum) => {
  expect(billsTogether(bills, request)).toContain(`sum ${sum}`);
});

test.each<[string, typeof bills, string]>([
  ["one has no total", [...bills, { path: "bills/x ferris.txt", text: "lost\n" }], "how much are the ferris bills?"],
  ["it asks for each", bills, "how much is each of the ferris bills?"],
  ["there is only one", bills, "how much was the ferrand bill?"],
  ["it isn't about bills", bills, "how much does ferris weigh?"],
])("but not where %s", (_, files, request) => {
  expect(billsTogether(files, request)).toBe("");
});
