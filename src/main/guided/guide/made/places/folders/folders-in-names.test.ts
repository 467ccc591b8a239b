import { describe, expect, test } from "vitest";
import { placed } from "../../../../../../../test/support/placed.ts";

const shifts = {
  "shifts/k07/ines.csv": "",
  "shifts/k07/omar.csv": "",
  "shifts/k08/ines.csv": "",
  "shifts/k08/rita.csv": "",
  "shifts/wages.csv": "",
  "absent.txt": "",
};

function moved(name: (week: string, person: string) => string) {
  const all = [
    ["k07", "ines"],
    ["k07", "omar"],
    ["k08", "ines"],
    ["k08", "rita"],
  ] as const;
  return Object.fromEntries(all.map(([week, person]) => [`shifts/${week}/${person}.csv`, name(week, person)]));
}

describe("one name that is shown tells how the folders come into all names", () => {
  test.each<[string, (week: string, person: string) => string]>([
    [
      "the shifts are in one folder per week at the moment. I want them all directly in shifts with the week in front, e.g. shifts/k07-ines.csv",
      (week, person) => `shifts/${week}-${person}.csv`,
    ],
    [
      "put all shifts into one folder, with the week in the name like shifts/ines_k07.csv",
      (week, person) => `shifts/${person}_${week}.csv`,
    ],
    [
      "please flatten shifts: k07/ines.csv should become k07-ines.csv and so on",
      (week, person) => `shifts/${week}-${person}.csv`,
    ],
    [
      "Die Pläne liegen in einem Ordner pro Woche. Ich hätte sie gern alle direkt in shifts, mit der Woche vorne, also z.B. shifts/k07 - ines.csv",
      (week, person) => `shifts/${week} - ${person}.csv`,
    ],
    [
      "rename the files in the week folders so that the week is in front, e.g. k07-ines.csv",
      (week, person) => `shifts/${week}/${week}-${person}.csv`,
    ],
    ["move all the shifts to old/, e.g. old/k07-ines.csv", (week, person) => `old/${week}-${person}.csv`],
  ])("%s", async (request, name) => expect(await placed(request, shifts)).toEqual(moved(name)));

  test("several folders, one in the other", async () => {
    const photos = {
      "photos/2023/05/a.jpg": "",
      "photos/2023/06/a.jpg": "",
      "photos/2024/01/b.jpg": "",
      "list.txt": "",
    };
    expect(await placed("put all photos straight into photos, e.g. photos/2023-05_a.jpg", photos)).toEqual({
      "photos/2023/05/a.jpg": "photos/2023-05_a.jpg",
      "photos/2023/06/a.jpg": "photos/2023-06_a.jpg",
      "photos/2024/01/b.jpg": "photos/2024-01_b.jpg",
    });
  });

  test("folders at the top, from which all goes up", async () => {
    const plans = { "Mo/plan.txt": "", "Di/plan.txt": "", "todo.txt": "" };
    const request = "I don't want a folder for each day any more. All files up here please, like Mo_plan.txt";
    expect(await placed(request, plans)).toEqual({ "Mo/plan.txt": "Mo_plan.txt", "Di/plan.txt": "Di_plan.txt" });
  });

  test("in Japanese, without blanks around the name", async () => {
    const photos = { "写真/京都/001.jpg": "", "写真/奈良/001.jpg": "" };
    const request =
      "写真フォルダのサブフォルダにある写真を全部「写真」フォルダに移して、例えば写真/京都_001.jpgのようにしてください";
    expect(await placed(request, photos)).toEqual({
      "写真/京都/001.jpg": "写真/京都_001.jpg",
      "写真/奈良/001.jpg": "写真/奈良_001.jpg",
    });
  });
});

describe("nothing is moved", () => {
  test.each([
    [
      "but some are meant",
      "I want the shifts of ines directly in shifts with the week in front, e.g. shifts/k07-ines.csv",
    ],
    ["but one folder is meant", "all the shifts of k07 directly into shifts, e.g. shifts/k07-ines.csv"],
    ["some are excepted", "all of them directly in shifts except those of ines, like shifts/k07-omar.csv"],
    ["they are to be copied", "copy them all into shifts with the week in front, e.g. shifts/k07-ines.csv"],
    ["something is to be made", "make a list of all shifts, like shifts/k07-ines.csv"],
  ])("where %s: %s", async (_, request) => expect(await placed(request, shifts)).toBeNull());

  test("where two would be one", async () => {
    const twice = { ...shifts, "shifts/k08-ines.csv": "" };
    const request = "I want all shifts directly in shifts with the week in front, e.g. shifts/k07-ines.csv";
    expect(await placed(request, twice)).toBeNull();
  });

  test("where some lie deeper", async () => {
    const deeper = { ...shifts, "shifts/k08/old/rita.csv": "" };
    const request = "I want all shifts directly in shifts with the week in front, e.g. shifts/k07-ines.csv";
    expect(await placed(request, deeper)).toBeNull();
  });
});
