import { describe, expect, test } from "vitest";
import { doneByWishes } from "../../../../../../test/support/done-by-wishes.ts";
import { viewOf } from "../../../../../../test/support/view-of.ts";
import { changedAsSaid } from "./wished-calls.ts";

const files = {
  "prices.csv": "item,price\nTea,2.50\nCake,3.50\n",
  "menu.md": "# Menu\n\n- Tea, from Fir & Sons\n- Cake\n",
  "bills/2019.md": "# Fir & Sons\n",
};

const done = (request: string, wishes: readonly string[]) => doneByWishes(files, request, wishes);

/** A text of a file once all is done for these wishes of a request. */
async function doneIn(path: string, text: string, request: string, wishes: readonly string[]): Promise<string | null> {
  const after = await doneByWishes({ [path]: text }, request, wishes);
  return path in after ? (after[path] ?? null) : text;
}

describe("what a request wants by its wishes", () => {
  test("is done one after the other, also in the same file", async () => {
    const request = "prices.csv: tea is 2.80 now, and the cake is no more";
    expect(await done(request, ['Set "tea" to "2.80"', 'Remove "cake"'])).toEqual({
      "prices.csv": "item,price\nTea,2.80\n",
    });
  });

  test("takes a column out of each row, also of one with an empty cell", async () => {
    const stock = "item\tqty\tfrom\tshelf\nHub\t4\tLang\tB1\nFax\t1\tLang\tE1\nLabels\t2\t\tD4\n";
    const after = await doneIn("stock.tsv", stock, "drop the from column, and the fax is gone", [
      'Remove the column "from"',
      'Remove "fax"',
    ]);
    expect(after).toBe("item\tqty\tshelf\nHub\t4\tB1\nLabels\t2\tD4\n");
  });

  test("is done without a wish that only says in which file it is meant", async () => {
    const request = "the cake is no more and tea is 2.80 now. prices.csv please";
    expect(await done(request, ['Remove "cake"', 'Set "tea" to "2.80"', 'Add "prices.csv"'])).toEqual({
      "prices.csv": "item,price\nTea,2.80\n",
    });
  });

  test.each([
    ["a column", 'Remove the column "supplier"'],
    ["all of somebody", 'Remove all of "Lund"'],
    ["a thing of which a word stands there", 'Remove "the tea towels"'],
  ])("is done by no half: nothing is where %s isn't found that is to go", async (_, wish) => {
    const request = "prices.csv: cake is 3.80 now, and drop the other thing";
    expect(await done(request, ['Set "cake" to "3.80"', wish])).toEqual({});
  });

  test("is a text replaced wherever it stands, and its number nowhere else", async () => {
    const text = "Needs Node 16 and 16 MB.\n\nRun the tests with Node 16.\n";
    const request = "wherever it says Node 16 it has to say Node 20";
    const after = await doneIn("README.md", text, request, ['Replace "Node 16" by "Node 20"']);
    expect(after).toBe("Needs Node 20 and 16 MB.\n\nRun the tests with Node 20.\n");
  });

  test("is done where less than half of a text is left", async () => {
    const text =
      "# Notes\n\n## Cat\n\n- tin at 7\n\n## Rabbit (Momo)\n\n### Food\n\n- hay\n- greens\n\n### Cleaning\n\n- hutch\n- bowl\n";
    const request = "the Rabbit section can go";
    const after = await doneIn("notes.md", text, request, ['Remove the section "Rabbit"']);
    expect(after).toBe("# Notes\n\n## Cat\n\n- tin at 7\n");
  });

  test("means a thing rather than one whose name begins alike", async () => {
    const text =
      "reports:\n  image: hub/reports:2.3.9\nreports-worker:\n  image: hub/reports-worker:2.3.9\n  needs:\n    - reports\n";
    const request = "reports runs on 2.4.1 now, not on 2.3.9. The worker follows";
    const wishes = ['Change the tag of "reports" from "2.3.9" to "2.4.1"'];
    const after = await doneIn("compose.yml", text, request, wishes);
    expect(after).toBe(text.replace("reports:2.3.9", "reports:2.4.1"));
  });

  test.each([
    ["several words, where others were", 'Set "motd" to "Welcome, cousins!"', "max=8\nmotd=Welcome, cousins!\n"],
    ["a sign that would end it", 'Set "motd" to "Hi # there"', null],
  ])("a setting becomes %s, and keeps its key", async (_, wish, after) => {
    const text = "max=8\nmotd=Holm family world\n";
    const done = await doneIn("server.properties", text, "the motd should be another one", [wish]);
    expect(done).toBe(after ?? text);
  });

  test("is a function renamed wherever it is called, also where another one stays", async () => {
    const text = "def load(p):\n    return p\n\ndef load_cached(p):\n    cache[p] = load(p)\n";
    const request = "load is a bad name, make it fetch (the cached one keeps its name)";
    const after = await doneIn("read.py", text, request, ['Rename "load" to "fetch"']);
    expect(after).toBe("def fetch(p):\n    return p\n\ndef load_cached(p):\n    cache[p] = fetch(p)\n");
  });

  test.each([
    ["list.md", "## Snacks\n\n- Snacks left over\n", "## Snacks & drinks\n\n- Snacks left over\n"],
    ["list.txt", "Snacks\n------\n- crisps\n", "Snacks & drinks\n---------------\n- crisps\n"],
  ])("is a heading renamed, and nothing below it: %s", async (path, text, renamed) => {
    const wishes = ['Rename "Snacks" to "Snacks & drinks"'];
    const after = await doneIn(path, text, "call the Snacks section Snacks & drinks", wishes);
    expect(after).toBe(renamed);
  });

  test("leaves a release that is out as it is, where only that has such a list", async () => {
    const text =
      "# News\n\n## Unreleased\n\n### Fixed\n\n- A crash\n\n## 1.2 - 2024-03-01\n\n### Removed\n\n- Old menu\n";
    const request = "under Removed it needs the old icons, too";
    const wishes = ['Add "Old icons" under "Removed"'];
    expect(await doneIn("NEWS.md", text, request, wishes)).toBe(text);
  });

  test("leaves names where they are whose sides are to be swapped", async () => {
    const text = "- title: Review\n  when: Mon\n  room: Larch\n- title: Call\n  when: Tue\n  room: Juniper\n";
    const request = "swap the rooms of the review and the call, the days are right";
    const after = await doneIn("week.yaml", text, request, ['Swap the rooms of "review" and "call"']);
    expect(after).toMatch(/title: Review\n {2}when: Mon\n[^]*title: Call\n {2}when: Tue\n/);
  });

  test("is done in the file that is named", async () => {
    const request = "Fir & Sons are Fir Kitchen now, in menu.md only";
    expect(await done(request, ['Replace "Fir & Sons" by "Fir Kitchen"'])).toEqual({
      "menu.md": "# Menu\n\n- Tea, from Fir Kitchen\n- Cake\n",
    });
  });

  test("is done the right way round", async () => {
    const request = "the cake in menu.md is a pie now";
    expect(await done(request, ['Replace "Pie" by "Cake"'])).toEqual({
      "menu.md": "# Menu\n\n- Tea, from Fir & Sons\n- Pie\n",
    });
  });

  test("is done where its subject and its value are said in one, and stand apart", async () => {
    const flyer = "<title>Summerfair on 12 July</title>\n<p>On <b>12 July</b> we meet.</p>\n<p>Reply by 12 June.</p>\n";
    const request = "flyer.html: our fair is on 19 July, not 12 July. nothing else changes";
    expect(await doneIn("flyer.html", flyer, request, ['Change "fair on 12 July" to "fair on 19 July"'])).toBe(
      flyer.replaceAll("12 July", "19 July"),
    );
  });

  test("isn't half done", async () => {
    const request = "prices.csv: tea is 2.80 now, and coffee 3.10";
    expect(await done(request, ['Set "tea" to "2.80"', 'Set "coffee" to "3.10"'])).toEqual({});
  });

  test("leaves out what is to go and stands nowhere", async () => {
    const request = "no more lactose for us, so prices.csv: tea is 2.80 now";
    expect(await done(request, ['Remove "lactose"', 'Set "tea" to "2.80"'])).toEqual({
      "prices.csv": "item,price\nTea,2.80\nCake,3.50\n",
    });
  });
});

