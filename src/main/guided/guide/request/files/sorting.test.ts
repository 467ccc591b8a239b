import { describe, expect, test } from "vitest";
import { foldersFor, sortingOf } from "./sorting.ts";

describe("how files are to be sorted", () => {
  test.each<[string, ReturnType<typeof sortingOf>]>([
    ["put the sheets into folders bach, chopin and satie", { by: "name", folders: ["bach", "chopin", "satie"] }],
    [
      "sort the scans into bank, insurance and school folders",
      { by: "name", folders: ["bank", "insurance", "school"] },
    ],
    ["move them into bank/, tax/ and other/ please", { by: "name", folders: ["bank", "tax", "other"] }],
    ["sortier die Rezepte in die Ordner 'Süß' und 'Herzhaft'", { by: "name", folders: ["Süß", "Herzhaft"] }],
    ["請求書を電気、水道、ガスのフォルダに分けて", { by: "name", folders: ["電気", "水道", "ガス"] }],
    ["put the bills into one folder per shop, but those of Kern go into a folder kern", null],
    ["sort the photos into a folder for each year", { by: "date", of: "name", unit: "year", example: null }],
    [
      "領収書を月ごとのフォルダ(2024-04みたいな名前)に分けて",
      { by: "date", of: "name", unit: "month", example: "2024-04" },
    ],
    ["Verschieb die Rechnungen in einen Ordner pro Jahr", { by: "date", of: "name", unit: "year", example: null }],
    [
      "sort the letters in scans into a folder per year. Go by the date of the letter itself, the number in the file name is only when I scanned it",
      { by: "date", of: "text", unit: "year", example: null },
    ],
    [
      "sort the invoices into folders by year, do not change the file names",
      { by: "date", of: "name", unit: "year", example: null },
    ],
    [
      "sort the scans into a folder per year, not by their names",
      { by: "date", of: "text", unit: "year", example: null },
    ],
    ["organize the scans by month", { by: "date", of: "name", unit: "month", example: null }],
    ["move the photos into the folder holiday", null],
    ["sort the rows by year", null],
    ["move all files from the folders bach and chopin to the folder music", null],
    ["Move the PDFs in docs/ and notes/ to archive/", null],
    ["move the invoices for the last year into the folder taxes", null],
    ["move the files I need by next month into the urgent folder", null],
    ["which folders are for bills and letters?", null],
  ])("%s", (request, sorting) => {
    expect(sortingOf(request)).toEqual(sorting);
  });
});

describe("where a file goes", () => {
  const byYear = { by: "date", of: "name", unit: "year", example: null } as const;
  const byMonth = { by: "date", of: "name", unit: "month", example: null } as const;
  const named = { by: "name", folders: ["bach", "chopin"] } as const;
  test.each([
    ["IMG_20220814_101512.jpg", null, byYear, ["2022"]],
    ["letter.txt", "Oslo, 3.4.2021\nDear Ana", byYear, ["2021"]],
    ["letter.txt", "Dear Ana", byYear, []],
    ["bill 12.03.2024.pdf", null, byMonth, ["2024-03"]],
    ["20240403_shop.txt", null, { ...byMonth, example: "2023_12" }, ["2024_04"]],
    ["minutes may 2023.md", null, byMonth, ["2023-05"]],
    ["report 2023.md", null, byMonth, []],
    ["IMG_2043.jpg", null, byYear, []],
    ["invoice_190212.pdf", null, byMonth, []],
    ["scan_2024_001.txt", "Hollow Lane\n\n12 March 2022\nDear Ana", { ...byYear, of: "text" }, ["2022"]],
    ["scan_2024_001.txt", "Dear Ana", { ...byYear, of: "text" }, ["2024"]],
    ["Mailand 2023.jpg", null, byMonth, []],
    ["a.txt", "Datum: 12.03.2024, bestellt am 2023-11-30", byMonth, ["2024-03"]],
    ["a.txt", "Invoice, Total 2050.10 EUR", byYear, []],
    ["bach_invention-01.txt", null, named, ["bach"]],
    ["prelude.txt", null, named, ["bach", "chopin"]],
    ["chopin/prelude.txt", null, named, []],
  ] as const)("%s %j", (path, text, sorting, folders) => {
    expect(foldersFor(path, text, sorting)).toEqual(folders);
  });
});
