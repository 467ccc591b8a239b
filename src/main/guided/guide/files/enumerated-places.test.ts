import { describe, expect, test } from "vitest";
import { enumeratedPlaces } from "./enumerated-places.ts";

const paths = [
  "poster.txt",
  "village.ics",
  "web/next.json",
  "config/app.toml",
  "config/desk.ini",
  "help.md",
  "minutes.md",
];

function listed(request: string, of: readonly string[] = paths): string[][] | "open" | null {
  const places = enumeratedPlaces(
    request,
    of.map((path) => ({ path, size: 1 })),
  );
  return places === "open" ? places : places && places.map((place) => place.map(({ path }) => path));
}

describe("the places of one change", () => {
  test.each<[string, string[][]]>([
    [
      "it is on the 21st, correct that in the poster, the calendar and the json for the website",
      [["poster.txt"], ["village.ics"], ["web/next.json"]],
    ],
    [
      "45 minutes instead of 30, in the config files and in help.md. (the poster says nothing of it)",
      [["config/app.toml", "config/desk.ini"], ["help.md"]],
    ],
    ["put it in help.md and in the table in minutes.md please, both go by date", [["help.md"], ["minutes.md"]]],
    [
      "change it in the poster, in help.md and the minutes. only the calendar stays",
      [["poster.txt"], ["help.md"], ["minutes.md"]],
    ],
  ])("are those that are listed: %s", (request, places) => {
    expect(listed(request)).toEqual(places);
  });

  test.each<[string, readonly string[]]>([
    ["please change it in all three lists", ["a.csv", "b/c.md", "d.html"]],
    ["bitte in allen drei Dateien ändern", ["a.csv", "b/c.md", "d.html"]],
    ["3つのファイルとも直してもらえますか", ["a.csv", "b/c.md", "d.html"]],
  ])("are all files where there are so many: %s", (request, of) => {
    expect(listed(request, of)).toEqual(of.map((path) => [path]));
  });

  test.each([
    "change the time in the poster",
    "in the kitchen and the hall it is 20 degrees",
    "add milk and eggs to help.md",
    "please change it in all three files",
    "put the number into the poster, it is between help.md and minutes.md",
    "on the 21st, the poster is right already",
  ])("aren't listed: %s", (request) => {
    expect(listed(request)).toBeNull();
  });

  test.each([
    "it is on the 21st, correct that in the poster, the calendar and in the newsletter",
    "Please change it in the leaflet (the date as well), in help.md and on the poster.",
  ])("are open where one of them has no file: %s", (request) => {
    expect(listed(request)).toBe("open");
  });
});
