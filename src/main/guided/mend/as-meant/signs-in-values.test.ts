import { expect, test } from "vitest";
import { signsInValues } from "./signs-in-values.ts";

const program = (path: string, text: string) => ({ path, text });
const readText = 'for line in open("a.conf"):\n    name, value = line.split("=")\n';
const data = { path: "a.conf", text: "# x\nport=80\nkey=abc==\n" };

test("a value with the sign in it has to come out whole, in this data and in other data", () => {
  const reading = signsInValues("the end of the key is cut off", { program: program("a.py", readText), data });
  expect(reading?.twins).toEqual([
    { given: null, taken: "# x\nport=80\nkey=abc\uE001\uE001\n" },
    { given: "# x\nport=80=x\nkey=abc===x\n", taken: "# x\nport=80\uE001x\nkey=abc\uE001\uE001\uE001x\n" },
  ]);
  expect(reading?.inPrint?.("exit 0\nabc\uE001\uE001")).toBe("exit 0\nabc==");
});

test("where each line ends with a number, the last sign parts it from the rest", () => {
  const books = { path: "b.txt", text: "Emma: 400\nTokyo: a guide: 210\n" };
  const reader = program("b.js", 'const [title, pages] = line.split(":");');
  expect(signsInValues("the title is cut short", { program: reader, data: books })?.twins[0]?.taken).toBe(
    "Emma: 400\nTokyo\uE001 a guide: 210\n",
  );
});

test.each([
  ["the port is wrong", readText, data.text],
  ["the end of the key is cut off", readText, "port=80\nkey=abc\n"],
  ["the end of the key is cut off", "print(open('a.conf').read()[:5])", data.text],
])("nothing is known where %s", (request, text, lines) => {
  const found = { program: program("a.py", text), data: { ...data, text: lines } };
  expect(signsInValues(request, found)).toBeNull();
});
