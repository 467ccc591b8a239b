import { describe, expect, test } from "vitest";
import { placed } from "../../../../../../../test/support/placed.ts";

const files = { "tips/a.txt": "1", "tips-phone/a.txt": "2", "tips-phone/b.txt": "3" };

describe("all files of a folder go into another one", () => {
  test("and those stay whose name is there", async () => {
    const request =
      "move the files from tips-phone into tips. if tips already has one of that name don't overwrite it, leave the phone one where it is then";
    expect(await placed(request, files)).toEqual({ "tips-phone/b.txt": "tips/b.txt" });
  });

  test("or get something behind their names", async () => {
    const request =
      "Verschieb bitte alles aus tips-phone nach tips. Wenn es dort schon eine Datei mit dem Namen gibt, häng „-neu“ an. Überschreib nichts!";
    expect(await placed(request, files)).toEqual({
      "tips-phone/a.txt": "tips/a-neu.txt",
      "tips-phone/b.txt": "tips/b.txt",
    });
  });

  test("but not where more than the name decides which one stays", async () => {
    const request =
      "move the files from tips-phone into tips. if tips already has one of that name keep it, unless the phone one is newer";
    expect(await placed(request, files)).toBeNull();
  });
});
