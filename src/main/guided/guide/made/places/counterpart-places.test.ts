import { describe, expect, test } from "vitest";
import { placed } from "../../../../../../test/support/placed.ts";

const site = {
  "site/index.html": "",
  "site/index.html.bak": "",
  "site/prices.html": "",
  "site/prices.html.bak": "",
  "site/contact.html.bak": "",
  "site/bakery.html": "",
  "old.html.bak": "",
};
const needless = { "site/index.html.bak": null, "site/prices.html.bak": null };

describe("a copy goes only where what it is of is still there", () => {
  test.each([
    "Please delete the .bak files in site, but only where the real page is still there too. If the .bak is all we have of a page it has to stay.",
    "please get rid of all the .bak files in site as long as the page itself is still there; where it isn't, keep the .bak",
    "in site, delete every .bak that still has its original beside it",
    "Lösch die .bak-Dateien in site, aber nur wenn die eigentliche Seite noch da ist. Wenn die .bak alles ist, was wir haben, muss sie bleiben.",
    "siteフォルダの.bakファイルを、元のファイルが残っている場合だけ削除してください",
  ])("%s", async (request) => {
    expect(await placed(request, site)).toEqual(needless);
  });

  test("or only where it isn't", async () => {
    const request = "in site, delete .bak files that don't have their original any more";
    expect(await placed(request, site)).toEqual({ "site/contact.html.bak": null });
  });
});

const takes = {
  "rec/a.wav": "",
  "rec/a.mp3": "",
  "rec/b.wav": "",
  "rec/c.mp3": "",
  "rec/D.WAV": "",
  "rec/d.mp3": "",
  "rec/ab.mp3": "",
};

describe("a file goes where there is another one of its name", () => {
  test.each([
    "delete the wavs in rec that I already have as mp3, but keep the wav if there is no mp3",
    "In rec please delete every .wav that has an mp3 beside it",
    "remove the wav files in rec only if there's an mp3 with the same name",
    "Lösch in rec bitte alle wav-Dateien, zu denen es eine mp3 gibt. Die ohne mp3 bleiben",
  ])("%s", async (request) => {
    expect(await placed(request, takes)).toEqual({ "rec/a.wav": null, "rec/D.WAV": null });
  });

  test("or elsewhere", async () => {
    expect(await placed("move the wavs in rec that have an mp3 to rec/raw", takes)).toEqual({
      "rec/a.wav": "rec/raw/a.wav",
      "rec/D.WAV": "rec/raw/D.WAV",
    });
  });

  test.each([
    "delete the wavs in rec whose mp3 is gone",
    "Lösche in rec die wav-Dateien, zu denen es keine mp3 mehr gibt",
  ])("or where there is none: %s", async (request) => {
    expect(await placed(request, takes)).toEqual({ "rec/b.wav": null });
  });
});

test.each([
  [
    "more is said of which ones",
    "delete the .bak files in site, but only where the real page is still there and has more than two lines",
  ],
  ["it depends on something else", "delete the .bak files in site, but only where the page is newer"],
  ["some are excepted", "delete the .bak files in site where the real page is still there, but not the one of prices"],
  ["more is wanted", "delete the .bak files in site where the real page is still there, and update index.html"],
  ["one is named", "delete the .bak files in site where the prices page is still there"],
  ["nobody says what belongs to it", "delete the .bak files in site where there is something"],
  ["it has been done", "I deleted the .bak files in site where the real page is still there"],
  ["it isn't wanted", "don't delete the .bak files in site where the real page is still there"],
  ["it is asked", "which .bak files in site could I delete because the real page is still there?"],
])("nothing goes where %s", async (_, request) => {
  expect(await placed(request, site)).toBeNull();
});

test("nothing goes where none has what it is of", async () => {
  const request = "delete the .bak files in site, but only where the real page is still there";
  expect(await placed(request, { "site/a.html.bak": "", "site/b.html": "" })).toBeNull();
});

describe("what is said of the others belongs to them", () => {
  const wavs = Object.fromEntries(
    ["a.wav", "a.mp3", "b.wav", "c.mp3", "d.wav", "d.mp3"].map((name) => [`rec/${name}`, ""]),
  );
  const paired = { "rec/a.wav": null, "rec/d.wav": null };

  test.each([
    "delete the wavs in rec that have an mp3",
    "delete the wavs in rec that have an mp3 and keep those without mp3",
    "In rec delete each wav if there is an mp3 and keep it if there is no mp3",
  ])("%s", async (request) => expect(await placed(request, wavs)).toEqual(paired));

  test.each([
    "delete the wavs in rec that have an mp3 (not those without)",
    "Lösche in rec die wavs, zu denen es eine mp3 gibt, aber nicht die ohne mp3",
    "In rec, delete the wav if there is an mp3 and delete the mp3 if there is no wav",
    "delete wav files in rec only where no mp3 is missing",
  ])("never the only one of its name: %s", async (request) => {
    expect([null, paired]).toContainEqual(await placed(request, wavs));
  });

  test("one of several isn't all of them", async () => {
    expect(await placed("delete the wav in rec that has an mp3", wavs)).toBeNull();
  });
});
