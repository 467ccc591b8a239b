import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { excerptsOf } from "./excerpts.ts";

const months = ["January", "February", "March", "April", "May", "June"];
const minutes = [
  "# Minutes of the rowing club",
  ...months.flatMap((month, index) => [
    `## ${month}`,
    "",
    `We met at the boathouse, and ${index + 4} members were there.`,
    "The treasurer told what came in and what was spent.",
    "",
    month === "April" ? "The spare key hangs behind the green cabinet." : "Nothing was decided about the jetty.",
    "",
  ]),
].join("\n");

const shown = (text: string, request: string, room = 400) =>
  excerptsOf(text, request, room).map(({ from, to }) => text.split("\n").slice(from, to).join("\n"));

describe("the parts of a longer text that fit a request", () => {
  test("come with the heading that they stand under, and with the text's first line", () => {
    expect(shown(minutes, "where does the spare key hang?")).toEqual([
      "# Minutes of the rowing club",
      "## April",
      "The spare key hangs behind the green cabinet.",
    ]);
  });

  test("are the rows of a table with those beside them, under its columns", () => {
    const rows = Array.from({ length: 80 }, (_, index) => `box ${index},shelf ${index % 7},lamp`);
    rows[40] = "box 40,shelf 9,kettle";
    const [header, row] = shown(["box,shelf,what", ...rows].join("\n"), "where is the kettle?");
    expect(header).toBe("box,shelf,what");
    expect(row?.split("\n")).toEqual(rows.slice(37, 44));
  });

  test("are the lines with the number that the request tells a thing by", () => {
    const events = Array.from({ length: 60 }, (_, index) => `day ${index}: ${40_700 + (index % 20)} moved`);
    expect(shown(events.join("\n"), "where is parcel 40718 by now?")).toEqual([events[18], events[38], events[58]]);
  });

  test("are the last ones for who asks for the last", () => {
    const nights = Array.from({ length: 60 }, (_, index) => `night ${index}: backup finished`);
    const late = shown(nights.join("\n"), "when was the last backup?", 200);
    expect(late.at(-1)?.split("\n").at(-1)).toBe("night 59: backup finished");
  });

  test("are none where nothing fits", () => {
    expect(shown(minutes, "zebra?")).toEqual([]);
  });
});

property.prop([fc.array(fc.lorem({ maxCount: 9 }), { maxLength: 60 }), fc.lorem({ maxCount: 6 }), fc.nat(600)])(
  "have room, follow one another, and lie in the text",
  (lines, request, room) => {
    const text = lines.join("\n");
    const parts = excerptsOf(text, request, room);
    const taken = parts.flatMap(({ from, to }) => lines.slice(from, to));
    const blanks = taken.filter((line) => line.trim() === "").length;
    expect(taken.join("\n").length).toBeLessThanOrEqual(room + blanks);
    expect(parts.every(({ from, to }, index) => from < to && from >= (parts[index - 1]?.to ?? 0))).toBe(true);
    expect(parts.every(({ to }) => to <= lines.length)).toBe(true);
  },
);
