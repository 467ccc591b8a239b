import { expect, test } from "vitest";
import { viewOf } from "../../../../test/support/view-of.ts";
import { kindsFor } from "./kinds.ts";

const view = viewOf({ "prices.csv": "item,price\nlamp,3\n" });

test("a commit that is to be undone is work for git, where there is one", async () => {
  const request = "undo the commit where I put the lamp up";
  expect(await kindsFor(request, { ...view, isRepository: async () => true })).toEqual(["run"]);
  expect(await kindsFor(request, view)).not.toEqual(["run"]);
});

test("so is a commit, whatever it is of", async () => {
  const request = "commit the new lamp, but only that file";
  expect(await kindsFor(request, { ...view, isRepository: async () => true })).toEqual(["run"]);
});

test.each([
  ["How are you?", ["chat"]],
  ["what does chmod 640 do again?", ["chat"]],
  ["Schreib mir bitte eine Nachricht an Jonas", ["chat"]],
  ["translate 'the lamp is broken, please send another' into German", ["chat"]],
  ["「ランプが壊れています」を丁寧な英語にして", ["chat"]],
  ["think of a note about the lamp, just here in the chat", ["chat", "look"]],
  ["ランプのお礼の文を考えて。ファイルは作らずここに書いて", ["chat", "look"]],
  ["make the folders old and new", ["run"]],
  ["make a copy of prices.csv called old.csv", ["run"]],
  ["What is in prices.csv?", ["look"]],
  ["can you add up what they owe me? it's all in prices.csv", ["look"]],
  ["add up the prices in prices.csv and fill in the total row", ["edit"]],
  ["Zähle die Lampen in prices.csv und notiere die Zahl", ["look", "edit", "run"]],
  ["add up the prices in prices.csv and write the sum to sum.txt", ["make", "run"]],
  ["what did the lamp cost", ["chat", "look"]],
  ["can you tell me what the lamp cost?", ["chat", "look"]],
  ["Set the lamp to 4 in prices.csv", ["edit"]],
  ["no more photos of the lamp for now: put a comment sign before it in prices.csv instead of removing it", ["edit"]],
  ["And add a chair to the price list", ["edit", "run"]],
  ["delete the lamp from the list", ["edit"]],

  ["change the lamp to 4 in prices.csv, don't change any other files", ["edit"]],
  ["set the lamp to 4 in prices.csv, don't create a new file", ["edit", "make"]],
  ["the lamp and the chair swap places, please fix prices.csv", ["edit"]],
  ["print prices.csv and change the lamp to 4", ["edit", "run"]],
  ["sort the photos into folders by year, don't make any new files", ["run"]],
  ["add the line 'Ask at the desk' at the bottom of every price", ["edit", "run"]],
  ["the lamp is 4 now", ["chat", "look", "edit", "run"]],
  ["Write the dearest of prices.csv into winner.txt", ["make", "run"]],
  ["Schreibe das Teuerste aus prices.csv in sieger.txt", ["make", "run"]],
  ["for the new year I need prices-2025.csv: the same but for the lamp. And how many are in it?", ["make", "run"]],
  ["People forget the lamp. I'd like a little script due.py: it goes through prices.csv", ["make", "run"]],
  ["turn prices.csv into prices.json", ["make"]],
  ["rename prices.csv to old.csv", ["run"]],
  ["The photos are listed by name. Could you give them new names that begin with the date?", ["run"]],
  ["Verteil bitte die Briefe auf Jahresordner", ["run"]],
  ["Verschieb die Fotos auf 2 Ordner, tagsüber und nachts", ["run"]],
  ["put the new photos in place of the old ones", ["run"]],
  [
    "Der Hof ist vergeben, deshalb verschieben wir die Lampen auf den 19. Juli. In prices.csv bitte ändern",
    ["edit", "run"],
  ],
  ["please put chair in place of lamp in every row of prices.csv", ["edit"]],
  ["add sites/wiki.toml for it like the other ones", ["make", "run"]],
  ["set the lamp to 4, and add it to sites/wiki.toml", ["edit", "make", "run"]],
  ["Add a link to neu.md in prices.csv", ["edit", "make", "run"]],
  ["the freezer is making noises. when does the warranty run out?", ["chat", "look"]],
  ["where did I put our insurance number?", ["chat", "look"]],
  ["which prices went up most?", ["chat", "look"]],
  ["delete the leftover backup files", ["run"]],
  ["Some lamps are in prices.csv twice. Can you remove the duplicates but keep the order?", ["edit"]],
  ["sort prices.csv and throw out the doubles", ["edit"]],
  ["take the lamp out of prices.csv", ["edit"]],
  ["delete the last line of prices.csv", ["edit"]],
  ["lösch bitte die doppelten in prices.csv", ["edit"]],
  ["prices.csvから重複を削除してください", ["edit"]],
  ["delete prices.csv", ["run"]],
  ["remove the duplicates from prices.csv and save them as once.csv", ["make", "run"]],
])("%s", async (request, kinds) => {
  expect(await kindsFor(request, view)).toEqual(kinds);
});

test("a program with which something is broken isn't only looked at", async () => {
  const shop = viewOf({ "top.js": "console.log(1);\n", "sales.json": "[]\n" });
  expect(
    await kindsFor("node top.js sales.json lists the wrong one first. Something's broken, have a look", shop),
  ).toEqual(["edit"]);
  expect(await kindsFor("why is top.js broken?", shop)).toEqual(["look"]);
});

