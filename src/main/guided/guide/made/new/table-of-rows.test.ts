import { expect, test } from "vitest";
import { viewOf } from "../../../../../../test/support/view-of.ts";
import { tableCalls } from "./table-of-rows.ts";

const texts = {
  "plants.csv": `name,bed,planted,height,wanted,watered
"Bean, runner",north,2031-04-02,40,60,yes
Leek,south,2031-04-20,70,60,no
Kale,north,2031-05-01,10,30,yes
Chard,west,2031-05-11,35,30,partly
`,
  "plants-2030.csv": "name,bed\nPea,north\n",
  "notes.md": "water the beds",
};

async function written(request: string): Promise<string[] | null> {
  const view = viewOf(texts);
  const [call] = await tableCalls(request, await view.files(), view);
  const content = call?.input["content"];
  return typeof content === "string" ? content.trimEnd().split("\n") : null;
}

const head = "name,bed,planted,height,wanted,watered";
const bean = '"Bean, runner",north,2031-04-02,40,60,yes';
const leek = "Leek,south,2031-04-20,70,60,no";
const chard = "Chard,west,2031-05-11,35,30,partly";
const kale = "Kale,north,2031-05-01,10,30,yes";

test("columns in Japanese", async () => {
  const view = viewOf({ "連絡先.csv": "氏名,電話,メール\n川口 徹,070,toru@a.example\n関根 由美,090,y@a.example\n" });
  const content = async (request: string) => (await tableCalls(request, await view.files(), view))[0]?.input["content"];
  expect(await content("連絡先.csv から氏名とメールだけを抜き出して、名簿.csv を作ってください。")).toBe(
    "氏名,メール\n川口 徹,toru@a.example\n関根 由美,y@a.example\n",
  );
  expect(await content("連絡先.csvから氏名とメールを抜き出して、英語で名簿.csvを作って")).toBeUndefined();
  expect(await content("連絡先.csvから東京の人の氏名とメールを抜き出して、名簿.csvを作ってください")).toBeUndefined();
});

test.each<[string, string[]]>([
  ["make north.csv with everything from plants.csv that's in bed north, same columns", [head, bean, kale]],
  ["Please create short.csv from plants.csv with all rows whose height is below wanted", [head, bean, kale]],
  ["Ich brauche north.csv aus plants.csv mit allen Zeilen, die bed north haben", [head, bean, kale]],
  [
    "i need done.csv out of plants.csv with the plants that are watered. just name and bed, sorted by name",
    ["name,bed", '"Bean, runner",north', "Kale,north"],
  ],
  ["write april.csv with the rows from plants.csv that were planted in April", [head, bean, leek]],
  [
    "make beds.csv from plants.csv with name and bed",
    ["name,bed", '"Bean, runner",north', "Leek,south", "Kale,north", "Chard,west"],
  ],
  [
    "make tall.csv from plants.csv, just height, name, sorted by height, the largest first",
    ["height,name", "70,Leek", '40,"Bean, runner"', "35,Chard", "10,Kale"],
  ],
  [
    "could I get a copy of plants.csv ranked by height, tallest on top? Call it tall.csv, the header stays in the first line",
    [head, leek, bean, chard, kale],
  ],
])("all of it is said: %s", async (request, lines) => {
  expect(await written(request)).toEqual(lines);
});

test.each([
  "make copy.csv from plants.csv",
  "make north.csv from plants.csv with everything that's in bed north and looks healthy",
  "make north.csv from plants.csv with everything in bed north, and a column with the growth per week",
  "make dry.csv with everything from plants.csv that isn't watered",
  "make few.csv with the three tallest from plants.csv in bed north",
  "make sum.csv from plants.csv with the total height for bed north",
  "make north.csv from plants.csv and notes.md with everything that's in bed north",
  "make north.md from plants.csv with everything that's in bed north",
  "make north.csv from plants.csv with everything that's in bed north except the kale",
  "make new.csv with everything from plants.csv that was planted before May",
  "make north.csv with everything from plants.csv that's in bed north and mail it to Jo",
  "what would north.csv be, from plants.csv, with everything in bed north?",
])("something is left open: %s", async (request) => {
  expect(await written(request)).toBeNull();
});
