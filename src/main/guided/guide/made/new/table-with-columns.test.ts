import { expect, test } from "vitest";
import { viewOf } from "../../../../../../test/support/view-of.ts";
import { columnCalls } from "./table-with-columns.ts";

const columns = ["name", "phone", "email", "city"];
const tables = {
  "people.json": {
    columns,
    rows: [
      ["Ada Lo", "030 1", "ada@mail.example", "Ulm"],
      ['Bo "B" Ray', "", "bo@mail.example", "Bonn, Nord"],
    ],
  },
  "people.vcf": { columns: ["name", "email"], rows: [["Ada Lo", "ada@mail.example"]] },
  "lists.json": { columns: ["name", "tags"], rows: [["Ada", '["a","b"]']] },
};
const texts = { "people.json": "[]", "people.vcf": "", "lists.json": "[]" };
const made = async (request: string) => {
  const view = viewOf(texts, tables);
  const [call] = await columnCalls(request, await view.files(), view);
  return call?.input["content"] ?? null;
};

test.each([
  [
    "turn people.json into people.csv, columns: name, email",
    'name,email\nAda Lo,ada@mail.example\n"Bo ""B"" Ray",bo@mail.example\n',
  ],
  [
    "Mach bitte aus people.json eine people.csv mit den Spalten: Ort, Name",
    'Ort,Name\nUlm,Ada Lo\n"Bonn, Nord","Bo ""B"" Ray"\n',
  ],
  [
    "Mach bitte aus people.json eine liste.csv. Spalten: Name, Telefon",
    'Name,Telefon\nAda Lo,030 1\n"Bo ""B"" Ray",\n',
  ],
  [
    "people.json を表計算ソフトで開けるように、people.csv にしてもらえますか。列は「名前,電話,メール」の順でお願いします。",
    '名前,電話,メール\nAda Lo,030 1,ada@mail.example\n"Bo ""B"" Ray",,bo@mail.example\n',
  ],
  [
    "convert people.json to people.csv please",
    'name,phone,email,city\nAda Lo,030 1,ada@mail.example,Ulm\n"Bo ""B"" Ray",,bo@mail.example,"Bonn, Nord"\n',
  ],
  [
    "I'd like people.csv from people.json with columns name,city, sorted by city",
    'name,city\n"Bo ""B"" Ray","Bonn, Nord"\nAda Lo,Ulm\n',
  ],
  ["turn people.vcf into contacts.csv", "name,email\nAda Lo,ada@mail.example\n"],
  [
    "people.json -> people.tsv, fields: email, city",
    "email\tcity\nada@mail.example\tUlm\nbo@mail.example\tBonn, Nord\n",
  ],
])("%s", async (request, content) => {
  expect(await made(request)).toBe(content);
});

test.each([
  ["only some rows are wanted", "turn people.json into people.csv, columns: name, email, only those from Ulm"],
  ["the rows have an order", "turn people.json into people.csv. Columns: name, email. In order of name"],
  ["it is to be sorted by something that isn't there", "convert people.json to people.csv, sorted by age"],
  ["one has no value to sort by", "convert people.json to people.csv, sorted by phone"],
  ["a column isn't there", "turn people.json into people.csv, columns: name, shoe"],
  ["cells hold lists", "convert lists.json to lists.csv"],
  ["columns are said in other words", "convert people.json to people.csv, without the phone column"],
  ["nothing is to be made", "how many columns would people.csv have if it had those of people.json?"],
])("nothing is made where %s", async (_, request) => {
  expect(await made(request)).toBeNull();
});
