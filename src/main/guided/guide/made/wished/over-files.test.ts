import { describe, expect, test } from "vitest";
import { doneByWishes as done } from "../../../../../../test/support/done-by-wishes.ts";

describe("a day that changes in all files", () => {
  const files = {
    "plan.txt": "Montag, 9:00    Frühschicht\nMontag, 18:00   Teamsitzung\n",
    "team.md": "# Unser Team\n\nSitzung ist immer montags um 18 Uhr.\nMüll: montags raus.\n",
    "putzen.txt": "Küche: Montag\n",
  };
  const request = "Die Teamsitzung ist jetzt dienstags statt montags, bitte überall ändern";
  const wish = 'Change "Teamsitzung" from "Montag" to "Dienstag"';

  test("does so where a text says it in its own words and forms, and of nothing else", async () => {
    expect(await done(files, request, [wish])).toEqual({
      "plan.txt": files["plan.txt"].replace("Montag, 18:00   Team", "Dienstag, 18:00   Team"),
      "team.md": files["team.md"].replace("immer montags", "immer dienstags"),
    });
  });

  test("is left alone in all of them where one may mean it in a way that isn't clear", async () => {
    expect(await done({ ...files, "tür.txt": "Das Team ist am Montag oben.\n" }, request, [wish])).toEqual({});
  });
});

describe("what a date is of stands above it, in all the papers that a request lists", () => {
  const files = {
    "poster.txt": "SUMMER FETE\n\nSaturday, 12 July 2025\nfrom 2 pm, in the school garden\n",
    "web/index.html": "<h1>Summer fete</h1>\n<p>On <b>12 July 2025</b>, from 2 pm.</p>\n",
    "web/next.json":
      '[\n  { "event": "Summer fete", "date": "2025-07-12" },\n  { "event": "Chess evening", "date": "2025-07-12" }\n]\n',
  };
  const request =
    "the fete had to be moved to 19 July 2025, please change that in the poster, on the website and in next.json. the chess evening stays";

  test("and goes to another day in each of them", async () => {
    expect(await done(files, request, ['Set "fete" to "19 July 2025"'])).toEqual({
      "poster.txt": files["poster.txt"].replace("12 July", "19 July"),
      "web/index.html": files["web/index.html"].replace("12 July", "19 July"),
      "web/next.json": files["web/next.json"].replace("2025-07-12", "2025-07-19"),
    });
  });
});
