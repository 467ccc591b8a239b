import { expect, test } from "vitest";
import { keptPlaces } from "./kept-places.ts";

/** The lines, counted from 0, in which a text that is replaced stands in a place that stays. */
function keptRows(path: string, text: string, request: string, find: string): number[] {
  const isKept = keptPlaces(path, text, request, find);
  return text.split("\n").flatMap((line, row) => {
    const column = line.indexOf(find);
    return column !== -1 && isKept?.(row, column) === true ? [row] : [];
  });
}

const request = "The seminar moves from K12 to M3. The lecture stays in K12!";

test("a row, an item and an event are about what stays if they say so", () => {
  expect(keptRows("plan.md", "| Seminar | K12 |\n| Lecture | K12 |", request, "K12")).toEqual([1]);
  expect(keptRows("a.html", "<li>Lecture: 3. May, room K12</li>\n<li>Seminar: K12</li>", request, "K12")).toEqual([0]);
  const calendar = "BEGIN:VEVENT\nSUMMARY:Seminar\nLOCATION:K12\nEND:VEVENT\n";
  expect(keptRows("a.ics", calendar + calendar.replace("Seminar", "Lecture"), request, "K12")).toEqual([6]);
});

test("what stands under a heading that says so stays, and of a line the sentence that does", () => {
  expect(keptRows("a.md", "# Lecture\n\nIn K12.\n\n# Seminar\n\nIn K12.", request, "K12")).toEqual([2]);
  expect(keptRows("a.txt", "Come to K12. The lecture is elsewhere.", request, "K12")).toEqual([]);
});

test("of a tag the attribute that is said stays", () => {
  const key = "rename the key send to submit in all pages, the css class keeps its name";
  expect(keptRows("a.html", '<b class="send">Now</b>', key, "send")).toEqual([0]);
  expect(keptRows("a.html", '<b class="big">{{ send }}</b>', key, "send")).toEqual([]);
  expect(keptRows("a.css", ".send { color: red }", key, "send")).toEqual([0]);
});

test("nothing stays where all the others do, or only a part of the new text does", () => {
  expect(keptPlaces("a.md", "K12, all others", "K12 is M3 now, all others stay", "K12")).toBeNull();
  expect(keptPlaces("a.md", "Road 4, Elm", "It's Lane 2 now, not Road 4 (still Elm)", "Road 4")).toBeNull();
});

test.each([
  [
    "Frau Weber heißt jetzt Frau Lindner, Herr Weber bleibt Herr Weber",
    "Frau Weber",
    "Frau Weber und Herr Weber gehen mit.",
  ],
  ["Tom Lee is Tom Ray now. Ann Lee stays Ann Lee", "Tom Lee", "Here are Ann Lee and Tom Lee."],
  ["replace milk chocolate with dark chocolate, white chocolate stays", "milk chocolate", "white or milk chocolate"],
])("a name beside one that stays isn't about that: %s", (said, find, text) => {
  expect(keptRows("a.txt", text, said, find)).toEqual([]);
});

test("a longer name that stays does so wherever it stands, while the short one beside it doesn't", () => {
  const said = "replace Weber with Lindner, Herr Weber bleibt Herr Weber";
  const text = "Frau Weber und Herr Weber\nbei Herrn Weber\nund Herr\nWeber";
  const isKept = keptPlaces("a.txt", text, said, "Weber");
  expect([isKept?.(0, 5), isKept?.(0, 20), isKept?.(1, 10), isKept?.(3, 0)]).toEqual([false, true, true, true]);
});

test("an option of one program is meant where that is run or told of", () => {
  const option = "rename the option --all of import.py to --every, also where import.py is called";
  const script = "python3 import.py --all\npython3 export.py --all\n";
  expect(keptRows("run.sh", script, option, "--all")).toEqual([1]);
  expect(keptRows("import.py", 'add("--all")', option, "--all")).toEqual([]);
  expect(keptRows("export.py", 'add("--all")', option, "--all")).toEqual([0]);
  expect(keptRows("a.md", "# import.py\n\n- `--all`: reads all\n", option, "--all")).toEqual([]);
});
