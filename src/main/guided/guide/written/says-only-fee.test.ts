import { expect, test } from "vitest";
import { viewOf } from "../../../../../test/support/view-of.ts";
import { saidValueCalls } from "../made/said/said-values.ts";
import { saysOnlyFee } from "./says-only-fee.ts";

const fee = (text: string, subject: string, path = "web/index.html", around: readonly string[] = []) =>
  saysOnlyFee({ path, text, around: new Set(around) }, subject);
const german = "Unser Jahresbeitrag steigt von auf Euro. Kannst du das überall anpassen?";
const english = "our annual fee goes up, please change it everywhere";

test.each([
  ["<p>Mitmachen kostet nur 24 Euro im Jahr.</p>", german],
  ["Mitglied werden: 24 € pro Jahr", german],
  ["Beitrag: 24,00 €", german],
  ["<li>Joining costs just 24 euros a year</li>", english],
  ["Members pay €24 per year.", english],
  ["- membership is 24 EUR", english],
])("a line says only what it costs to belong: %s", (text, subject) => expect(fee(text, subject)).toBe(true));

test.each([
  ["<p>Das Trikot kostet nur 24 Euro.</p>", german],
  ["Mitglieder zahlen 24 Euro für das Sommerfest", german],
  ["Mitmachen kostet 24 Euro im Monat", german],
  ["2023 kostete der Beitrag 24 Euro", german],
  ["<td>24 Euro</td>", german],
  ["24 Euro im Jahr", german],
  ["Joining the trip costs 24 euros", english],
  ["Members pay 24 to 30 euros", english],
  ["Members pay 24 euros a month", english],
  ["Joining costs 24 euros", "the price of the tent goes up"],
])("a line may tell of another thing: %s", (text, subject) => expect(fee(text, subject)).toBe(false));

test("so may a line of a file, or under a heading, that is about one", () => {
  expect(fee("Mitmachen kostet 24 Euro", german, "ausflug.md")).toBe(false);
  expect(fee("Mitmachen kostet 24 Euro", german, "index.html", ["turnier"])).toBe(false);
});

test("a fee is another one everywhere, whatever it is called there, and other amounts stay", async () => {
  const view = viewOf({
    "verein/satzung.md": "§ 2 Der Jahresbeitrag beträgt 24 Euro.\n§ 3 Er wird am 24. Januar eingezogen.\n",
    "verein/web/index.html":
      "<p>Wir sind 24 Leute.</p>\n<p>Mitmachen kostet nur 24 Euro im Jahr.</p>\n<p>Ein Trikot kostet 24 Euro.</p>\n",
    "kasse.csv": "Name;Beitrag\nFalk;24,00 €\n",
  });
  const paths = async (request: string) =>
    (await saidValueCalls(request, await view.files(), view)).map(({ input }) => input["new_text"]);
  expect(await paths("Unser Jahresbeitrag steigt von 24 auf 30 Euro, bitte überall im Ordner verein anpassen")).toEqual(
    ["§ 2 Der Jahresbeitrag beträgt 30 Euro.", "<p>Mitmachen kostet nur 30 Euro im Jahr.</p>"],
  );
  expect(await paths("Der Jahresbeitrag steigt von 24 auf 30 Euro, bitte in verein/satzung.md ändern")).toEqual([
    "§ 2 Der Jahresbeitrag beträgt 30 Euro.",
  ]);
});
