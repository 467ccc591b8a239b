import { expect, test } from "vitest";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { saidPartYearCalls } from "./said-part-years.ts";

const site = viewOf({
  "web/index.html": "<title>Bikes 2024</title>\n<p>Here since 2024.</p>\n<footer>© 2024 Bikes</footer>\n",
  "web/shop/sale.html": '<h1>Sale 2024</h1>\n<div class="page-footer">\n  &copy; 2019–2024 Bikes\n</div>\n',
  "web/new.html": "<h1>New</h1><footer>© 2025 Bikes, open since 2011</footer>\n",
  "web/style.css": "footer { color: #202420; }\n",
  "old/index.html": "<footer>© 2024 Bikes</footer>\n",
  "notes.txt": "© 2024: change in January\n",
});

async function made(request: string, view = site): Promise<unknown[]> {
  const calls = await saidPartYearCalls(request, await view.files(), view);
  return calls.map(({ input }) => [input["path"], input["new_text"]]);
}

test.each([
  "set the year in the footers to 2025 on all the pages in web",
  "please update the copyright year in the footers to 2025 in the web folder",
  "the footers in web/ should say 2025 instead of 2024, can you change that on each page?",
  "Change 2024 to 2025 in the footer of every page in web",
  "Setz bitte das Jahr in den Fußzeilen im Ordner web auf 2025",
  "kannst du im Ordner web das Jahr in allen Fußzeilen auf 2025 ändern? der Rest bleibt",
  "In web/ soll in den Fußzeilen 2025 statt 2024 stehen",
  "webフォルダの全ページのフッターの年を2025に変更してください",
  "bump the footer year to 2025 in web pls",
])("the year of the footers is another one in each page that has them: %s", async (request) => {
  expect(await made(request)).toEqual([
    ["web/index.html", "<footer>© 2025 Bikes</footer>"],
    ["web/shop/sale.html", "  &copy; 2019–2025 Bikes"],
  ]);
});

test.each([
  ["change the year in the titles in web to 2025", [["web/index.html", "<title>Bikes 2025</title>"]]],
  ["set the year in the headings of all pages in web to 2025", [["web/shop/sale.html", "<h1>Sale 2025</h1>"]]],
  [
    "update the copyright to 2025 in all files",
    [
      ["web/index.html", "<footer>© 2025 Bikes</footer>"],
      ["web/shop/sale.html", "  &copy; 2019–2025 Bikes"],
      ["old/index.html", "<footer>© 2025 Bikes</footer>"],
      ["notes.txt", "© 2025: change in January"],
    ],
  ],
])("so is that of another place: %s", async (request, calls) => {
  expect(await made(request)).toEqual(calls);
});

test.each([
  "what year is in the footers in web?",
  "set the year to 2025 on all pages in web",
  "set the year in the footers in web to 2025 except on the sale page",
  "set the year in the footers and in the titles in web to 2025",
  "set the footers in web to 12 px",
  "the footers in web say 2024, is 2025 better?",
  "add 2025 to the footers in web",
  "don't change the year in the footers in web to 2025",
  "set the year in the footers in web to 2025 and the phone to 0555 201",
  "set the year in the footer to 2025",
  "write a footer with 2025 for the pages in web",
  "remove the year 2024 from the footers in web",
])("nothing is done by: %s", async (request) => {
  expect(await made(request)).toEqual([]);
});

test("which of several years of a place is meant can't be told", async () => {
  const page = viewOf({
    "web/a.html": "<footer>Fair 2023, next fair 2024</footer>\n",
    "web/b.html": "<footer>© 2024</footer>",
  });
  expect(await made("set the year in the footers to 2025 in web", page)).toEqual([]);
});

test("of one page with a footer nobody has to be told which", async () => {
  const page = viewOf({ "a.html": "<footer>Bikes 2024</footer>\n", "b.txt": "2024\n" });
  expect(await made("please set the year in the footer to 2025", page)).toEqual([
    ["a.html", "<footer>Bikes 2025</footer>"],
  ]);
});

test.each([
  [{ "a.js": "// Copyright (c) 2024 Jo\n", "lib/b.js": "// Copyright (c) 2015 Ada\n" }, []],
  [
    { "a.js": "// Copyright (c) 2021-2024 Jo\n", "b.md": "Copyright changed in 2016.\n" },
    [["a.js", "// Copyright (c) 2021-2025 Jo"]],
  ],
])("a copyright of another year may be somebody else's", async (texts, calls) => {
  expect(await made("please update the copyright year to 2025 in all files", viewOf(texts))).toEqual(calls);
});
