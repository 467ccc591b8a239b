import { expect, test } from "vitest";
import { toldOutputs } from "./told-outputs.ts";

test.each<[string, string, string]>([
  ["km.py says Distance: 7 km, the right answer would be Distance: 42 km.", "Distance: 7 km", "Distance: 42 km"],
  ["I get Distance: 7 km from `node km.js` instead of Distance: 42 km", "Distance: 7 km", "Distance: 42 km"],
  ["Expected: Distance: 42 km\nActual: Distance: 7 km\nRun: node km.js", "Distance: 7 km", "Distance: 42 km"],
  ["With km.py we want to see Distance: 42 km, not Distance: 7 km.", "Distance: 7 km", "Distance: 42 km"],
  ["By my count it is Distance: 42 km but km.sh prints Distance: 7 km", "Distance: 7 km", "Distance: 42 km"],
  ["km.py sollte 42.5 km ausgeben, es kommen aber 7.1 km raus", "7.1 km", "42.5"],
  ["Bei km.py kommt Strecke: 7 km raus, richtig wären Strecke: 42 km.", "Strecke: 7 km", "Strecke: 42 km"],
  [
    "km.js wrong: `node km.js rides.json` -> Total: 4.90127.5 km, want Total: 24.40 km.",
    "Total: 4.90127.5 km",
    "Total: 24.40 km",
  ],
  ["km.py で 距離: 7 km と出ますが、正しくは 距離: 42 km です", "距離: 7 km", "距離: 42 km"],
  ["what comes out of km.js is Sum: NaN kg, what ought to come out is Sum: 3.5 kg", "Sum: NaN kg", "Sum: 3.5 kg"],
])("%s", (request, printed, wanted) => {
  expect(toldOutputs(request)).toEqual({ printed, wanted });
});

test.each([
  "I have 3 meetings of 45 minutes, and got 2 of 20 minutes more. How long is that?",
  "report.py prints 3 pages and then 4 letters",
  "The fee in fees.py goes from 3 EUR to 4 EUR",
  "km.py prints Distance: 7 km and then Distance: 42 km",
  "km.py should say 7 km, then 42 km, then 9 km",
  "km.py crashes for day 3 and prints 20 lines for day 4",
  "Fix km.py",
  "python3 km.py 30 should list rides of less than 30 km, but it gives rides of 45 km",
])("not clear: %s", (request) => {
  expect(toldOutputs(request)).toBeNull();
});
