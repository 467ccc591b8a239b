import { describe, expect, test } from "vitest";
import { editsTold } from "../../../../../../../test/support/edits-told.ts";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { saidGroupAmountCalls } from "./said-group-amounts.ts";

const files = {
  "menu.md": `# Menu

## Food

| Dish | Price |
| --- | --- |
| Soup | 5.50 |

## Drinks

### Hot

| Drink | Price |
| --- | --- |
| Coffee | 2.80 |
| Green tea | 2.60 |

### Cold

| Drink | Price |
| --- | --- |
| Cola | 3.20 |
`,
  "training.md": `# Training

## Warm-up

1. Jog: 5 min
2. Arm circles: 2 min

## Main

1. Squats: 3 x 10, 10 min
2. Plank: 45 s
`,
  "pie.md":
    "# Apple pie\n\n## Dough\n\n- 250 g flour\n- ½ tsp salt\n\n## Filling\n\n- 5 apples\n- 50 g sugar\n- cinnamon\n",
  "karte.md":
    "# Karte\n\n## Getränke\n\n- Cola 0,3 l – 3,20 €\n- Wasser: 2 €\n\n## Speisen\n\n- Suppe – 5,90 €\n- Kinderteller – 6,50 €\n",
  "shop.csv": "item,category,price,stock\nRake,Garden,12.00,4\nHose,Garden,24.50,2\nPan,Kitchen,18.00,7\n",
  "hire.md":
    "| Item | Group | Per day | Deposit |\n|---|---|---:|---:|\n| Tent | Camping | £12.00 | £30 |\n| Kayak | Water | £20.00 | £80 |\n",
  "timeouts.yaml": "timeouts:\n  connect: 10\n  read: 30\nretries:\n  max: 3\n",
  "plans.json":
    '{\n  "plans": [\n    { "name": "Basic", "tier": "home", "fee": 5, "seats": 1 },\n    { "name": "Pro", "tier": "business", "fee": 29, "seats": 10 }\n  ]\n}\n',
  "bar.yaml":
    "beers:\n  - name: Pils\n    price: 3.20\n  - name: Stout\n    price: 4.50\nwines:\n  - name: Merlot\n    price: 5.90\n",
  "店.md":
    "# 店\n\n## 飲み物\n\n| 品名 | 価格 |\n| --- | --- |\n| 紅茶 | 385円 |\n\n## 食べ物\n\n| 品名 | 価格 |\n| --- | --- |\n| カレー | 850円 |\n",
};

async function changed(request: string, of: Record<string, string> = files): Promise<string[]> {
  const view = viewOf(of);
  return editsTold(await saidGroupAmountCalls(request, await view.files(), view));
}

const garden = ["shop.csv:2:Rake,Garden,10.80,4", "shop.csv:3:Hose,Garden,22.05,2"];

