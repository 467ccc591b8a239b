import { describe, expect, test } from "vitest";
import { altersMore } from "./what-stays.ts";

const edit = (old: string, fresh: string) => ({
  tool: "edit",
  input: { path: "a.py", old_text: old, new_text: fresh },
});
const nothing = edit("a", "b");

describe("a change alters more than was asked for", () => {
  test.each([
    [
      "by an entry that is no longer there",
      nothing,
      "exit 0\nlake: 2\nZoo: 1",
      { request: "it lists Lake three times, count each once", text: "exit 0\nLake: 2\nlake: 2\nZoo: 1\nCastle: 1" },
    ],
    [
      "in words that it brings",
      edit(
        'echo "Everybody pays $((a / b)) euros"',
        'echo "$b people will pay $a each."\necho "Each person pays $each."',
      ),
      "exit 0\n4 people will pay 50 each.\nEach person pays 12.50.",
      { request: "it says everybody pays 12 euros, it should be 12.50", text: "exit 0\nEverybody pays 12 euros" },
    ],
    [
      "in a word for what is missing",
      edit("print(name + latin)", 'print(name + plant.get("latin", "unknown"))'),
      "exit 0\nRosemary Salvia\nTomato unknown",
      {
        request: "dies with KeyError, print only the name then",
        text: "exit 1\nRosemary Salvia\nTraceback (most recent call last):",
      },
    ],
    [
      "by what it puts in the place of something else",
      edit(
        'if (command === "count") {\n  console.log(recipes.length);\n} else {\n  usage();',
        'if (command === "search") {\n  search(rest[0]);\n} else if (command === "count") {',
      ),
      "exit 0\nHummus",
      { request: "can you add a search to recipes.js?", text: "exit 1\nUsage: list | count" },
    ],
    [
      "in the numbers of what couldn't be read",
      edit("{ name: 'Mum's cake', price: 3.8 }", "{ name: 'cake', price: 4.0 },\n{ name: 'pie', price: 4.5 },"),
      "exit 0\ncake 4.00",
      { request: "it doesn't start any more", text: "exit 1\nSyntaxError: Unexpected identifier 's'" },
    ],
    [
      "in words that it takes out",
      edit('print("Total:", total)', "print(total)"),
      "exit 0\n14",
      { request: "sum.py prints 4, should be 14", text: "exit 0\nTotal: 4" },
    ],
    [
      "in the order of the lines",
      edit("reverse=True", "reverse=False"),
      "exit 0\n0 Ann 3\n1 Bob 9",
      { request: "it starts at 0, should start at 1", text: "exit 0\n0 Bob 9\n1 Ann 3" },
    ],
    [
      "in what was printed before it broke off",
      nothing,
      "exit 0\nRosemary\nTomato",
      {
        request: "it crashes, mend it",
        text: "exit 1\nRosemary (Salvia)\nTraceback (most recent call last):\nKeyError: 'latin'",
      },
    ],
    [
      "with a gap",
      nothing,
      "exit 0\nRosemary (Salvia)\nTomato ()",
      {
        request: "it crashes, mend it",
        text: "exit 1\nRosemary (Salvia)\nTraceback (most recent call last):\nKeyError: 'latin'",
      },
    ],
    [
      "with another gap",
      nothing,
      "exit 0\nAnn ()",
      { request: "it prints undefined for Ann", text: "exit 0\nAnn (undefined)" },
    ],
    [
      "with an empty list where one with entries was printed",
      nothing,
      "exit 0\nopen tasks: []",
      { request: "it crashes", text: "exit 1\nopen tasks: ['tea']\nKeyError: 'due'" },
    ],
  ])("%s", (_, call, outcome, run) => {
    expect(altersMore(call, outcome, { command: "python3 a.py", ...run })).toBe(true);
  });

  test.each([
    [
      "a value is another one",
      edit("a / b", "b / a"),
      "exit 0\nEverybody pays 12.50 euros",
      { request: "it should be 12.50", text: "exit 0\nEverybody pays 12 euros" },
    ],
    [
      "the words are those of the request",
      edit('print("none")', 'print("nobody")'),
      "exit 0\nnobody",
      { request: "it says none, should say nobody", text: "exit 0\nnone" },
    ],
    [
      "a message is asked for",
      edit("open(path)", 'print("File not found")'),
      "exit 0\nFile not found",
      {
        request: "it crashes without the file, print a message then",
        text: "exit 1\nTraceback (most recent call last):",
      },
    ],
    [
      "the order is spoken of",
      edit("reverse=True", "reverse=False"),
      "exit 0\nAnn 3\nBob 9",
      { request: "the lines come out in reverse, mend it", text: "exit 0\nBob 9\nAnn 3" },
    ],
    [
      "all that was printed still is",
      nothing,
      "exit 0\nRosemary (Salvia)\nTomato",
      {
        request: "it crashes, mend it",
        text: "exit 1\nRosemary (Salvia)\nTraceback (most recent call last):\nKeyError: 'latin'",
      },
    ],
    [
      "another branch of the program is come to",
      edit("if n > 1", "if n >= 1"),
      "exit 0\nOne guest comes",
      { request: "nobody comes is wrong, one does", text: "exit 0\nNobody comes" },
    ],
    [
      "it still breaks off",
      edit("a", 'b = "other"'),
      "exit 1\nother\nTraceback (most recent call last):",
      { request: "it crashes, mend it", text: "exit 1\nTraceback (most recent call last):" },
    ],
    [
      "a line is left out",
      edit('["Jan", "Mar"]', '["Jan", "Feb", "Mar"]'),
      "exit 0\nJan\nFeb\nMar",
      { request: "python3 months.py leaves out a month, please fix it", text: "exit 0\nJan\nMar" },
    ],
    [
      "a weekday is wrong",
      edit('["Sun", "Mon"]', '["Mon", "Sun"]'),
      "exit 0\nMon",
      { request: "python3 day.py gives the wrong weekday", text: "exit 0\nSun" },
    ],
    [
      "a word is wrong",
      edit('print("Good mornin")', 'print("Good morning")'),
      "exit 0\nGood morning",
      { request: "python3 hello.py prints a wrong word", text: "exit 0\nGood mornin" },
    ],
    [
      "a word is wrong, in German",
      edit('print("Guten Tahg")', 'print("Guten Tag")'),
      "exit 0\nGuten Tag",
      { request: "python3 hallo.py gibt ein falsches Wort aus", text: "exit 0\nGuten Tahg" },
    ],
    [
      "a line is too much",
      edit('print("debug")', ""),
      "exit 0\n14",
      { request: "python3 sum.py prints a stray line at the end", text: "exit 0\n14\ndebug" },
    ],
    [
      "another one is to win",
      edit("sort()", "sort(reverse=True)"),
      "exit 0\nBob 9\nAnn 3",
      {
        request: "python3 board.py lists Ann as the winner although Bob got more points",
        text: "exit 0\nAnn 3\nBob 9",
      },
    ],
    [
      "nothing is in a list",
      nothing,
      "exit 0\ndone tasks: ['tea']\nopen tasks: []",
      {
        request: "python3 open.py crashes",
        text: "exit 1\ndone tasks: ['tea']\nTraceback (most recent call last):\nKeyError: 'due'",
      },
    ],
  ])("and not where %s", (_, call, outcome, run) => {
    expect(altersMore(call, outcome, { command: "python3 a.py", ...run })).toBe(false);
  });
});
