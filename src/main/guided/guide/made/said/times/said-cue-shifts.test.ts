import { describe, expect, test } from "vitest";
import { editsTold } from "../../../../../../../test/support/edits-told.ts";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { saidCueShiftCalls } from "./said-cue-shifts.ts";

const film = `1
00:00:01,500 --> 00:00:02,000
Hello

2
00:00:04,000 --> 00:00:05,250
It is 00:04 now

3
00:59:59,000 --> 00:59:59,900
Good night
`;
const talk = `WEBVTT

00:02.000 --> 00:03.000 align:start
One

00:04.000 --> 00:05.000
Two
`;

async function changed(request: string): Promise<string[]> {
  const view = viewOf({ "film.srt": film, "talk.vtt": talk, "notes.md": "2 seconds\n" });
  return editsTold(await saidCueShiftCalls(request, await view.files(), view));
}

const secondOn = (second: string, third: string) => [`film.srt:6:${second}\nIt is 00:04 now\n\n3\n${third}`];

describe("subtitles that come too early or too late", () => {
  test.each<[string, string[]]>([
    [
      "film.srt: from number 2 on the subtitles are 1.5 seconds too early, please shift them. 1 is fine",
      secondOn("00:00:05,500 --> 00:00:06,750", "01:00:00,500 --> 01:00:01,400"),
    ],
    [
      "In film.srt kommen die Untertitel ab Nummer 2 zwei Sekunden zu spät, bitte korrigieren",
      secondOn("00:00:02,000 --> 00:00:03,250", "00:59:57,000 --> 00:59:57,900"),
    ],
    ["please delay subtitle 3 to 3 in film.srt by 500 ms", ["film.srt:10:00:59:59,500 --> 01:00:00,400"]],
    [
      "the captions in talk.vtt lag half a second behind, can you fix that?",
      ["talk.vtt:3:00:01.500 --> 00:02.500 align:start\nOne\n\n00:03.500 --> 00:04.500"],
    ],
    [
      "film.srt の字幕を2番から1秒遅らせてください",
      secondOn("00:00:05,000 --> 00:00:06,250", "01:00:00,000 --> 01:00:00,900"),
    ],
    [
      "move everything in talk.vtt one second later",
      ["talk.vtt:3:00:03.000 --> 00:04.000 align:start\nOne\n\n00:05.000 --> 00:06.000"],
    ],
  ])("%s", async (request, edits) => {
    expect(await changed(request)).toEqual(edits);
  });

  test.each([
    "the subtitles in film.srt are too early, please shift them",
    "shift the subtitles in film.srt by 2 seconds",
    "the subtitles in film.srt are 2 seconds too late, please shift them",
    "from number 7 on the subtitles in film.srt are 2 seconds too early, shift those",
    "the subtitles in film.srt are 2 seconds too early from number 2 on, shift those. 3 is fine",
    "the subtitles in film.srt are 2 seconds too early, shift them. The songs stay as they are",
    "the subtitles in film.srt are 2 seconds too early from 00:04 on, shift those",
    "how many seconds too early are the subtitles in film.srt?",
    "don't shift the subtitles in film.srt 2 seconds later",
    "number 2 in film.srt stays 2 seconds too long",
    "move the subtitles in film.srt 2 seconds later and delete number 3",
  ])("nothing for: %s", async (request) => {
    expect(await changed(request)).toEqual([]);
  });
});
