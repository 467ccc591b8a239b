import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { wholeEntry } from "./whole-entry.ts";

/** The text without what goes where its line `chosen` (from 1) is taken out. */
function without(text: string, chosen: number, request: string): string {
  const lines = text.split("\n");
  const { from, to } = wholeEntry(lines, chosen - 1, request);
  return lines.toSpliced(from, to - from).join("\n");
}

const songs = `{
  "tracks": [
    {
      "title": "Harvest Moon",
      "artist": "Wilson",
      "note": "live"
    },
    {
      "title": "At Last",
      "artist": "James"
    }
  ]
}
`;
const people = `people:
  - name: Bea
    phone: 12
  - name: Tom
    phone: 34
    pets: 2
`;
const sections = "# Trip\n\n## Paris\nA day.\n\n### Food\nSoup.\n\n## Rome\nTwo days.\n";
const calendar =
  "BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:Dentist\nDTSTART:1\nEND:VEVENT\nBEGIN:VEVENT\nSUMMARY:Choir\nDTSTART:2\nEND:VEVENT\nEND:VCALENDAR\n";
const program = "def tax():\n    total = 1\n    return total\n\n\ndef two():\n    return 2\n";
const packing = "- Clothes\n  - socks\n  - hat\n- Tent\n";

describe("an entry goes as a whole", () => {
  test.each([
    ["an object, by one of its lines", songs, 4, "take harvest moon off", songs.split("\n").toSpliced(2, 5).join("\n")],
    ["the last object", songs, 9, "take At Last off", songs.split("\n").toSpliced(7, 4).join("\n")],
    [
      "an item of several lines",
      people,
      2,
      "Bea has left, remove her",
      "people:\n  - name: Tom\n    phone: 34\n    pets: 2\n",
    ],
    ["the last item", people, 4, "Tom has left, remove him", "people:\n  - name: Bea\n    phone: 12\n"],
    [
      "an item of a file that is called like a part",
      people,
      2,
      "Bea has left, remove her from notes.yml",
      "people:\n  - name: Tom\n    phone: 34\n    pets: 2\n",
    ],
    ["a section with those below it", sections, 3, "we skip Paris", "# Trip\n\n## Rome\nTwo days.\n"],
    ["an event", calendar, 3, "the dentist is cancelled", calendar.split("\n").toSpliced(1, 4).join("\n")],
    ["a function", program, 1, "take out the tax function, nobody needs its total", "def two():\n    return 2\n"],
    ["an item with what is below it", packing, 1, "no clothes", "- Tent\n"],
  ])("%s", (_, text, chosen, request, expected) => {
    expect(without(text, chosen, request)).toBe(expected);
  });
});

describe("only the line goes", () => {
  test.each([
    ["where a line is spoken of", people, 2, "remove the line with Bea"],
    ["where something of the entry is meant", people, 2, "remove the phone of Bea"],
    ["where its key is meant", people, 6, "Tom has no pets any more, 2 is wrong"],
    ["where the request doesn't speak of it", sections, 3, "remove the soup"],
    ["where no other entry has such a line", songs, 6, "take the live one off"],
    ["where it only says something of the entry", people, 3, "remove 12, it is out of use"],
    ["where a remark is meant", calendar, 3, "remove the remark about the dentist"],
    ["of a link", "[![Build](a)](b)\n\n# Bakery\n\nWe bake.\n", 1, "remove the build badge"],
    ["of a day in brackets", "[2024-05-02] Gym\nIdeas:\n- tea\n", 1, "remove the gym"],
    ["of an item without lines of its own", packing, 4, "no tent"],
    ["of a text", "Dear Bea,\nI am here.\n", 2, "I am not here"],
  ])("%s", (_, text, chosen, request) => {
    expect(without(text, chosen, request)).toBe(
      text
        .split("\n")
        .toSpliced(chosen - 1, 1)
        .join("\n"),
    );
  });
});

property.prop([
  fc.array(fc.constantFrom("{", "},", "]", "  - a: 1", "    b: 2", "## Tea", "BEGIN:A", "<li>", "")),
  fc.nat(9),
])("the chosen line is always among what goes", (lines, place) => {
  const all = [...lines, "tea: 1"];
  const chosen = place % all.length;
  const { from, to } = wholeEntry(all, chosen, "remove the tea");
  expect([from <= chosen, chosen < to, to <= all.length]).toEqual([true, true, true]);
});
