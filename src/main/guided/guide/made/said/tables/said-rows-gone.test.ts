import { describe, expect, test } from "vitest";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { saidRowsGoneCalls } from "./said-rows-gone.ts";

const files = {
  "games.csv": "title,players\nHarbour Lords,4\nQuill,2\nQuill (second edition),2\nQuill: The Dice Game,5\n",
  "guests.csv": "name,table\nAisha Bello,1\nPetr Novak,2\nJana Novak,2\nEva Novakova,3",
  "list.md": "# Week\n\n- milk, 2 l\n- oat milk\n- tea\n",
  "jobs.md": "# Jobs\n\n- paint\n  - red\n  - blue\n- sand\n\n---\n",
  "crew.csv": "id,name\n1,Ida Roth\n2,Jo Lind\n3,Kim Sand\n",
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
    ["remove Jo Lind from crew.csv", ["2,Jo Lind\n"]],
    ["take milk off list.md", ["- milk, 2 l\n"]],
    ["remove paint from jobs.md", ["- paint\n  - red\n  - blue\n"]],
    ["remove Petr Novak from guests.csv and leave helpers.csv alone", ["Petr Novak,2\n"]],
    [
      "Jana Novak has told me she won't come. Could you see to it that she no longer appears in guests.csv?",
      ["Jana Novak,2\n"],
    ],
    [
      "guests.csv still lists Jana Novak, but she isn't coming. please make sure she's not in there",
      ["Jana Novak,2\n"],
    ],
    ["There's still a row for Jana Novak in guests.csv. That one should go, she cancelled.", ["Jana Novak,2\n"]],
    ["Jana Novak kommt nicht und soll in der guests.csv nicht mehr stehen.", ["Jana Novak,2\n"]],
    ["Könntest du Jana Novak aus guests.csv rausnehmen? Sie ist krank.", ["Jana Novak,2\n"]],
    ["Jana Novakさんは来られないので、guests.csv から外しておいてもらえますか。", ["Jana Novak,2\n"]],
    ["the row of Jana Novak in guests.csv isn't needed any more, she cancelled", ["Jana Novak,2\n"]],
    ["can u get jana novak out of guests.csv, she cant come", ["Jana Novak,2\n"]],
  ])("%s", async (request, lines) => {
    expect(await gone(request)).toEqual(lines);
  });

  const places = {
    "menu.html":
      "<table>\n  <tr><th>Dish</th><th>Price</th></tr>\n  <tr>\n    <td>Leek soup</td>\n    <td>6</td>\n  </tr>\n  <tr><td>Leek tart</td><td>9</td></tr>\n</table>\n<ul>\n  <li>Leek festival – in May</li>\n</ul>\n",
    "orders.csv": "day,dish\nMo,Leek soup\nTu,Leek tart\n",
    "kurse.md":
      "# Kurse\n\n| Kurs | Raum |\n| --- | --- |\n| Töpfern | 3 |\n| Nähen für Kinder | 4 |\n| Nähen | 4 |\n\n- Töpfern: Ton mitbringen\n",
    "ranks.md": "| Place | Team |\n| --- | --- |\n| 1 | Owls |\n| 2 | Nibs |\n",
  };

  test.each<[string, string[]]>([
    [
      "we have no leek soup any more, take it off the menu please",
      ["  <tr>\n    <td>Leek soup</td>\n    <td>6</td>\n  </tr>\n"],
    ],
    ["we don't serve leek tart any more, delete it from the menu page", ["  <tr><td>Leek tart</td><td>9</td></tr>\n"]],
    ["The leek festival was cancelled, please remove it from menu.html", ["  <li>Leek festival – in May</li>\n"]],
    ["Nähen bieten wir nicht mehr an, streich es bitte aus kurse.md", ["| Nähen | 4 |\n"]],
    ["Nähen für Kinder gibt es nicht mehr, nimm das aus den Kursen raus", ["| Nähen für Kinder | 4 |\n"]],
    ["delete Töpfern from kurse.md", []],
    ["remove Owls from ranks.md", []],
    ["remove the price of leek soup from the menu", []],
    ["we don't have leek soup today, tell me what else is on the menu", []],
    ["remove leek soup", []],
    ["remove everything but the leek soup from menu.html", []],
    ["If nobody orders leek soup, remove it from menu.html", []],
    ["we will remove leek soup from menu.html in autumn", []],
    ["remove leek soup from menu.html tomorrow", []],
    ["remove the bold from leek soup in menu.html", []],
    ["maybe remove leek soup from menu.html? what do you think", []],
    ["the leek soup can go to the end of menu.html", []],
    ["Streich Nähen noch nicht aus kurse.md", []],
    ["kurse.mdからNähenを削除しないでください", []],
  ])("in pages and tables: %s", async (request, lines) => {
    const view = viewOf(places);
    const calls = await saidRowsGoneCalls(request, await view.files(), view);
    expect(calls.map(({ input }) => input["old_text"])).toEqual(lines);
  });

  test.each([
    "remove the table of Petr Novak in guests.csv",
    "don't remove Petr Novak from guests.csv",
    "strike both from games.csv",
    "remove everybody but Petr Novak from guests.csv",
    "delete list.md",
    "is Petr Novak in guests.csv?",
    "Petr Novak isn't coming any more. Could you write to him? He's in guests.csv",
    "Petr Novak shouldn't be at table 2 any more in guests.csv",
    "Petr Novak asked me to take Jana Novak off guests.csv",
    "take Petr Novak's table out of guests.csv",
    "make sure Petr Novak isn't in guests.csv twice",
    "take everyone but Petr Novak out of guests.csv",
    "Petr Novak must not be taken out of guests.csv",
    "Petr Novak stays in guests.csv, although he should go",
  ])("%s: nothing", async (request) => {
    expect(await gone(request)).toEqual([]);
  });
});
