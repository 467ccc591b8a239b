import { describe, expect, test } from "vitest";
import { placed } from "../../../../../../../test/support/placed.ts";

const clients = {
  "jobs/a.txt": "Client: Smith\nRoof\n",
  "jobs/b.txt": "Client: Jones\nGutter\n",
  "jobs/c.txt": "Client: Smith\nunpaid\n",
};
const letters = {
  "letters/2021-05-bank.txt": "",
  "letters/2021-07-school.txt": "",
  "letters/2022-01-bank.txt": "",
  "letters/2022-02-tax.txt": "",
};
const copies = { "a.jpg": "one", "a (1).jpg": "one", "plan.txt": "two", "plan copy.txt": "two" };
const years = "sort the letters into folders by year (letters/2021, letters/2022)";

describe("of what is held back in whatever words nothing is moved", () => {
  test.each([
    ["a folder per client in jobs please", clients],
    [years, letters],
    ["delete the duplicates", copies],
  ])("'%s' leaves nothing open", async (request, texts) => {
    expect(await placed(request, texts)).not.toBeNull();
  });

  test.each([
    ["a folder per client in jobs please, the unpaid ones I still need at hand", clients],
    ["a folder per client in jobs please. Jones is not a client any more, skip him", clients],
    ["Bitte pro Client einen Ordner in jobs. Die von Jones gehören da nicht hin", clients],
    ["a folder per client in jobs please, aside from Jones", clients],
    ["a folder per client in jobs please. Exception: c.txt", clients],
    ["Bitte pro Client einen Ordner in jobs. Mit Jones bitte noch warten", clients],
    [`${years}. the bank's I need here`, letters],
    [`${years}, the tax one isn't done yet`, letters],
    [`${years}, excluding the school`, letters],
    ["delete the duplicates. plan copy.txt is no duplicate for me, I need both", copies],
    ["delete the duplicates, plan excepted", copies],
  ])("'%s'", async (request, texts) => {
    expect(await placed(request, texts)).toBeNull();
  });
});

describe("what stays and isn't among those that are meant keeps nothing from it", () => {
  test.each([
    ["a folder per client in jobs please, the others stay where they are", clients],
    ["I can't find anything in here. A folder per client in jobs please", clients],
    [`${years}. notes.md stays`, { ...letters, "letters/notes.md": "" }],
  ])("'%s'", async (request, texts) => {
    expect(await placed(request, texts)).not.toBeNull();
  });
});

const papers = {
  "club/Song_v1.txt": "",
  "club/Song_v2.txt": "",
  "club/Plan_v9.txt": "",
  "club/Plan_v10.txt": "",
  "club/Poster_v1.txt": "",
};

test.each([
  "Im Ordner club bitte die älteren Fassungen nach club/alt. Ausnahme: Plan",
  "Schieb im Ordner club die älteren Fassungen nach club/alt. Ausnahme ist der Plan, davon brauchen wir alles hier",
  "Move the older versions in club to club/old. The only exception is the plan",
  "In the club folder, move the older versions to club/old. With the exception of the plan, please",
])("what is called an exception stays: %s", async (request) => {
  expect(Object.keys((await placed(request, papers)) ?? {})).toEqual(["club/Song_v1.txt"]);
});
