import { describe, expect, test } from "vitest";
import { doneAsWished } from "../done-as-wished.ts";
import { withJoinedPlaces } from "../joined-places.ts";

const wish = 'Add "Prices" to the menu between "Home" and "Team"';
const request = "there is a new page prices.html, put it in the menu between Home and Team";

const nav = (links: readonly string[]) =>
  `<body>\n<nav>\n  <ul>\n${links.join("\n")}\n  </ul>\n</nav>\n<p><a href="team.html">Team</a></p>\n</body>\n`;
const home = '    <li class="item on"><a href="index.html" class="link" aria-current="page">Home</a></li>';
const team = '    <li class="item"><a href="team.html" class="link">Team</a></li>';
const find = '    <li class="item"><a href="find.html" class="link">Find us</a></li>';
const prices = '    <li class="item"><a href="prices.html" class="link">Prices</a></li>';

describe("a link that comes into a menu", () => {
  test("is formed as those beside it, without the mark of the page that one is on", () => {
    expect(doneAsWished("index.html", nav([home, team, find]), wish, request)).toBe(nav([home, prices, team, find]));
  });

  test("stands between signs where the others do, and leads there as they do", () => {
    const line = '<nav><a href="../index.html">Home</a> | <a href="../team.html">Team</a></nav>\n';
    expect(doneAsWished("shop/index.html", line, wish, request)).toBe(
      line.replace(" | ", ' | <a href="../prices.html">Prices</a> | '),
    );
  });

  test("is the last one where nobody says more than that it is in the menu", () => {
    const asked = "add the new page prices.html to the menu as Prices";
    expect(doneAsWished("index.html", nav([home, team, find]), 'Add "Prices" to the menu', asked)).toBe(
      nav([home, team, find, prices]),
    );
  });

  test.each([
    ["it is in it already", nav([home, prices, team]), request],
    ["these two don't stand side by side", nav([home, find, team]), request],
    ["no page is named", nav([home, team, find]), "put Prices in the menu between Home and Team"],
    [
      "each has something of its own",
      nav([home, team, find].map((link, at) => link.replace("<a", `<a id="m${at}"`))),
      request,
    ],
    ["the place is told only by the request", nav([home, team, find]), `${request}, or so`, 'Add "Prices" to the menu'],
  ])("is nowhere where %s", (_, text, asked, own = wish) => {
    expect(doneAsWished("index.html", text, own, asked)).toBeNull();
  });
});

test("a place that is told apart belongs to what is put in", () => {
  expect(withJoinedPlaces(['Add "Prices" to the menu', 'Place it between "Home" and "Team"', 'Remove "Shop"'])).toEqual(
    ['Add "Prices" to the menu between "Home" and "Team"', 'Remove "Shop"'],
  );
  const moved = ['Add "Prices"', 'Place "Shop" before "Team"'];
  expect(withJoinedPlaces(moved)).toEqual(moved);
});
