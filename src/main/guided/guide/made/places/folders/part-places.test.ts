import { describe, expect, test } from "vitest";
import { placed } from "../../../../../../../test/support/placed.ts";

const bills = {
  "bills/2024-03_Smith.pdf": "",
  "bills/2024-04_Smith.pdf": "",
  "bills/2024-03_Smithson.pdf": "",
  "bills/2024-04_Jones_draft.pdf": "",
  "bills/customers.txt": "Smith\n",
  "Smith.pdf": "",
};
const smiths = {
  "bills/2024-03_Smith.pdf": "bills/Smith/2024-03_Smith.pdf",
  "bills/2024-04_Smith.pdf": "bills/Smith/2024-04_Smith.pdf",
  "bills/2024-03_Smithson.pdf": "bills/Smithson/2024-03_Smithson.pdf",
};

describe("a folder for each of what a part of the names says", () => {
  test.each([
    'please sort the PDFs in bills into a folder per customer, e.g. bills/Smith/. Those with "draft" in the name stay where they are',
    'a folder for each customer would be good for the pdfs in bills, such as bills/Smith/2024-03_Smith.pdf. Leave the ones with "draft" in the name',
    "Sortier die PDFs in bills bitte in einen Ordner pro Kunde, z. B. bills/Smith/. Die mit „draft“ im Namen bleiben, wo sie sind",
    "billsフォルダのPDFを客ごとのフォルダに分けてください（例：bills/Smith/）。ファイル名に「draft」とあるものはそのままでお願いします",
  ])("%s", async (request) => {
    expect(await placed(request, bills)).toEqual(smiths);
  });

  const plain = { "trip/Rome - 01.jpg": "", "trip/Rome - 02.jpg": "", "trip/Oslo - 01.jpg": "" };
  test("names may be parted by other signs", async () => {
    expect(await placed("put the photos in trip into one folder per town, like trip/Rome", plain)).toEqual({
      "trip/Rome - 01.jpg": "trip/Rome/Rome - 01.jpg",
      "trip/Rome - 02.jpg": "trip/Rome/Rome - 02.jpg",
      "trip/Oslo - 01.jpg": "trip/Oslo/Oslo - 01.jpg",
    });
  });

  const way = "sort the PDFs in bills into a folder per customer, e.g. bills/Smith/";
  test.each([
    ["a name has more parts", way, bills],
    ["an exception isn't known", `${way}. The unpaid ones stay`, bills],
    ["some are meant", `sort the PDFs of Smithson in bills into a folder per customer, e.g. bills/Smith/`, bills],
    ["no folder is shown", "sort the PDFs in bills into a folder per customer", bills],
    ["none is called so", "sort the PDFs in bills into a folder per customer, e.g. bills/Miller/", bills],
    ["one folder is meant", "move Smith's pdfs into the folder bills/Smith/", bills],
    [
      "other files are there",
      "sort what is in trip into a folder per town, like trip/Rome",
      { ...plain, "trip/map.pdf": "" },
    ],
    ["one is held back", "put the photos in trip into one folder per town, like trip/Rome. Oslo isn't done yet", plain],
  ])("but it is left open where %s", async (_, request, texts) => {
    expect(await placed(request, texts)).toBeNull();
  });
});
