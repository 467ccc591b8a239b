import { expect, test } from "vitest";
import { placed } from "../../../../../../../test/support/placed.ts";

const customers = {
  "Eingang/2024-03_Meyer.txt": "Rechnung über 80 Euro",
  "Eingang/2024-03_Meier.txt": "Rechnung über 95 Euro",
  "Eingang/2024-04_Schulz.txt": "Rechnung über 45 Euro",
  "Kunden/Meyer/2024-01_Meyer.txt": "Rechnung über 79 Euro",
  "Kunden/Meier/Vertrag.txt": "Vertrag",
  "Kunden/Schulze/2024-02_Schulze.txt": "Rechnung über 60 Euro",
};
const filed = {
  "Eingang/2024-03_Meyer.txt": "Kunden/Meyer/2024-03_Meyer.txt",
  "Eingang/2024-03_Meier.txt": "Kunden/Meier/2024-03_Meier.txt",
};

test.each([
  "Kannst du die Rechnungen aus Eingang in die passenden Ordner unter Kunden verschieben? Der Kunde steht im Dateinamen. Wenn es für jemanden noch keinen Ordner gibt, lass die Rechnung erst mal in Eingang liegen.",
  "Please move the files in Eingang into the matching folders under Kunden. The customer's name is in the file name. If there's no folder for somebody yet, leave the file where it is.",
  "sort everything from Eingang into the right subfolder of Kunden. files without a folder stay",
  "Eingangフォルダのファイルを、Kundenフォルダの該当するフォルダに移動してください。フォルダがないものはそのままで",
])("those that have a folder go there: %s", async (request) => {
  expect(await placed(request, customers)).toEqual(filed);
});

test("folders at the top, and pictures", async () => {
  const files = { "new/lake 1.jpg": "", "new/pier.jpg": "", "lake/a.jpg": "", "pier/b.jpg": "" };
  expect(await placed("move the photos from new into the matching folders", files)).toEqual({
    "new/lake 1.jpg": "lake/lake 1.jpg",
    "new/pier.jpg": "pier/pier.jpg",
  });
});

test.each([
  "Verschieb die Rechnungen aus Eingang in die passenden Ordner unter Kunden.",
  "Move the files in Eingang into the matching folders under Kunden, if there's no folder yet, make a new one.",
  "copy the files in Eingang into the matching folders under Kunden, those without one stay",
  "move the contracts in Eingang into the matching folders under Kunden. files without a folder stay",
  "move the files in Eingang into the matching folders under Kunden, but not those of April. files without a folder stay",
  "should I move the files in Eingang into the matching folders under Kunden?",
])("it is left open, or something else: %s", async (request) => {
  expect(await placed(request, customers)).toBeNull();
});

test("nothing moves where a name has two folders in it", async () => {
  const files = { "new/lake and pier.txt": "", "new/lake.txt": "", "lake/a.txt": "", "pier/b.txt": "" };
  expect(await placed("move the files in new into the matching folders", files)).toBeNull();
});
