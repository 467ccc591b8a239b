import { describe, expect, test } from "vitest";
import { keptFiles } from "./kept-files.ts";

const files = ["donors.py", "data/donations.csv", "a.md", "a.md.bak"].map((path) => ({ path, size: 1 }));

test.each([
  ["Please fix the script, donations.csv is an export and has to stay as it is."],
  ["mend donors.py but don't touch donations.csv"],
  ["mend donors.py, and leave data/donations.csv alone"],
  ["mend donors.py everywhere. donations.csv is only an export, leave it"],
  ["Bitte donors.py reparieren, donations.csv nicht anfassen"],
  ["donors.py ist falsch. donations.csv bleibt so"],
  ["take her out of donors.py, only donations.csv stays until she has her money back"],
  ["Zeilen in donors.py entfernen, donations.csv bleibt erstmal"],
  ["take her out of all files, only donations.csv stays."],
  ["donors.pyを直して。donations.csvはそのまま"],
  ["sort all files, but not donations.csv"],
  ["take her out of everything except for donations.csv"],
  ["move all files (not donations.csv) to old"],
  ["Verschieb alles außer donations.csv nach alt"],
])("the file is kept that '%s' names for that", (request) => {
  expect(keptFiles(request, files)).toEqual(["data/donations.csv"]);
});

test.each([
  ["sort the scripts by year. a.md and donations.csv stay where they are"],
  ["move everything to old/ but leave donations.csv and a.md here"],
  ["verschieb alles nach alt/, a.md und donations.csv bleiben hier"],
  ["don't move donations.csv or a.md"],
])("several are kept where '%s'", (request) => {
  expect(keptFiles(request, files)).toEqual(["data/donations.csv", "a.md"]);
});

test.each([
  "don't touch anything except donations.csv",
  "leave everything as it is, except donations.csv, there the total is wrong",
  "Ändere nichts außer donations.csv",
  "nothing but donations.csv is to be changed",
])("the one that is meant is no exception: %s", (request) => {
  expect(keptFiles(request, files)).not.toContain("data/donations.csv");
});

test("only the last one is kept where one stays", () => {
  expect(keptFiles("tidy up a.md and donations.csv stays as it is", files)).toEqual(["data/donations.csv"]);
  expect(keptFiles("delete a.md, donations.csv stays here", files)).toEqual(["data/donations.csv"]);
});

test.each([
  ["I don't want to keep donations.csv, please delete it"],
  ["there is no need to keep donations.csv"],
  ["change a.md, the rest stays as it is"],
  ["donations.csv has a wrong total. The script stays as it is"],
  ["don't forget donations.csv"],
  ["the total in donations.csv stays at 5, put it into a.md"],
  ["put the name into a.md. In donations.csv change it, too"],
  ["delete a.md, donations.csv and the others I still sort"],
  ["put the name into donations.csv and a.md has to change too"],
])("none is kept where '%s'", (request) => {
  expect(keptFiles(request, files)).toEqual([]);
});

