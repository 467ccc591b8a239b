import { describe, expect, test } from "vitest";
import { readRecords } from "../../../../workspace/tables/read-records.ts";
import { toldAmounts } from "./told-amounts.ts";
import { entryTold, entryToldIn, mayMean } from "./entry-told.ts";
import { type Entry, entriesOfRecords, entriesOfTable } from "./told-entries.ts";

const travel = `{
  "outward": { "date": "2025-08-02", "train": "IC 214", "seats": { "Noor": 51, "Priya": 52 } },
  "return": {
    "train": "IC 239",
    "reservations": [
      { "name": "Noor", "coach": 11, "seat": 34 },
      { "name": "Priya", "coach": 12, "seat": 81 }
    ]
  }
}`;
const hosts = `servers:
  - name: heron
    ip: 10.4.0.12
    role: mail
  - name: stork
    ip: 10.4.0.17
    role: wiki
  - name: crane
    ip: 10.4.0.18
    role: search
    note: moved to 10.4.0.30 in May
`;
const team = `[[member]]
name = "Timo Voss"
locker = 22
[[member]]
name = "Lena Voss"
locker = 14
[[member]]
name = "Lena Brandt"
locker = 9
`;
const hire = [
  ["Drill Bosch GSB 18", "3 May", "~~10 May~~ 17 May", "40"],
  ["Drill stand", "3 May", "12 May", "15"],
  ["Sander Makita", "5 May", "9 May", "30"],
  ["Tile cutter Rubi 60", "6 May", "13 May", "50"],
];
const cakes =
  "# Cakes\n\n## Carrot cake\n\n- 300 g carrots\n- 220 g sugar\n- 80 g butter\n\nLast time 60 g butter were enough.\n\n## Plum cake\n\n### Dough\n\n- 100 g sugar\n- 200 g flour\n\n### Crumble\n\n- 60 g sugar\n";
const files: Readonly<Record<string, readonly Entry[]>> = {
  travel: entriesOfRecords(readRecords("travel.json", travel)),
  hosts: entriesOfRecords(readRecords("hosts.yaml", hosts)),
  team: entriesOfRecords(readRecords("team.toml", team)),
  hire: entriesOfTable({ columns: ["Tool", "Out", "Back by", "Deposit"], rows: hire }),
  cakes: toldAmounts(cakes),
};

describe("what is asked of an entry", () => {
  test.each([
    [
      "travel",
      "where does Priya sit on the way back? coach + seat pls",
      "coach 12, seat 81",
      "return › reservations › Priya",
    ],
    ["travel", "which seat does Noor have on the return trip?", "34", "return › reservations › Noor"],
    ["travel", "which train do we take on the way out?", "IC 214", "outward"],
    ["travel", "which seat does Noor have on the way out?", "51", "outward › seats"],
    ["hosts", "Which machine does the wiki run on? Need name and IP", "name stork, ip 10.4.0.17", "servers › stork"],
    ["hosts", "what's the ip of the mail server?", "10.4.0.12", "servers › heron"],
    ["team", "welchen locker hat Timo?", "22", "member › Timo Voss"],
    ["team", "which locker does Lena Brandt have?", "9", "member › Lena Brandt"],
    ["hire", "when do we have to give the drill back?", "17 May", "Drill Bosch GSB 18"],
    ["hire", "By when does the sander have to be back?", "9 May", "Sander Makita"],
    ["hire", "what deposit did we pay for the tile cutter?", "50", "Tile cutter Rubi 60"],
    ["hire", "when is the drill stand due?", "12 May", "Drill stand"],
    ["cakes", "how much sugar goes into the carrot cake?", "220 g sugar", "Carrot cake"],
    ["cakes", "how much flour is there in the plum cake", "200 g flour", "Plum cake"],
  ])("%s: %s", (file, request, value, row) => {
    expect(entryToldIn(entryTold(files[file] ?? [], file, request)?.told ?? "")).toMatchObject({ value, row });
  });
});

describe("what isn't sure", () => {
  test.each([
    ["travel", "which seat does Noor have?"],
    ["travel", "which seat does Omar have on the return?"],
    ["travel", "who sits next to Priya on the way back?"],
    ["travel", "which coach are we in on the way back?"],
    ["hosts", "what's the ip of the wiki's backup server?"],
    ["hosts", "which server doesn't run the wiki?"],
    ["hosts", "what was the old ip of the wiki server?"],
    ["hosts", "what's the ip of the search server?"],
    ["team", "which locker does Lena have?"],
    ["team", "which locker do Timo Voss and Lena Brandt have?"],
    ["team", "which locker does Timo's brother have?"],
    ["hire", "when did we give the drill back?"],
    ["hire", "when was the sander returned?"],
    ["hire", "when do we have to give back the drill bits?"],
    ["hire", "what did the drill stand and the sander cost?"],
    ["hire", "when was the drill originally due?"],
    ["cakes", "how much sugar is in the plum cake?"],
    ["cakes", "how much butter is in the carrot cake?"],
    ["cakes", "how much brown sugar goes into the carrot cake?"],
    ["cakes", "how much flour for the carrot cake?"],
    ["cakes", "how much sugar is in the cakes together?"],
    ["cakes", "how much sugar for the carrot cake for 8 people?"],
  ])("%s: %s", (file, request) => {
    expect(entryTold(files[file] ?? [], file, request)).toBeNull();
  });
});

test("a person who is back is no thing that is due", () => {
  const lent = entriesOfTable({ columns: ["Name", "Back by"], rows: [["Tom", "5 May"]] });
  expect(entryTold(lent, "lent.csv", "when is Tom back?")).toBeNull();
});

test("another of the same name isn't meant where a question says what that hasn't", () => {
  const stollen = toldAmounts("# Backen\n\n## Stollen\n\n- 500 g Mehl\n");
  expect(mayMean(stollen, "Backen.md", "Wie viel Mehl kommt in den Stollen?")).toBe(true);
  expect(mayMean(stollen, "Backen.md", "Wie viel Mehl kommt in Omas Stollen?")).toBe(false);
});
