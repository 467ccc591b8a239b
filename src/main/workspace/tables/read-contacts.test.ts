import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { readContacts } from "./read-contacts.ts";
import { readTable } from "./read-table.ts";

function card(...lines: readonly string[]): string {
  return ["BEGIN:VCARD", "VERSION:3.0", ...lines, "END:VCARD", ""].join("\r\n");
}

test("each contact is a row, with the columns that any of them fills", () => {
  const text =
    card("FN:Ada Holm", "N:Holm;Ada;;;", "TEL;TYPE=CELL:+47 900 10 200", "item1.EMAIL;TYPE=INTERNET:ada@holm.example") +
    card("FN:Bo Lund", "ORG:Lund & Co;Sales", "TEL:tel:+47-22", "TEL;TYPE=HOME:555 01", "BDAY:19800412");
  expect(readTable("friends.vcf", text)).toEqual({
    columns: ["name", "organization", "phone", "email", "birthday"],
    rows: [
      ["Ada Holm", "", "+47 900 10 200", "ada@holm.example", ""],
      ["Bo Lund", "Lund & Co, Sales", "+47-22; 555 01", "", "1980-04-12"],
    ],
  });
});

test("of somebody with several kinds of numbers or addresses each kind is told", () => {
  const text =
    card("FN:Ada Holm", "TEL;TYPE=WORK,VOICE:1", "TEL;TYPE=WORK,FAX:2", 'TEL;TYPE="cell,pref":tel:3') +
    card(
      "FN:Bo Lund",
      "TEL;HOME:4",
      "TEL;CELL:5",
      "EMAIL;TYPE=work:bo@lund.example",
      "EMAIL;TYPE=home:bo@post.example",
    ) +
    card("FN:Cem", "TEL;TYPE=CELL:6");
  expect(readContacts(text)).toEqual({
    columns: ["name", "phone", "mobile", "work phone", "home phone", "fax", "email", "work email", "home email"],
    rows: [
      ["Ada Holm", "1; 2; 3", "3", "1", "", "2", "", "", ""],
      ["Bo Lund", "4; 5", "5", "", "4", "", "bo@lund.example; bo@post.example", "bo@lund.example", "bo@post.example"],
      ["Cem", "6", "6", "", "", "", "", "", ""],
    ],
  });
});

test.each([
  ["lines that are folded", ["FN:Ada", "NOTE:likes long ", " walks"], "note", "likes long walks"],
  [
    "marks behind a backslash",
    ["FN:Ada", String.raw`NOTE:milk\, bread\; tea\nand more`],
    "note",
    "milk, bread; tea and more",
  ],
  [
    "the parts of an address",
    ["FN:Ada", String.raw`ADR;TYPE=HOME:;;Markt 9\, 2. Stock;Bonn;;53111;`],
    "address",
    "Markt 9, 2. Stock, Bonn, 53111",
  ],
  ["a colon in a parameter", ["FN:Ada", 'TEL;X-LABEL="work: desk":12 34'], "phone", "12 34"],
  ["a name in parts", [String.raw`N:Holm;Ada;Maria;Dr.;`], "name", "Dr. Ada Maria Holm"],
  [
    "quoted-printable over two lines",
    ["N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;J=C3=B6r=", "g;;;"],
    "name",
    "Jörg Müller",
  ],
  ["another alphabet", ["FN;CHARSET=ISO-8859-1;QUOTED-PRINTABLE:J=F6rg"], "name", "Jörg"],
  ["an alphabet that nobody knows", ["FN;CHARSET=KLINGON;ENCODING=QUOTED-PRINTABLE:Q=41"], "name", "Q=41"],
  ["several groups", ["FN:Ada", String.raw`CATEGORIES:Club,Work\, old`], "categories", "Club, Work, old"],
])("reads %s", (_, lines, column, cell) => {
  const table = readContacts(card(...lines));
  expect(table?.rows[0]?.[table.columns.indexOf(column)]).toBe(cell);
});

test.each([
  ["other texts", "name,phone\nAda,12\n"],
  ["cards that say nothing", card()],
  ["lines that belong to no card", "FN:Ada\nEND:VCARD\n"],
])("reads nothing of %s", (_, text) => {
  expect(readContacts(text)).toBeNull();
});

test("a card that was cut off, or into which another one begins, is a contact as well", () => {
  expect(readContacts("BEGIN:VCARD\nFN:Ada\nBEGIN:VCARD\nFN:Bo\nEND:VCARD\nBEGIN:VCARD\nFN:Cem\n")?.rows).toEqual([
    ["Ada"],
    ["Bo"],
    ["Cem"],
  ]);
});

property.prop([
  fc.array(
    fc.string({ minLength: 1 }).filter((name) => /^[^\s\\]+$/u.test(name)),
    { minLength: 1 },
  ),
])("has a name for each, however it is folded", (names) => {
  const text = names.map((name) => card(`FN:${[...name.replaceAll(/[,;]/g, String.raw`\$&`)].join("\r\n ")}`)).join("");
  expect(readContacts(text)?.rows.map(([name]) => name)).toEqual(names);
});

test("a calendar is a table of its events", () => {
  const event = (...lines: readonly string[]) => ["BEGIN:VEVENT", ...lines, "END:VEVENT"];
  const text = [
    "BEGIN:VCALENDAR",
    ...event("DTSTART:20250306T180000", "DTEND:20250306T193000", "SUMMARY:Training"),
    ...event("DTSTART;VALUE=DATE:20250301", "DTEND;VALUE=DATE:20250303", "SUMMARY:Camp", "STATUS:CANCELLED"),
    "END:VCALENDAR",
  ].join("\r\n");
  expect(readTable("team.ics", text)).toEqual({
    columns: ["date", "start", "end date", "end", "summary", "status"],
    rows: [
      ["2025-03-01", "", "2025-03-02", "", "Camp", "cancelled"],
      ["2025-03-06", "18:00", "", "19:30", "Training", ""],
    ],
  });
  expect(readTable("team.ics", "BEGIN:VCALENDAR\nEND:VCALENDAR\n")).toBeNull();
});