describe("a setting that stands in several parts", () => {
  const config =
    '{\n  "size": 13,\n  "editor": {\n    "size": 13,\n    "tab": 2\n  },\n  "shell": {\n    "size": 13\n  }\n}\n';
  const set = (request: string) => doneIn("app.json", config, request, ['Set "size" to "15"']);

  test("is set in the one that the request speaks of", async () => {
    expect(await set("shell text is too small, size 15 in app.json")).toBe(
      config.replace('"shell": {\n    "size": 13', '"shell": {\n    "size": 15'),
    );
  });

  test("is set in all of them where it says so", async () => {
    expect(await set("the text is too small everywhere, size 15 in app.json")).toBe(config.replaceAll("13", "15"));
  });

  test("is left alone where it speaks of none", async () => {
    expect(await set("text is too small, size 15 in app.json")).toBe(config);
  });
});

test.each([
  ["a value of a part that isn't there", 'Change the background of "footer" from "#eee" to "#ddd"'],
  ["a name within a longer one", 'Rename "menu" to "list"'],
])("a style sheet is left alone for %s", async (_, wish) => {
  const styles = ".menu { background: #eee; }\n.menu-item { color: #111; }\n";
  expect(await doneIn("shop.css", styles, "some colours of the shop", [wish])).toBe(styles);
});

