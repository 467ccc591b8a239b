import { expect, test } from "vitest";
import { readRecords } from "../../../../workspace/tables/read-records.ts";
import { askedCellIn } from "../entries/asked-cell.ts";
import { entryToldIn } from "../entries/entry-told.ts";
import { lengthOfList } from "./length-of-list.ts";

const setlist = `band: The Left Turns
date: 2024-09-14
set:
  - title: Paper Boats
    length: "3:45"
  - title: Second Floor
    length: "58:10"
encores:
  - title: Gravel
    length: "2:50"
  - title: Long Way
    length: "6:05"
`;

function told(request: string, text = setlist): string | null {
  const facts = lengthOfList("setlist.yaml", text, readRecords("setlist.yaml", text), request);
  expect(askedCellIn(facts)).toBeNull();
  const cell = entryToldIn(facts);
  return cell && `${cell.value} ${cell.row}`;
}

test("how long one of several lists takes is added up", () => {
  expect(told("how long is our set on saturday, all songs together but without the encores?")).toBe("1:01:55 set (2)");
  expect(told("how long are the encores altogether?")).toBe("8:55 encores (2)");
  expect(told("wie lang ist unser set insgesamt, ohne encores?")).toBe("1:01:55 set (2)");
});

test.each([
  "how long is our set on friday?",
  "how long is the longest song of the set?",
  "how long are the set and the encores together?",
  "how long is our set without Paper Boats?",
  "how long is our set with a pause of 5 minutes?",
  "how long are all songs together?",
])("nothing is told where more is said: %s", (request) => {
  expect(told(request)).toBeNull();
});

test("nothing is told where one of them has no length, or they may be films", () => {
  expect(told("how long is our set?", setlist.replace('    length: "3:45"\n', "    key: E\n"))).toBeNull();
  const films = setlist.replaceAll("set:", "night:").replace("band: The Left Turns\n", "");
  expect(lengthOfList("films.yaml", films, readRecords("films.yaml", films), "how long is the night?")).toBe("");
});
