import { expect, test } from "vitest";
import { passedOn, type ReadFile } from "./passed-on.ts";

const devices: ReadFile = {
  path: "devices.csv",
  text: "",
  table: {
    columns: ["floor", "room", "device", "model"],
    rows: [
      ["1", "desk", "printer", "Minato MP-310"],
      ["2", "office", "printer", "Minato MP-450S"],
      ["2", "office", "shredder", "Cut 12"],
      ["3", "hall", "printer", "Minato MP-450"],
    ],
  },
};
const supplies: ReadFile = {
  path: "supplies.txt",
  text: "Supplies\n\nMP-310\n  toner  MT-31K\n\nMP-450\n  toner  MT-45K\n  drum   DR-45\n\n■ MP-450S\n  toner: MT-46S\n  drum: DR-46S\n",
  table: null,
};
const 機器: ReadFile = {
  path: "機器.csv",
  text: "",
  table: {
    columns: ["階", "機器", "機種"],
    rows: [
      ["1", "プリンター", "MP-310"],
      ["2", "プリンター", "MP-450S"],
    ],
  },
};
const 消耗品: ReadFile = { path: "消耗品.txt", text: "■ MP-450S\n  トナー  MT-46S\n  ドラム  DR-46S\n", table: null };

test.each([
  [
    "the toner of the printer on the 2nd floor is empty, which number do I have to order?",
    [devices, supplies],
    "MT-46S",
  ],
  ["which drum does the printer on floor 3 take?", [devices, supplies], "DR-45"],
  ["welche Nummer hat der toner für den printer auf floor 3?", [devices, supplies], "MT-45K"],
  ["2階のプリンターのトナーが切れました。型番を教えてください", [機器, 消耗品], "MT-46S"],
] as const)("what is described by one table is looked up in another list: %s", (request, files, value) => {
  expect(passedOn(request, files)?.[1].cell.value).toBe(value);
});

test.each([
  "the toner of the printer is empty, which number do I have to order?",
  "when was the toner of the printer on the 2nd floor changed, and which was it?",
  "which paper does the printer on the 2nd floor take?",
  "the toner of the printer on the 2nd floor is empty",
])("nothing is told where that isn't clear: %s", (request) => {
  expect(passedOn(request, [devices, supplies])).toBeNull();
});

test("nothing is told where a note speaks of the same model", () => {
  const memo: ReadFile = { path: "memo.md", text: "MP-450S takes MT-47S from May on\n", table: null };
  const request = "which toner does the printer on the 2nd floor take?";
  expect(passedOn(request, [devices, supplies])?.[1].cell.value).toBe("MT-46S");
  expect(passedOn(request, [devices, supplies, memo])).toBeNull();
});