test("a directive of one server isn't set in another one", async () => {
  const sites = "server {\n  server_name a.moss.com;\n  gzip on;\n}\nserver {\n  server_name moss.com;\n}\n";
  const wish = 'Set "gzip" under "moss.com" to "off"';
  expect(await doneIn("sites.conf", sites, "no gzip for moss.com", [wish])).toBe(sites);
});

test("a setting that stands apart from what is named isn't set in its place", async () => {
  const services = "services:\n  store:\n    environment:\n      PORT: 3306\n  wiki:\n    image: wiki:2\n";
  const wish = 'Set the port of "wiki" to "8090"';
  expect(await doneIn("compose.yml", services, "the wiki should be on port 8090", [wish])).toBe(services);
});

test("the version of a package isn't given to the package that lacks it", async () => {
  const manifest = '{\n  "version": "4.1.0",\n  "dependencies": {\n    "chalk": "^5.3.0"\n  }\n}\n';
  const wish = 'Set the version of "vite" to "5.0.0"';
  expect(await doneIn("package.json", manifest, "vite 5.0.0 please", [wish])).toBe(manifest);
});

test("a wish for one text is done by its words alone; null where they leave something open", async () => {
  const menu = { path: "menu.md", text: files["menu.md"] };
  const view = viewOf(files);
  expect(await changedAsSaid(menu, 'Remove "Cake"', view)).toBe("# Menu\n\n- Tea, from Fir & Sons\n");
  expect(await changedAsSaid(menu, 'Remove "Pie"', view)).toBeNull();
});

test("a heading has another name by a wish alone, and nothing below it has", async () => {
  const page = {
    path: "page.md",
    text: "# Page\n\n- [Open Tasks](#open-tasks)\n\n## Open Tasks\n\nOpen Tasks are few.\n",
  };
  expect(await changedAsSaid(page, 'Rename "Open Tasks" to "Next Steps"', viewOf({ [page.path]: page.text }))).toBe(
    "# Page\n\n- [Next Steps](#next-steps)\n\n## Next Steps\n\nOpen Tasks are few.\n",
  );
});

test("a day that is told without its month is the date in every spelling", async () => {
  const text = "# Fair\n\nSaturday, 14 June\n";
  const wish = 'Change "fair" from "14" to "21 June"';
  expect(await doneIn("fair.md", text, "the fair is put off from 14 to 21 June", [wish])).toBe(
    text.replace("14 June", "21 June"),
  );
});

test("a place is another one only in the part about what has moved", async () => {
  const text = "# 回覧\n\n## 防災訓練\n\n9時に第一公園に集合。\n\n## 体操\n\n毎朝第一公園で行います。\n";
  const wish = 'Change the "集合場所" of "防災訓練" from "第一公園" to "公民館"';
  expect(await doneIn("回覧.md", text, "防災訓練の集合場所が第一公園から公民館に変わりました", [wish])).toBe(
    text.replace("第一公園に", "公民館に"),
  );
});

test("a name is another one only in the line that is spoken of", async () => {
  const text = "Present: Paul, Paula\n\n1. Paul writes.\n2. Paul looks after the key of the boathouse.\n";
  const request = "It's Paula who looks after the boathouse key, not Paul";
  expect(await doneIn("minutes.md", text, request, ['Replace "Paul" by "Paula"'])).toBe(
    text.replace("Paul looks", "Paula looks"),
  );
});

test("a replacement is done nowhere where several places have what it names", async () => {
  const text = "# Week\n\n- Ann: choir on Monday\n- Ann: choir on Friday\n";
  expect(await doneIn("week.md", text, "Ann has judo now", ['Replace "choir" by "judo" of "Ann"'])).toBe(text);
});

test("what only points back to something that is named takes nothing else away", async () => {
  const feeds =
    'folder = "~/Podcasts"\n\n[[podcast]]\nname = "Slow Cooking"\n\n[[podcast]]\nname = "The Slow Tide"\nkeep = 5\n';
  const request = "I don't listen to The Slow Tide any more. Please remove that podcast from feeds.toml";
  const after = await doneIn("feeds.toml", feeds, request, ['Remove "The Slow Tide"', 'Remove "podcast"']);
  expect(after).toBe('folder = "~/Podcasts"\n\n[[podcast]]\nname = "Slow Cooking"\n');
});

