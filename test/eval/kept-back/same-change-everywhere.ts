import { all, fileIs, runs, type Family } from "../task.ts";

const LANDLORD = `Rosa Kettle
14 Mill Lane
Eastwick

To: Harrow Lettings, 114 Mill Lane, Eastwick

Dear Ms Harrow,

the tap in the kitchen of 14 Mill Lane drips again. Could somebody look at it?

Rosa Kettle
`;

const BANK = `Rosa Kettle, 14 Mill Lane, Eastwick

Please send the statements on paper from now on.
`;

const SCHOOL = `# Letter to the school

From: Rosa Kettle, 14 Mill Lane, Eastwick

- Tom can't come to the swimming lesson on Friday.
- We'd like to help at the bazaar.
`;

const moved = (text: string) => text.replaceAll(/\b14 Mill Lane/g, "3 Harbour Row");

const INDEX = `<!doctype html>
<title>Allotments at Pond Hill</title>
<h1>Welcome</h1>
<p>Our summer fair 2024 was a great day, thank you all.</p>
<footer>&copy; 2024 Pond Hill Society</footer>
`;

const ABOUT = `<!doctype html>
<title>About us</title>
<h1>About us</h1>
<p>We have looked after 42 plots since 2019. The pond was dug in 2024.</p>
<footer>
  <small>Copyright 2024 Pond Hill Society</small>
</footer>
`;

const PRICES = `<!doctype html>
<title>Plant sale</title>
<h1>Plant sale</h1>
<table>
  <tr><th>Plant</th><th>2023</th><th>2024</th></tr>
  <tr><td>Tomato</td><td>1.50</td><td>1.80</td></tr>
</table>
<footer>© 2019–2024 Pond Hill Society</footer>
`;

/** The year in the last lines of a page, where the footer is. */
const newYear = (page: string) => {
  const start = page.indexOf("<footer>");
  return page.slice(0, start) + page.slice(start).replace("2024", "2025");
};

const COURSES = `# Kurse im Herbst

- Montag: Wirbelsäulengymnastik, 18 Uhr, kleine Halle
- Dienstag: Seniorengymnastik, 10 Uhr
- Donnerstag: Wirbelsäulengymnastik für Anfänger, 19 Uhr

Für Wirbelsäulengymnastik bitte eine Matte mitbringen.
`;

const PLAN = `Tag;Zeit;Kurs;Leitung
Mo;18:00;Wirbelsäulengymnastik;Birte
Di;10:00;Seniorengymnastik;Holger
Do;19:00;Wirbelsäulengymnastik Anfänger;Birte
`;

const CALENDAR = [
  "BEGIN:VCALENDAR",
  "VERSION:2.0",
  "BEGIN:VEVENT",
  "UID:kurs-1@turnverein.example",
  "DTSTART:20251103T180000",
  "SUMMARY:Wirbelsäulengymnastik",
  "END:VEVENT",
  "BEGIN:VEVENT",
  "UID:kurs-2@turnverein.example",
  "DTSTART:20251104T100000",
  "SUMMARY:Seniorengymnastik",
  "END:VEVENT",
  "END:VCALENDAR",
  "",
].join("\r\n");

const POSTER = `*** NEU AB NOVEMBER ***

WIRBELSÄULENGYMNASTIK
montags um 18 Uhr

Wer Wirbelsäulengymnastik macht, hat weniger Rückenschmerzen!
`;

const renamed = (text: string) => text.replaceAll("Wirbelsäulengymnastik", "Rückenfit");

const STOCK = `"""The stock of the bike workshop."""
import csv

from db import load_database

__all__ = ["load_data", "preload_data"]


def load_data(path):
    with open(path, newline="") as file:
        return {row["part"]: int(row["count"]) for row in csv.DictReader(file)}


def preload_data(path, cache):
    if path not in cache:
        cache[path] = load_data(path)
    return cache[path]


def connect():
    return load_database("stock.db")
`;

const SUMMARY = `from stock import load_data, preload_data


def summary(path):
    parts = load_data(path)
    return f"{len(parts)} parts, {sum(parts.values())} pieces"


def cached(path, cache):
    return len(preload_data(path, cache))
`;

