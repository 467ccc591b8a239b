import { expect, test } from "vitest";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { saidStyleCalls } from "./said-styles.ts";

const view = viewOf({
  "notes/may.md": "Met on 05/14/2024.\nNothing else.\n",
  "notes/old/june.md": "06/02/2024 and 6/3/2024\n",
  "plan.md": "07/01/2024\n",
});

async function made(request: string) {
  const calls = await saidStyleCalls(request, await view.files(), view);
  return calls.map(({ input }) => [input["path"], input["new_text"]]);
}

test("dates get the style that is shown, in the files that are meant", async () => {
  expect(await made("pls change all dates in notes/ (like 03/14/2024) to 2024-03-14. also in the subfolder")).toEqual([
    ["notes/may.md", "Met on 2024-05-14."],
    ["notes/old/june.md", "2024-06-02 and 2024-06-03"],
  ]);
});

test.each([
  "My dates in the notes folder are American (month/day/year). Please write them like 2025-03-14 in all the files there, except may.md",
  "change all dates in notes/ from 03/14/2024 to 2024-03-14, but not may.md",
  "im Ordner notes alle Daten (03/14/2024) bitte als 2024-03-14 schreiben, außer in may.md",
])("not in a file that is excepted by its name: %s", async (request) => {
  expect(await made(request)).toEqual([["notes/old/june.md", "2024-06-02 and 2024-06-03"]]);
});

test("of some lines, those that begin with the word that is said", async () => {
  const minutes = viewOf({
    "minutes/a.md": "Date: 28.2.2024\n\nNext meeting: 7.5.2024\n",
    "template.md": "Date: 1.1.2024\n",
  });
  const request =
    "in all the minutes in minutes/ the Date line should look like 2024-03-05 please. its day.month.year at the moment. just that line, other dates stay";
  const calls = await saidStyleCalls(request, await minutes.files(), minutes);
  expect(calls.map(({ input }) => [input["path"], input["new_text"]])).toEqual([["minutes/a.md", "Date: 2024-02-28"]]);
});

test.each(["change 03/14/2024 to 2024-03-14", "change all dates in notes/ to ISO style"])(
  "is left to the model in %s",
  async (request) => {
    expect(await made(request)).toEqual([]);
  },
);

const drives = viewOf({
  "fuel.csv": 'date,litres,note\n03/11/2024,38.2,\n17/11/2024,40.1,"paid on 18/11/2024, late"\n',
  "fahrten.csv": "Datum;Ziel;Notiz\r\n3.11.2024;Ulm;am 4.11.2024 zurück\r\n",
  "給油.csv": "日付,量,メモ\n03/11/2024,38.2,04/11/2024に確認\n",
  "visits.md": "# Since 01/02/2024\n\n| Day | Said |\n|---|---|\n| 03/11/2024 | until 05/11/2024 |\n",
});

async function inDrives(request: string) {
  const calls = await saidStyleCalls(request, await drives.files(), drives);
  return calls.map(({ input }) => input["new_text"]);
}

const dated = ["2024-11-03,38.2,", '2024-11-17,40.1,"paid on 18/11/2024, late"'];

test.each([
  [
    "Please rewrite the date column in fuel.csv as year-month-day, so 2024-11-03 instead of 03/11/2024 (day comes first there). What I wrote in the notes should stay as it is.",
    dated,
  ],
  ["In fuel.csv, change only the date column from 03/11/2024 to 2024-11-03", dated],
  ["write the column date of fuel.csv like 2024-11-03, not like 03/11/2024", dated],
  ["change the dates in fuel.csv from 03/11/2024 to 2024-11-03, but leave the note column alone", dated],
  [
    "Schreib in fahrten.csv die Spalte Datum bitte um, statt 3.11.2024 soll da 2024-11-03 stehen",
    ["2024-11-03;Ulm;am 4.11.2024 zurück\r"],
  ],
  [
    "in fahrten.csv die Datumsangaben von 3.11.2024 auf 2024-11-03 umstellen, die Notiz bleibt wie sie ist",
    ["2024-11-03;Ulm;am 4.11.2024 zurück\r"],
  ],
  ["給油.csv の日付の列だけ 03/11/2024 から 2024-11-03 の形に書き換えて", ["2024-11-03,38.2,04/11/2024に確認"]],
  ["the Day column in visits.md should read 2024-11-03 rather than 03/11/2024", ["| 2024-11-03 | until 05/11/2024 |"]],
])("of the columns that are said: %s", async (request, fresh) => {
  expect(await inDrives(request)).toEqual(fresh);
});

test.each([
  "change the delivery column in fuel.csv from 03/11/2024 to 2024-11-03",
  "change only the date column in fuel.csv from 03/11/2024 to 2024-11-03, and only the first row",
  "change the date column in fuel.csv from 03/11/2024 to 2024-11-03, the date stays where there is a note",
  "change the second column in fuel.csv from 03/11/2024 to 2024-11-03",
  // what was shown as the day is the month in another line
  "change the date column in fuel.csv from 11/03/2024 to 2024-11-03",
])("of columns that aren't clear nothing is done: %s", async (request) => {
  expect(await inDrives(request)).toEqual([]);
});
