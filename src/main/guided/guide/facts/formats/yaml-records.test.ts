import { expect, test } from "vitest";
import { yamlRecords } from "./yaml-records.ts";

const plan = `# plan
club: Boats
trips:
  - what: Lake, long way   # with lunch
    time: "10:30"
    crew:
      - Ann
      - role: cook
        name: Ben

  # - what: Sea
  #   time: "9:00"
  - what: River
    note: |
      name: nobody
      bring: rope
boats:
- name: 'Heron'
  seats: 4
harbour:
  north:
    keeper: Cas
`;

test("the things of a file are found with their keys and what they stand under", () => {
  const told = yamlRecords(plan).map(({ kind, from, to, names, pairs, parents }) => [
    kind,
    `${from}-${to}`,
    names.join(", "),
    pairs.map(({ key, value }) => `${key}=${value}`).join(" "),
    parents.join(" > "),
  ]);
  expect(told).toEqual([
    ["key", "2-16", "trips", "", ""],
    ["item", "3-9", "Lake, long way", 'what=Lake, long way time="10:30"', "trips"],
    ["key", "5-9", "crew", "", "trips > Lake, long way"],
    ["item", "7-9", "cook, Ben", "role=cook name=Ben", "trips > Lake, long way > crew"],
    ["item", "12-16", "River", "what=River", "trips"],
    ["key", "16-19", "boats", "", ""],
    ["item", "17-19", "Heron", "name='Heron' seats=4", "boats"],
    ["key", "19-22", "harbour", "", ""],
    ["key", "20-22", "north", "keeper=Cas", "harbour"],
  ]);
});

test("it is known where a value begins", () => {
  const line = plan.split("\n")[3] ?? "";
  expect(line.slice(yamlRecords(plan)[1]?.pairs[0]?.from)).toBe("Lake, long way   # with lunch");
});
