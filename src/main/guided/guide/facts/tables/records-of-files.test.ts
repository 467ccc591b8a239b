import { expect, test } from "vitest";
import { viewOf } from "../../../../../../test/support/view-of.ts";
import { factsOverFiles } from "../numbers/facts-over-files.ts";
import { recordsOf } from "./records-of-files.ts";

const walks = {
  "walks/dunes.md": "---\ntitle: Dunes\ntags: [easy, coast]\ntime: 90 min\n---\n\nSand.\n",
  "walks/ridge.md": "---\ntitle: Ridge\ntags: [hard]\ntime: 4 h\n---\n\nSteep.\n",
  "walks/mill.md": "---\ntitle: Mill\ntags: [easy]\ntime: 2 h\n---\n\nShade.\n",
  "walks/quay.md": "---\ntitle: Quay\ntags: [easy, coast]\ntime: 30 min\n---\n\nWind.\n",
};

async function facts(request: string, texts: Record<string, string> = walks): Promise<string> {
  const view = viewOf(texts);
  return factsOverFiles(request, await view.files(), view);
}

test("files that begin with the same names are records", () => {
  const files = Object.entries(walks).map(([path, text]) => ({ path, text }));
  const records = recordsOf(files, "");
  expect(records?.columns).toEqual(["file", "title", "tags", "time"]);
  expect(records?.rows[0]).toEqual(["dunes.md", "Dunes", "[easy, coast]", "90 min"]);
  expect(recordsOf(files.slice(2), "")).toBeNull();
  expect(recordsOf([...files.slice(2), { path: "a.md", text: "Dear Ada,\n\nhello" }], "")).toBeNull();
});

test.each([
  ["how many of the walks are easy?", "walks together: Counted: 4 rows, 3 of them with tags easy"],
  ["how many easy walks take 2 hours or less?", "3 of them with tags easy and time (h) at most 2"],
  [
    "how many easy walks along the coast are under 60 minutes?",
    "1 of them with tags easy and tags coast and time (min) less than 60",
  ],
])("those are counted that a question asks for: %s", async (request, told) => {
  expect(await facts(request)).toContain(told);
});

test("where it asks for none of them nothing is told", async () => {
  expect(await facts("how many walks are there?")).toBe("");
});

const songs = {
  "songs/dawn.md": "# Dawn\n\nTags: slow, waltz\n\nLa la.\n",
  "songs/dusk.md": "# Dusk\n\nTags: Waltz\n\nFa la.\n",
  "songs/early/noon.md": "# Noon\n\nTags: quick\n\nThere is a waltz in it.\n",
  "songs/early/rain.md": "# Rain\n\nTags: quick, march\n\nTa.\n",
  "todo.txt": "learn a waltz\n",
};
const trips = {
  "a.md": "Schlagwörter: Meer, Zelt\n\nText\n",
  "b.md": "Schlagwörter: Berg\n\nam Meer war es schöner\n",
  "c.md": "Schlagwörter: Zelt, Meer\n\nText\n",
};

test.each<[string, Record<string, string>, string]>([
  ["how many of my songs are tagged waltz", songs, "songs together: Counted: 4 rows, 2 of them with Tags waltz"],
  ["How many songs have the tag quick?", songs, "songs together: Counted: 4 rows, 2 of them with Tags quick"],
  ["how many of the songs are labelled march?", songs, "songs together: Counted: 4 rows, 1 of them with Tags march"],
  [
    "Wie viele Reisen haben das Schlagwort Meer?",
    trips,
    "3 files together: Counted: 3 rows, 2 of them with Schlagwörter meer",
  ],
])("what they are tagged with is enough where a question asks for that: %s", async (request, texts, told) => {
  expect(await facts(request, texts)).toContain(told);
});

test.each<[string, Record<string, string>]>([
  ["how many of my songs have a waltz in them?", songs],
  ["how many of my songs are tagged?", songs],
  ["how many of my songs are tagged polka?", songs],
  ["Wie viele Reisen gingen ans Meer?", trips],
])("and isn't where it doesn't: %s", async (request, texts) => {
  expect(await facts(request, texts)).toBe("");
});

const invoices = Object.fromEntries(
  [
    ["031", "Bakery", 357, "open"],
    ["032", "Open Door", 142.8, "paid"],
    ["033", "Bakery", 595, "cancelled"],
    ["034", "Club", 102.94, "open"],
  ].map(([number, customer, gross, status]) => [
    `invoices/${number}.json`,
    JSON.stringify({ number, customer, items: [{ what: "sign", net: 1 }], gross, status }),
  ]),
);

test("files that are each a record of data are added up together", async () => {
  const told = "What is asked for: 459.94 (sum of gross in 2 of 3 rows with status not paid)";
  expect(
    await facts("How much do customers still owe me altogether? Add up the gross of the open invoices", invoices),
  ).toContain(told);
  expect(
    await facts("Wie viel schulden mir die Kunden noch? Bitte gross der offenen Rechnungen addieren", invoices),
  ).toContain(told);
});

test("what not all of them have isn't added up", async () => {
  const uneven = { ...invoices, "invoices/035.json": JSON.stringify({ number: "035", status: "open" }) };
  expect(await facts("What is the gross of the open invoices in total?", uneven)).not.toContain("sum of gross");
});
