import { expect, test } from "vitest";
import { withGivenValues } from "./values-as-given.ts";

const asked = 'import json\n\nday = input("Which day? ").strip()\nprint(json.load(open("rota.json"))[day])\n';
const taken = 'import sys\nimport json\n\nday = sys.argv[1].strip()\nprint(json.load(open("rota.json"))[day])\n';

test.each([
  ["`python3 rota.py friday` should print who cooks"],
  ["when I run python3 rota.py friday it should print who cooks"],
  ["rota.py bitte: python3 rota.py freitag soll ausgeben, wer kocht"],
  ["rota.pyを作って。「python3 rota.py 金曜」で名前を表示して"],
])("takes what it is started with rather than to ask: %s", (request) => {
  expect(withGivenValues("rota.py", asked, request)).toBe(taken);
});

test("takes several things in their order", () => {
  const text = '"""What it costs."""\nname = input("What? ")\ncount = int(input("How many? "))\nprint(name, count)\n';
  expect(withGivenValues("price.py", text, "`python3 price.py apples 3` prints the price")).toBe(
    '"""What it costs."""\nimport sys\nname = sys.argv[1]\ncount = int(sys.argv[2])\nprint(name, count)\n',
  );
});

test("takes them in a script of the shell as well", () => {
  const text = '#!/bin/bash\nread -p "Name: " name\ngrep "$name" phone.txt\n';
  expect(withGivenValues("phone.sh", text, "`bash phone.sh Anna` prints her number")).toBe(
    '#!/bin/bash\nname="$1"\ngrep "$name" phone.txt\n',
  );
});

test.each([
  ["it is to ask", "`python3 rota.py friday` asks me who cooked, then prints the next one", asked],
  ["it is given nothing", "`python3 rota.py` prints who cooks on a day", asked],
  ["it is given more than it asks for", "`python3 rota.py friday evening` prints who cooks", asked],
  ["it takes something already", "`python3 rota.py friday` prints it", `import sys\nprint(sys.argv[1], input())\n`],
  ["it asks again and again", "`python3 rota.py friday` prints it", `while True:\n    print(input())\n`],
])("leaves a program as it is where %s", (_, request, text) => {
  expect(withGivenValues("rota.py", text, request)).toBe(text);
});
