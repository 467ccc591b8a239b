import { describe, expect, it } from "vitest";
import { breakOffChanges } from "./break-off-changes.ts";
import type { Language } from "./program-file.ts";

/** The changes that are likely by themselves, each with the lines that it puts in the place of others. */
function likely(program: string, language: Language, failing: number, failure: string, request: string): string[] {
  const changes = breakOffChanges({
    lines: program.split("\n"),
    language,
    failing: new Set([failing]),
    failure,
    request,
  });
  return changes.filter(({ rank }) => rank < 0).map(({ fresh }) => fresh);
}

const unordered = (one: string, other: string) =>
  `exit 1\nTypeError: '<' not supported between instances of '${one}' and '${other}'\n`;

describe("a program of Python that compares with None", () => {
  const byYear = "for b in sorted(books, key=lambda b: b[\"year\"]):\n    print(f\"{b['title']}: {b['year']}\")";

  it.each([
    ["they should come first", byYear, 'for b in sorted(books, key=lambda b: (b["year"] is not None, b["year"])):'],
    ["sie sollen ans Ende", byYear, 'for b in sorted(books, key=lambda b: (b["year"] is None, b["year"])):'],
    ["最後に出してください", "days.sort()", "days.sort(key=lambda one: (one is None, one))"],
    [
      "at the end, please",
      "days.sort(reverse=True)",
      "days.sort(key=lambda one: (one is not None, one), reverse=True)",
    ],
    ["skip those", "print(max(days))", "print(max(one for one in days if one is not None))"],
    ["skip those", "print(min(d.x for d in days))", "print(min(d.x for d in days if d.x is not None))"],
    [
      "ignore those",
      "b = max(days, key=lambda d: d.x)",
      "b = max((d for d in days if d.x is not None), key=lambda d: d.x)",
    ],
  ])("puts what has no value where it is said, or leaves it out: %s", (request, program, fresh) => {
    expect(likely(program, "python", 1, unordered("NoneType", "int"), request)).toEqual([fresh]);
  });

  it("prints for it what the request gives as an example", () => {
    const [both] = likely(
      byYear,
      "python",
      1,
      unordered("NoneType", "int"),
      "They should come last, like `Emma: never`",
    );
    expect(both).toBe(
      "for b in sorted(books, key=lambda b: (b[\"year\"] is None, b[\"year\"])):\n    print(f\"{b['title']}: {b['year'] if b['year'] is not None else 'never'}\")",
    );
  });

  it("takes the first one where nothing is there to compare it with", () => {
    const program = "if n > best:\n    best = n\nbest = None";
    expect(likely(program, "python", 1, unordered("int", "NoneType"), "it fails")).toEqual([
      "if best is None or n > best:",
    ]);
  });

  it.each([
    ["nothing says where they belong", byYear, unordered("NoneType", "int")],
    ["texts are compared with numbers", byYear, unordered("str", "int")],
  ])("stays as it is where %s", (_, program, failure) => {
    expect(likely(program, "python", 1, failure, "it fails, mend it")).toEqual([]);
  });
});

describe("a program that finds nothing in a line or a cell", () => {
  const noNumber = "exit 1\nValueError: could not convert string to float: ''\n";
  const cells = 'for row in rows:\n    values.append(float(row["temp"]))';

  it.each([
    [
      "an empty line",
      "for line in file:\n    sum += float(line)",
      noNumber,
      "    if not line.strip():\n        continue\n    sum += float(line)",
    ],
    [
      "a line that is too short",
      'for line in file:\n    a, b = line.split(";")',
      "ValueError: not enough values to unpack (expected 2, got 1)",
      '    if not line.strip():\n        continue\n    a, b = line.split(";")',
    ],
  ])("passes over %s", (_, program, failure, fresh) => {
    expect(likely(program, "python", 2, failure, "it fails, mend it")).toEqual([fresh]);
  });

  it("passes over an empty cell only where that is said", () => {
    const fresh = '    if not row["temp"].strip():\n        continue\n    values.append(float(row["temp"]))';
    expect(likely(cells, "python", 2, noNumber, "Days without a value should be skipped")).toEqual([fresh]);
    expect(likely(cells, "python", 2, noNumber, "it fails, mend it")).toEqual([]);
    const inOne = 'a = [float(r["t"]) for r in rows]';
    expect(likely(inOne, "python", 1, noNumber, "skip them")).toEqual([
      'a = [float(r["t"]) for r in rows if r["t"].strip()]',
    ]);
  });

  it("counts it as 0 where that is said", () => {
    const sum = "sum += parseFloat(amount);";
    expect(likely(sum, "javascript", 0, "exit 0\nNaN\n", "an empty one counts as 0")).toEqual([
      "sum += (parseFloat(amount) || 0);",
    ]);
    expect(likely(sum, "javascript", 0, "exit 0\nNaN\n", "it's wrong")).toEqual([]);
  });
});

