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
