import { all, type Family, runs } from "../task.ts";

const entry = `def group_price(price, people):
    """What a group pays: from 10 people on there is 20 % off."""
    total = price * people
    if people > 10:
        total = total * 0.8
    return round(total, 2)
`;

const entryTest = `import unittest

from entry import group_price


class GroupPrice(unittest.TestCase):
    def test_small_group(self):
        self.assertEqual(group_price(5, 4), 20)

    def test_ten_people(self):
        self.assertEqual(group_price(5, 10), 40)

    def test_large_group(self):
        self.assertEqual(group_price(5, 20), 80)


if __name__ == "__main__":
    unittest.main()
`;

const totalScript = `const { readFileSync } = require("node:fs");

const order = JSON.parse(readFileSync(process.argv[2], "utf8"));
let total = order.shipping;
for (const item of order.items) {
  total += item.price * item.quantity;
}
console.log(\`Total: \${total} EUR\`);
`;

const order = `{
  "number": 1042,
  "items": [
    { "name": "Tea towel", "price": "6.00", "quantity": "2" },
    { "name": "Mug", "price": "7.50", "quantity": "1" }
  ],
  "shipping": "4.90"
}
`;

const otherOrder =
  '{"number":7,"items":[{"name":"Pin","price":"0.10","quantity":"3"},{"name":"Lamp","price":"1200.00","quantity":"1"}],"shipping":"10"}';

const countLines = `#!/bin/bash
# Prints how many lines each text in a folder has, and the sum.
sum=0
for file in $(ls $1/*.txt); do
  lines=$(wc -l < $file)
  echo "$file: $lines"
  sum=$((sum + lines))
done
echo "Sum: $sum"
`;

const countLinesMended = countLines.replace("$(ls $1/*.txt)", '"$1"/*.txt').replace("< $file", '< "$file"');

const evaluate = `import csv
import sys


def zahl(text):
    return float(text)


def lies(pfad):
    with open(pfad, encoding="utf-8", newline="") as datei:
        return list(csv.DictReader(datei, delimiter=";"))


summe = 0
for zeile in lies(sys.argv[1]):
    summe += zahl(zeile["kWh"])
print(f"Summe: {summe:.1f} kWh")
`;

const evaluateMended = evaluate
  .replace("float(text)", 'float(text.replace(".", "").replace(",", ".")) if text.strip() else 0')
  .replace('print(f"Summe: {summe:.1f} kWh")', 'print(f"Summe: {summe:.1f} kWh".replace(".", ","))');

const power = `Monat;kWh;Bemerkung
Oktober;212,4;
November;298,0;
Dezember;1.024,5;Heizlüfter
Januar;;Zähler defekt
Februar;300,0;geschätzt
`;

const monthsCommand =
  "printf 'Monat;kWh;Bemerkung\\nMai;99,9;\\nJuni;;\\nJuli;2.000,2;Pool\\n' > 'Sommer.csv' && python3 auswertung.py Sommer.csv";

