import { expect, test } from "vitest";
import { htmlEntries } from "./html-entries.ts";

test("rows and items are told by their cells, whole lines each", () => {
  const page = [
    "<table>",
    "  <tr><th>Dish</th><th>Price</th></tr>",
    "  <tr>",
    "    <td>Soup &amp; <b>bread</b></td>",
    "    <td>6</td>",
    "  </tr>",
    "  <tr><td>Tart</td><td>9</td></tr>",
    "</table>",
    "<ul>",
    '  <li><a href="x.html">Fair</a>, May</li>',
    "  <li>Rooms",
    "    <ul><li>Hall</li></ul>",
    "  </li>",
    "  <li>One</li><li>Two</li>",
    "</ul>",
  ].join("\n");
  expect(htmlEntries(page)).toEqual([
    { start: 2, end: 6, cells: ["Soup & bread", "6"] },
    { start: 6, end: 7, cells: ["Tart", "9"] },
    { start: 9, end: 10, cells: ["Fair, May"] },
  ]);
});
