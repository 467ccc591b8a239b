import { expect, test } from "vitest";
import { viewOf } from "../../../../../../test/support/view-of.ts";
import { linkListPageCalls } from "./page-of-link-list.ts";

const marks = `Cooking
Soup & bread - https://soup.example/week?a=1&b=2

Hiking
Trail map - https://trails.example/map
Hut prices - https://huts.example/prices-2025
`;

async function written(request: string, text = marks): Promise<string[] | undefined> {
  const view = viewOf({ "marks.txt": text, "other.html": "" });
  const [call] = await linkListPageCalls(request, await view.files(), view);
  const content = call?.input["content"];
  return typeof content === "string" ? (content.match(/<h\d>.*<\/h\d>|<a .*<\/a>/gu) ?? []) : undefined;
}

const page = [
  "<h1>Links</h1>",
  "<h2>Cooking</h2>",
  '<a href="https://soup.example/week?a=1&amp;b=2">Soup &amp; bread</a>',
  "<h2>Hiking</h2>",
  '<a href="https://trails.example/map">Trail map</a>',
  '<a href="https://huts.example/prices-2025">Hut prices</a>',
];

test.each([
  "turn my marks.txt into links.html pls - just a plain page, the two topics as headings and below each its links, clickable, with the name as text (not the address)",
  "make links.html from marks.txt: the names should be clickable links, with the topics as headings. no css",
  "I want marks.txt as a web page links.html, each topic a heading with its links underneath",
  "Mach aus marks.txt eine Seite links.html, die Themen als Überschriften und darunter die Links, sonst nichts",
  "marks.txt から links.html を作ってください。トピックを見出しにして、その下にリンクを並べてください。",
])("links under their headings: %s", async (request) => {
  expect(await written(request)).toEqual(page);
});

test.each([
  ["https://a.example/x Alpha\nhttps://b.example/ Beta\n", ["Alpha", "Beta"]],
  ["# Our links\n\n- [Alpha](https://a.example/x)\n- [Beta](https://b.example/)\n", ["Alpha", "Beta"]],
  ["1. Alpha: https://a.example/x\n2. Beta: https://b.example/\n", ["Alpha", "Beta"]],
])("links as people note them: %j", async (text, names) => {
  const found = await written("make links.html with the links of marks.txt below their heading", text);
  expect(found?.filter((line) => line.startsWith("<a")).map((line) => line.replaceAll(/<[^>]*>/gu, ""))).toEqual(names);
});

test.each<[string, string]>([
  ["make links.html from marks.txt with the links sorted, topics as headings", marks],
  ["make links.html from marks.txt, topics as headings, links only of hiking", marks],
  ["make links.html from marks.txt, topics as headings and the links in a table", marks],
  ["make links.html from marks.txt, topics as headings with links, without cooking", marks],
  ["make links.html from marks.txt with all links", marks],
  [
    "make links.html from marks.txt, topics as headings, links below",
    `${marks}remember to call Ida about the huts before June, and tell her of it\n`,
  ],
  [
    "make links.html from marks.txt, topics as headings, links below",
    "Cooking\nhttps://soup.example/\nhttps://bread.example/\n",
  ],
  [
    "make links.html from marks.txt, topics as headings, links below",
    "Cooking\n\nRadio\nOne - https://a.example\nTwo - https://b.example\n\nEmpty\n",
  ],
])("is left to the model: %s", async (request, text) => {
  expect(await written(request, text)).toBeUndefined();
});
