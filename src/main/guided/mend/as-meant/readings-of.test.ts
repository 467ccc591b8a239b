import { expect, test } from "vitest";
import { viewOf } from "../../../../../test/support/view-of.ts";
import { readingsOf } from "./readings-of.ts";

const texts = {
  "load.py": 'for row in open("jobs.csv"):\n    print(row)\n',
  "jobs.csv": "day,hours\nmon,TBD\ntue,3\n",
  "old.csv": "day,hours\nmon,TBD\ntue,1\n",
};
const request = "load.py should skip the rows with TBD, fix it";
const pathsFor = async (command: string, folder: Record<string, string> = texts) => {
  const view = viewOf(folder);
  const found = await readingsOf({ command, request, text: "exit 1" }, await view.files(), view);
  return found.map(({ path }) => path);
};

test("the data is what the command gives, else what the program opens", async () => {
  expect(await pathsFor("python3 load.py old.csv")).toEqual(["old.csv"]);
  expect(await pathsFor("python3 load.py")).toEqual(["jobs.csv"]);
});

test.each([
  ["a test counts more than words", `${request}, test_load.py must pass`],
  ["so does what is quoted and stands nowhere", `${request}: I expect "mon none"`],
])("%s", async (_, said) => {
  const view = viewOf(texts);
  const run = { command: "python3 load.py", request: said, text: "exit 1" };
  expect(await readingsOf(run, await view.files(), view)).toEqual([]);
});

test("a test isn't the program that it is named after", async () => {
  expect(await pathsFor("python3 test_load.py", { ...texts, "test_load.py": "import load\n" })).toEqual([]);
});

test("nothing is known of a run on no file, on several, or of another program", async () => {
  expect(await pathsFor("python3 load.py", { ...texts, "load.py": "print(1)\n" })).toEqual([]);
  expect(await pathsFor("python3 load.py old.csv jobs.csv")).toEqual([]);
  expect(await pathsFor("npm test")).toEqual([]);
});