describe("a unit", () => {
  const dogs = '[\n  { "name": "Rex", "weight_kg": 12 },\n  { "name": "Bella", "weight_kg": 8 }\n]\n';

  test("stands apart from its number where no text has it joined", async () => {
    const after = await doneIn("dogs.json", dogs, "rex weighs 14kg now", ['Set the weight of "Rex" to "14kg"']);
    expect(after).toBe(dogs.replace("12", "14"));
  });

  test("of the same kind stands behind it where the text has one so", async () => {
    const text = '[cache]\nttl = "30s"\n';
    expect(await doneIn("app.toml", text, "ttl 5m please", ['Set "ttl" to "5m"'])).toBe(text.replace("30s", "5m"));
  });

  test("stands behind it where the text has it so", async () => {
    const text = "Rex: 12kg\nBella: 8kg\n";
    expect(await doneIn("dogs.txt", text, "rex weighs 14kg now", ['Set "Rex" to "14kg"'])).toBe(
      text.replace("12", "14"),
    );
  });
});

describe("a longer name that is to stay", () => {
  const plan =
    "| Montag | Ahorn |\n| Montag | Ahorn 2 |\n\nDer Schlüssel für Ahorn hängt im Büro, der für Ahorn 2 nicht.\n";
  const request =
    "Unser Raum Ahorn heißt ab jetzt Linde. Kannst du das in raumplan.md überall ändern? Ahorn 2 behält seinen Namen";

  test.each([['Replace "Ahorn" by "Linde"'], ['Rename "Ahorn" to "Linde"']])("does so: %s", async (wish) => {
    expect(await doneIn("raumplan.md", plan, request, [wish])).toBe(
      plan.replaceAll("Ahorn", "Linde").replaceAll("Linde 2", "Ahorn 2"),
    );
  });

  test("and isn't spared where nothing is said of it", async () => {
    const after = await doneIn("plan.md", plan, "Ahorn heißt überall Linde", ['Replace "Ahorn" by "Linde"']);
    expect(after).toBe(plan.replaceAll("Ahorn", "Linde"));
  });
});

describe("a price of a thing whose name stands in longer names", () => {
  const menu =
    "item,size,price\nlatte,large,4.20\noat latte,small,3.80\noat latte,large,4.20\niced oat latte,large,4.70\n";
  const older = "item,size,price\noat latte,large,4.00\n";
  const both = { "menu.csv": menu, "menu-2023.csv": older };
  const request = "large oat latte costs 4.60 from now on, can you put that in menu.csv";

  test.each([
    'Set "large oat latte" to "4.60"',
    'Set the price of "large oat latte" to "4.60"',
    'Set "price" of "oat latte" to "4.60"',
    'Change the price of "oat latte" to "4.60"',
  ])("is set in the file that is named, of that thing alone: %s", async (wish) => {
    const after = menu.replace("\noat latte,large,4.20", "\noat latte,large,4.60");
    expect(await doneByWishes(both, request, [wish])).toEqual({ "menu.csv": after });
  });

  test("is set in no other file where the one that is named hasn't got it", async () => {
    const others = { "menu.csv": "item,size,price\ntea,pot,3.60\n", "menu-2023.csv": older };
    expect(await doneByWishes(others, request, ['Set "large oat latte" to "4.60"'])).toEqual({});
  });

  test("is left alone where two of them may be meant", async () => {
    const open = "oat latte costs 4.60 from now on, please change menu.csv";
    expect(await doneByWishes({ "menu.csv": menu }, open, ['Set "oat latte" to "4.60"'])).toEqual({});
  });

  test("is that of the size in a cell, though a column is called alike", async () => {
    const card = "Getränk;Größe;Preis\nMilchkaffee;groß;4,20\nMilchkaffee;klein;3,40\nEis-Milchkaffee;groß;4,70\n";
    const german = "Der Milchkaffee groß kostet ab jetzt 4,50, trag das bitte in karte.csv ein";
    const after = await doneByWishes({ "karte.csv": card }, german, ['Set "Milchkaffee groß" to "4,50"']);
    expect(after).toEqual({ "karte.csv": card.replace("4,20", "4,50") });
  });

  test("is found in a list in German as well", async () => {
    const list = "# Karte\n\n- Kuchen mit Sahne: 4,50\n- Kuchen: 3,50\n- Warmer Kuchen: 5,00\n";
    const german = "Kuchen kostet jetzt 3,80, bitte in karte.md ändern";
    const after = list.replace("- Kuchen: 3,50", "- Kuchen: 3,80");
    expect(await doneByWishes({ "karte.md": list }, german, ['Set "Kuchen" to "3,80"'])).toEqual({ "karte.md": after });
  });
});
