import { describe, expect, test } from "vitest";
import { filesMeant } from "./files-meant.ts";

const entries = (...paths: string[]) => paths.map((path) => ({ path, size: path.includes("empty") ? 0 : 9 }));

describe("the files that a request means as a whole", () => {
  test.each<[string, "move" | "copy" | "remove" | "rename", string[], string[] | null]>([
    ["put all the pdfs into Bills", "move", ["a.pdf", "b.PDF", "b.pdf.txt", "old/c.pdf"], ["a.pdf", "b.PDF"]],
    ["put all the pdfs into Bills, also from the subfolders", "move", ["a.pdf", "old/c.pdf"], ["a.pdf", "old/c.pdf"]],
    ["rename the photos", "rename", ["a.jpg", "b.PNG", "list.txt"], ["a.jpg", "b.PNG"]],
    ["delete the backups (ending in ~ or .bak)", "remove", ["a~", "a", "x/b.bak", "bak/c"], ["a~", "x/b.bak"]],
    ["delete all the .bak and .tmp files", "remove", ["a.bak", "x/b.tmp", "bak.md"], ["a.bak", "x/b.tmp"]],
    [
      "rename the files in log so they look like 2024-01.md",
      "rename",
      ["log/2024-01.md", "log/feb 2024.md", "log/mar 2024.md"],
      ["log/2024-01.md", "log/feb 2024.md", "log/mar 2024.md"],
    ],
    [
      "delete the copies with (1) in the name",
      "remove",
      ["a (1).txt", "a.txt", "b (1).txt"],
      ["a (1).txt", "b (1).txt"],
    ],
    [
      '"Minutes May 2024.md" should become "2024-05 minutes.md", and the others likewise, rename them',
      "rename",
      ["Minutes May 2024.md", "Minutes June 2024.md", "Rules.md", "old/Minutes 2020.md"],
      ["Minutes May 2024.md", "Minutes June 2024.md"],
    ],
    ["remove all empty files", "remove", ["empty.txt", "x/empty.md", "a.md"], ["empty.txt", "x/empty.md"]],
    [
      "move bill_1.odt and bill_2.odt into old",
      "move",
      ["bill_1.odt", "bill_2.odt", "bill_3.odt"],
      ["bill_1.odt", "bill_2.odt"],
    ],
    [
      "rename the talk files to two digits",
      "rename",
      ["talk1.md", "talk10.md", "talk-plan.md", "a1.md"],
      ["talk1.md", "talk10.md"],
    ],
    ["all that start with IMG_ go into raw", "move", ["IMG_1.jpg", "IMG_2.mov", "a.jpg"], ["IMG_1.jpg", "IMG_2.mov"]],
    [
      "ファイル名に「領収書」と入っているものを移動して",
      "move",
      ["領収書1.pdf", "見積.pdf", "4月_領収書.pdf"],
      ["領収書1.pdf", "4月_領収書.pdf"],
    ],
    [
      "sort the letters in the scans folder by year",
      "rename",
      ["scans/a.txt", "scans/b.txt", "c.txt"],
      ["scans/a.txt", "scans/b.txt"],
    ],
    [
      "Alle Bilder im Ordner Fotos umbenennen",
      "rename",
      ["Fotos/a.jpg", "Fotos/See/b.jpg", "c.jpg"],
      ["Fotos/a.jpg", "Fotos/See/b.jpg"],
    ],
    [
      "delete plan.md and list.md, the photos stay",
      "remove",
      ["plan.md", "list.md", "a.jpg", "b.jpg"],
      ["plan.md", "list.md"],
    ],
    ["delete all pdfs but not bill.pdf", "remove", ["a.pdf", "b.pdf", "bill.pdf"], ["a.pdf", "b.pdf"]],
    ["sort the scans by year", "rename", ["scan1.txt", "scan2.txt", "todo.txt"], ["scan1.txt", "scan2.txt"]],
    ["rename the episode files to 01-intro.txt", "rename", ["ep1.txt", "ep2.txt", "notes.md"], ["ep1.txt", "ep2.txt"]],
    [
      "delete all the pdfs. the shopping list I still need",
      "remove",
      ["a.pdf", "b.pdf", "shopping-list.txt"],
      ["a.pdf", "b.pdf"],
    ],
    ["rename the logo to brand.png", "rename", ["logo.png", "a.jpg", "b.jpg", "c.jpg"], null],
    [
      "move the invoices that are completely paid from open/ to paid/",
      "move",
      ["open/a.txt", "open/b.txt", "c.txt"],
      null,
    ],
    ["delete the scans", "remove", ["scan1.txt", "scan2.txt", "todo.txt"], null],
    ["delete plan.md at the end of the day", "remove", ["plan.md", "leaf of", "roof of"], null],
    ["delete the files that end in bak", "remove", ["a.bak", "b.bak", "nobak"], ["a.bak", "b.bak"]],
    ["delete the scans folder", "remove", ["scans/a.txt", "scans/b.txt", "c.txt"], null],
    ["move plan.md into old", "move", ["plan.md", "list.md"], null],
    ["tidy up", "move", ["plan.md", "list.md"], null],
  ])("%s", (request, form, paths, meant) => {
    expect(filesMeant(request, entries(...paths), form)?.map(({ path }) => path) ?? null).toEqual(meant);
  });
});

test.each([
  "the others stay",
  "the others keep their names",
  "but not the others",
  "so that it matches the others",
  "die anderen bleiben",
])("one file that is named doesn't stand for others: %s", (rest) => {
  const files = entries("Minutes May 2024.md", "Minutes June 2024.md");
  expect(filesMeant(`rename "Minutes May 2024.md" to "2024-05 minutes.md", ${rest}`, files, "rename")).toBeNull();
});
