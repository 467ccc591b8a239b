import { describe, expect } from "vitest";
import { fc, it, test } from "@fast-check/vitest";
import { doneAsWished } from "../done-as-wished.ts";

const notice =
  "FOR ALL IN THE HOUSE\n\nBikes: please use the stand in the yard.\nNot the stairs.\n\nBarbecue: not on the balconies, the smoke\ngets into the flats above.\n\nCellar: no charcoal in there.\n";
const rules =
  "# Rules\n\n## Kitchen\n\nWash up.\n\n## Pets\n\nDogs stay outside.\n\n### Cats\n\nCats may come in.\n\n## Keys\n\nAsk Ned.\n";
const songs =
  "#EXTM3U\n#EXTINF:214,Ann Roy - Paper Boats\nann/paper.mp3\n#EXTINF:187,The Lows - Northern Lights\nlows/northern.mp3\n#EXTINF:203,Tam Grey - Northern Line\ntam/07.mp3\n";
const steps = "# Bread\n\n1. Mix\n2. Rest\n3. Knead\n4. Bake\n\nEat it warm.\n";
const log = "# Changelog\n\n## Unreleased\n\n### Fixed\n\n- Names with umlauts\n\n## 1.0\n\n### Fixed\n\n- A crash\n";
const menu =
  "MENU\n\nEspresso             2.40\nFlat white, small    4.30\nFlat white, large    3.70\nIced latte, small    3.90\n";
const herbs = "# Herbs\n\n- basil\n- chives\n- dill\n- mint\n- sage\n";
const backup = '{\n  "skip": ["cache", "trash"],\n  "plain": [\n    "music",\n    "films"\n  ],\n  "daily": true\n}\n';
const rota = "| day | cleans | keys |\n|-----|--------|------|\n| 5/2 | Sato   | Mori |\n| 5/12 | Sato  | Kato |\n";

