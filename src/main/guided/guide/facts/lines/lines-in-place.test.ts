import { expect, test } from "vitest";
import { linesInPlace, textOfLine } from "./lines-in-place.ts";

const placed = (path: string, text: string) =>
  linesInPlace(path, text).map(({ above, text: line }) => [...above.split("\n"), ...line.split("\n")].join(" > "));

test.each<[string, string, string[]]>([
  [
    "config.yaml",
    "production:\n  mail:\n    from: a@x.example\nstaging:\n  mail:\n    from: b@x.example\n",
    [
      " > production:",
      "production: > mail:",
      "production: > mail: > from: a@x.example",
      " > staging:",
      "staging: > mail:",
      "staging: > mail: > from: b@x.example",
    ],
  ],
  [
    "settings.toml",
    "[server]\nport = 80\n\n[client]\nport = 81\n",
    [" > [server]", "[server] > port = 80", " > [client]", "[client] > port = 81"],
  ],
  [
    "letter.txt",
    "Farrow Travel\n\nCoach\t385.00\nExtras:\nWaiting\t22.50\n",
    [
      " > Farrow Travel",
      "Farrow Travel > Coach\t385.00",
      "Farrow Travel > Extras:",
      "Farrow Travel > Extras: > Waiting\t22.50",
    ],
  ],
  [
    "menu.html",
    "<h2>Takeaway</h2>\n<table>\n<tr><td>Pie</td><td>5.50</td></tr>\n</table>\n",
    [
      " > <h2>Takeaway</h2>",
      "<h2>Takeaway</h2> > <table>",
      "<h2>Takeaway</h2> > <tr><td>Pie</td><td>5.50</td></tr>",
      "<h2>Takeaway</h2> > </table>",
    ],
  ],
  [
    "trips.json",
    '[\n {\n  "to": "Ulm",\n  "seats": 3\n },\n {"to": "Bonn", "seats": 4}\n]',
    [" > to: Ulm, seats: 3", " > to: Bonn, seats: 4"],
  ],
  [
    "club.ics",
    "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Meeting\r\nLOCATION:Blue Room\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n",
    [" > SUMMARY:Meeting > LOCATION:Blue Room"],
  ],
  [
    "plants.yaml",
    "- name: fern\n  water: weekly\n- name: cactus\n  water: monthly\n",
    [" > - name: fern", "- name: fern > water: weekly", " > - name: cactus", "- name: cactus > water: monthly"],
  ],
  [
    "notes.md",
    "We met on Tuesday evening, and all of us were of one mind that the\nroof has to be mended first.\nThen the door.\n",
    [
      " > We met on Tuesday evening, and all of us were of one mind that the > roof has to be mended first.",
      "We met on Tuesday evening, and all of us were of one mind that the > Then the door.",
    ],
  ],
  ["hours.csv", "day;from\nMon;9\nTue;\n", [" > day: Mon, from: 9", " > day: Tue"]],
])("%s: each line with what it stands under", (path, text, lines) => {
  expect(placed(path, text)).toEqual(lines);
});

test("what a line stands under is told before it", () => {
  const [section, x] = linesInPlace("a.toml", "[a]\nx = 1\n");
  expect([section, x].map((line) => line && textOfLine(line))).toEqual(["[a]", "[a]\nx = 1"]);
});
