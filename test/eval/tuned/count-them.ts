import { all, answers, answersNot, type Family, type Task } from "../task.ts";

/** Lines of three days, as many each; each line tells a level, and some talk about errors without being one. */
function serviceLog(count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const day = 13 + Math.floor((index * 3) / count);
    const minutes = (index % (count / 3)) * 10;
    const hour = String(Math.floor(minutes / 60)).padStart(2, "0");
    const minute = String(minutes % 60).padStart(2, "0");
    const [level, text] =
      index % 8 === 5 || index % 29 === 3
        ? ["ERROR", `could not store reading of sensor ${index % 6}`]
        : index % 10 === 7
          ? ["INFO ", "hourly report: 0 ERROR, all sensors seen"]
          : index % 11 === 2
            ? ["WARN ", `sensor ${index % 6} is slow, ERROR if it goes on`]
            : ["INFO ", `reading ${1000 + index} stored`];
    return `2024-11-${day} ${hour}:${minute}:00 ${level} ${text}`;
  }).join("\n");
}

/** Fails unless each label goes with its number, whichever is told first; other numbers don't matter. */
function countsBy(expected: Readonly<Record<string, number>>): Task["check"] {
  return ({ answer }) => {
    const words: Readonly<Record<string, string>> = { three: "3", ten: "10", eleven: "11" };
    const text = answer
      .toLowerCase()
      .replaceAll(/\b(three|ten|eleven)\b/g, (word) => words[word] ?? word)
      // Else "the 3 sections" would pass for a section's number.
      .replaceAll(/\b3 sections/g, "sections");
    const labels = Object.keys(expected).filter((label) => text.includes(label));
    const numbers = (text.match(/\d+/g) ?? []).map(Number).filter((one) => Object.values(expected).includes(one));
    const inOrder = labels.toSorted((a, b) => text.indexOf(a) - text.indexOf(b)).map((label) => expected[label]);
    return inOrder.length === Object.keys(expected).length && inOrder.every((one, index) => one === numbers[index])
      ? null
      : `the answer doesn't tell ${JSON.stringify(expected)}`;
  };
}

const picture = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46, 0x49, 0x46]);

/** It is asked how many there are: lines of a log, open tasks, files, members by section. */
export const countThem: Family = {
  id: "count-them",
  group: "counts and sums",
  variants: [
    {
      prompt: "how many ERROR entries are in weather.log for the 14th of november? (entries with level ERROR i mean)",
      files: { "weather.log": `${serviceLog(420)}\n` },
      mayChange: [],
      check: answers(/\b23\b/),
      gold: { answer: "There are 23 ERROR entries on 14 November." },
      wrong: [{ answer: "65" }, { answer: "There are 42." }, { answer: "22" }],
    },
    {
      prompt: "how many things are still open in todo.md",
      files: {
        "todo.md": `# To do

Legend: [ ] is open, [x] is done

## House

- [x] call the chimney sweep
- [ ] fix the tap in the bath
- [ ] descale the kettle
- [X] new bulb for the cellar
- [ ] oil the garden gate

## Garden

- [x] cut the roses
- [ ] sow spinach
- [ ] clean the water butt
- [ ] order tulip bulbs

## Papers

- [x] tax
- [ ] renew the passport (photo!)
- [x] bike insurance
- [ ] library books back
- [ ] answer Aunt Berit
`,
      },
      mayChange: [],
      check: answers(/\b(9|nine)\b/i),
      gold: { answer: "Nine things are still open." },
      wrong: [{ answer: "10 are open." }, { answer: "5" }, { answer: "14" }, { answer: "There are 19 lines." }],
    },
    {
      prompt: "How many photos do I have in here, all subfolders together? Only the photos, not the videos or lists.",
      files: {
        "2022 Lake/IMG_0012.jpg": picture,
        "2022 Lake/IMG_0013.jpg": picture,
        "2022 Lake/IMG_0014.JPG": picture,
        "2022 Lake/clip.mp4": picture,
        "2023 Dunes/day one/a.jpeg": picture,
        "2023 Dunes/day one/b.jpeg": picture,
        "2023 Dunes/day two/c.JPG": picture,
        "2023 Dunes/day two/best of.jpg.txt": "a, c\n",
        "2023 Dunes/MOV_0002.MOV": picture,
        "Großmutter.jpg": picture,
        "photo list.csv": "file,year\nIMG_0012.jpg,2022\nIMG_0013.jpg,2022\n",
      },
      mayChange: [],
      check: answers(/\b(7|seven)\b/i),
      gold: { answer: "There are 7 photos: 3 in 2022 Lake, 3 in 2023 Dunes and one at the top." },
      wrong: [
        { answer: "You have 11 photos." },
        { answer: "3" },
        { answer: "8 photos" },
        { answer: "five photos" },
        { answer: "7", run: "mv Großmutter.jpg '2022 Lake/'" },
      ],
    },
    {
      prompt:
        "for the sports day i need the number of members per section (youth, adult, senior) from members.csv please",
      files: {
        "members.csv": `Section,Last name,First name,Since
youth,Abbot,Finn,2023
adult,Barlow,Greta,2015
Youth,Castell,Mika,2022
senior,Dorn,Walter,1988
adult,Elwood,Sana,2019
adult,Farrow,Joe,2020
youth,Gale,Iris,2024
senior,Hurst,Maud,1979
ADULT,Ingram,Pia,2018
youth,Jarvis,Leo,2023
adult,"Kemp, jr.",Theo,2021
youth,Senior,Amy,2024
adult,Loft,Rhea,2012
youth,Moss,Ned,2022
adult,Nye,Cora,2017
youth,Oakes,Tess,2024
senior,Pell,Hugo,1991
adult,Quill,Bea,2016
youth,Rowe,Sam,2023
adult,Stack,Ivo,2014
youth,Tull,Ada,2024
adult,Upton,Max,2013
adult,Vane,Lily,2020
youth,Wick,Oli,2022
`,
      },
      mayChange: [],
      check: all(countsBy({ youth: 10, adult: 11, senior: 3 }), answersNot(/castell/i)),
      gold: { answer: "Youth: 10, adult: 11, senior: 3 – 24 members altogether." },
      wrong: [
        { answer: "Youth: 9, adult: 10, senior: 3" },
        { answer: "youth 10, adult 11, senior 4" },
        { answer: "11 youth, 10 adult and 3 senior" },
        { answer: "There are 24 members." },
      ],
    },
  ],
};