describe("files whose names are said in words", () => {
  const entries = (...paths: string[]) => paths.map((path) => ({ path, size: 10 }));
  const shop = entries("prices.csv", "shop/order-form.md", "orders-2025.csv", "price-log.md");

  test.each([
    ["raise the soap everywhere. old orders n the price log stay", shop, ["orders-2025.csv", "price-log.md"]],
    [
      "nas01 is called vault now, change it in all files. the log is history",
      entries("log/2024.txt", "hosts"),
      ["log/2024.txt"],
    ],
    [
      "ändere die nummer überall, protokolle bitte nicht anfassen",
      entries("protokolle/2024.md", "info.md"),
      ["protokolle/2024.md"],
    ],
    [
      "Bitte überall 9:30 statt 9:00 eintragen, die Niederschrift der Sitzung aber nicht anfassen",
      entries("Sitzung Niederschrift.md", "Aushang.md"),
      ["Sitzung Niederschrift.md"],
    ],
    [
      "port 9090 becomes 9464 in all configs. Prometheus itself listens on 9090 too, that one must not change. Leave the changelog",
      entries("config/app.yaml", "prometheus/prometheus.yml", "CHANGELOG.md"),
      ["prometheus/prometheus.yml", "CHANGELOG.md"],
    ],
    [
      "new address in the letterhead. Letters and invoices that were sent stay",
      entries("letterhead.txt", "letters/a.txt", "invoices/b.txt"),
      ["letters/a.txt", "invoices/b.txt"],
    ],
    [
      "node ranking.js heat3.csv puts the slow ones on top. the csvs come from the timing box so leave them",
      entries("ranking.js", "heat3.csv", "heat4.csv"),
      ["heat3.csv", "heat4.csv"],
    ],
    [
      "sh remind.sh rents.csv prints nobody. the csv comes from the bank like this so it has to stay",
      entries("remind.sh", "rents.csv"),
      ["rents.csv"],
    ],
    [
      "The old number is still on the flyer, in the member letter and wherever else. Minutes are minutes, leave those as they were.",
      entries("flyer/spring.txt", "letters/new.md", "minutes/2023-11-07.txt"),
      ["minutes/2023-11-07.txt"],
    ],
    [
      "Bitte überall die alte IBAN ersetzen, aber Finger weg vom Ordner Belege, das sind gebuchte Sachen.",
      entries("Belege/2023-Wasser.txt", "Vorlagen/Mahnung.txt"),
      ["Belege/2023-Wasser.txt"],
    ],
    [
      "Bitte überall ändern (Plan, Website, Elternbrief), nur das Archiv nicht anfassen",
      entries("archiv/elternbrief-2022.txt", "elternbrief.txt", "plan.csv"),
      ["archiv/elternbrief-2022.txt"],
    ],
    [
      "Trag das bitte in allen Unterlagen nach, das Protokoll ausgenommen.",
      entries("Protokolle/2024.txt", "Satzung/Ordnung.md"),
      ["Protokolle/2024.txt"],
    ],
    [
      "店の名前を変えるので、関係するファイルを書き換えてください。去年の書類（2023フォルダ）はそのままで。",
      entries("2023/契約.txt", "看板/入口.txt"),
      ["2023/契約.txt"],
    ],
    [
      "Ersetze den Namen für die 3b, die Zeugnisse vom letzten Halbjahr hat noch sie unterschrieben",
      entries("3b/Zeugnisse/Halbjahr1.txt", "3b/Ausflug.md"),
      ["3b/Zeugnisse/Halbjahr1.txt"],
    ],
    [
      "swap it on everything customers get to see, suppliers i'll phone myself",
      entries("customers/receipt.txt", "suppliers/tyres.txt"),
      ["suppliers/tyres.txt"],
    ],
    [
      "peanuts become cashews in the menus. what the allergy note says stays, what the first aid sheet and the allergy note say is right",
      entries("menus/friday.txt", "allergies.txt"),
      ["allergies.txt"],
    ],
    [
      "Change the price in the archive letters, the archive index stays",
      entries("archive/letter-1.txt", "archive/letter-2.txt", "archive/index.md"),
      ["archive/index.md"],
    ],
    ["mend sum.py, don't touch the csv files", entries("sum.py", "may.csv"), ["may.csv"]],
  ])("stay: %s", (request, files, kept) => {
    expect(keptFiles(request, files).toSorted()).toEqual(kept.toSorted());
  });

  test.each([
    ["the new menu goes up to 12, the old menu stays", entries("menu.md", "menu-new.md")],
    ["change the prices, all other prices stay", entries("prices.csv", "info.md")],
    ["put Owen everywhere she's still named as treasurer", entries("treasurer.md", "info.md")],
    ["everything stays", entries("everything.md")],
    ["the picnic stays on Saturday, but it begins at 15:00 now", entries("picnic.md", "info.md")],
    ["das Sommerfest bleibt am Samstag, beginnt aber um 15 Uhr", entries("sommerfest.md", "info.md")],
    ["put the new owner into shop.md. The shop keeps its name", entries("shop.md", "info.md")],
    ["The pdfs go to papers and the rest stays", entries("a.pdf", "b.pdf", "c.txt")],
    ["Verschiebe die Verträge, die noch nicht unterschrieben sind, nach offen", entries("verträge/a.txt", "info.md")],
    ["Put a box at the end of each letter, leave it empty", entries("letter-a.txt", "letter-b.txt", "info.md")],
    ["sort people.csv by name, don't change the csv's header", entries("people.csv", "info.md")],
    ["the csv keeps its header, sort it by name", entries("people.csv", "info.md")],
  ])("are left out of it where it isn't clear: %s", (request, files) => {
    expect(keptFiles(request, files)).toEqual([]);
  });
});

test.each(["everything in it costs more, the rest of donations.csv stays", "der Rest von donations.csv bleibt"])(
  "a file isn't kept of which only the rest stays: %s",
  (request) => {
    expect(keptFiles(request, files)).toEqual([]);
  },
);
