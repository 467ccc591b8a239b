import { expect, test } from "vitest";
import { saysItFails } from "./says-it-fails.ts";

test.each([
  "greet.js prints 'Hello undefined' for those without a nickname, print just the first name then",
  "node sum.js shows Total: NaN",
  "hello.py prints None at the end",
  "liste.js zeigt [object Object] statt der Namen",
  "I see Permission denied from ./pack.sh since yesterday",
  "`python3 fares.py may.csv` → KeyError, since there are rows without a zone",
  "fares.py can't handle rows without a zone. I'd be glad if it could.",
  "fares.py chokes on empty rows",
  "Rows without a zone are too much for fares.js",
  "the script (fares.sh) has to cope with empty rows",
  "fares.py says 3 EUR where 14 EUR would be right",
  "Bei leeren Zeilen meckert fares.sh. Es soll damit klarkommen.",
  "fares.py kommt mit leeren Zeilen nicht zurecht",
  "空の行があると fares.py は IndexError になります",
])("it fails: %s", (request) => {
  expect(saysItFails(request)).toBe(true);
});

test.each([
  "lookup.py should print None for unknown keys",
  "change greet.js so that it shows null as a dash",
  "make fares.py print the zone as well",
  "fares.py should catch the KeyError that may come up",
  "Deal with the letters in my inbox",
  "add a line about fares.py to README.md",
  "We can't deal with the noise any more, write to the landlord",
  "What does fares.py do?",
])("nothing is said to fail: %s", (request) => {
  expect(saysItFails(request)).toBe(false);
});