const TESTS = `import unittest
from unittest import mock

import stock
from report.summary import cached, summary


class SummaryTest(unittest.TestCase):
    def test_counts(self):
        with mock.patch("report.summary.load_data", return_value={"chain": 2, "tube": 5}):
            self.assertEqual(summary("any.csv"), "2 parts, 7 pieces")

    def test_reads_the_file(self):
        self.assertEqual(stock.load_data("parts.csv")["saddle"], 3)

    def test_reads_once(self):
        with mock.patch("stock.load_data", return_value={}) as load:
            cache = {}
            cached("any.csv", cache)
            cached("any.csv", cache)
            self.assertEqual(load.call_count, 1)
`;

const STOCK_README = `# Workshop stock

\`load_data(path)\` reads the parts, \`load_database()\` opens the database.

Tests: \`python3 -m unittest tests.test_stock\`
`;

const withNewName = (text: string) => text.replaceAll(/\bload_data\b/g, "read_stock");

/** One thing is called otherwise from now on: it is changed in all files that have it, and nowhere else. */
export const sameChangeEverywhere: Family = {
  id: "same-change-everywhere",
  group: "edits over files",
  variants: [
    {
      prompt:
        "we moved! change our address from 14 Mill Lane to 3 Harbour Row in all my drafts (folder letters/drafts). the sent ones stay as they are",
      files: {
        "letters/drafts/landlord.txt": LANDLORD,
        "letters/drafts/bank.txt": BANK,
        "letters/drafts/school.md": SCHOOL,
        "letters/drafts/birthday card.txt": "Happy birthday, dear Uncle Ferdi!\nSee you on Sunday. Rosa\n",
        "letters/sent/bank 2024.txt": BANK.replace("on paper", "by e-mail"),
      },
      mayChange: ["letters/drafts/landlord.txt", "letters/drafts/bank.txt", "letters/drafts/school.md"],
      check: all(
        fileIs("letters/drafts/landlord.txt", moved(LANDLORD)),
        fileIs("letters/drafts/bank.txt", moved(BANK)),
        fileIs("letters/drafts/school.md", moved(SCHOOL)),
      ),
      gold: { run: "sed -i 's/\\b14 Mill Lane/3 Harbour Row/g' letters/drafts/*" },
      wrong: [
        { run: "sed -i 's/14 Mill Lane/3 Harbour Row/g' letters/drafts/*" },
        { run: "sed -i 's/\\b14 Mill Lane/3 Harbour Row/g' letters/drafts/*.txt" },
        { run: "sed -i 's/\\b14 Mill Lane/3 Harbour Row/g' letters/*/*" },
        { run: "sed -i 's/^14 Mill Lane/3 Harbour Row/; s/, 14 Mill Lane/, 3 Harbour Row/' letters/drafts/*" },
        { run: "sed -i 's/\\b14 Mill Lane/3 Harbour Road/g' letters/drafts/*" },
      ],
    },
    {
      prompt:
        "The footers of my web pages still say 2024, please make that 2025 on every page. Only the footer, the rest is history",
      files: {
        "site/index.html": INDEX,
        "site/about.html": ABOUT,
        "site/sale/prices.html": PRICES,
        "site/print.html": "<!doctype html>\n<title>Map</title>\n<p>Map of the plots, drawn in 2024</p>\n",
        "site/style.css": "/* 2024 */\nfooter { color: gray; }\n",
      },
      mayChange: ["site/index.html", "site/about.html", "site/sale/prices.html"],
      check: all(
        fileIs("site/index.html", newYear(INDEX)),
        fileIs("site/about.html", newYear(ABOUT)),
        fileIs("site/sale/prices.html", newYear(PRICES)),
      ),
      gold: {
        run: "sed -i '/<footer>/,$s/2024/2025/' site/index.html site/about.html site/sale/prices.html",
      },
      wrong: [
        { run: "sed -i 's/2024/2025/g' site/index.html site/about.html site/sale/prices.html" },
        { run: "sed -i '/<footer>/s/2024/2025/' site/index.html site/about.html site/sale/prices.html" },
        { run: "sed -i '/<footer>/,$s/2024/2025/' site/*.html" },
        { run: "sed -i '/<footer>/,$s/2019–2024\\|2024/2025/' site/index.html site/about.html site/sale/prices.html" },
        {
          run: "sed -i '/<footer>/,$s/2024/2025/' site/index.html site/about.html site/sale/prices.html; sed -i s/2024/2025/ site/style.css",
        },
      ],
    },
    {
      prompt:
        'Unser Kurs "Wirbelsäulengymnastik" heißt ab sofort "Rückenfit". Bitte in allen Dateien ändern, nur im Archiv nicht',
      files: {
        "kurse.md": COURSES,
        "plan.csv": PLAN,
        "kalender/termine.ics": CALENDAR,
        "kalender/Ferien.txt": "Keine Kurse vom 20. bis 31. Oktober.\n",
        "Aushang Halle.txt": POSTER,
        "Archiv/kurse 2022.md": COURSES.replace("Herbst", "Frühling"),
      },
      mayChange: ["kurse.md", "plan.csv", "kalender/termine.ics", "Aushang Halle.txt"],
      check: all(
        fileIs("kurse.md", renamed(COURSES)),
        fileIs("plan.csv", renamed(PLAN)),
        fileIs("kalender/termine.ics", renamed(CALENDAR)),
        ({ read }) => {
          const now = read("Aushang Halle.txt")?.replace("\nRückenfit\n", "\nRÜCKENFIT\n").trimEnd();
          const wanted = renamed(POSTER).replace("WIRBELSÄULENGYMNASTIK", "RÜCKENFIT").trimEnd();
          return now === wanted ? null : `the poster reads ${now}`;
        },
      ),
      gold: {
        run: "sed -i 's/Wirbelsäulengymnastik/Rückenfit/g; s/WIRBELSÄULENGYMNASTIK/RÜCKENFIT/g' kurse.md plan.csv kalender/termine.ics 'Aushang Halle.txt'",
      },
      wrong: [
        {
          run: "sed -i 's/Wirbelsäulengymnastik/Rückenfit/g' kurse.md plan.csv kalender/termine.ics 'Aushang Halle.txt'",
        },
        { run: "sed -i 's/Wirbelsäulengymnastik/Rückenfit/gi' kurse.md plan.csv 'Aushang Halle.txt'" },
        {
          run: "find . -type f -exec sed -i 's/Wirbelsäulengymnastik/Rückenfit/g; s/WIRBELSÄULENGYMNASTIK/RÜCKENFIT/g' {} +",
        },
        {
          run: "sed -i 's/Wirbelsäulengymnastik/Rückenfit/g; s/WIRBELSÄULENGYMNASTIK/RÜCKENFIT/g; s/Seniorengymnastik/Seniorenfit/' kurse.md plan.csv kalender/termine.ics 'Aushang Halle.txt'",
        },
        {
          run: "sed -i 's/Wirbelsäulengymnastik/Rückenfit/g; s/WIRBELSÄULENGYMNASTIK/RÜCKENFIT/g; s/\\r$//' kurse.md plan.csv kalender/termine.ics 'Aushang Halle.txt'",
        },
      ],
    },
    {
      prompt:
        "rename load_data to read_stock in the whole project, also in the readme and the tests. tests should still pass afterwards",
      files: {
        "stock.py": STOCK,
        "db.py":
          'def load_database(name):\n    """Opens the database; load_database is slow."""\n    return {"name": name}\n',
        "report/__init__.py": "",
        "report/summary.py": SUMMARY,
        "tests/__init__.py": "",
        "tests/test_stock.py": TESTS,
        "parts.csv": "part,count\nsaddle,3\nchain,12\n",
        "README.md": STOCK_README,
      },
      mayChange: ["stock.py", "report/summary.py", "tests/test_stock.py", "README.md"],
      check: all(
        fileIs("stock.py", withNewName(STOCK)),
        fileIs("report/summary.py", withNewName(SUMMARY)),
        fileIs("tests/test_stock.py", withNewName(TESTS)),
        fileIs("README.md", withNewName(STOCK_README)),
        runs("python3 -m unittest tests.test_stock", /Ran 3 tests[^]*OK/),
      ),
      gold: { run: "sed -i 's/\\bload_data\\b/read_stock/g' stock.py report/*.py tests/*.py README.md" },
      wrong: [
        { run: "sed -i 's/load_data/read_stock/g' stock.py report/*.py tests/*.py README.md" },
        { run: "sed -i 's/\\bload_data\\b/read_stock/g' stock.py report/*.py tests/*.py" },
        { run: "sed -i 's/\\bload_data(/read_stock(/g' stock.py report/*.py tests/*.py README.md" },
        { run: "sed -i 's/\\bload_data\\b/read_stock/g' stock.py README.md" },
        { run: "printf '\\nread_stock = load_data\\n' >> stock.py" },
      ],
    },
  ],
};
