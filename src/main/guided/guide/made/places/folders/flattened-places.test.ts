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
