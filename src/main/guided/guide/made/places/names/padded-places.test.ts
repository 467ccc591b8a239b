import { describe, expect, test } from "vitest";
import { placed } from "../../../../../../../test/support/placed.ts";

const takes = { "audio/take 1.wav": "", "audio/take 2.wav": "", "audio/take 10.wav": "", "audio/noise.wav": "" };
const named = (sign: string) => ({
  "audio/take 1.wav": `audio/take${sign}01.wav`,
  "audio/take 2.wav": `audio/take${sign}02.wav`,
  "audio/take 10.wav": `audio/take${sign}10.wav`,
});

test.each([
  [
    "the takes in audio sort badly, 10 comes before 2. rename them to take-01.wav, take-02.wav and so on, each keeps its number",
    "-",
  ],
  ["rename the takes in audio to take_01.wav, take_02.wav etc. so that they sort right", "_"],
  ["please rename the takes: take01.wav, take02.wav and so on", ""],
])("other signs may part the words of the names: %s", async (request, sign) => {
  expect(await placed(request, takes)).toEqual(named(sign));
});

test("as it is written where the signs are others", async () => {
  const request = "Benenn die Bilder um in bild_01.jpg, bild_02.jpg usw., jedes behält seine Nummer";
  expect(await placed(request, { "Bild 2.jpg": "", "Bild 12.jpg": "", "Liste.txt": "" })).toEqual({
    "Bild 2.jpg": "bild_02.jpg",
    "Bild 12.jpg": "bild_12.jpg",
  });
});

test("what belongs to them keeps the same name where that is said", async () => {
  const request =
    "My player puts ep10 before ep2. Could you give the episodes two digits, ep01.mp4 and so on? The subtitles (.srt) have to keep the same name as their episode.";
  const files = { "ep1.mp4": "", "ep1.srt": "", "ep2.mp4": "", "ep10.mp4": "", "ep10.srt": "", "extra1.mp4": "" };
  expect(await placed(request, files)).toEqual({
    "ep1.mp4": "ep01.mp4",
    "ep1.srt": "ep01.srt",
    "ep2.mp4": "ep02.mp4",
  });
});

describe("one that goes on behind a number of its own belongs to the series", () => {
  const files = {
    "Track 1.mp3": "",
    "Track 2.mp3": "",
    "Track 7 (live).mp3": "",
    "Track 10.mp3": "",
    "Intro 3.mp3": "",
    "Track 1.txt": "",
  };
  const all = {
    "Track 1.mp3": "Track 01.mp3",
    "Track 2.mp3": "Track 02.mp3",
    "Track 7 (live).mp3": "Track 07 (live).mp3",
  };

  test.each([
    "my player sorts Track 10 before Track 2. can you rename the tracks so the numbers have two digits (Track 01.mp3 and so on)? only the tracks",
    "Rename the tracks to Track 01.mp3, Track 02.mp3 and so on, please.",
    "Mein Player spielt Track 10 vor Track 2. Benenne die Tracks bitte um, sodass die Nummern zweistellig sind (Track 01.mp3 usw.), nur die Tracks",
    "Please rename just the tracks, with two digits: Track 01.mp3 and so on",
  ])("%s", async (request) => {
    expect(await placed(request, files)).toEqual(all);
  });

  test("of two with one number only the plain one does", async () => {
    const request = "rename the tracks to Track 01.mp3, Track 02.mp3 and so on";
    expect(await placed(request, { ...files, "Track 2 notes.mp3": "" })).toEqual(all);
  });

  test("but not where it isn't clear where its number ends", async () => {
    const request = "rename the tracks to Track 01.mp3, Track 02.mp3 and so on";
    expect(await placed(request, { ...files, "Track 4 5.mp3": "" })).toBeNull();
  });

  test("only others are meant", async () => {
    const request = "rename them with two digits, Track 01.mp3 and so on, only the intros";
    expect(await placed(request, files)).toBeNull();
  });
});

test("in Japanese", async () => {
  const request = "ファイル名を「第01話.txt」のように変更して、順番どおりに並ぶようにしてください";
  expect(await placed(request, { "第1話.txt": "", "第2話.txt": "", "第10話.txt": "", "設定.txt": "" })).toEqual({
    "第1話.txt": "第01話.txt",
    "第2話.txt": "第02話.txt",
  });
});

test("the file's own letters stay where the signs do", async () => {
  const texts = { "Scene 1.md": "", "Scene 11.md": "" };
  expect(await placed("rename the scenes like scene 01.md, all of them", texts)).toEqual({
    "Scene 1.md": "Scene 01.md",
  });
});

test.each([
  "rename the takes in audio to take-01.wav, take-02.wav and so on in the order of their size",
  "rename the takes in audio to take-01.wav, take-02.wav and so on, starting with the last one",
  "rename the takes in audio to take-01.wav or take_01.wav and so on, whichever is usual",
  "rename the takes in audio to song-01.wav, song-02.wav and so on",
  "rename only the first two takes in audio to take-01.wav and take-02.wav",
  "rename the takes in audio to take-01.wav, take-03.wav and so on, in twos",
  "rename the takes in audio, take-01.wav should be the longest",
  "rename the takes in audio to take-01.WAV, take-02.WAV and so on",
  "rename the takes in audio to take-01.wav, take-02.wav and so on, noise.wav to take-11.wav",
  "don't rename the takes in audio to take-01.wav and so on",
])("but it is left open where they are counted or called otherwise: %s", async (request) => {
  expect(await placed(request, takes)).toBeNull();
});
