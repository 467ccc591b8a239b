import { expect, test } from "vitest";
import { makesOnlyNew } from "./makes-only-new.ts";

const files = ["letters/ladder.txt", "jam labels.txt", "index.html", "notes.md", "tasks.csv"].map((path) => ({
  path,
  size: 1,
}));

test.each([
  "write a short thank-you note to Mrs Calloway for the plum jam and save it as thanks.txt, signed Theo",
  "make me a packing list for the weekend, packing.txt please",
  "I need an invitation to the street party on Saturday. Save it as party.md",
  "Could you put the links into a links.md?",
  "Schreib einen kurzen Brief an Frau Lindner und speichere ihn als brief.txt",
  "Ich brauche eine kontakt.html mit einem Formular. Felder: name und email",
  "お礼状を書いて、thanks.txt に保存してください",
  "write down who brings what in who.txt",
  'write a reply that says "please change the date" as reply.txt',
  "write an invitation, save it as party.txt: it's on Saturday. The address is in notes.md, put it in",
  "write reply.txt. Put the number in, it's in notes.md",
  "create a page about.html and put the opening hours into about.html",
])("only something new is wanted: %s", (request) => {
  expect(makesOnlyNew(request, files)).toBe(true);
});

test.each([
  "write a page about.html and add a link to it on the index page",
  "add a link to about.html on the start page, and write that page",
  "create util.py and use it in the other scripts",
  "move the old entries into archive.md",
  "sort the plan by date, then write summary.md",
  "raise all prices in the menu by 1 and save a note about it as note.txt",
  "create config.py. Then make main load its settings from there",
  "Erstelle eine Seite team.html und verlinke sie auf der Startseite",
  "make a file log.md and put a line about it into the notes",
  "team.html を作って、トップページにリンクを追加してください",
  "make faq.html and show it in the menu",
  "Create a dark.css and load it on all pages",
  "Create contact.html and give the other pages a menu entry for it",
  "Erstelle kontakt.html und häng es ins Menü",
  "write reply.txt and put the number in notes.md",
  "write a poem",
  "correct the spelling in notes.md",
  "what is in thanks.txt?",
])("something else may be changed: %s", (request) => {
  expect(makesOnlyNew(request, files)).toBe(false);
});
