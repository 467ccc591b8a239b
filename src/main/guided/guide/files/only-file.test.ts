import { describe, expect, test } from "vitest";
import { onlyFile } from "./only-file.ts";

const files = ["menu.csv", "menu-2023.csv", "prices.csv", "poster.md", "web/menu.html", "jobs.py"].map((path) => ({
  path,
  size: 9,
}));

const onlyIn = (request: string) => onlyFile(request, files)?.path ?? null;

describe("the only file that is changed", () => {
  test.each([
    ["large latte costs 4.60 from now on, can you put that in menu.csv", "menu.csv"],
    ["In menu.csv the latte costs 4.60 now", "menu.csv"],
    ["swap the prices of tea and latte in menu.csv", "menu.csv"],
    ["add a hot chocolate for 4.20 to menu.csv", "menu.csv"],
    ["take the tea out of menu.csv please", "menu.csv"],
    ["remove the tea from menu.csv", "menu.csv"],
    ["latte is 4.60 now, please update menu.csv", "menu.csv"],
    ["jobs.py should keep 14 copies, not 7", "jobs.py"],
    ["menu.csv: latte is 4.60", "menu.csv"],
    ["Latte kostet jetzt 4,60, trag das bitte in menu.csv ein", "menu.csv"],
    ["Nimm den Tee aus menu.csv", "menu.csv"],
    ["menu.csvのラテの値段を4.60にして", "menu.csv"],
    ["change the latte to 4.60 in `web/menu.html`", "web/menu.html"],
    ["in menu.csv latte is 4.60 now, menu-2023.csv stays as it is", "menu.csv"],
  ])("is the one that is said to have it: %s", (request, path) => expect(onlyIn(request)).toBe(path));

  test.each([
    ["several are named", "latte costs 4.60 now, change it in menu.csv and in prices.csv"],
    ["others are told of", "latte costs 4.60 now, change it in menu.csv and on the poster"],
    ["all are meant", "latte costs 4.60 now, change it everywhere, also in menu.csv"],
    ["its name is what is told of", "the link to web/menu.html on our pages should be called Drinks"],
    ["its name is what changes", "change menu.csv to drinks.csv where the readme speaks of it"],
    ["it says how", "the latte costs what is listed in menu.csv, please correct that"],
    ["none is named", "latte costs 4.60 now"],
  ])("is none where %s", (_, request) => expect(onlyIn(request)).toBeNull());
});
