import { expect, test } from "vitest";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { movedDayAndTime, saidDayAndTimeCalls } from "./said-day-and-time.ts";

const request =
  "choir practice moves from tuesday 19:30 to wednesday 20:00, can you update that everywhere in this folder";

async function changed(said: string, texts: Readonly<Record<string, string>>) {
  const view = viewOf(texts);
  const calls = await saidDayAndTimeCalls(said, await view.files(), view);
  return calls.flatMap(({ input: { path, new_text: fresh } }) =>
    typeof path === "string" && typeof fresh === "string" ? [`${path}: ${fresh}`] : [],
  );
}

test("day and time change together, in every spelling, where they are told of it", async () => {
  const texts = {
    "flyer.txt": "Practice: Tuesday 19:30\n",
    "about.md": "Choir practice: Tuesday, 19:30\nBoard meeting: first Tuesday, 19:30\n",
    "index.html": "<p>We practise every Tuesday at 7:30 pm.</p>\n",
  };
  expect(await changed(request, texts)).toEqual([
    "flyer.txt: Practice: Wednesday 20:00",
    "about.md: Choir practice: Wednesday, 20:00",
    "index.html: <p>We practise every Wednesday at 8:00 pm.</p>",
  ]);
});

test("the other way round, and in German", async () => {
  const said = "Das Training ist jetzt mittwochs um 20 Uhr statt dienstags um 19 Uhr, bitte überall ändern";
  expect(await changed(said, { "plan.txt": "Training: dienstags 19 Uhr\n" })).toEqual([
    "plan.txt: Training: mittwochs 20 Uhr",
  ]);
});

test("settings have the day in a line of its own", async () => {
  const text = "practice:\n  day: Tuesday\n  time: 19:30\n";
  expect(await changed(request, { "choir.yaml": text })).toEqual([
    "choir.yaml:   day: Wednesday",
    "choir.yaml:   time: 20:00",
  ]);
});

test("a day and its time are changed together, or neither is", async () => {
  const text = "Choir practice: every Tuesday\nWe start at 19:30\n";
  expect(await changed(request, { "flyer.md": text })).toEqual([
    "flyer.md: Choir practice: every Wednesday",
    "flyer.md: We start at 20:00",
  ]);
  const other = "- Choir practice: Tuesday\n- Monday 19:30 dance\n";
  expect(await changed(request, { "week.md": other })).toEqual([]);
});

test("a line that tells only the time of it leaves it open what is to stand there", async () => {
  const flyer = { "flyer.txt": "Practice: Tuesday 19:30\n" };
  expect(await changed(request, { ...flyer, "note.txt": "Practice starts at 19:30 sharp.\n" })).toEqual([]);
  const dates = '"practice": {\n  "day": "Tue",\n  "time": "19:30"\n}\n';
  expect(await changed(request, { ...flyer, "dates.json": dates })).toEqual([]);
});

test.each([
  "practice moves from 19:30 to 20:00",
  "we meet tuesday 19:30 and wednesday 20:00",
  "from tuesday to wednesday",
])("%s says no such thing", (said) => {
  expect(movedDayAndTime(said)).toBeNull();
});
