import { expect, test } from "vitest";
import { saidLiteral } from "./said-literal.ts";

test.each<[string, string, readonly string[], readonly string[]]>([
  [
    "which page still has 01632 960118?",
    "01632 960118",
    ["tel 01632-960118,", "(01632) 960 118", "+44 1632 960118", "+44 (0)1632 960118"],
    ["01632 960181", "101632 960118", "01632 9601180", "1632 96011"],
  ],
  ["In welcher Datei steht +49 431 552018?", "+49 431 552018", ["+49 (431) 55 20 18"], ["0431 552018"]],
  ["which file mentions jo@x.example", "jo@x.example", ["Mail: jo@x.example."], ["bobjo@x.example", "jo@x.examples"]],
  ["in which files is BK-2047-C", "BK-2047-C", ["no. BK-2047-C,"], ["BK-2047-CD", "XBK-2047-C", "BK-2047"]],
  ['which file says "closed on Mondays"?', "closed on Mondays", ["Closed  on\nMondays!"], ["closed on Monday"]],
  ["「月曜休み」はどのファイルにありますか", "月曜休み", ["・月曜休み"], ["月曜は休み"]],
  [
    "which pages link to https://x.example/a.html?",
    "https://x.example/a.html",
    ["(https://x.example/a.html)"],
    ["http://x.example"],
  ],
])("%s", (request, text, found, others) => {
  const said = saidLiteral(request);
  expect(said?.text).toBe(text);
  const finds = (place: string) => new RegExp(said?.pattern ?? /$^/u).test(place);
  expect(found.filter((place) => !finds(place))).toEqual([]);
  expect(others.filter(finds)).toEqual([]);
});

test.each([
  "which page says 2031-05-06?",
  "which page has the price 1.234.567?",
  "in which file is the span 1990 - 1994?",
  "which file has 01632 960118 or 01632 960742?",
  "which file is about the harbour?",
  "which file has 3 pictures",
])("none, or no one thing, is given: %s", (request) => {
  expect(saidLiteral(request)).toBeNull();
});
