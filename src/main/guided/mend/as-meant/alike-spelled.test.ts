import { expect, test } from "vitest";
import { alikeSpelled } from "./alike-spelled.ts";

const program = {
  path: "tally.py",
  text: 'votes = Counter(line.rstrip("\\n") for line in file if line.strip())\n',
};
const data = { path: "votes.txt", text: "Lake\nlake \nZoo\nLake\n" };
const printed = "exit 0\nLake: 2\nlake : 1\nZoo: 1";
const request = "tally.py lists Lake twice because some wrote it small. Every place is counted once";

test("values that are the same but for their spelling are to come out as one, in this data and in other data", () => {
  const reading = alikeSpelled(request, { program, data }, printed);
  expect(reading?.twins).toEqual([
    { given: null, taken: "Lake\nLake\nZoo\nLake\n" },
    {
      given: "Lake\nlake \nZoo\nLake\nLAKE \nLAKE \nZOO \nLAKE \n",
      taken: "Lake\nLake\nZoo\nLake\nLake\nLake\nZoo\nLake\n",
    },
  ]);
  expect(reading?.changes[0]?.input["new_text"]).toContain("line.strip().capitalize() for line");
});

test("in which capitals they come out is left open, and what else is printed isn't", () => {
  const alike = alikeSpelled(request, { program, data }, printed)?.alike;
  expect(alike?.("LAKE: 3\nof 4 Votes")).toBe("Lake: 3\nof 4 Votes");
});

test("where it is only about blanks, capitals stay", () => {
  const ofBlanks = alikeSpelled("names with a blank at the end are counted apart", { program, data }, printed);
  expect(ofBlanks).toBeNull();
  const lines = { ...data, text: "Lake\nlake\nLake \n" };
  const found = alikeSpelled(
    "a blank at the end counts apart",
    { program, data: lines },
    "exit 0\nLake 1\nLake  1\nlake 1",
  );
  expect(found?.twins[0]?.taken).toBe("Lake\nlake\nLake\n");
});

test.each([
  ["of one column of a table", "t.csv", "day,city\n1,Rome\n2,rome\n", "day,city\n1,Rome\n2,Rome\n"],
  [
    "under one key of JSON",
    "t.json",
    '[{"city":"Rome"},{"city":"rome"}]',
    '[\n  {\n    "city": "Rome"\n  },\n  {\n    "city": "Rome"\n  }\n]',
  ],
])("they may be those %s", (_, path, text, taken) => {
  const found = { program: { path: "c.py", text: 'sums[row["city"]] += 1' }, data: { path, text } };
  expect(alikeSpelled("Rome is there twice", found, "exit 0\nRome 1\nrome 1")?.twins[0]?.taken).toBe(taken);
});

test.each([
  ["nobody says that they are the same", "the order is wrong", printed, data.text],
  ["they are printed once", request, "exit 0\nLake: 3\nZoo: 1", data.text],
  ["all are spelled alike", request, "exit 0\nLake: 2\nZoo: 1", "Lake\nLake\nZoo\n"],
])("nothing is known where %s", (_, said, outcome, text) => {
  expect(alikeSpelled(said, { program, data: { ...data, text } }, outcome)).toBeNull();
});
