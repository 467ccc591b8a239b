import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { hasLost, withoutUnasked } from "./unasked-changes.ts";

const ini = "[staging]\nport = 80\nlog = on\n\n[live]\nport = 80\nlog = on";
const todo = "## Before\n- [ ] hire the van\n- [ ] charge the mics\n\n## After\n- [ ] send the invoice";
const times = "Pilates\nTuesday 18:00\n\nYoga\nThursday 18:00";

const shows =
  "day,start,show,host\nMon,18:00,Kitchen Radio,Bea\nWed,18:00,Garden Talk,Graham\nFri,20:00,Night Bus,Ollie";

test.each([
  [
    "other lines than those with the value that is said",
    "lower the limit for guests from 40 to 30 please",
    "guests = 40\nmembers = 60\nstaff = 25\n\n# doors open at six",
    "guests = 30\nmembers = 60\nstaff = 20",
    "guests = 30\nmembers = 60\nstaff = 25\n\n# doors open at six",
  ],
  [
    "a row that the new one was written over",
    "put the new show into the table: Port of Call, Wednesdays at 19:30, by Ines",
    shows,
    shows.replace("Wed,18:00,Garden Talk,Graham", "Wed,19:30,Port of Call,Ines"),
    shows.replace("Graham", "Graham\nWed,19:30,Port of Call,Ines"),
  ],
  [
    "a comment whose line stays",
    "switch the mails back on, 5 days before is enough. the ones for helpers stay off",
    "[mail]\n# days_before = 3 was too late for the van\nenabled = false\ndays_before = 7",
    "[mail]\nenabled = true\ndays_before = 5",
    "[mail]\n# days_before = 3 was too late for the van\nenabled = true\ndays_before = 5",
  ],
  [
    "since when something is so",
    "the version is 2.4.0 now",
    "Version: 2.3.1\nSince 2.3.1 it remembers its size.",
    "Version: 2.4.0\nSince 2.4.0 it remembers its size.",
    "Version: 2.4.0\nSince 2.3.1 it remembers its size.",
  ],
  [
    "the same key of another section",
    "turn log off in staging, port 81",
    ini,
    ini
      .replace("log = on", "log = off")
      .replaceAll("port = 80", "port = 81")
      .replace(/log = on$/, "log = off"),
    ini.replace("log = on", "log = off").replace("port = 80", "port = 81"),
  ],
  [
    "boxes that nobody named",
    "tick off the van",
    todo,
    todo.replaceAll("[ ]", "[x]"),
    todo.replace("[ ] hire", "[x] hire"),
  ],
  [
    "the same time of something else",
    "Pilates on Tuesday begins at 18:30 instead of 18:00, in all files",
    times,
    times.replaceAll("18:00", "18:30"),
    times.replace("18:00", "18:30"),
  ],
  [
    "a line that was lost where something was to be turned off",
    "set the port of live to 90 and turn the log off there",
    "[live]\nport = 80\nlog = on\nlevel = 3",
    "[live]\nport = 90\nlog = off",
    "[live]\nport = 90\nlog = off\nlevel = 3",
  ],
  [
    "a line that was lost on the way",
    "the van costs 80",
    "van 70\nmics 20\ninvoice 5\nmail 1",
    "van 80\ninvoice 5\nmail 1",
    "van 80\nmics 20\ninvoice 5\nmail 1",
  ],
])("%s stays: %s", (_, request, before, written, after) => {
  expect(withoutUnasked(before, written, request)).toBe(after);
});

test("what is put into a list to tick is still to be done", () => {
  const before = "- [ ] order paint\n- [ ] fix the door";
  const written = "- [x] order paint\n- [ ] fix the door\n- [x] return the ladder";
  expect(withoutUnasked(before, written, "tick off the paint and add 'return the ladder'")).toBe(
    written.replace("[x] return", "[ ] return"),
  );
  expect(withoutUnasked(before, written, "tick off the paint and add 'return the ladder' as done")).toBe(written);
});

test("what is to be commented out isn't deleted", () => {
  const jobs = "# backup\n15 2 * * * backup.sh\n# thumbnails\n*/30 * * * * thumbs.sh";
  const request = "the backup should run at 3:40, and comment out the thumbnails";
  expect(withoutUnasked(jobs, "# backup\n15 2 * * * backup.sh", request)).toBe(jobs);
  const wanted = "# backup\n40 3 * * * backup.sh\n# thumbnails\n# */30 * * * * thumbs.sh";
  expect(withoutUnasked(jobs, wanted, request)).toBe(wanted);
});

test("a file that has lost lines that nobody wanted out was lost on the way", () => {
  const before = "a\nb\nc\nd\ne\nf";
  expect(hasLost(before, "a\nB\nc", "change b")).toBe(true);
  expect(hasLost(before, "a\nB\nc\nd", "change b")).toBe(false);
  expect(hasLost(before, "a", "remove all but a")).toBe(false);
  expect(hasLost(before, "a", "tick b off")).toBe(true);
});

