import { describe, expect, test } from "vitest";
import { doneAsWished } from "../done-as-wished.ts";

const pool = `# Pool

## Monday
- 16:00–17:00 Beginners (small pool)
- 17:15–18:45 Divers
- 18:45–20:00 Divers, advanced

## Wednesday
- 16:00–17:00 Beginners (small pool)
- 19:30–21:00 Water polo
`;
const camp = `Camp
Sat
  9h00–10h30  Climbing (rock)
  14h00–16h00  Canoes
Sun
  14h00–15h00  Canoes
`;
const radio = `sender: Welle 3
programm:
  samstag:
    - was: Morgenmusik
      zeit: 7:00–9:30   # live
      wer: Ida
    - was: Jazz
      zeit: "20:00–22:00"
#   - was: Chor
#     zeit: 17:00–18:00
  sonntag:
    - was: Morgenmusik
      zeit: 8:00–10:00
    - was: Hörspiel
      start: 18:00
      zeit: 18:00–19:00
öffnung:
  montag: 09:00–12:00
  dienstag: 13:00–17:30
`;
const dojo = "| Course | When |\n|---|---|\n| Kendo | 18:00-19:30 |\n| Judo | 19:30-21:00 |\n";
const mixed = `# Week

- Judo 18:00–19:00, then Karate
- Tango, Fri 18:30–20:30, hall 2
- Tango, Fri 21:00–22:30, hall 3
- Yoga (9:00–10:00)
- Cake sale (doors 8:00–9:00)
- Chess from 16:00 to 18:00, tea at 17:00
Ann meets Bo at 9:00–9:30. Bo meets Cas later.
`;
const club = "Bridge: 7.30–9.00 pm\nChess: 10 am–11 am\nYoga: 18.30–20.00\n";

describe("one side of a range is another one", () => {
  test.each([
    [
      "below a heading",
      "pool.md",
      pool,
      'Set the end of "divers" on "Monday" to "18:30"',
      "17:15–18:45",
      "17:15–18:30",
    ],
    ["of one day", "pool.md", pool, 'Set the start of "Water polo" to "19:15"', "19:30–21:00", "19:15–21:00"],
    [
      "in its own notation",
      "camp.txt",
      camp,
      'Set the start of "climbing" on "Saturday" to "9:15"',
      "9h00–10h30",
      "9h15–10h30",
    ],
    [
      "of one of two days",
      "camp.txt",
      camp,
      'Change the end of "canoes" on "Sunday" from "15:00" to "15:45"',
      "14h00–15h00",
      "14h00–15h45",
    ],
    [
      "of a thing below a key",
      "radio.yml",
      radio,
      'Set the end of "Morgenmusik" on "Sonntag" to "10:30"',
      "8:00–10:00",
      "8:00–10:30",
    ],
    [
      "before a comment",
      "radio.yml",
      radio,
      'Set the start of "Morgenmusik" on "Saturday" to "6:30"',
      "7:00–9:30",
      "6:30–9:30",
    ],
    [
      "in quotes, by the clock",
      "radio.yml",
      radio,
      'Set the beginning of "Jazz" to "20.30 Uhr"',
      "20:00–22:00",
      "20:30–22:00",
    ],
    ["of a key", "radio.yml", radio, 'Set the closing time of "Dienstag" to "18 Uhr"', "13:00–17:30", "13:00–18:00"],
    ["of a row", "dojo.md", dojo, 'Set the start of "Kendo" to "17:45"', "18:00-19:30", "17:45-19:30"],
    [
      "in the same half of the day",
      "club.txt",
      club,
      'Set the start of "Bridge" to "7:45"',
      "7.30–9.00 pm",
      "7.45–9.00 pm",
    ],
    [
      "into the other half of the day",
      "club.txt",
      club,
      'Set the end of "chess" to "12.30 pm"',
      "10 am–11 am",
      "10 am–12:30 pm",
    ],
    ["said in halves of the day", "club.txt", club, 'Set the end of "yoga" to "8:15 pm"', "18.30–20.00", "18.30–20.15"],
    ["both sides", "pool.md", pool, 'Set the time of "Water polo" to "19:00 to 20:30"', "19:30–21:00", "19:00–20:30"],
    [
      "of a Japanese line",
      "予定.txt",
      "朝会　9:00〜9:20\n掃除　16:30〜16:45\n",
      'Set the end of "掃除" to "16時50分"',
      "16:45",
      "16:50",
    ],
  ])("%s", (_, path, text, wish, old, fresh) => {
    expect(doneAsWished(path, text, wish)).toBe(text.replace(old, fresh));
  });

  test("the request may say the day", () => {
    const request = "From next week on the beginners on Wednesday start at 15:45";
    expect(doneAsWished("pool.md", pool, 'Set the start of "beginners" to "15:45"', request)).toBe(
      pool.replace(/(?<=## Wednesday\n- )16:00/, "15:45"),
    );
  });
});

test.each([
  ["it is on several days", "pool.md", pool, 'Set the start of "beginners" to "15:45"'],
  ["several are called so", "camp.txt", camp, 'Set the end of "canoes" to "16:30"'],
  ["it isn't on that day", "pool.md", pool, 'Set the end of "Water polo" on "Monday" to "21:15"'],
  ["it would end before it begins", "pool.md", pool, 'Set the end of "Water polo" to "19:00"'],
  ["it may be the evening", "pool.md", pool, 'Set the start of "Water polo" to "7:15"'],
  ["another time is said to be there", "pool.md", pool, 'Change the end of "Water polo" from "20:00" to "21:15"'],
  ["it has a start besides", "radio.yml", radio, 'Set the end of "Hörspiel" to "19:15"'],
  ["it is a comment", "radio.yml", radio, 'Set the end of "Chor" to "18:15"'],
  ["more is said of it", "pool.md", pool, 'Set the start of the holiday "Divers" on "Monday" to "17:00"'],
  ["it is said besides", "mixed.md", mixed, 'Set the end of "Karate" to "18:45"'],
  ["it is the place", "mixed.md", mixed, 'Set the end of "hall 2" to "20:15"'],
  ["the range is of a part of it", "mixed.md", mixed, 'Set the end of the "cake sale" to "9:30"'],
  ["there are other times as well", "mixed.md", mixed, 'Set the end of "chess" to "18:30"'],
  ["there is more than one sentence", "mixed.md", mixed, 'Set the end of "Bo" to "9:45"'],
  ["no time is said", "radio.yml", radio, 'Set the beginning of "Jazz" to "half past"'],
  ["no side is said", "pool.md", pool, 'Set "Water polo" to "19:00"'],
])("nothing is done where %s", (_, path, text, wish) => {
  expect(doneAsWished(path, text, wish)).toBeNull();
});
