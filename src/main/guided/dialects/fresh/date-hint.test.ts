import { expect, test } from "vitest";
import { dateHint } from "./date-hint.ts";

test.each([
  ["pack.sh", "pack.sh makes old/box-YYYY-MM-DD.zip", "$(date +%Y-%m-%d)"],
  ["log.py", "log.py schreibt in TT.MM.JJJJ.txt", 'strftime("%d.%m.%Y")'],
  ["pack.sh", "名前は箱_YYYYMMDD.zip、pack.shを作って", "$(date +%Y%m%d)"],
])("%s: %s", (path, request, format) => {
  expect(dateHint(path, request)).toContain(format);
});

test.each([
  ["notes.md", "dates as YYYY-MM-DD"],
  ["pack.sh", "pack the folder MM"],
  ["pack.sh", "turn YYYY-MM-DD into DD.MM.YYYY"],
  ["pack.sh", "packs SUMMER-DDR.zip"],
])("nothing for %s: %s", (path, request) => {
  expect(dateHint(path, request)).toBe("");
});
