import { all, runs } from "../task.ts";
import type { Family } from "../task.ts";

const shipping = `def shipping(total, express=False):
    """What the parcel costs: 4.90, nothing from 50.00 on; express is 6.00 more."""
    if total > 50:
        cost = 0
    else:
        cost = 4.90
    if express:
        cost =+ 6.00
    return cost
`;
const shippingTest = `import unittest

from pricing import shipping


class ShippingTest(unittest.TestCase):
    def test_small_order(self):
        self.assertAlmostEqual(shipping(20), 4.90)

    def test_large_order(self):
        self.assertAlmostEqual(shipping(80), 0)

    def test_exactly_fifty(self):
        self.assertAlmostEqual(shipping(50), 0)

    def test_small_express(self):
        self.assertAlmostEqual(shipping(20, express=True), 10.90)


if __name__ == "__main__":
    unittest.main()
`;

const slug = `// The title of a post, as it stands in the address of its page.
export function slug(title) {
  return title
    .trim()
    .toLowerCase()
    .replace(" ", "-")
    .replace(/[^a-z0-9-]/, "");
}
`;
const slugTest = `import assert from "node:assert/strict";
import { test } from "node:test";
import { slug } from "./slug.mjs";

test("one word", () => assert.equal(slug("Tomatoes"), "tomatoes"));
test("two words", () => assert.equal(slug("My tomatoes"), "my-tomatoes"));
test("more words", () => assert.equal(slug("How I grow tomatoes"), "how-i-grow-tomatoes"));
test("signs", () => assert.equal(slug("What's wrong, tomatoes?"), "whats-wrong-tomatoes"));
`;

const dates = `LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]


def is_leap(year):
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


def days_in(year, month):
    if month == 2 and is_leap(year):
        return 29
    return LENGTHS[month - 1]


def add_days(year, month, day, days):
    day += days
    if day > days_in(year, month):
        day -= days_in(year, month)
        month += 1
    return year, month, day
`;
const betterDates = dates.replace(
  /    if day > days_in\(year, month\):[^]*$/,
  `    while day > days_in(year, month):
        day -= days_in(year, month)
        month += 1
        if month > 12:
            month = 1
            year += 1
    return year, month, day
`,
);
const library = `from dates import add_days


def due(lent, days=21):
    """The day by which a book has to be back: due("2024-05-01") is "2024-05-22"."""
    year, month, day = (int(part) for part in lent.split("-"))
    return "%04d-%02d-%02d" % add_days(year, month, day, days)
`;
const libraryTest = `import unittest

from library import due


class DueTest(unittest.TestCase):
    def test_same_month(self):
        self.assertEqual(due("2024-05-01"), "2024-05-22")

    def test_next_month(self):
        self.assertEqual(due("2024-02-20"), "2024-03-12")

    def test_next_year(self):
        self.assertEqual(due("2024-12-20"), "2025-01-10")

    def test_long_loan(self):
        self.assertEqual(due("2025-01-31", 60), "2025-04-01")


if __name__ == "__main__":
    unittest.main()
`;

const board = `// scores は [{ name, points }] の配列。点の高い順に n 人の名前を返す。
// 同点のときは名前順。渡された配列は変えない。
function top(scores, n) {
  return scores
    .sort((a, b) => (String(a.points) < String(b.points) ? 1 : -1))
    .slice(0, n)
    .map((score) => score.name);
}

module.exports = { top };
`;
const betterBoard = board.replace(
  /scores\n {4}\.sort.*\n/,
  "[...scores]\n    .sort((a, b) => b.points - a.points || a.name.localeCompare(b.name))\n",
);
const boardTest = `const assert = require("node:assert");
const { top } = require("./scoreboard.js");

const scores = [
  { name: "Mei", points: 9 },
  { name: "Ken", points: 12 },
  { name: "Haru", points: 105 },
  { name: "Aoi", points: 12 },
];

assert.deepStrictEqual(top(scores, 1), ["Haru"], "一番の人");
assert.deepStrictEqual(top(scores, 4), ["Haru", "Aoi", "Ken", "Mei"], "全員の順番");
assert.strictEqual(scores[0].name, "Mei", "元の配列が変わった");
console.log("OK");
`;