describe("one part of a text goes", () => {
  test.each([
    [
      "a paragraph that is said to be one",
      "notice.txt",
      notice,
      'Remove "paragraph about barbecue"',
      notice.replace(/Barbecue[^]*?\n\n/, ""),
    ],
    [
      "a paragraph by its name",
      "notice.txt",
      notice,
      'Remove "Cellar"',
      notice.replace("\nCellar: no charcoal in there.\n", ""),
    ],
    [
      "a section with those below it",
      "rules.md",
      rules,
      'Remove the section "Pets"',
      rules.replace(/## Pets[^]*?(?=## Keys)/, ""),
    ],
    [
      "a song with its title",
      "my.m3u",
      songs,
      'Remove "Northern Lights"',
      songs.replace(/#EXTINF:187[^]*?\.mp3\n/, ""),
    ],
    [
      "a step, and the others are numbered anew",
      "bread.md",
      steps,
      'Remove the step "Rest"',
      "# Bread\n\n1. Mix\n2. Knead\n3. Bake\n\nEat it warm.\n",
    ],
    ["a value of a list", "backup.json", backup, 'Remove "trash"', backup.replace(', "trash"', "")],
    ["the first value of a list", "backup.json", backup, 'Remove "music"', backup.replace('"music",\n    ', "")],
    [
      "a column",
      "g.csv",
      'name;born;table\n"Ann; jr.";1990;3\nBen;1988;4\n',
      'Remove the "born" column',
      'name;table\n"Ann; jr.";3\nBen;4\n',
    ],
    [
      "a column of a drawn table",
      "rota.md",
      rota,
      'Remove "keys" column from "rota.md"',
      "| day | cleans |\n|-----|--------|\n| 5/2 | Sato   |\n| 5/12 | Sato  |\n",
    ],
    ["a name in a line", "plan.txt", "Guests: Ann, Ben, Carl\n", 'Remove "Ben"', "Guests: Ann, Carl\n"],
  ])("%s", (_, path, text, wish, after) => {
    expect(doneAsWished(path, text, wish)).toBe(after);
  });
});

describe("something is put into a list", () => {
  test.each([
    [
      "under its heading, of what comes next",
      "log.md",
      log,
      'Add "Tabs in tables" to "fixes"',
      log.replace("umlauts\n", "umlauts\n- Tabs in tables\n"),
    ],
    [
      "in the order of the others",
      "herbs.md",
      herbs,
      'Add "fennel" to the "herbs"',
      herbs.replace("- mint", "- fennel\n- mint"),
    ],
    [
      "with its number",
      "bread.md",
      steps,
      'Add "shape" after "Knead"',
      "# Bread\n\n1. Mix\n2. Rest\n3. Knead\n4. Shape\n5. Bake\n\nEat it warm.\n",
    ],
    ["as a value", "backup.json", backup, 'Add "tmp" to "skip"', backup.replace('"trash"', '"trash", "tmp"')],
    [
      "as a value on a line of its own",
      "backup.json",
      backup,
      'Add "books" to "plain"',
      backup.replace('"films"', '"films",\n    "books"'),
    ],
    [
      "not ticked off",
      "bag.md",
      "# Bag\n\n- [x] Map\n- [x] Rope\n",
      'Add "lamp" to "bag.md"',
      "# Bag\n\n- [x] Map\n- [x] Rope\n- [ ] Lamp\n",
    ],
  ])("%s", (_, path, text, wish, after) => {
    expect(doneAsWished(path, text, wish)).toBe(after);
  });

  it("goes into the list that the request names, if the wish names but the file", () => {
    const request = 'add "Tabs in tables" to the fixes in log.md, it goes out with the next version';
    expect(doneAsWished("log.md", log, 'Add "Tabs in tables" to "log.md"', request)).toBe(
      log.replace("umlauts\n", "umlauts\n- Tabs in tables\n"),
    );
  });

  it("goes where the request says, if the wish doesn't", () => {
    expect(doneAsWished("backup.json", backup, 'Add "tmp" to the exclusions', "add tmp to skip, please")).toBe(
      backup.replace('"trash"', '"trash", "tmp"'),
    );
  });
});

describe("one goes elsewhere", () => {
  test.each([
    [
      "a song to the top",
      "my.m3u",
      songs,
      'Move "Northern Line" to the top of "my.m3u"',
      /^#EXTM3U\n#EXTINF:203.*\ntam.*\n#EXTINF:214/,
    ],
    ["a step before another", "bread.md", steps, 'Move "Rest" after "Knead"', /1\. Mix\n2\. Knead\n3\. Rest\n4\. Bake/],
    [
      "a section to the end",
      "rules.md",
      rules,
      'Move the section "Kitchen" to the end',
      /Ask Ned\.\n\n## Kitchen\n\nWash up\.\n$/,
    ],
  ])("%s", (_, path, text, wish, after) => {
    expect(doneAsWished(path, text, wish)).toMatch(after);
  });

  it("goes to another list", () => {
    const chores = "chores:\n  ben:\n    - hoover the stairs\n    - bins\n  ida:\n    - dishes\n";
    expect(doneAsWished("chores.yaml", chores, 'Move "hoover the stairs" from "ben" to "ida"')).toBe(
      "chores:\n  ben:\n    - bins\n  ida:\n    - dishes\n    - hoover the stairs\n",
    );
  });

  it.prop([fc.uniqueArray(fc.stringMatching(/^[a-z]{3,8}$/), { minLength: 2, maxLength: 8 }), fc.nat(), fc.nat()])(
    "and nothing else is lost or changed",
    (names, one, other) => {
      const [name, anchor] = [names[one % names.length], names[other % names.length]];
      const text = `# List\n\n${names.map((each) => `- the ${each} thing\n`).join("")}\nEnd.\n`;
      const after = doneAsWished("a.md", text, `Move "${name}" before "${anchor}"`);
      expect((after ?? text).split("\n").toSorted()).toEqual(text.split("\n").toSorted());
    },
  );
});

const duty =
  "| KW | Wer   | Raum  |\n|----|-------|-------|\n| 31 | Edda  | Küche |\n| 32 | Ole   | Bad   |\n| 33 | Olena | Flur  |\n";

describe("two change places", () => {
  test.each([
    [
      "their prices",
      "menu.txt",
      menu,
      'Swap the prices of "small flat white" and "large flat white"',
      menu.replace("4.30", "?").replace("3.70", "4.30").replace("?", "3.70"),
    ],
    [
      "the steps themselves",
      "bread.md",
      steps,
      'Swap "Mix" and "Bake"',
      "# Bread\n\n1. Bake\n2. Rest\n3. Knead\n4. Mix\n\nEat it warm.\n",
    ],
    [
      "their weeks, so that each row begins as before",
      "duty.md",
      duty,
      'Swap the weeks of "Edda" and "Ole"',
      duty.replace("Edda ", "?").replace("Ole  ", "Edda ").replace("?", "Ole  "),
    ],
    [
      "their rooms, by a column in German",
      "duty.md",
      duty,
      'Swap the rooms of "Edda" and "Ole"',
      duty.replace("Küche", "?").replace("Bad  ", "Küche").replace("?", "Bad  "),
    ],
    [
      "people whose last names stand first",
      "rota.txt",
      "week 40   Okafor, B.   backup: Tan, W.\nweek 41   Lund, M.     backup: Bell, T.\n",
      'Swap "B. Okafor" and "Lund"',
      "week 40   Lund, M.     backup: Tan, W.\nweek 41   Okafor, B.   backup: Bell, T.\n",
    ],
  ])("%s", (_, path, text, wish, after) => {
    expect(doneAsWished(path, text, wish)).toBe(after);
  });
});

test("of several cells with the old text the one is changed whose row the request says", () => {
  const after = rota.replace("5/12 | Sato ", "5/12 | Mori ");
  expect(doneAsWished("rota.md", rota, 'Change "Mr Sato" to "Mr Mori"', "5/12: Mr Sato can't, Mr Mori cleans")).toBe(
    after,
  );
});

test.each([
  ["one of two places with a name", "plan.txt", "Guests: Ann, Ben, Carl\n\nBen brings the salad.\n", 'Remove "Ben"'],
  ["a paragraph that only speaks of it", "notice.txt", notice, 'Remove "charcoal"'],
  ["one of two sections", "log.md", log, 'Remove the section "Fixed"'],
  ["what is in the list already", "herbs.md", herbs, 'Add "Dill" to "herbs"'],
  ["a value that isn't like the others", "n.json", '{"ports": [80, 443]}\n', 'Add "mail" to "ports"'],
  ["a list that nobody named", "rules.md", "# A\n\n- x\n\n# B\n\n- y\n", 'Add "z"'],
  ["what stands there", "bread.md", steps, 'Move "Mix" to the top'],
  ["one that isn't there", "bread.md", steps, 'Swap "Mix" and "Freeze"'],
  ["values of two kinds", "m.txt", "Tea   2.40\nCake   10:30\n", 'Swap the prices of "Tea" and "Cake"'],
  ["several cells that may be meant", "rota.md", rota, 'Change "Sato" to "Mori"'],
])("nothing is done to %s", (_, path, text, wish) => {
  expect(doneAsWished(path, text, wish)).toBeNull();
});

const party =
  "EARLY\nLena Fox - Lanterns\nMarble Kings - Two Shoes\nLena Fox - Marble Kings\n\nLATE\nMarble Kings - Bus\n";

describe("all of one name go", () => {
  it("but for what is only called alike on its other side", () => {
    expect(doneAsWished("party.txt", party, 'Remove all songs of "marble kings"')).toBe(
      "EARLY\nLena Fox - Lanterns\nLena Fox - Marble Kings\n\nLATE\n",
    );
  });

  it("on either side of a match, with their legal form, and by a part of their place", () => {
    const games = "day,home,away\n1,Reds,Blues\n2,Greens,Reds\n3,Blues,Greens\n";
    expect(doneAsWished("g.csv", games, 'Remove all of "Reds"')).toBe("day,home,away\n3,Blues,Greens\n");
    const firms = "firm;desk\nHolm Ltd;sales\nHolmes;sales\nHolm Ltd;accounts\n";
    expect(doneAsWished("f.csv", firms, 'Remove all of "Holm"')).toBe("firm;desk\nHolmes;sales\n");
    const hosts = "host;place\nada;Rack B / U1\nbo;Rack B2 / U1\n";
    expect(doneAsWished("h.csv", hosts, 'Remove all of "rack B"')).toBe("host;place\nbo;Rack B2 / U1\n");
  });

  it("and one of the blank lines between them stays", () => {
    const books = "Ames, K. (2015): Files.\n\nKrumm, J. (2009): Paper.\n\nLord, A. (2001): Ink.\n";
    expect(doneAsWished("books.md", books, 'Remove all of "Krumm"')).toBe(
      "Ames, K. (2015): Files.\n\nLord, A. (2001): Ink.\n",
    );
  });

  it("where the request says so, if the wish doesn't", () => {
    const rows = "name,day\nAnn,1 May\nBen,1 May\nAnn,2 May\n";
    expect(doneAsWished("r.csv", rows, 'Remove "Ann"', "take all of Ann's days out")).toBe("name,day\nBen,1 May\n");
    expect(doneAsWished("r.csv", rows, 'Remove "Ann"', "Ann is gone")).toBeNull();
  });
});

const form = "[NAME]\n4 Rope Walk\n\nCustomer number [CUSTOMER NUMBER], it ends on [END DATE].\n\n[NAME]\n";

describe("what is held free for a value", () => {
  test.each([
    ['Set "name" to "Edda Lorne"', form.replaceAll("[NAME]", "Edda Lorne")],
    ['Set "customer number" to "48812"', form.replace("[CUSTOMER NUMBER]", "48812")],
    ['Set the end date to "31 March"', form.replace("[END DATE]", "31 March")],
  ])("%s", (wish, after) => {
    expect(doneAsWished("form.txt", form, wish)).toBe(after);
  });
});

const printers =
  "[Office]\nmodel = LX 200\npaper = A4\nduplex = yes\n\n[Hall]\nmodel = LX 200\npaper = A4\ncolour = no\n\n[Hall upstairs]\nmodel = LX 90\n";

test("a setting that a section lacks comes where the others have it", () => {
  expect(doneAsWished("p.ini", printers, 'Set "duplex" of the "printer in the hall" to "on"')).toBe(
    printers.replace("A4\ncolour", "A4\nduplex = yes\ncolour"),
  );
  expect(doneAsWished("p.ini", printers, 'Set "duplex" of "kitchen" to "on"')).toBeNull();
});

test("a setting that the others have can be asked for without its value, where they agree", () => {
  expect(doneAsWished("p.ini", printers, 'Add "duplex" to "p.ini" in the hall')).toBe(
    printers.replace("A4\ncolour", "A4\nduplex = yes\ncolour"),
  );
  expect(
    doneAsWished("p.ini", printers.replace("A4\nduplex", "A5\nduplex"), 'Add "paper" to "hall upstairs"'),
  ).toBeNull();
});

describe("what is only a comment", () => {
  const reader = "# screen\n# night_mode = off\nnight_mode_auto = off\n";

  it("is in force again, and on where that is said", () => {
    expect(doneAsWished("r.conf", reader, 'Uncomment "night mode"', "switch night mode on")).toBe(
      reader.replace("# night_mode = off", "night_mode = on"),
    );
    expect(doneAsWished("r.conf", reader, 'Remove the comment from "night mode"')).toBe(
      reader.replace("# night_mode = off", "night_mode = off"),
    );
  });

  it("stays where it is in force elsewhere", () => {
    expect(doneAsWished("r.conf", `${reader}night_mode = on\n`, 'Uncomment "night mode"')).toBeNull();
  });
});

test("a line that speaks of it doesn't go where a section is to", () => {
  const house = "# House\n\n- Pets are welcome\n\n## Pets\n\nDogs stay outside.\n";
  expect(doneAsWished("house.md", house, 'Remove the "Pets" section')).toBe("# House\n\n- Pets are welcome\n");
  expect(doneAsWished("house.md", house, 'Remove the section "Cats"')).toBeNull();
});

test("a side that the request doesn't say isn't taken", () => {
  const wish = 'Move "Rest" before "Knead"';
  expect(
    doneAsWished(
      "bread.md",
      steps.replace("2. Rest\n3. Knead", "2. Knead\n3. Rest"),
      wish,
      "rest comes after kneading",
    ),
  ).toBeNull();
});
