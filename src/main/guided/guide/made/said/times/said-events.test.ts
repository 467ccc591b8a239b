import { describe, expect, test } from "vitest";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { saidEventCalls } from "./said-events.ts";

const event = (...lines: string[]) => ["BEGIN:VEVENT", ...lines, "END:VEVENT"].join("\r\n");
const calendar = [
  "BEGIN:VCALENDAR",
  event(
    "DTSTART;TZID=Europe/London:20251003T190000",
    "DTEND;TZID=Europe/London:20251003T203000",
    "SUMMARY:Choir practice",
  ),
  event(
    "DTSTART;TZID=Europe/London:20251004T190000",
    "DTEND;TZID=Europe/London:20251004T213000",
    "SUMMARY:Harvest supper",
  ),
  event("DTSTART;VALUE=DATE:20241112", "DTEND;VALUE=DATE:20241113", "SUMMARY:Chimney sweep"),
  event("DTSTART;VALUE=DATE:20251112", "DTEND;VALUE=DATE:20251113", "SUMMARY:Chimney sweep"),
  event("DTSTART:20251001T090000", "RRULE:FREQ=WEEKLY", "SUMMARY:Bins out"),
  event("DTSTART:20251118T180000", "DTEND:20251118T200000", "SUMMARY:Parents' evening (year 8)"),
  event("DTSTART:20251118T180000", "DTEND:20251118T200000", "SUMMARY:Parents' evening (year 9)"),
  event("DTSTART;TZID=Europe/London:20251003T170000", "SUMMARY:Lay the table for the harvest supper"),
  "END:VCALENDAR",
  "",
].join("\r\n");

async function moved(request: string): Promise<unknown[]> {
  const view = viewOf({ "diary.ics": calendar, "notes.md": "supper\n" });
  const calls = await saidEventCalls(request, await view.files(), view);
  return calls.map(({ input }) => [input["line"], input["new_text"]]);
}

describe("an event that is to be at another time", () => {
  test.each<[string, [number, string][]]>([
    [
      "The harvest supper begins half an hour earlier, so 18:30, and it still ends at 21:30. Please put that right in diary.ics",
      [[8, "DTSTART;TZID=Europe/London:20251004T183000"]],
    ],
    [
      "year 9 parents evening got moved to thursday 20 nov, same time. please change it in diary.ics",
      [
        [33, "DTSTART:20251120T180000"],
        [34, "DTEND:20251120T200000"],
      ],
    ],
    [
      "Harvest supper is in the diary a day too early, it's on Sunday 5 October, same times. Laying the table for the harvest supper is right on Friday.",
      [
        [8, "DTSTART;TZID=Europe/London:20251005T190000"],
        [9, "DTEND;TZID=Europe/London:20251005T213000"],
      ],
    ],
    [
      "Das Harvest supper steht einen Tag zu spät im Kalender, es ist am 3. Oktober.",
      [
        [8, "DTSTART;TZID=Europe/London:20251003T190000"],
        [9, "DTEND;TZID=Europe/London:20251003T213000"],
      ],
    ],
    [
      "move choir practice to 10 October at 18:45 please",
      [
        [3, "DTSTART;TZID=Europe/London:20251010T184500"],
        [4, "DTEND;TZID=Europe/London:20251010T201500"],
      ],
    ],
    [
      "The sweep just rang: he's coming on the 19th of November 2025 instead of the 12th. Could you move it in diary.ics?",
      [
        [18, "DTSTART;VALUE=DATE:20251119"],
        [19, "DTEND;VALUE=DATE:20251120"],
      ],
    ],
  ])("%s", async (request, lines) => {
    expect(await moved(request)).toEqual(lines);
  });

  test.each<[string, [number, string][]]>([
    [
      "私の健診が6月10日から12日に変わりました。diary.ics を直してください。葵のほうはそのままで",
      [
        [3, "DTSTART:20250612T160000"],
        [4, "DTEND:20250612T163000"],
      ],
    ],
    [
      "葵の健診は6月11日に変更です。diary.ics を直してもらえますか",
      [
        [8, "DTSTART:20250611T173000"],
        [9, "DTEND:20250611T180000"],
      ],
    ],
    ["父の健診が6月10日から12日に変わりました。diary.ics を直してください。葵の健診はそのままで、健診もそのまま", []],
  ])("in Japanese, and not where it stays: %s", async (request, lines) => {
    const own = [
      "BEGIN:VCALENDAR",
      event("DTSTART:20250610T160000", "DTEND:20250610T163000", "SUMMARY:健診"),
      event("DTSTART:20250610T173000", "DTEND:20250610T180000", "SUMMARY:葵の健診"),
      "END:VCALENDAR",
    ].join("\n");
    const view = viewOf({ "diary.ics": own });
    const calls = await saidEventCalls(request, await view.files(), view);
    expect(calls.map(({ input }) => [input["line"], input["new_text"]])).toEqual(lines);
  });

  test.each([
    "move the bins to 2 October",
    "move the party to 2 October",
    "move the harvest supper in diary.ics",
    "the harvest supper goes on until 22:00, change that",
    "move the chimney sweep to 15:00",
    "change the description of the harvest supper: bring cake on 5 October",
    "put another harvest supper on 11 October",
    "put harvest supper on 11 October",
    "don't move the harvest supper to 18:30",
  ])("%s: nothing", async (request) => {
    expect(await moved(request)).toEqual([]);
  });
});