/** Mend the code of a small program whose tests fail. */
export const mendFailingTest: Family = {
  id: "mend-failing-test",
  group: "run and mend code",
  variants: [
    {
      prompt: "python3 test_pricing.py fails, could you fix pricing.py? the tests are right",
      files: { "pricing.py": shipping, "test_pricing.py": shippingTest },
      mayChange: ["pricing.py"],
      check: all(
        runs("python3 test_pricing.py"),
        runs(
          "python3 -c 'from pricing import shipping as s; print(*(\"%.2f\" % s(*a) for a in [(49.99,), (50, True), (50.01,), (0, True), (49.5, True), (300, True)]))'",
          /^4\.90 6\.00 0\.00 10\.90 10\.90 6\.00\n$/,
        ),
      ),
      gold: { files: { "pricing.py": shipping.replace("> 50", ">= 50").replace("=+", "+=") } },
      wrong: [
        { files: { "pricing.py": shipping.replace("> 50", ">= 50") } },
        { files: { "pricing.py": shipping.replace("=+", "+=") } },
        { files: { "pricing.py": shipping.replace("> 50", ">= 50").replace("=+ 6.00", "= 10.90") } },
        { files: { "pricing.py": shipping.replace("> 50", "> 49").replace("=+", "+=") } },
        {
          files: {
            "test_pricing.py": shippingTest.replace("shipping(50), 0", "shipping(50), 4.90").replace("10.90", "6.00"),
          },
        },
      ],
    },
    {
      prompt: "node --test shows 2 failing tests for slug.mjs. please make them pass (dont touch the test file)",
      files: {
        "slug.mjs": slug,
        "slug.test.mjs": slugTest,
        "posts.json":
          '[\n  { "title": "How I grow tomatoes", "date": "2025-03-02" },\n  { "title": "Seeds", "date": "2025-01-11" }\n]\n',
      },
      mayChange: ["slug.mjs"],
      check: all(
        runs("node --test slug.test.mjs"),
        runs(
          `node --input-type=module -e 'import { slug } from "./slug.mjs"; console.log(slug("a b c d e f"), slug(" Rock (n) Roll!!! "), slug("3 pots, 2 beds: done"), slug("well-known Plants"))'`,
          /^a-b-c-d-e-f rock-n-roll 3-pots-2-beds-done well-known-plants\n$/,
        ),
      ),
      gold: { files: { "slug.mjs": slug.replace('" ", "-"', '/\\s+/g, "-"').replace("-]/,", "-]/g,") } },
      wrong: [
        { files: { "slug.mjs": slug.replace('" ", "-"', '/ /g, "-"') } },
        { files: { "slug.mjs": slug.replace("-]/,", "-]/g,") } },
        {
          files: {
            "slug.mjs": slug.replace(
              "  return title",
              '  if (title.startsWith("How")) return "how-i-grow-tomatoes";\n  if (title.startsWith("What")) return "whats-wrong-tomatoes";\n  return title',
            ),
          },
        },
        { files: { "slug.test.mjs": 'import { test } from "node:test";\ntest("one word", () => {});\n' } },
        { files: { "slug.mjs": slug.replace('" ", "-"', '/ /g, "-"').replace("/[^a-z0-9-]/", "/[^a-z-]/g") } },
      ],
    },
    {
      prompt:
        "Our little library program gets some due dates wrong, run python3 -m unittest and you'll see. Please find the mistake and fix it, the tests themselves are ok.",
      files: { "dates.py": dates, "library.py": library, "test_library.py": libraryTest },
      mayChange: ["dates.py", "library.py"],
      check: all(
        runs("python3 -m unittest"),
        runs(
          'python3 -c \'\nimport datetime\nfrom library import due\nfor start in ["2023-12-31", "2024-02-29", "2025-11-15", "2024-01-31"]:\n    for days in [0, 1, 21, 30, 59, 60, 61, 366, 800]:\n        want = str(datetime.date.fromisoformat(start) + datetime.timedelta(days))\n        if due(start, days) != want: print(start, days, due(start, days))\nprint("ready")\'',
          /^ready\n$/,
        ),
      ),
      gold: { files: { "dates.py": betterDates } },
      wrong: [
        { files: { "dates.py": dates.replace("    if day >", "    while day >") } },
        { files: { "dates.py": betterDates.replace("    while day >", "    if day >") } },
        { files: { "dates.py": betterDates.replace("            year += 1\n", "") } },
        {
          files: {
            "library.py": library.replace(
              "    year,",
              '    if lent == "2024-12-20":\n        return "2025-01-10"\n    if days == 60:\n        return "2025-04-01"\n    year,',
            ),
          },
        },
        { files: { "test_library.py": libraryTest.replace(/ {4}def test_next_year[^]*?\n\n\n/, "\n\n") } },
      ],
    },
    {
      prompt: "test.js が失敗します(node test.js)。scoreboard.js を直してもらえますか?テストの方は変えないでください。",
      files: { "scoreboard.js": board, "test.js": boardTest },
      mayChange: ["scoreboard.js"],
      check: all(
        runs("node test.js", /OK/),
        runs(
          `node -e 'const { top } = require("./scoreboard.js"); const s = [["D", 7], ["B", 30], ["C", 7], ["A", 200], ["E", 1000]].map(([name, points]) => ({ name, points })); console.log(top(s, 2).join(), top(s, 5).join(), top(s, 9).length, s.map((one) => one.name).join())'`,
          /^E,A E,A,B,C,D 5 D,B,C,A,E\n$/,
        ),
      ),
      gold: { files: { "scoreboard.js": betterBoard } },
      wrong: [
        { files: { "scoreboard.js": betterBoard.replace("[...scores]", "scores") } },
        { files: { "scoreboard.js": betterBoard.replace(" || a.name.localeCompare(b.name)", "") } },
        { files: { "scoreboard.js": betterBoard.replace("b.points - a.points", "a.points - b.points") } },
        {
          files: {
            "scoreboard.js":
              'const top = (scores, n) => ["Haru", "Aoi", "Ken", "Mei"].slice(0, n);\nmodule.exports = { top };\n',
          },
        },
        { files: { "test.js": 'console.log("OK");\n' } },
      ],
    },
  ],
};
