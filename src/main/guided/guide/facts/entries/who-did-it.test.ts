import { expect, test } from "vitest";
import type { ReadFile } from "./passed-on.ts";
import { whoDidIt } from "./who-did-it.ts";

const log: ReadFile = {
  path: "log 2024.md",
  text: "# 2024\n\n- 8 Jan: piano moved\n- 16 Jan: boiler dead. Lindqvist was here the same evening\n- 19 May: boiler checked by Sally Moor\n",
  table: null,
};
const contacts: ReadFile = {
  path: "contacts.csv",
  text: "",
  table: {
    columns: ["name", "phone", "mail"],
    rows: [
      ["Lindquist, Anna", "0555 174", "a@x.example"],
      ["Lindqvist, Pete", "0555 147", "p@x.example"],
      ["Moor, Sally", "0555 336", "s@x.example"],
    ],
  },
};
const 記録: ReadFile = {
  path: "記録.md",
  text: "- 1月16日: ボイラー故障、青木さんが修理\n- 5月19日: 点検\n",
  table: null,
};
const 連絡先: ReadFile = {
  path: "連絡先.csv",
  text: "",
  table: {
    columns: ["名前", "電話番号"],
    rows: [
      ["青木", "0555 147"],
      ["青山", "0555 174"],
    ],
  },
};

test.each([
  ["boiler's out again! i need the phone number of the guy who fixed it in january", [log, contacts], "0555 147"],
  ["what's the email of the woman who checked the boiler in May?", [log, contacts], "s@x.example"],
  ["Ich brauche die Nummer von dem Mann, der im Januar den boiler repariert hat", [log, contacts], "0555 147"],
  ["1月にボイラーを直した人の電話番号を教えてください", [記録, 連絡先], "0555 147"],
] as const)("who did it is looked up, and their number: %s", (request, files, value) => {
  expect(whoDidIt(request, files)?.[1].cell.value).toBe(value);
});

test.each([
  "i need the phone number of the guy who fixed the boiler",
  "i need the phone number of the guy who fixed the roof in january",
  "i need the phone number of the guy who fixed the boiler in march",
  "i need the phone number of the guy who fixed the boiler in january or may",
  "who fixed the boiler in january?",
])("nothing is told where that isn't clear: %s", (request) => {
  expect(whoDidIt(request, [log, contacts])).toBeNull();
});

test("nothing is told where two people are named", () => {
  const both = { ...log, text: log.text.replace("Lindqvist was", "Lindqvist and Moor were") };
  expect(whoDidIt("the number of the man who fixed the boiler in january", [both, contacts])).toBeNull();
});
