import { expect, test } from "vitest";
import { keptFiles } from "./kept-files.ts";

const files = ["donors.py", "data/donations.csv", "a.md", "a.md.bak"].map((path) => ({ path, size: 1 }));

test.each([
  ["Please fix the script, donations.csv is an export and has to stay as it is."],
  ["mend donors.py but don't touch donations.csv"],
  ["mend donors.py, and leave data/donations.csv alone"],
  ["Bitte donors.py reparieren, donations.csv nicht anfassen"],
  ["donors.py ist falsch. donations.csv bleibt so"],
  ["donors.pyを直して。donations.csvはそのまま"],
])("the file is kept that '%s' names for that", (request) => {
  expect(keptFiles(request, files)).toEqual(["data/donations.csv"]);
});

test.each([
  ["I don't want to keep donations.csv, please delete it"],
  ["there is no need to keep donations.csv"],
  ["change a.md, the rest stays as it is"],
  ["donations.csv has a wrong total. The script stays as it is"],
  ["don't forget donations.csv"],
  ["put the name into a.md. In donations.csv change it, too"],
])("none is kept where '%s'", (request) => {
  expect(keptFiles(request, files)).toEqual([]);
});
