import { expect, test } from "vitest";
import { viewOf } from "../../../../../../test/support/view-of.ts";
import { fileTableCalls } from "./table-of-files.ts";

const flats = {
  "flats/birch.txt": "Birch Lane 4\n\nCold rent: 640 EUR\nWarm rent: 790 EUR\nRooms: 2.5\nThird floor, no lift.\n",
  "flats/canal.txt": "Canal Street 17\n\nRooms: 3\nWarm rent: 1020 EUR\nCold rent: 850 EUR\n",
  "budget.txt": "at most 1100 warm\n",
};
const cakes = {
  "kuchen/a.md": "# Apfelkuchen\n\n- **Zeit**: 50 min\n- Stücke: 12\n",
  "kuchen/b.md": "# Marmorkuchen\n\n- **Zeit**: 70 min\n- Stücke: 16\n",
};

async function written(request: string, texts: Readonly<Record<string, string>>) {
  const view = viewOf(texts);
  const [call] = await fileTableCalls(request, await view.files(), view);
  return call?.input["content"];
}

test.each([
  "I can't decide between the flats in the flats folder. Please make out.md with a markdown table, one row per flat: street, warm rent, rooms",
  "make a table out.md of the flats folder, one row for each flat: street, warm rent and rooms",
  "Please create out.md, a markdown table with one row per flat (street, warm rent, rooms). They are all in the flats folder.",
])("a row for each file: %s", async (request) => {
  expect(await written(request, flats)).toBe(
    "| Street | Warm rent | Rooms |\n| --- | --- | --- |\n| Birch Lane 4 | 790 EUR | 2.5 |\n| Canal Street 17 | 1020 EUR | 3 |\n",
  );
});

test.each([
  "Mach aus dem Ordner kuchen eine out.csv, eine Zeile pro Kuchen: Name, Zeit und Stücke",
  "Erstelle bitte out.csv mit einer Tabelle aus dem Ordner kuchen, Spalten: Name, Zeit, Stücke",
])("in other formats and languages: %s", async (request) => {
  expect(await written(request, cakes)).toBe("Name,Zeit,Stücke\nApfelkuchen,50 min,12\nMarmorkuchen,70 min,16\n");
});

test.each([
  "make out.md with a markdown table of the flats folder, one row per flat: street, rent, rooms",
  "make out.md with a markdown table of the flats folder, one row per flat: street, warm rent, size",
  "make out.md with a markdown table of the flats folder, one row per flat: size, warm rent, rooms",
  "make out.md with a markdown table of the flats folder, one row per flat: street, warm rent, rooms. Cheapest first",
  "make out.md with a markdown table of the flats folder with less than 800, one row per flat: street, warm rent, rooms",
  "make out.md with a markdown table of the flats folder, one row per flat: street, warm rent, rooms. Then add a line with the average",
  "make out.md with a markdown table, one row per flat: street, warm rent, rooms",
  "make out.txt of the flats folder, one row per flat: street, warm rent, rooms",
])("is left to the model: %s", async (request) => {
  expect(await written(request, flats)).toBeUndefined();
});

test("is left to the model where a file lacks a value or says it twice", async () => {
  const request = "make out.md with a markdown table of the flats folder, one row per flat: street, warm rent, rooms";
  expect(await written(request, { ...flats, "flats/mill.txt": "Mill Road 2\n\nRooms: 2\n" })).toBeUndefined();
  const twice = "Mill Road 2\n\nRooms: 2\nRooms: 3\nWarm rent: 9\n";
  expect(await written(request, { ...flats, "flats/mill.txt": twice })).toBeUndefined();
});
