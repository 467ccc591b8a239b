import { describe, expect, test } from "vitest";
import { placed } from "../../../../../../../test/support/placed.ts";

describe("files are sorted into folders that are listed", () => {
  const band = {
    "band/Ole solo.txt": "slow\n",
    "band/contract.txt": "Contract\n\nPlayer: Ida Holm\nWitness: her cousin Ole\n",
    "band/letter.txt": "Dear Ole,\n\nsee you on Friday.\n",
    "band/rules.txt": "Ida and Ole, please be on time.\n",
    "band/dates.md": "3 May\n",
    "todo.txt": "call Ida\n",
  };

  test("by who they are of", async () => {
    const request = "In band/ make a folder Ida and a folder Ole and move each one's papers there, the rest stays";
    expect(await placed(request, band)).toEqual({
      "band/Ole solo.txt": "band/Ole/Ole solo.txt",
      "band/contract.txt": "band/Ida/contract.txt",
      "band/letter.txt": "band/Ole/letter.txt",
    });
  });

  test("but not where nobody says that some stay", async () => {
    expect(await placed("sort the papers in band/ into folders Ida and Ole", band)).toBeNull();
  });

  test("by a number that is written in several ways", async () => {
    const tests = {
      "Kim unit 1.md": "",
      "unit_02_kim.md": "",
      "unt2 bo.md": "",
      "bo.md": "Bo\nunit 1\n",
      "key.csv": "",
    };
    expect(await placed("sort the tests into folders unit1 and unit2. key.csv stays here", tests)).toEqual({
      "Kim unit 1.md": "unit1/Kim unit 1.md",
      "unit_02_kim.md": "unit2/unit_02_kim.md",
      "unt2 bo.md": "unit2/unt2 bo.md",
      "bo.md": "unit1/bo.md",
    });
  });

  test("by their kinds, within the folder that is spoken of", async () => {
    const inbox = { "inbox/a.png": "", "inbox/b.pdf": "", "inbox/c.xlsx": "", "inbox/d.bin": "", "e.png": "" };
    expect(await placed("sort my inbox into Fotos, Tabellen und Dokumente (Unterordner)", inbox)).toEqual({
      "inbox/a.png": "inbox/Fotos/a.png",
      "inbox/b.pdf": "inbox/Dokumente/b.pdf",
      "inbox/c.xlsx": "inbox/Tabellen/c.xlsx",
    });
  });
});
