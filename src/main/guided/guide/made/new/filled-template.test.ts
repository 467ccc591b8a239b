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