/** A small program that fails or prints the wrong thing, to be put right. */
export const mendSmallPrograms: Family = {
  id: "mend-small-programs",
  group: "run and mend code",
  variants: [
    {
      prompt: "test_entry.py fails, can you fix entry.py? don't change the test",
      files: { "entry.py": entry, "test_entry.py": entryTest, "notes.md": "Run: python3 test_entry.py\n" },
      mayChange: ["entry.py"],
      check: all(
        runs("python3 test_entry.py"),
        runs(
          "python3 -c 'from entry import group_price as g; print(g(3, 9), g(3, 10), g(7, 10), g(2.5, 11), g(8, 1))'",
          /^27(?:\.0)? 24(?:\.0)? 56(?:\.0)? 22(?:\.0)? 8(?:\.0)?\s*$/,
        ),
      ),
      gold: { files: { "entry.py": entry.replace("> 10", ">= 10") } },
      wrong: [
        { files: { "entry.py": entry.replace("> 10", "> 8") } },
        { files: { "entry.py": entry.replace("if people > 10:", "if people > 10 or price * people == 50:") } },
        { files: { "entry.py": entry.replace("0.8", "0.4") } },
        { files: { "test_entry.py": entryTest.replace("10), 40", "10), 50") } },
        {
          files: {
            "entry.py": entry.replace("> 10", ">= 10"),
            "test_entry.py": entryTest.replace("group_price(5, 20), 80", "group_price(5, 30), 120"),
          },
        },
      ],
    },
    {
      prompt:
        "`node total.js order.json` prints Total: 4.90127.5 EUR but it should be Total: 24.40 EUR. please fix the script, it has to work with other orders too. the json comes from the shop like that",
      files: { "total.js": totalScript, "order.json": order, "README.md": "# Orders\n\nTotals for the craft shop.\n" },
      mayChange: ["total.js"],
      check: all(
        runs("node total.js order.json", /^Total: 24\.40 EUR\s*$/),
        runs(`echo '${otherOrder}' > other.json && node total.js other.json`, /^Total: 1210\.30 EUR\s*$/),
      ),
      gold: {
        files: {
          "total.js": totalScript
            .replace("= order.shipping", "= Number(order.shipping)")
            .replace("${total}", "${total.toFixed(2)}"),
        },
      },
      wrong: [
        { files: { "total.js": 'console.log("Total: 24.40 EUR");\n' } },
        { files: { "total.js": totalScript.replace("= order.shipping", "= Number(order.shipping)") } },
        {
          files: {
            "total.js": totalScript.replace("= order.shipping", "= 4.9").replace("${total}", "${total.toFixed(2)}"),
          },
        },
        { files: { "order.json": order.replace('"4.90"', "4.90") } },
        {
          files: {
            "total.js": totalScript
              .replace("= order.shipping", "= Number(order.shipping)")
              .replace("${total}", "${total.toFixed(2)}"),
            "order.json": order.replace('"4.90"', "4.90"),
          },
        },
      ],
    },
    {
      prompt:
        "count-lines.sh used to work (bash count-lines.sh texts) but since some of my files have blanks in the name it says No such file or directory. can you repair it",
      files: {
        "count-lines.sh": countLines,
        "texts/opening.txt": "one\ntwo\n",
        "texts/the long way.txt": "one\ntwo\nthree\n",
        "texts/storm at sea.txt": "one\n",
        "texts/plan.md": "not a text\n",
      },
      mayChange: ["count-lines.sh"],
      check: all(
        runs("bash count-lines.sh texts", /Sum: 6\s*$/),
        runs("bash count-lines.sh texts", /^(?:.*\/)?the long way\.txt: 3$/m),
        runs("bash count-lines.sh texts", /^(?:.*\/)?opening\.txt: 2$/m),
        runs("! bash count-lines.sh texts 2>&1 | grep -qiE 'no such|ambiguous|plan.md'"),
        runs(
          "mkdir more && seq 4 > 'more/a  b.txt' && seq 7 > 'more/c - d.txt' && bash count-lines.sh more",
          /a {2}b\.txt: 4\n[^]*Sum: 11\s*$|c - d\.txt: 7\n[^]*Sum: 11\s*$/,
        ),
      ),
      gold: { files: { "count-lines.sh": countLinesMended } },
      wrong: [
        { files: { "count-lines.sh": countLines.replace("< $file", '< "$file"') } },
        {
          files: {
            "count-lines.sh": countLines.replace("$(ls $1/*.txt)", '"$(ls $1/*.txt)"').replace("< $file", '< "$file"'),
          },
        },
        { files: { "count-lines.sh": countLinesMended.replace("*.txt", "*") } },
        {
          run: "mv 'texts/the long way.txt' texts/the-long-way.txt && mv 'texts/storm at sea.txt' texts/storm-at-sea.txt",
        },
        {
          files: {
            "count-lines.sh":
              '#!/bin/bash\necho "texts/opening.txt: 2"\necho "texts/the long way.txt: 3"\necho "Sum: 6"\n',
          },
        },
      ],
    },
    {
      prompt:
        "python3 auswertung.py strom.csv bricht mit einem ValueError ab. Kannst du das reparieren? Am Ende soll die Summe mit Komma dastehen (Summe: … kWh), fehlende Werte einfach überspringen. Die csv bitte nicht ändern, die kommt so vom Zähler",
      files: { "auswertung.py": evaluate, "strom.csv": power, "Notizen.txt": "Heizlüfter ab Januar aus!\n" },
      mayChange: ["auswertung.py"],
      check: all(
        runs("python3 auswertung.py strom.csv", /^Summe: 1\.?834,90? kWh\s*$/m),
        runs(monthsCommand, /^Summe: 2\.?100,10? kWh\s*$/m),
      ),
      gold: { files: { "auswertung.py": evaluateMended } },
      wrong: [
        { files: { "auswertung.py": 'print("Summe: 1834,9 kWh")\n' } },
        { files: { "auswertung.py": evaluate.replace("float(text)", 'float(text.replace(",", "."))') } },
        {
          files: {
            "auswertung.py": evaluate.replace(
              "float(text)",
              'float(text.replace(".", "").replace(",", ".")) if text.strip() else 0',
            ),
          },
        },
        {
          files: {
            "auswertung.py": evaluateMended.replace(
              'text.replace(".", "").replace(",", ".")',
              'text.replace(".", "").replace(",", "")',
            ),
          },
        },
        { files: { "auswertung.py": evaluateMended, "strom.csv": power.replaceAll(",", ".") } },
      ],
    },
  ],
};
