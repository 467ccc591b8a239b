import { describe, expect, test } from "vitest";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { withCall } from "../../../written/with-call.ts";
import { saidEntryPlaceCalls } from "./said-entry-places.ts";

const page = `<body>
<header class="top">
<ul>
<li><a href="/a">Home</a></li>
<li><a href="/b">Opening times</a></li>
<li><a href="/c">Shop</a></li>
</ul>
</header>
<aside>
<ul>
<li><a href="/c">Shop</a></li>
<li><a href="/d">Press</a></li>
</ul>
</aside>
</body>
`;
const tour = "# Tour\n\n1. Mill\n2. Old bridge\n3. Harbour\n\n## Pack\n\n- Rope\n- Lamp\n- Map\n";
const dishes = "dish,price\nSoup,4\nStew,9\nPie,3\n";
const files = { "shop.html": page, "tour.md": tour, "dishes.csv": dishes };

async function orderAfter(request: string, path: keyof typeof files): Promise<string | null> {
  const view = viewOf(files);
  const [call, ...others] = await saidEntryPlaceCalls(request, await view.files(), view);
  if (!call || others.length > 0 || call.input["path"] !== path) return null;
  return withCall(files[path], call);
}

describe("an entry that is to stand elsewhere among those beside it", () => {
  test.each<[string, keyof typeof files, string[]]>([
    [
      "Shop should come first in the header of shop.html. The aside is fine.",
      "shop.html",
      ["Shop", "Home", "Opening times", "Shop", "Press"],
    ],
    ["Home should come last in shop.html, after Shop", "shop.html", ["Opening times", "Shop", "Home", "Shop", "Press"]],
    [
      "in shop.html, put Opening times right before Home",
      "shop.html",
      ["Opening times", "Home", "Shop", "Shop", "Press"],
    ],
    [
      "move the Map to the top of the Pack list in tour.md",
      "tour.md",
      ["1. Mill", "2. Old bridge", "3. Harbour", "- Map", "- Rope", "- Lamp"],
    ],
    ["In tour.md soll Harbour direkt nach Mill kommen, die Packliste bleibt", "tour.md", []],
    [
      "In tour.md soll Harbour direkt nach Mill kommen, Pack bleibt so",
      "tour.md",
      ["1. Mill", "2. Harbour", "3. Old bridge", "- Rope", "- Lamp", "- Map"],
    ],
    ["dishes.csv の Pie を Soup の前に移動してください", "dishes.csv", ["Pie", "Soup", "Stew"]],
  ])("%s", async (request, path, order) => {
    const text = await orderAfter(request, path);
    const entry = /(?<=<li><a [^>]*>)[^<]+|^(?:- |\d\. ).+$|^\w+(?=,\d)/gm;
    expect(text === null ? [] : text.match(entry)).toEqual(order);
  });

  test.each<[string, keyof typeof files]>([
    ["Shop should come first in shop.html", "shop.html"],
    ["Home should come last in shop.html, after Opening times", "shop.html"],
    ["Shop should come last in the header of shop.html. The footer is fine.", "shop.html"],
    ["Press should come first in the aside of shop.html, the aside stays otherwise", "shop.html"],
    ["Mill shouldn't come last in tour.md", "tour.md"],
    ["Harbour should be first on Sundays in tour.md", "tour.md"],
    ["put Rope last in tour.md and add a tent", "tour.md"],
    ["should Harbour be first in tour.md?", "tour.md"],
    ["the Pie should come last to the table, says dishes.csv", "dishes.csv"],
    ["Soup should be last in dishes.csv this week", "dishes.csv"],
  ])("nothing for: %s", async (request, path) => {
    expect(await orderAfter(request, path)).toBeNull();
  });
});

const hike = `# Hike

## Getting there

Bus 4.

### By car

1. Leave the road.
2. Park.

## Pack

- Rope
- Money for getting there

3. Lamp

## Contact

Ann
`;

async function headingsAfter(request: string, text = hike): Promise<string[] | null> {
  const view = viewOf({ "hike.md": text });
  const [call, ...others] = await saidEntryPlaceCalls(request, await view.files(), view);
  if (!call || others.length > 0) return null;
  const fresh = withCall(text, call) ?? "";
  expect(fresh.split("\n").toSorted()).toEqual(text.split("\n").toSorted());
  return [...fresh.matchAll(/^#+ (.*)/gm)].flatMap(([, name]) => name ?? []);
}

describe("a section that is called one goes with all that stands in it", () => {
  test.each([
    ["Move the section Getting there to the end of hike.md", "last"],
    [
      "can you move the “Getting there” section in hike.md to the very end, so after Contact? Leave everything else",
      "last",
    ],
    ["the Getting there section should go last in hike.md", "last"],
    [
      "Bitte den Abschnitt „Getting there“ in hike.md ganz nach hinten schieben, also nach „Contact“. Sonst nichts ändern, danke!",
      "last",
    ],
    ["verschiebe den Abschnitt Getting there in hike.md bitte hinter den Abschnitt Contact", "last"],
    ["in hike.md soll das Kapitel Getting there ganz ans Ende kommen", "last"],
    ["hike.md の「Getting there」の節を一番最後に移動してください", "last"],
    ["Put the Contact section of hike.md at the top", "first"],
    ["den Abschnitt Contact in hike.md vor den Abschnitt Getting there setzen", "first"],
    ["put the section Pack in hike.md right after Contact", "behind"],
  ])("%s", async (request, where) => {
    const [there, pack, contact] = [["Getting there", "By car"], ["Pack"], ["Contact"]];
    const orders: Record<string, string[][]> = {
      last: [pack, contact, there],
      first: [contact, there, pack],
      behind: [there, contact, pack],
    };
    expect(await headingsAfter(request)).toEqual(["Hike", ...(orders[where] ?? []).flat()]);
  });

  test.each([
    "Move Getting there to the end of hike.md",
    "Move the section By car to the end of hike.md",
    "Move the section Getting there to the end of hike.md and rename it",
    "Move the section Getting there to the end, before Contact",
    "Don't move the section Contact to the top of hike.md",
    "Move the section Hike to the end of hike.md",
    "Move the section Getting there to the end of the Pack section",
    "copy the section Pack to the end of hike.md",
    "should the Contact section be first in hike.md?",
  ])("nothing for: %s", async (request) => {
    expect(await headingsAfter(request)).toBeNull();
  });

  test("where headings are numbered, or a program in the page has lines like them, nothing is done", async () => {
    const request = "Move the section Contact to the top of hike.md";
    expect(await headingsAfter(request, hike.replace("## Pack", "## 2. Pack"))).toBeNull();
    expect(await headingsAfter(request, hike.replace("- Rope", "```\n## rope\n```"))).toBeNull();
  });
});
