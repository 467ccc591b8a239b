import { expect, test } from "vitest";
import { askedCellIn } from "./asked-cell.ts";
import { openingHours } from "./opening-hours.ts";

const page = `<h1>Find us</h1>
<h2>Library</h2>
<table>
  <tr><td>Monday</td><td>closed</td></tr>
  <tr><td>Tuesday to Friday</td><td>10:00 – 18:00</td></tr>
  <!-- <tr><td>Saturday</td><td>10:00 – 17:00</td></tr> -->
  <tr><td>Saturday</td><td>10:00 – 13:30</td></tr>
</table>
<h2>Canteen</h2>
<table>
  <tr><td>Mon-Sat</td><td>11:30 – 14:00</td></tr>
</table>
<p>Deliveries on Saturday until 9:00.</p>
`;
const praxis = "# Praxis\n\nMo–Do: 8:00–12:00 und 14:00–17:00\nFr: 8:00–13:00\nSa, So: geschlossen\n";

test.each<[string, string, string]>([
  ["till when is the library open on saturday?", page, "10:00 – 13:30 Library"],
  ["When does the library open on Wednesdays", page, "10:00 – 18:00 Library"],
  ["is the door shut? how late is the library open on Monday?", page, "closed Library"],
  ["bis wann hat die Praxis am Freitag auf?", praxis, "8:00–13:00 Praxis"],
  ["Wann ist am Dienstag geöffnet?", praxis, "8:00–12:00 und 14:00–17:00 Praxis"],
])("when something is open is told: %s", (request, text, told) => {
  const found = askedCellIn(openingHours(text, request));
  expect(found && `${found.value} ${found.row}`).toBe(told);
});

test.each<[string, string]>([
  ["till when is it open on saturday?", page],
  ["till when is the canteen open on saturday?", page],
  ["till when is the pool open on saturday?", page],
  ["till when is the library open?", page],
  ["who opens the library on saturday?", page],
  ["till when is the library open on sunday?", page],
  ["bis wann hat die Praxis am Freitag auf?", `${praxis}\nIm Sommer freitags nur bis 11 Uhr.\n`],
])("nothing is told where it is open which hours hold: %s", (request, text) => {
  expect(openingHours(text, request)).toBe("");
});
