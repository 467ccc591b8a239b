import { expect, test } from "vitest";
import { askedCellIn } from "../entries/asked-cell.ts";
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
const pool = `<h1>Pool</h1>
<table>
  <tr><th>Monday to Friday</th><td>7:00&ndash;20:00</td></tr>
  <!-- <tr><th>School holidays</th><td>9:00&ndash;20:00</td></tr> -->
  <tr><th>School holidays</th><td>8:00&ndash;21:30</td></tr>
  <tr><th>Public holidays</th><td>closed</td></tr>
</table>
`;
const museum = "# Museum\n\nDi–So: 10–17 Uhr\nFeiertage: 11–15 Uhr\n";
const 図書館 = "# 図書館\n\n火〜日: 9:00〜19:00\n祝日: 10:00〜17:00\n";
const praxis = "# Praxis\n\nMo–Do: 8:00–12:00 und 14:00–17:00\nFr: 8:00–13:00\nSa, So: geschlossen\n";

test.each<[string, string, string]>([
  ["till when is the library open on saturday?", page, "10:00 – 13:30 Library"],
  ["When does the library open on Wednesdays", page, "10:00 – 18:00 Library"],
  ["is the door shut? how late is the library open on Monday?", page, "closed Library"],
  ["bis wann hat die Praxis am Freitag auf?", praxis, "8:00–13:00 Praxis"],
  ["what saturday opening hours does our page give for the library (not the canteen)", page, "10:00 – 13:30 Library"],
  ["Öffnungszeiten der Praxis am Montag?", praxis, "8:00–12:00 und 14:00–17:00 Praxis"],
  ["図書館の祝日の開館時間は?", 図書館, "10:00〜17:00 図書館"],
  ["somebody asks how long we're open in the school holidays", pool, "8:00–21:30 Pool"],
  ["Is it shut? When do you open on a public holiday?", pool, "closed Pool"],
  ["bis wann ist an Feiertagen geöffnet?", museum, "11–15 Uhr Museum"],
  ["図書館は祝日は何時まで開いていますか", 図書館, "10:00〜17:00 図書館"],
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
  ["till when are you open on holidays?", pool],
  ["till when are you open on bank holidays?", pool],
  ["who opens the pool in the school holidays?", pool],
  ["till when are you open in the school holidays?", `${pool}<p>In summer from 7:00.</p>\n`],
  ["bis wann hat die Praxis an Feiertagen auf?", praxis],
  ["bis wann hat die Praxis am Freitag auf?", `${praxis}\nIm Sommer freitags nur bis 11 Uhr.\n`],
])("nothing is told where it is open which hours hold: %s", (request, text) => {
  expect(openingHours(text, request)).toBe("");
});
