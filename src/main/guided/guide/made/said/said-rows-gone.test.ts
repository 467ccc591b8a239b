import { describe, expect, test } from "vitest";
import { viewOf } from "../../../../../../test/support/view-of.ts";
import { saidRowsGoneCalls } from "./said-rows-gone.ts";

const files = {
  "games.csv": "title,players\nHarbour Lords,4\nQuill,2\nQuill (second edition),2\nQuill: The Dice Game,5\n",
  "guests.csv": "name,table\nAisha Bello,1\nPetr Novak,2\nJana Novak,2\nEva Novakova,3",
  "list.md": "# Week\n\n- milk, 2 l\n- oat milk\n- tea\n",
  "jobs.md": "# Jobs\n\n- paint\n  - red\n  - blue\n- sand\n\n---\n",
  "helpers.csv": "name,table\nPetr Novak,2\nJana Novak,2\n",
};

async function gone(request: string): Promise<unknown[]> {
  const view = viewOf(files);
  const calls = await saidRowsGoneCalls(request, await view.files(), view);
  return calls.map(({ input }) => input["old_text"]);
}

describe("what is to be gone from a list", () => {
  test.each<[string, string[]]>([
    [
      "harbour lords and quill got sold at the flea market, strike both from games.csv pls. we still have the dice game and the second edition of quill",
      ["Quill,2\n", "Harbour Lords,4\n"],
    ],
    ["guests.csv: petr and jana novak cant come after all, take them off", ["Jana Novak,2\n", "Petr Novak,2\n"]],
    ["remove Eva Novakova from guests.csv", ["Jana Novak,2\nEva Novakova,3"]],
    ["bitte oat milk in list.md streichen", ["- oat milk\n"]],
    ["take milk off list.md", ["- milk, 2 l\n"]],
    ["remove paint from jobs.md", ["- paint\n  - red\n  - blue\n"]],
    ["remove Petr Novak from guests.csv and leave helpers.csv alone", ["Petr Novak,2\n"]],
  ])("%s", async (request, lines) => {
    expect(await gone(request)).toEqual(lines);
  });

  test.each([
    "remove the table of Petr Novak in guests.csv",
    "don't remove Petr Novak from guests.csv",
    "strike both from games.csv",
    "remove everybody but Petr Novak from guests.csv",
    "delete list.md",
    "is Petr Novak in guests.csv?",
  ])("%s: nothing", async (request) => {
    expect(await gone(request)).toEqual([]);
  });
});
