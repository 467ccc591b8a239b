import { expect, test } from "vitest";
import { leftOutLines } from "./left-out-lines.ts";

const program = {
  path: "load.py",
  text: 'import csv\n\nwith open("jobs.csv") as file:\n    for job in csv.DictReader(file):\n        print(job["hours"])\n',
};
const data = { path: "jobs.csv", text: "! made by hand\nday,hours,state\nmon,3,done\ntue,TBD,open\nwed,2,cancelled\n" };
const read = (request: string, text = data.text) => leftOutLines(request, { program, data: { ...data, text } });

test.each([
  [
    "load.py crashes on lines with ! in front, it should skip them",
    "day,hours,state\nmon,3,done\ntue,TBD,open\nwed,2,cancelled\n",
  ],
  ["rows with TBD should be ignored, fix load.py", "! made by hand\nday,hours,state\nmon,3,done\nwed,2,cancelled\n"],
  ["the cancelled jobs must not be counted", "! made by hand\nday,hours,state\nmon,3,done\ntue,TBD,open\n"],
  [
    "abgesagte ('cancelled') sollen nicht gezählt werden",
    "! made by hand\nday,hours,state\nmon,3,done\ntue,TBD,open\n",
  ],
])("%s", (request, taken) => {
  expect(read(request)?.twins[0]).toEqual({ given: null, taken });
});

test("each of several is known by itself, and all are left out at once", () => {
  const found = read("it should just skip lines with ! and the rows with TBD");
  expect(found?.twins).toHaveLength(3);
  expect(found?.changes[0]?.input).toMatchObject({
    path: "load.py",
    new_text:
      '    for job in csv.DictReader(line for line in file if not line.lstrip().startswith("!")):\n        if job["hours"].strip() == "TBD":\n            continue',
  });
});

test("what stands in other places as well is left out there too", () => {
  expect(read("rows with TBD should be ignored")?.twins[1]).toEqual({
    given: `${data.text}tue,TBD,open\n`,
    taken: "! made by hand\nday,hours,state\nmon,3,done\nwed,2,cancelled\n",
  });
});

test("what is left out may be said in the sentence before, and stand in a last line without an end", () => {
  expect(read("It crashes on the rows with TBD. Skip those.")?.twins[0]?.taken).not.toContain("TBD");
  expect(read("the rows with TBD should be skipped", "day,hours\nmon,3\ntue,TBD")?.twins[0]?.taken).toBe(
    "day,hours\nmon,3",
  );
});

test("empty lines may be meant", () => {
  expect(read("skip blank lines please", "day,hours\n\nmon,3\n")?.twins[0]?.taken).toBe("day,hours\nmon,3\n");
});

test.each([
  "the total of load.py is wrong",
  "load.py ignores the cancelled jobs, they have to be in the sum",
  "load.py doesn't count the cancelled jobs right",
  "skip the rows with N/A",
  "load.py crashes, skip it",
  "the cancelled jobs must not be skipped, fix load.py",
  "the cancelled jobs should never be left out",
  "the cancelled jobs shouldn't be counted twice",
  "the TBD rows should not be counted as open",
  "load.py seems to skip the cancelled jobs",
  "it used to skip the TBD rows, now it crashes",
  "don't just skip the TBD rows",
  "it should skip all but the cancelled jobs",
  "rows that aren't cancelled should be skipped",
  "it should ignore lines that don't start with !",
  "skip the lines without !",
  "skip everything after TBD",
  "it should skip the TBD rows but print how many there are",
  "skip the TBD rows and say so at the end",
  "the cancelled jobs should be left out in the average",
  "please skip the first TBD",
  "it should skip the header so that the cancelled jobs are right",
  "it should ignore the day in the list for cancelled",
  "the hours of TBD are wrong. Also it should skip the header",
  "the cancelled jobs shouldn't be counted. The open ones should be left out too",
  "mon is missing in the output of load.py",
])("nothing is left out where nothing is named that there is: %s", (request) => {
  expect(read(request)).toBeNull();
});
