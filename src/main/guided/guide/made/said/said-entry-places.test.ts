import { describe, expect, test } from "vitest";
import { viewOf } from "../../../../../../test/support/view-of.ts";
import { withCall } from "../../written/with-call.ts";
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