describe("a program that doesn't reach what it needs", () => {
  it.each([
    [
      "a value of the program",
      "total = 0\ndef add(n):\n    total += n",
      3,
      "UnboundLocalError: cannot access local variable 'total' where",
      "def add(n):\n    global total",
    ],
    [
      "one of the function around it",
      "def a():\n    n = 0\n    def b():\n        n += 1",
      4,
      "UnboundLocalError: local variable 'n' referenced before assignment",
      "    def b():\n        nonlocal n",
    ],
    [
      "its own object",
      "class A:\n    def put(n):\n        pass\nA().put(1)",
      4,
      "TypeError: A.put() takes 1 positional argument but 2 were given",
      "    def put(self, n):",
    ],
    [
      "itself",
      "class A:\n    def put():\n        self.n = 1",
      3,
      "NameError: name 'self' is not defined",
      "    def put(self):",
    ],
  ])("gets at %s", (_, program, failing, failure, fresh) => {
    expect(likely(program, "python", failing, `exit 1\n${failure}\n`, "it fails")).toEqual([fresh]);
  });

  it.each([
    [
      "a value that is given nowhere else",
      "def add(n):\n    total += n",
      2,
      "UnboundLocalError: cannot access local variable 'total' where",
    ],
    [
      "a function of no class",
      "def put(n):\n    pass\nput(1, 2)",
      3,
      "TypeError: put() takes 1 positional argument but 2 were given",
    ],
    [
      "a static one",
      "class A:\n    @staticmethod\n    def put(n):\n        pass",
      3,
      "TypeError: A.put() takes 1 positional argument but 2 were given",
    ],
  ])("isn't given %s", (_, program, failing, failure) => {
    expect(likely(program, "python", failing, `exit 1\n${failure}\n`, "it fails")).toEqual([]);
  });

  it("waits for what it prints", () => {
    const program =
      "async function count() {\n}\nasync function main() {\n  console.log(count());\n}\nfunction other() {\n  count();\n}";
    expect(likely(program, "javascript", 0, "exit 0\nPromise { <pending> }\n", "it prints rubbish")).toEqual([
      "  console.log(await count());",
    ]);
  });

  it("waits in all places at once where there are several", () => {
    const main = "async function main() {\n  const one = count();\n  print(one);\n  print(count());\n}";
    const [all, ...single] = likely(
      `async function count() {\n}\n${main}`,
      "javascript",
      0,
      "exit 0\nPromise {\n",
      "fix it",
    );
    expect(all).toBe("  const one = await count();\n  print(one);\n  print(await count());");
    expect(single).toHaveLength(2);
  });

  it.each([
    [
      'name = sys.argv[1]\nprint("Hello, " + name)',
      "it should print `Hello, you`",
      ['name = sys.argv[1] if len(sys.argv) > 1 else "you"'],
    ],
    [
      'n = int(sys.argv[1])\nprint(f"{n} days")',
      "it should print `30 days`",
      ["n = int(sys.argv[1]) if len(sys.argv) > 1 else 30"],
    ],
    ['n = int(sys.argv[1])\nprint(f"{n} days")', "it should print `no days`", []],
    ['name = sys.argv[1]\nprint("Hello, " + name)', "it fails, mend it", []],
  ])("takes what an example has for an argument that is missing: %s", (program, request, fresh) => {
    expect(likely(program, "python", 1, "exit 1\nIndexError: list index out of range\n", request)).toEqual(fresh);
  });

  it("takes what the request says for a variable that isn't set", () => {
    const failure = "exit 1\na.sh: line 1: NAME: unbound variable\n";
    const line = 'echo "Hello, $NAME"';
    expect(likely(line, "shell", 1, failure, "It should say Hello, guest then")).toEqual([
      'echo "Hello, ${NAME:-guest}"',
    ]);
    expect(likely(line, "shell", 1, failure, "it fails")).toEqual([]);
  });
});

describe("a program that prints that there is no value", () => {
  it("prints what the request gives as an example", () => {
    const line = "  console.log(`${p.name}: ${p.day}`);";
    expect(likely(line, "javascript", 0, "exit 0\nIvy: null\n", "It should print `Ivy: never`")).toContain(
      '  console.log(`${p.name}: ${p.day ?? "never"}`);',
    );
    expect(likely(line, "javascript", 0, "exit 0\nIvy: 3\n", "It should print `Ivy: never`")).toEqual([]);
  });
});

describe("a program of Python that counts days on past the end of a month", () => {
  const outOfMonth = "exit 1\nValueError: day is out of range for month\n";

  it.each([
    [
      "    return date(year, month, day + LOAN_DAYS)",
      "    return date.fromordinal(date(year, month, day).toordinal() + LOAN_DAYS)",
    ],
    [
      "due = datetime.date(int(p[0]), int(p[1]), int(p[2]) - 3)",
      "due = datetime.date.fromordinal(datetime.date(int(p[0]), int(p[1]), int(p[2])).toordinal() - 3)",
    ],
    ["end = start.replace(day=start.day + 7)", "end = type(start).fromordinal(start.toordinal() + 7)"],
  ])("counts them on from the whole date: %s", (line, fresh) => {
    expect(likely(line, "python", 1, outOfMonth, "everybody has it for some days")).toEqual([fresh]);
  });

  it("and one that is given no such sum stays", () => {
    expect(likely("d = date(2025, 2, 30)", "python", 1, outOfMonth, "fix it")).toEqual([]);
  });
});

describe("a program of JavaScript that takes a number as a text", () => {
  const failure = "exit 1\nTypeError: time.split is not a function\n    at Object.<anonymous> (pace.js:2:33)\n";

  it.each([
    ["const [km, time] = process.argv.slice(2).map(Number);", "const [km, time] = process.argv.slice(2);"],
    ["const time = Number(process.argv[3]);", "const time = process.argv[3];"],
    ["let time = parseFloat(row.at(2));", "let time = row.at(2);"],
  ])("leaves it a text: %s", (line, fresh) => {
    expect(likely(line, "javascript", 2, failure, "it prints the time per km")).toEqual([fresh]);
  });

  it("and no other one", () => {
    expect(likely("const km = Number(process.argv[2]);", "javascript", 2, failure, "")).toEqual([]);
  });
});
