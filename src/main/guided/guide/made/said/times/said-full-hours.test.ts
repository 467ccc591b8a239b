import { describe, expect, test } from "vitest";
import { editsTold } from "../../../../../../../test/support/edits-told.ts";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { saidFullHourCalls } from "./said-full-hours.ts";

const files = {
  "ferry.md":
    "# Afternoon ferry, 4 p.m. crowd\n\n- 8:15 am Kirkholm\n- 1.20 pm Stonehaven, 12 pm on Sundays\n- 12:05 AM night boat\n",
  "pool.txt": "Open 1-3 pm, lanes 4 pm to 6 pm\n",
  "船.txt": "■ 午後の便\n午前9:40 港発\n午後1:05 港発、午後3時半 島発\n午後2時間の旅\n",
};

async function changed(request: string): Promise<string[]> {
  const view = viewOf(files);
  return editsTold(await saidFullHourCalls(request, await view.files(), view));
}

describe("times of day that are to be written in 24 hours", () => {
  test.each<[string, string[]]>([
    [
      "please convert the pm times in ferry.md to 24h. The am ones are fine",
      ["ferry.md:1:# Afternoon ferry, 16:00 crowd", "ferry.md:4:- 13:20 Stonehaven, 12:00 on Sundays"],
    ],
    [
      "change all times in ferry.md to the 24-hour format (like 17:30)",
      [
        "ferry.md:1:# Afternoon ferry, 16:00 crowd",
        "ferry.md:3:- 08:15 Kirkholm",
        "ferry.md:4:- 13:20 Stonehaven, 12:00 on Sundays",
        "ferry.md:5:- 00:05 night boat",
      ],
    ],
    [
      "Bring bitte die Uhrzeiten in 船.txt ins 24-Stunden-Format",
      ["船.txt:2:09:40 港発", "船.txt:3:13:05 港発、15:30 島発"],
    ],
    [
      "船.txt の午後の時刻を24時間表記(15:30 のような形)にしてください。午前の時刻は今のままでいいです。",
      ["船.txt:3:13:05 港発、15:30 島発"],
    ],
    ["船.txt の午前の時刻を24時間制に直してもらえますか", ["船.txt:2:09:40 港発"]],
  ])("%s", async (request, edits) => {
    expect(await changed(request)).toEqual(edits);
  });

  test.each([
    "convert the times in pool.txt to 24h",
    "convert the pm times in ferry.md to 24h, the pm ones are fine",
    "convert the times in ferry.md to 24h. The Sunday ones stay",
    "which times in ferry.md are in 24h?",
    "convert the times of the night boat in ferry.md to 24h",
    "we are open 24 hours now, put that into ferry.md",
    "convert the pm times in ferry.md to 24h and sort them",
    "船.txt の午後の時刻を24時間表記にしないでください",
  ])("nothing for: %s", async (request) => {
    expect(await changed(request)).toEqual([]);
  });
});
