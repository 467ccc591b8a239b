import { describe, expect, test } from "vitest";
import { placed } from "../../../../../../test/support/placed.ts";

const papers = {
  "Song_v1.txt": "",
  "Song_v2.txt": "",
  "Plan_v8.txt": "",
  "Plan_v9.txt": "",
  "Plan_v10.txt": "",
  "Poster_v1.txt": "",
  "Members.csv": "",
};
const newestLeft = { "Song_v1.txt": null, "Plan_v8.txt": null, "Plan_v9.txt": null };

test.each([
  "There are too many old versions in here (v1, v2 and so on). Keep only the newest of each and delete the rest.",
  "please clean up: of every text only the latest version should stay, the older ones can go",
  "Hier liegen alte Fassungen rum (_v1, _v2 …). Lass von jedem Text nur die neueste stehen und lösch die älteren",
  "Von jedem Text brauche ich nur noch die neueste Fassung, die älteren können weg",
  "古いバージョンがたまっています(_v1、_v2など)。それぞれ最新版だけ残して、古いものは削除してください。",
])("only the newest of each stays: %s", async (request) => {
  expect(await placed(request, papers)).toEqual(newestLeft);
});

test.each([
  "delete the old versions (v1), keep the newest version of each",
  "which of these are old versions that could be deleted? Only the newest of each should stay in the end",
  "only the newest version of each is any good, isn't it",
  "the typo in the newest version of the plan can go",
  "Keep the newest version and v8, delete the older versions",
  "I only read the latest version of each, the old versions are for Kim",
  "Only the newest version of each counts, the older ones can go to Kim",
  "Only the newest version of each should stay, the older ones can go when Kim agrees",
  "Only the newest version of each should stay, the older ones can go next week",
  "Kim kept only the newest version of each and deleted the older ones",
  "Of the plan only the newest version should stay, the older ones can go",
  "in the latest version of the plan the old prices can go",
  "Die älteren Fassungen können nicht weg, obwohl nur die neueste zählt",
  "Kann ich die älteren Fassungen löschen und nur die neueste behalten?",
  "Delete the older versions in the git history, keep only the newest one",
])("but nothing goes where that isn't said, or more stays: %s", async (request) => {
  expect(await placed(request, papers)).toBeNull();
});

test("what goes elsewhere isn't deleted", async () => {
  const request = "move the older versions to old/, the rest of the mess can go later when Kim has looked";
  const places = (await placed(request, papers)) ?? {};
  expect(Object.values(places)).not.toContain(null);
});

describe("who wants nothing to be deleted has the older ones moved", () => {
  const songs = {
    "lyrics_v1.txt": "",
    "lyrics_v2.txt": "",
    "lyrics_v12.txt": "",
    "chords_v3.md": "",
    "chords_v4.md": "",
    "poster_v1.svg": "",
    "band.txt": "",
    "attic/chords_v1.md": "",
  };
  const moved = {
    "lyrics_v1.txt": "attic/lyrics_v1.txt",
    "lyrics_v2.txt": "attic/lyrics_v2.txt",
    "chords_v3.md": "attic/chords_v3.md",
  };

  test.each([
    "This folder is full of versions. Keep just the highest version of each text here and move the earlier ones into attic, please. Nothing should be deleted.",
    "Only the newest version of each should stay here, please move the older versions to attic/. Nothing must get deleted!",
    "Hier liegen zu viele Versionen. Lass von jedem Text nur die höchste Version hier und verschieb die älteren nach attic. Es soll nichts gelöscht werden.",
    "Verschieb die älteren Versionen bitte in den Ordner attic, nichts löschen",
  ])("%s", async (request) => expect(await placed(request, songs)).toEqual(moved));

  test.each([
    "Keep just the highest version of each text here. Nothing should be deleted.",
    "Keep just the highest version of each text here, delete nothing.",
    "Nothing should be moved to attic yet, only tell me the older versions",
    "Move the older versions to attic, but nothing from the lyrics",
  ])("nothing is done by itself: %s", async (request) => expect(await placed(request, songs)).toBeNull());
});
