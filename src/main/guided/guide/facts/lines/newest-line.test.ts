import { expect, test } from "vitest";
import { newestLine, type WeighedLine } from "./newest-line.ts";

const texts = new Map([
  ["lamps.md", "# Lamps (May 2022)\n\n- hall: oil\n- attic: gas\n"],
  ["2023-02 visit.txt", "The hall has a wax lamp now\nthe attic lamp is as it was\n"],
  ["shop.txt", "lamps: 8 euros\n"],
  ["rules.md", "# Rules\n\n- lamps burn until ten\n- 4 May: lamps burn until nine\n"],
]);
const line = (path: string, text: string, weight: number, above = ""): WeighedLine => ({
  path,
  line: { above, text },
  weight,
});
const list = line("lamps.md", "- lamp in the hall: oil", 1.2, "# Lamps (May 2022)");
const visit = line("2023-02 visit.txt", "The lamp in the hall is a wax one", 1);
const price = line("shop.txt", "a lamp for the hall: 8 euros", 0.9);

function told(question: string, lines: readonly WeighedLine[]) {
  const found = newestLine(lines, texts, question);
  return found && [found.line.line.text, found.day, ...found.older];
}

test("of lines that say the same thing the one counts that was said last", () => {
  expect(told("which lamp is in the hall?", [list, visit, price])).toEqual([visit.line.text, "2023-02", "lamps.md"]);
  // the likeliest may be the newest
  expect(told("which lamp is in the hall?", [{ ...visit, weight: 1.3 }, list])).toEqual([
    visit.line.text,
    "2023-02",
    "lamps.md",
  ]);
});

test("in one file a dated entry counts that says that it changes what has no date, or else for who asks for the newest", () => {
  const rule = line("rules.md", "- lamps burn until ten", 1, "# Rules");
  const entry = line("rules.md", "- 4 May: lamps burn until nine", 0.9, "# Rules");
  const change = { ...entry, line: { ...entry.line, above: "# Rules\n## Changes" } };
  expect(told("until when do the lamps burn?", [rule, change])).toEqual([change.line.text, "0000-05-04"]);
  expect(told("until when do the lamps burn?", [rule, entry])).toEqual([rule.line.text, ""]);
  expect(told("until when do the lamps burn now?", [rule, entry])).toEqual([entry.line.text, "0000-05-04"]);
});

test.each<[string, string, readonly WeighedLine[]]>([
  ["it is asked how it was", "which lamp was in the hall in 2022?", [list, visit]],
  ["it is asked for the beginning", "since when is there a lamp in the hall?", [list, visit]],
  [
    "the newer one is about something else",
    "which lamp is in the hall?",
    [list, line("2023-02 visit.txt", "The bell", 1)],
  ],
  ["the newer one is far less likely", "which lamp is in the hall?", [list, { ...visit, weight: 0.1 }]],
  ["nobody knows when the other was said", "which lamp is in the hall?", [list, price]],
])("the likeliest counts where %s", (_, question, lines) => {
  expect(told(question, lines)).toEqual([list.line.text, ""]);
});

test("who asks for what is so now means the newest, in whichever words", () => {
  const old = line("lamps.md", "- lamp of the hall, between stairs, door and window: oil", 1.2);
  const moved = line("2023-02 visit.txt", "Hall, between stairs, door and window: a wax one", 0.9);
  const question = "which lamp is in the hall between stairs, door and window";
  expect(told(`${question}?`, [old, moved])?.[0]).toBe(old.line.text);
  expect(told(`${question} now?`, [old, moved])?.[0]).toBe(moved.line.text);
});

test("entries of one file that are about several days are told apart by the model", () => {
  const first = line("rules.md", "- 2 May: lamps lit at nine", 1, "# Rules");
  const last = line("rules.md", "- 9 May: lamps given to Una", 0.4, "# Rules");
  expect(told("when are the lamps lit at the moment?", [first, last])?.[0]).toBe(first.line.text);
});

test("what is newer and of another thing that is called alike says nothing of this one", () => {
  const logs = new Map([
    ["2024-01.log", "2024-01-19 porch sensor: flashed 1.8\n"],
    ["2024-03.log", "2024-03-08 cellar sensor: flashed 1.9\n2024-03-08 porch door: flashed 1.7\n"],
    ["2024 vet Tom.txt", "4 May 2024\nTom\nWeight 18 kg\n"],
    ["2023 vet Mia.txt", "4 May 2023\nMia\nMia weighs 4 kg\n"],
  ]);
  const newest = (question: string, lines: readonly WeighedLine[]) => newestLine(lines, logs, question)?.line.path;
  const porch = line("2024-01.log", "2024-01-19 porch sensor: flashed 1.8", 1);
  const door = line("2024-03.log", "2024-03-08 porch door: flashed 1.7", 0.9);
  expect(newest("what was flashed on the porch sensor last?", [porch, door])).toBe("2024-01.log");
  const mia = line("2023 vet Mia.txt", "Mia weighs 4 kg", 1);
  const tom = line("2024 vet Tom.txt", "Weight 18 kg", 0.9);
  expect(newest("how much does Mia weigh now?", [mia, tom])).toBe("2023 vet Mia.txt");
});

test("what is newer may say it in other words", () => {
  const fees = new Map([
    ["2022.txt", "The membership fee is 20\n"],
    ["2024.txt", "The fee for members is 25\n"],
  ]);
  const old = line("2022.txt", "The membership fee is 20", 1);
  const fresh = line("2024.txt", "The fee for members is 25", 0.9);
  expect(newestLine([old, fresh], fees, "What is the current membership fee?")?.line.path).toBe("2024.txt");
});

test("of nothing there is none", () => {
  expect(newestLine([], texts, "which lamp?")).toBeNull();
});

test("within a year that is asked about what was said last counts as well", () => {
  expect(told("which lamp is in the hall in 2022?", [list, visit])).toEqual([list.line.text, ""]);
  expect(told("which lamp is in the hall (2023)?", [{ ...visit, weight: 1.3 }, list])?.[0]).toBe(visit.line.text);
});