test.each([
  ["all are meant", "tick off all of it", todo, todo.replaceAll("[ ]", "[x]")],
  ["it is a word that is meant everywhere", "rename van to bus everywhere", "a van\nvan b", "a bus\nbus b"],
  [
    "nothing has a word of the request",
    "make it sound friendly",
    "Come at 8.\nBring tea.",
    "Do come at 8!\nDo bring tea!",
  ],
  ["two are named", "Yoga and Pilates start at 18:30 instead of 18:00", times, times.replaceAll("18:00", "18:30")],
  [
    "both say it",
    "the deposit is 25 instead of 20",
    "Deposit: 20\nThe deposit of 20 is paid",
    "Deposit: 25\nThe deposit of 25 is paid",
  ],
  [
    "lines change places",
    "swap the meals of Mo and Tu",
    "Mo\nsoup with bread\nTu\nfish and peas",
    "Mo\nfish and peas\nTu\nsoup with bread",
  ],
  [
    "all of a kind are meant",
    "raise the prices by 1",
    "Special price soup: 4\nTea: 2",
    "Special price soup: 5\nTea: 3",
  ],
  [
    "what stood twice is there once",
    "some guests are there twice, tidy that",
    "Ann guest\nBen\nAnn guest",
    "Ann guest\nBen",
  ],
  [
    "it is another kind of change",
    "prices in euros now",
    "Prices in $\nTea $2\nRoll $1",
    "Prices in euros\nTea €2\nRoll €1",
  ],
  ["it follows from another change", "add the bus to the list", '{\n "van": 1\n}', '{\n "van": 1,\n "bus": 2\n}'],
  ["a sum follows from it", "van costs 80", "van 70\nmics 20\ntotal 90", "van 80\nmics 20\ntotal 100"],
  ["the items are counted", "put bus first", "1. van\n2. mics", "1. bus\n2. van\n3. mics"],
  ["a line has become quite another", "van is a bus", "van 70\nvan: large, red", "bus 70\nWe ride it"],
  ["lines are to go", "remove van and what is below", "van 70\nmics 20\nmail 1", "mail 1"],
])("what is written stays as it is where %s", (_, request, before, written) => {
  expect(withoutUnasked(before, written, request)).toBe(written);
});

const lines = fc.array(fc.constantFrom("a van", "b mics", "c", "", "van: 1", "mics: 2"), {
  minLength: 1,
  maxLength: 8,
});

property.prop([lines, lines])("no line comes of it that is in neither text", (old, fresh) => {
  const known = new Set<string>([...old, ...fresh]);
  const left = withoutUnasked(old.join("\n"), fresh.join("\n"), "the van").split("\n");
  expect(left.filter((line) => !known.has(line))).toEqual([]);
});

property.prop([lines])("what is unchanged stays so", (old) => {
  expect(withoutUnasked(old.join("\n"), old.join("\n"), "the van")).toBe(old.join("\n"));
});

test("a year that is to be corrected isn't the past, and who takes another's place isn't added", () => {
  const bakery = "Tax: 19 percent\nSince 1998 we bake bread.";
  const corrected = "Tax: 7 percent\nSince 1996 we bake bread.";
  expect(withoutUnasked(bakery, corrected, "the tax is 7 percent, and we bake bread from 1996 on")).toBe(corrected);
  const band = "name,plays,town\nTom Smith,flute,Bonn\nAda,drums,Ulm";
  const changed = band.replace("Tom Smith,flute,Bonn", "Bea,flute,Köln");
  expect(withoutUnasked(band, changed, "add Bea (flute, Köln) to the table in place of Tom Smith")).toBe(changed);
});

test("a line that stands under what stays is as it was", () => {
  const before = "## Main hall\n\n- winter: last entry 16:00\n\n## Annexe\n\n- winter: last entry 16:00\n";
  const written = before.replaceAll("16:00", "15:30");
  expect(withoutUnasked(before, written, "last entry in winter is at 15:30 now. The annexe stays as it is")).toBe(
    before.replace("16:00", "15:30").trimEnd(),
  );
  const japanese = "## 本館\n\n- 最終入館 16:00\n\n## 別館\n\n- 最終入館 16:00\n";
  expect(withoutUnasked(japanese, japanese.replaceAll("16:00", "15:30"), "最終入館を15:30に。別館はそのままで")).toBe(
    japanese.replace("16:00", "15:30").trimEnd(),
  );
});

test.each([
  [
    "under a heading",
    "プリン.mdのプリン液の砂糖を65gに変えてください。カラメルはそのままで。",
    "## カラメル\n\n- 砂糖 80g\n\n## プリン液\n\n- 砂糖 80g",
    "砂糖 80g",
    "砂糖 65g",
  ],
  [
    "in a block",
    "nas listens on port 2222 now, put that in ssh_config pls. nas-backup stays on 22",
    "Host nas\n    User lena\n\nHost nas-backup\n    User lena\n    Port 22",
    "Port 22",
    "Port 2222",
  ],
])("a change in nothing but what stays isn't made: %s", (_, request, before, old, fresh) => {
  expect(withoutUnasked(before, before.replace(old, fresh), request)).toBe(before);
});
