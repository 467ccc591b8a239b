import { expect, test } from "vitest";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { saidArgumentCalls } from "./said-argument-calls.ts";

const texts = {
  "top.py": "import sys\n\nlines = open(sys.argv[1]).read().split()\nfor line in lines[:5]:\n    print(line)\n",
  "dice.py": 'import sys\n\nSIDES = 6\nprint(f"a die with {SIDES} sides of 6")\n',
  "tail.js": "const lines = read(process.argv[2]);\nconsole.log(lines.slice(-10));\n",
  "last.sh": "head -n 3 \"$1\" | awk '{ print $3 }'\n",
  "usage.py": "import sys\n\nif len(sys.argv) != 2:\n    sys.exit()\nprint(sys.argv[1] * 4)\n",
  "twice.py": "import sys\n\nprint(sys.argv[1], 4)\nprint(4)\n",
  "log.txt": "",
};
const view = viewOf(texts);

async function changed(request: string) {
  const calls = await saidArgumentCalls(request, await view.files(), view);
  return calls.map(({ input }) => input["new_text"]);
}

const inTop = ["for line in lines[:(int(sys.argv[2]) if len(sys.argv) > 2 else 5)]:"];

test.each([
  [
    "top.py always shows 5 lines. i'd like to say how many, like python3 top.py log.txt 3 and without a number it stays at 5 as now. thanks",
    inTop,
  ],
  ["I want to choose how many lines top.py prints: python3 top.py log.txt 8. By default it should be 5.", inTop],
  ["Ich würde gern angeben, wie viele Zeilen: python3 top.py log.txt 20. Ohne Angabe bleiben es 5.", inTop],
  ["python3 top.py log.txt 3 のように行数を指定できるようにしてください。省略したら今までどおり5行で。", inTop],
  [
    "can i give dice.py the sides, python3 dice.py 20? otherwise 6",
    ["SIDES = int(sys.argv[1]) if len(sys.argv) > 1 else 6"],
  ],
  [
    "i'd like to say how many lines: node tail.js log.txt 4, if i don't it is 10",
    ["console.log(lines.slice(-(process.argv[3] === undefined ? 10 : Number(process.argv[3]))));"],
  ],
  [
    "let me say how many: bash last.sh log.txt 7. without a number it stays 3",
    ['head -n "${2:-3}" "$1" | awk \'{ print $3 }\''],
  ],
])("%s", async (request, fresh) => {
  expect(await changed(request)).toEqual(fresh);
});

test.each([
  ["it stands twice", "i'd like to say which, python3 twice.py a 9, without a number it stays at 4"],
  ["the arguments are counted", "i'd like to say how often, python3 usage.py a 9, without a number it stays at 4"],
  ["no example is given", "i'd like to say how many lines top.py shows, without a number it stays at 5"],
  ["no default is said", "i'd like to say how many, like python3 top.py log.txt 3"],
  [
    "more is wanted",
    "i'd like to say how many, like python3 top.py log.txt 3, without it 5. and sort the lines by 2 columns",
  ],
  [
    "something else is wanted besides",
    "i'd like to say how many, like python3 top.py log.txt 3, without it 5. Then sort the lines.",
  ],
  ["it is to be another number", "make python3 top.py log.txt show 3 lines and not 5"],
  ["it goes wrong", "python3 top.py log.txt 3 shows 5 lines, it should show 3"],
  ["two arguments come anew", "i'd like to say how many, like python3 top.py log.txt x 3, without it 5"],
])("is left alone where %s", async (_, request) => {
  expect(await changed(request)).toEqual([]);
});
