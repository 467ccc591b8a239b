import { expect, test } from "vitest";
import { viewOf } from "../../../../../../test/support/view-of.ts";
import { filledTemplateCalls } from "./filled-template.ts";

const jobs = {
  columns: ["name", "instrument", "date", "price"],
  rows: [
    ["Chidi Okafor", "upright", "Monday 2 June", "80"],
    ["Ada Okafor", "baby grand", "Tuesday 3 June", "95"],
  ],
};

async function filled(request: string, template: string) {
  const view = viewOf({ "letter.txt": template, "jobs.csv": "" }, { "jobs.csv": jobs });
  const [call] = await filledTemplateCalls(request, await view.files(), view);
  return call?.input["content"];
}

test.each([
  "Dear {{name}},\nyour {{ instrument }} is tuned on {{date}}.\n",
  "Dear [Name],\nyour [instrument] is tuned on [date].\n",
  "Dear ${NAME},\nyour ${INSTRUMENT} is tuned on ${DATE}.\n",
  "Dear {name},\nyour {instrument} is tuned on {date}.\n",
  "Dear %name%,\nyour %instrument% is tuned on %date%.\n",
])("is filled in with the row of whom is spoken: %j", async (template) => {
  expect(await filled("fill in letter.txt for Ada Okafor, save it as ada.txt. her job is in jobs.csv", template)).toBe(
    "Dear Ada Okafor,\nyour baby grand is tuned on Tuesday 3 June.\n",
  );
});

test.each<[string, string, string]>([
  ["nobody is named", "fill in letter.txt as ada.txt with jobs.csv", "Dear {{name}}\n"],
  ["two are", "fill in letter.txt for Ada Okafor and Chidi Okafor as both.txt, see jobs.csv", "Dear {{name}}\n"],
  [
    "there is no such column",
    "fill in letter.txt for Ada Okafor as ada.txt, see jobs.csv",
    "Dear {{name}}, {{time}}\n",
  ],
  [
    "more is wanted",
    "fill in letter.txt for Ada Okafor as ada.txt, see jobs.csv, but leave out the price",
    "{{name}} {{price}}",
  ],
  ["nothing is to be filled in", "fill in letter.txt for Ada Okafor as ada.txt, see jobs.csv", "Dear all\n"],
])("is left to the model where %s", async (_, request, template) => {
  expect(await filled(request, template)).toBeUndefined();
});

const owners = {
  columns: ["Anrede", "Vorname", "Nachname", "Straße"],
  rows: [
    ["Herr", "Jan", "Petersen", "Uferweg 3"],
    ["Frau", "Elke", "Petersen", "Birkenallee 14"],
    ["Frau", "Else", "Peters", "Birkenweg 4"],
  ],
};
const letter = "[DATUM]\n\n[VORNAME] [NACHNAME]\n[STRASSE]\n\nGuten Tag [ANREDE] [NACHNAME]\n";

async function letterTo(request: string, template = letter) {
  const view = viewOf({ "brief.txt": template, "kunden.csv": "" }, { "kunden.csv": owners });
  const [call] = await filledTemplateCalls(request, await view.files(), view);
  return call?.input["content"];
}

test.each([
  "Mach aus brief.txt den Brief an Frau Petersen, die Angaben stehen in kunden.csv. Speichern als neu.txt, Datum 3. Februar 2025. Am Text selbst nichts ändern",
  "brief.txt bitte für Frau Petersen ausfüllen (kunden.csv), Datum: 3. Februar 2025, als an-petersen.txt. Ändere sonst nichts.",
  "fill in brief.txt for Elke Petersen from kunden.csv and save it as neu.txt, Datum 3. Februar 2025. Don't change the text",
  "write the letter to Petersen, Elke: brief.txt with kunden.csv as neu.txt, Datum is 3. Februar 2025, without changing the text",
])("several cells side by side tell the row, and what is stated is filled in: %s", async (request) => {
  expect(await letterTo(request)).toBe("3. Februar 2025\n\nElke Petersen\nBirkenallee 14\n\nGuten Tag Frau Petersen\n");
});

test.each([
  "Mach aus brief.txt den Brief an Petersen, siehe kunden.csv. Speichern als neu.txt, Datum 3. Februar 2025",
  "Mach aus brief.txt den Brief an Frau Petersen, siehe kunden.csv. Speichern als neu.txt",
  "Frau Berg will den Brief an Petersen: brief.txt mit kunden.csv als neu.txt, Datum 3. Februar 2025",
  "Mach aus brief.txt den Brief an Frau Petersen, siehe kunden.csv, als neu.txt, Datum 3. Februar 2025. Am Text änder bitte die Anrede",
  "Mach aus brief.txt den Brief an Frau Petersen, siehe kunden.csv, als neu.txt, Datum 3. Februar 2025, Straße 12",
])("is left to the model where the row, a value or the text isn't clear: %s", async (request) => {
  expect(await letterTo(request)).toBeUndefined();
});
