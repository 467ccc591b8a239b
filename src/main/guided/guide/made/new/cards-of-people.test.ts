import { expect, test } from "vitest";
import { viewOf } from "../../../../../../test/support/view-of.ts";
import { readContacts } from "../../../../workspace/tables/read-contacts.ts";
import { readTable } from "../../../../workspace/tables/read-table.ts";
import { cardCalls } from "./cards-of-people.ts";

const board = `Board of the allotment club, as of March 2031

1. Vorsitzende: Rena Kolb, 0221 445566, r.kolb@plot.example
Kassenwart: Pia Lohse, 0173 5551234, pia@plot.example (ausgeschieden zum 31.12.2030)
Beisitz: Timo Lau, kein Telefon, timo@plot.example
`;
const texts = {
  "board.txt": board,
  "choir.txt":
    "Choir\n\nAna Ruiz <ana@x.example> 0151 222333\nBo Lind <bo@x.example> 0151 444555\n\nRehearsal: Tuesday\n",
  "blocks.txt": "Ana Ruiz\nTel: 0151 222333\nMail: ana@x.example\n\nBo Lind\nTel: 0151 444555\n",
  "people.csv": "name,phone,email,notes\nJo Tan,555 0101,jo@x.example,likes tea\nMira Beck,555 0102,,\n",
  "members.csv":
    "first_name,last_name,mobile,status\nJo,Tan,0151 1,active\nMira,Beck,0151 2,left\nSam,Ott,0151 3,active\n",
  "mixed.csv": "name,phone,notes\nJo Tan,1,left-handed\nMira Beck,2,\n",
  "odd.csv": 'name,phone\n"Tan, Jo",1\n',
  "both.csv": "name,phone,mobile\nJo Tan,1,2\n",
  "dues.csv": "name,phone,paid\nJo Tan,1,yes\n",
  "名簿.csv": "氏名,電話\n川口 徹,070-1111\n",
};
const tables = Object.fromEntries(
  Object.entries(texts).flatMap(([path, text]) => {
    const table = readTable(path, text);
    return table ? [[path, table]] : [];
  }),
);

async function written(request: string): Promise<string | null> {
  const view = viewOf(texts, tables);
  const [call] = await cardCalls(request, await view.files(), view);
  const content = call?.input["content"];
  return typeof content === "string" ? content : null;
}

async function rowsOf(request: string): Promise<readonly (readonly string[])[] | null> {
  return readContacts((await written(request)) ?? "")?.rows ?? null;
}

const two = [
  ["Jo Tan", "555 0101", "jo@x.example"],
  ["Mira Beck", "555 0102", ""],
];
const choir = [
  ["Ana Ruiz", "0151 222333", "ana@x.example"],
  ["Bo Lind", "0151 444555", "bo@x.example"],
];
const staying = [
  ["Rena Kolb", "0221 445566", "r.kolb@plot.example"],
  ["Timo Lau", "", "timo@plot.example"],
];

test.each<[string, string[][]]>([
  [
    "Mach mir aus board.txt bitte eine board.vcf fürs Handy. Name, Telefon und Mail reicht; wer ausgeschieden ist, kommt nicht rein.",
    staying,
  ],
  ["make board.vcf from board.txt, just name, phone and mail. Those who left shouldn't be in it.", staying],
  ["convert people.csv to people.vcf, only name, phone and email", two],
  ["My phone can't read tables, so please turn people.csv into people.vcf (name, phone and email).", two],
  ["please turn choir.txt into choir.vcf", choir],
  [
    "make members.vcf out of members.csv for my phone, without those who left",
    [
      ["Jo Tan", "0151 1"],
      ["Sam Ott", "0151 3"],
    ],
  ],
  [
    "please export the active members from members.csv as members.vcf",
    [
      ["Jo Tan", "0151 1"],
      ["Sam Ott", "0151 3"],
    ],
  ],
  [
    "make blocks.vcf from blocks.txt",
    [
      ["Ana Ruiz", "0151 222333", "ana@x.example"],
      ["Bo Lind", "0151 444555", ""],
    ],
  ],
  ["名簿.csvから名簿.vcfを作ってください。スマホに取り込みたいです。", [["川口 徹", "070-1111"]]],
])("%s", async (request, rows) => {
  expect(await rowsOf(request)).toEqual(rows);
});

test("a card has what its person is called in parts and in full, and what else is known", async () => {
  expect(await written("people.csv to people.vcf please")).toBe(
    [
      "BEGIN:VCARD",
      "VERSION:3.0",
      "N:Tan;Jo;;;",
      "FN:Jo Tan",
      "TEL:555 0101",
      "EMAIL:jo@x.example",
      "NOTE:likes tea",
      "END:VCARD",
      "BEGIN:VCARD",
      "VERSION:3.0",
      "N:Beck;Mira;;;",
      "FN:Mira Beck",
      "TEL:555 0102",
      "END:VCARD",
      "",
    ].join("\r\n"),
  );
});

test.each([
  ["somebody has left, of which nothing is said", "board.txt -> board.vcf"],
  ["nobody has left, though it is said", "make people.vcf from people.csv without those who have left"],
  ["a note may say something else", "make mixed.vcf from mixed.csv without those who left, name and phone"],
  ["a name may be two", "convert odd.csv to odd.vcf"],
  ["it isn't said which numbers", "make both.vcf from both.csv, name and phone only"],
  ["a column belongs on no card", "convert dues.csv to dues.vcf"],
  ["only some are meant", "make people.vcf from people.csv but only Jo"],
  ["something isn't to be on them", "make people.vcf from people.csv without the notes"],
  ["they are to be in another order", "make people.vcf from people.csv, sorted by name"],
  ["numbers are to be different", "make people.vcf from people.csv, phone numbers with +49 in front"],
  ["more is to be done", "convert people.csv to people.vcf and delete people.csv"],
  ["somebody is left out in other words", "make people.vcf from people.csv. Jo has moved, so don't put her in."],
  ["another version is wanted", "convert people.csv to people.vcf, version 4.0"],
  ["nothing is to be made", "what would people.vcf be like, from people.csv?"],
])("it is left open where %s", async (_, request) => {
  expect(await written(request)).toBeNull();
});