describe("amounts of one group that change together", () => {
  test.each<[string, string[]]>([
    [
      "all drinks go up by 50 cents from monday, can you change menu.md? food stays",
      ["menu.md:15:| Coffee | 3.30 |", "menu.md:16:| Green tea | 3.10 |", "menu.md:22:| Cola | 3.70 |"],
    ],
    ["the cold drinks get 30 cents more expensive, please update the menu", ["menu.md:22:| Cola | 3.50 |"]],
    ["hot drinks in menu.md go up by 50 cents, but green tea doesn't", ["menu.md:15:| Coffee | 3.30 |"]],
    [
      "add five minutes to each step of the warm-up",
      ["training.md:5:1. Jog: 10 min", "training.md:6:2. Arm circles: 7 min"],
    ],
    [
      "my tin is bigger than i thought, so i need one and a half times the dough in pie.md. filling is fine as it is",
      ["pie.md:5:- 375 g flour", "pie.md:6:- ¾ tsp salt"],
    ],
    ["the filling in pie.md needs 50% more of everything", ["pie.md:10:- 7.5 apples", "pie.md:11:- 75 g sugar"]],
    [
      "Die Getränkepreise in karte.md bitte um 10 % erhöhen, Speisen bleiben gleich",
      ["karte.md:5:- Cola 0,3 l – 3,52 €", "karte.md:6:- Wasser: 2,20 €"],
    ],
    [
      "Ab dem 1. Mai werden die Speisen 5% teurer, nur der Kinderteller bleibt bei 6,50 €",
      ["karte.md:10:- Suppe – 6,20 €"],
    ],
    ["10 % off everything under Garden in shop.csv", garden],
    ["spring sale: all Garden stuff 10% cheaper, the kitchen things stay as they are. pls update shop.csv", garden],
    [
      "the stock of everything in Garden goes up by 3",
      ["shop.csv:2:Rake,Garden,12.00,7", "shop.csv:3:Hose,Garden,24.50,5"],
    ],
    ["put £5 on the deposit of all the camping things", ["hire.md:3:| Tent | Camping | £12.00 | £35 |"]],
    ["raise all timeouts by 5, retries stay", ["timeouts.yaml:2:  connect: 15", "timeouts.yaml:3:  read: 35"]],
    ["home plans get 1 more seat", ['plans.json:3:    { "name": "Basic", "tier": "home", "fee": 5, "seats": 2 },']],
    [
      "all beers in bar.yaml go up by 30 cents, the wines don't",
      ["bar.yaml:3:    price: 3.50", "bar.yaml:5:    price: 4.80"],
    ],
    ["飲み物を全部50円値上げしてください。食べ物はそのままで", ["店.md:7:| 紅茶 | 435円 |"]],
  ])("%s", async (request, lines) => {
    expect(await changed(request)).toEqual(lines);
  });

  test.each([
    "all vegan drinks go up by 50 cents",
    "raise the hot drinks by 50 cents and rename Cola to Coke",
    "raise the hot drinks by 50 cents, also the soup",
    "raise the hot drinks by 50 cents and round to full euros",
    "hot drinks go up by 50 cents, cold ones by 30",
    "hot drinks over 2.70 go up by 50 cents",
    "hot drinks except coffee go up by 50 cents",
    "hot drinks go up by 50 cents, cocoa stays",
    "hot and cold drinks go up by 50 cents, all drinks stay",
    "if milk gets more expensive, raise the hot drinks by 50 cents",
    "hot drinks cost 50 cents more in the evening",
    "our supplier put 50 cents on all hot drinks, what do we do?",
    "don't raise the hot drinks by 50 cents",
    "undo: raise the hot drinks by 50 cents",
    "raise the hot drinks by 50 cents in old-menu.md",
    "add a line that all hot drinks go up by 50 cents",
    "the hot drinks were 50 cents cheaper last year",
    "hot drinks go up by 0.5 liters",
    "add 5 minutes to each step of the main part",
    "the hot drinks are 3 to 5 cents more",
    "add 2 to everything in Garden",
    "Garden gets 50% more",
    "everything in the Water group 10% cheaper",
    "take 30 € off all Garden prices",
    "business plans get 25% more seats",
    "飲み物を全部10%値上げして",
    "Speisen um 5 $ erhöhen",
  ])("%s: nothing", async (request) => {
    expect(await changed(request)).toEqual([]);
  });

  test("are left where a total of them would be wrong then, or another file may be meant", async () => {
    const request = "add 5 minutes to each step of the warm-up";
    const plan = "## Warm-up\n\n- Jog: 5 min\n- Swim: 9 min\n\n## Main\n\n- Run: 20 min\n";
    expect(await changed(request, { "a.md": plan })).toHaveLength(2);
    expect(await changed(request, { "a.md": `Total: 34 min\n\n${plan}` })).toEqual([]);
    expect(await changed(request, { "a.md": plan.replace("-up", "-up (14 min)") })).toEqual([]);
    expect(await changed(request, { "a.md": plan, "b.md": plan })).toEqual([]);
    expect(await changed(request, { "a.md": plan.replace("9 min", "until warm") })).toEqual([]);
  });

  test("are left where an item of that name stands in several lists", async () => {
    const cake = { "cake.md": "## Dough\n\n- Sugar 60 g\n- Eggs 2\n\n## Cream\n\n- Sugar 20 g\n" };
    expect(await changed("reduce the sugar by 10 g", cake)).toEqual([]);
    expect(await changed("reduce the sugar of the dough by 10 g", cake)).toEqual(["cake.md:3:- Sugar 50 g"]);
  });

  test("are left where three decimals may be thousands", async () => {
    const mix = { "mix.md": "## Dough\n\n- 0.125 l milk\n\n## Glaze\n\n- 20 g sugar\n" };
    expect(await changed("double the dough", mix)).toEqual([]);
  });
});