test("a test that is to pass is mended, not only run", async () => {
  const shop = viewOf({ "top.py": "x = 1\n", "test_top.py": "assert x == 2\n" });
  expect(await kindsFor("please make test_top.py pass", shop)).toEqual(["edit"]);
  expect(await kindsFor("test_top.py fails, can you repair top.py", shop)).toEqual(["edit"]);
  expect(await kindsFor("run test_top.py and tell me what fails", shop)).toContain("run");
});

test.each([
  "could you file the lab reports from inbox into the patients' folders? go by the number",
  "音源をパート別のフォルダに移してもらえますか。メモは今の場所のままで",
  "古い版は「旧版」というフォルダを作って移しておいて。消さないでね",
])("files are put into folders: %s", async (request) => {
  expect(await kindsFor(request, viewOf({ "inbox/a.txt": "Biscuit\n", "b.txt": "" }))).toEqual(["run"]);
});

test("who names a folder that is there doesn't only talk", async () => {
  const folder = viewOf({ "hours/week1.txt": "Tom 6\n", "hours/week2.txt": "Tom 3\n" });
  const kinds = await kindsFor("need toms hours for payday. add up what he did in hours/", folder);
  expect(kinds).not.toContain("chat");
  expect(await kindsFor("what are good opening hours/breaks for a shop?", folder)).toContain("chat");
});

test.each([
  "set the year in the footers to 2025 on all the pages in web",
  "pls update the opening times in web",
  "Could you raise the fee by 2 in all letters in verein?",
  "Our phone is new. Change it in every flyer in the web folder",
  "Setz bitte in verein überall den Beitrag auf 30",
  "kannst du im Ordner verein den Beitrag auf 30 ändern?",
  "webフォルダの年を2025に変更してください",
  "remove the banner from the pages under web",
])("an order to change something in a folder that is there is no talk: %s", async (request) => {
  const folder = viewOf({ "web/index.html": "<p>x</p>\n", "verein/satzung.md": "§ 1\n", "a.txt": "y\n" });
  const kinds = await kindsFor(request, folder);
  expect(kinds).toContain("edit");
  expect(kinds).not.toContain("chat");
});

test.each([
  "write a poem about spiders in web",
  "how do I set the year in web pages?",
  "can you explain what people put in web footers?",
  "what is usually in web?",
  "set the mood for me with a story about a spider",
  "Schreib mir einen Witz über Vereine im verein",
  "webフォルダって何ですか",
])("to be told something is talk, whatever folders are called: %s", async (request) => {
  const folder = viewOf({ "web/index.html": "<p>x</p>\n", "verein/satzung.md": "§ 1\n", "a.txt": "y\n" });
  const kinds = await kindsFor(request, folder);
  expect(kinds[0] === "chat" || kinds[0] === "look").toBe(true);
});

test("so are branches that are to be merged, and commits that are to be tagged", async () => {
  const repository = { ...viewOf({ "todo.md": "Lena: summer hours?\n" }), isRepository: async () => true };
  expect(await kindsFor("Lena's done with the summer hours, please merge her branch into main", repository)).toEqual([
    "run",
  ]);
  expect(await kindsFor("put the tag v2 on the commit that mended the summer hours", repository)).toEqual(["run"]);
});

test.each([
  ["how many things are still out?", ["chat", "look"]],
  ["Wie viele sind noch nicht zurück?", ["chat", "look"]],
  ["how many came back in October?", ["chat", "look"]],
  ["how many days does a leap year have?", ["chat"]],
  ["how are you still out of bed?", ["chat"]],
])("a table that tells how many there are makes it a question about the folder: %s", async (request, kinds) => {
  const columns = ["item", "lent to", "out", "returned"];
  const rows = [
    ["drill", "Ada", "2031-09-02", "2031-10-01"],
    ["saw", "Bo", "2031-09-12", ""],
    ["tent", "Cy", "2031-10-03", ""],
    ["rope", "Ada", "2031-10-10", "2031-10-28"],
  ];
  const text = [columns, ...rows].map((row) => row.join(",")).join("\n");
  const folder = viewOf({ "loans.csv": text }, { "loans.csv": { columns, rows } });
  expect(await kindsFor(request, folder)).toEqual(kinds);
});

test("an order that is said in full is a change of the file", async () => {
  const plants = viewOf({ "plants.csv": "name,height\nelm,30\nash,12\noak,25\n" });
  expect(await kindsFor("plants.csv bitte nach height sortieren", plants)).toEqual(["edit"]);
  expect(await kindsFor("show me plants.csv sorted by height", plants)).not.toEqual(["edit"]);
});

test("a question that speaks of what stands in the folder is none that is only talked about", async () => {
  const folder = viewOf({
    "terms.txt": "Kostenlos abmelden kann man sich vorher.\n",
    "list.txt": "Anfänger, 8 Abende\n",
  });
  const request = "bis wann kann ich mich vom kurs für anfänger noch kostenlos wieder abmelden?";
  expect(await kindsFor(request, folder)).toEqual(["look"]);
});

test("a command that is to be run, and told of, changes nothing by itself", async () => {
  const folder = viewOf({ "tally.py": "print(1)\n", "gifts.csv": "who,what\n" });
  const request = "please run python3 tally.py 2025 and tell me who gave the most";
  expect(await kindsFor(request, folder)).toEqual(["run"]);
  expect(await kindsFor("Run python3 tally.py 2025 and note the total in gifts.csv", folder)).toContain("edit");
});
