import { expect, test } from "vitest";
import { viewOf } from "../../../../../../test/support/view-of.ts";
import { linkPageCalls } from "./page-of-links.ts";

const page = (title: string) => `<html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>\n`;
const recipes = {
  "pages/01.html": page("Apple dumplings"),
  "pages/bread soup.html": page("Soup &amp; bread"),
  "pages/recipe.css": "h1 { color: brown; }\n",
};
const drafts = { ...recipes, "pages/drafts/03.html": page("Goulash") };

async function linked(request: string, texts: Readonly<Record<string, string>>) {
  const view = viewOf(texts);
  const [call] = await linkPageCalls(request, await view.files(), view);
  const content = call?.input["content"];
  return typeof content === "string" ? content.match(/<a .*<\/a>/gu) : null;
}

test.each([
  "Could you please make an index.html for grandma's recipes? Just a list with a link to every page in the folder pages, showing the title of the recipe and not the file name. Without the drafts. Thank you so much!",
  "Create an index.html with links to all pages in pages, showing their titles, without the drafts",
  "Create an index.html with links to all html files in pages, showing their titles, without the drafts",
  "Erstelle bitte eine index.html mit Links zu allen Seiten im Ordner pages, mit dem Titel der Seite, ohne drafts",
])("each page of a folder, without those that are ruled out: %s", async (request) => {
  expect(await linked(request, drafts)).toEqual([
    '<a href="pages/01.html">Apple dumplings</a>',
    '<a href="pages/bread%20soup.html">Soup &amp; bread</a>',
  ]);
});

test("a page beside them needs no folder in its links", async () => {
  const request = "write a pages/index.html with a link to each page in the folder pages, with their titles";
  expect(await linked(request, recipes)).toEqual([
    '<a href="01.html">Apple dumplings</a>',
    '<a href="bread%20soup.html">Soup &amp; bread</a>',
  ]);
});

test.each([
  ["make an index.html with a link to every page in the folder pages, showing the titles", drafts],
  ["make an index.html with a link to every page in the folder pages, showing the titles and a picture", recipes],
  ["make an index.html with a link to every page in the folder pages, showing the titles, sorted by date", recipes],
  ["make an index.html with a link to every page in the folder pages, showing the titles, without the soups", recipes],
  ["make an index.html with a link to every page about soups in the folder pages, showing the titles", recipes],
  ["make an index.html that explains what the pages in the folder pages are about", recipes],
  [
    "make an index.html with a link to every page in pages, showing the titles",
    { ...recipes, "pages/02.html": "<p>x</p>" },
  ],
])("it is left open, or something else: %s", async (request, texts) => {
  expect(await linked(request, texts)).toBeNull();
});

const scores = {
  "scores/Morning song.pdf": "",
  "scores/duet & trio.pdf": "",
  "scores/duet.mscz": "",
  "scores/pdf tips.txt": "",
  "scores/2019/Old song.pdf": "",
};

test.each([
  "make an index.html here with a link to each pdf in scores, the link text should be the file name without .pdf. skip the 2019 folder, those are outdated",
  "Please create an index.html with links to all PDF files in the folder scores, showing the file names without the extension. Without 2019.",
  "Erstelle bitte eine index.html mit Links zu allen PDFs im Ordner scores, als Text der Dateiname ohne Endung, ohne 2019",
])("each file of a kind by what it is called: %s", async (request) => {
  expect(await linked(request, scores)).toEqual([
    '<a href="scores/Morning%20song.pdf">Morning song</a>',
    '<a href="scores/duet%20&amp;%20trio.pdf">duet &amp; trio</a>',
  ]);
});

test("with its ending where that is said", async () => {
  const request = "make an index.html with a link to every mscz in scores, with the file name as its text";
  const more = { ...scores, "scores/solo.mscz": "" };
  expect(await linked(request, more)).toEqual([
    '<a href="scores/duet.mscz">duet.mscz</a>',
    '<a href="scores/solo.mscz">solo.mscz</a>',
  ]);
});

test.each([
  "make an index.html with a link to each pdf in scores, the link text should be the file name without .pdf",
  "make an index.html with a link to each pdf in scores, skip the 2019 folder",
  "make an index.html with a link to each pdf in scores, by file name, skip the 2018 folder",
  "make an index.html with a link to each pdf in scores with its size, by file name, skip the 2019 folder",
  "make an index.html with a link to each pdf in scores, by the title in it, skip the 2019 folder",
  "make an index.html with a link to each pdf about trios in scores, by file name, skip the 2019 folder",
])("of such files it is left open as well: %s", async (request) => {
  expect(await linked(request, scores)).toBeNull();
});
