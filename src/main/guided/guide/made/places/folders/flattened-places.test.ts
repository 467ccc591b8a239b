import { expect, test } from "vitest";
import { placed } from "../../../../../../../test/support/placed.ts";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { knownCalls } from "../../placed-files.ts";
import { knownPlaces } from "../known-places.ts";

const recordings = {
  "recordings/tuesday/01.wav": "",
  "recordings/open air/01.wav": "",
  "recordings/open air/encore.wav": "",
  "recordings/soundcheck.wav": "",
  "covers/tuesday/01.png": "",
};
const withFolders = {
  "recordings/tuesday/01.wav": "recordings/tuesday - 01.wav",
  "recordings/open air/01.wav": "recordings/open air - 01.wav",
  "recordings/open air/encore.wav": "recordings/open air - encore.wav",
};
const emptied = { "recordings/tuesday/": null, "recordings/open air/": null };
const request =
  "the subfolders in recordings get on my nerves. move everything from them straight into recordings with the subfolder's name in front, so tuesday/01.wav becomes 'tuesday - 01.wav', and remove the empty folders";

test.each([
  request,
  "Please move all files from the subfolders of recordings into recordings, e.g. tuesday/01.wav should become tuesday - 01.wav. Then delete the empty folders.",
  "Verschieb alles aus den Unterordnern von recordings direkt in recordings, tuesday/01.wav wird zu „tuesday - 01.wav“, und lösch dann die leeren Ordner",
])("each with its folder's name before it, and the folders go: %s", async (wish) => {
  expect(await placed(wish, recordings)).toEqual({ ...withFolders, ...emptied });
});

test("as they are called, where that is all", async () => {
  const files = { "papers/a/one.txt": "", "papers/b/two.txt": "" };
  const moved = { "papers/a/one.txt": "papers/one.txt", "papers/b/two.txt": "papers/two.txt" };
  expect(await placed("move all files from the subfolders of papers directly into papers", files)).toEqual(moved);
  expect(await placed("papersのサブフォルダのファイルをすべてpapersの直下に移動して", files)).toEqual(moved);
});

test.each([
  "move everything from the subfolders of recordings straight into recordings with the subfolder's name in front",
  "move everything from the subfolders of recordings straight into recordings, tuesday/01.wav becomes '01 (tuesday).wav'",
  "move the loud ones from the subfolders of recordings straight into recordings",
  "move everything but encore.wav from the subfolders of recordings into recordings",
  "should I move everything from the subfolders of recordings into recordings?",
  "don't move everything from the subfolders of recordings into recordings",
  "delete everything in the subfolders of recordings",
])("it is left open, or something else: %s", async (wish) => {
  expect(await placed(wish, recordings)).toBeNull();
});

test("a folder goes only when nothing is left in it", async () => {
  const view = viewOf(recordings);
  const files = await view.files();
  const [call] = knownCalls((await knownPlaces(request, files, view)) ?? [], files);
  expect(call?.input["command"]).toMatch(/ && rmdir -v -- recordings\/tuesday 'recordings\/open air'$/u);
});

const sheets = {
  "sheets/w31/anna.csv": "",
  "sheets/w31/bert.csv": "",
  "sheets/w32/anna.csv": "",
  "sheets/rates.csv": "",
  "notes.txt": "",
};
const inFront = {
  "sheets/w31/anna.csv": "sheets/w31-anna.csv",
  "sheets/w31/bert.csv": "sheets/w31-bert.csv",
  "sheets/w32/anna.csv": "sheets/w32-anna.csv",
};

test.each([
  "the sheets are in one folder per week at the moment. I want them all directly in sheets with the week in front, e.g. sheets/w31-anna.csv",
  "each week has its own folder in sheets. please put all the files directly into sheets instead, like 'w31-anna.csv'",
  "Die Dateien liegen in einem Ordner pro Woche. Ich hätte sie alle gern direkt in sheets, mit der Woche vorne, z.B. sheets/w32-anna.csv",
  "sheetsのサブフォルダのファイルをすべてsheetsの直下に移動して、名前は「w31-bert.csv」のようにしてください",
])("as only the new name of one is shown: %s", async (wish) => {
  expect(await placed(wish, sheets)).toEqual(inFront);
});

test("the folder's name may be behind", async () => {
  const wish =
    "The files are in folders by week. They should all be directly in sheets, with the week behind, e.g. anna_w31.csv";
  expect(Object.values((await placed(wish, sheets)) ?? {})).toEqual([
    "sheets/anna_w31.csv",
    "sheets/bert_w31.csv",
    "sheets/anna_w32.csv",
  ]);
});

test.each([
  "the sheets are in one folder per week. I want them all directly in sheets with the week in front",
  "the sheets are in one folder per week. I want only those of anna directly in sheets, e.g. sheets/w31-anna.csv",
  "the sheets are in one folder per week. should I have them all directly in sheets, e.g. sheets/w31-anna.csv?",
])("it isn't said how, which ones, or whether: %s", async (wish) => {
  expect(await placed(wish, sheets)).toBeNull();
});
