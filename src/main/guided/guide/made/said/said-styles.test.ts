import { expect, test } from "vitest";
import { viewOf } from "../../../../../../test/support/view-of.ts";
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
