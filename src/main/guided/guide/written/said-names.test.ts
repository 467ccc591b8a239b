import { describe, expect, test } from "vitest";
import { saidNames, withSaidNames } from "./said-names.ts";

const form = (action: string, third: string, ...more: string[]) =>
  `<form action="${action}" method="post">\n<input id="name" name="name">\n<input type="email" name="email" required>\n<label for="${third}">Nachricht</label>\n<textarea id="${third}" name="${third}"></textarea>\n${more.join("")}<input type="submit" name="send">\n</form>\n`;
const german = "eine kontakt.html mit Formular, per POST an /senden. Felder: name, email und nachricht (mehrzeilig)";

describe("names as they are said", () => {
  test.each([
    ["kontakt.html", german, form("/send", "message"), form("/senden", "nachricht")],
    [
      "contact.html",
      "a form, fields: name, email, comment. It posts to /api/say",
      form("/submit", "message"),
      form("/api/say", "comment"),
    ],
    [
      "a.html",
      "フォームを作って。項目：name、email、honbun。送信先は /soushin",
      form("/send", "message"),
      form("/soushin", "honbun"),
    ],
    ["config.json", "config.json, keys: host, port", '{"hostname": "a", "port": 1}', '{"host": "a", "port": 1}'],
    [
      "list.json",
      "keys: titel, jahr",
      '[{"title": "A", "year": 1}, {"title": "B", "year": 2}]',
      '[{"titel": "A", "jahr": 1}, {"titel": "B", "jahr": 2}]',
    ],
    ["a.csv", "列は「名前,電話」の順で", "佐々木,090-1\n木下,03-2\n", "名前,電話\n佐々木,090-1\n木下,03-2\n"],
    ["a.csv", "columns: Name, Phone", "name,phone\nAda,1\n", "Name,Phone\nAda,1\n"],
    ["a.csv", "Spalten: Wer, Was", "Who,What\nAda,Tee\n", "Wer,Was\nAda,Tee\n"],
    ["app.py", "a server that takes orders at /bestellung", 'add("/order", take)\n', 'add("/bestellung", take)\n'],
  ])("%s: %s", (path, request, written, meant) => {
    expect(withSaidNames(path, written, request, ["佐々木 090-1\nAda Tee\n"])).toBe(meant);
    expect(withSaidNames(path, meant, request, [])).toBe(meant);
  });
});

test.each([
  ["there are more fields than are said", "a.html", german, form("/senden", "message", '<input name="phone">')],
  ["nothing is listed", "a.html", "a contact form with a message", form("/send", "message")],
  ["the order is another one", "a.csv", "columns: name, phone", "phone,name\n1,Ada\n"],
  ["there are more columns", "a.csv", "columns: name, phone", "id,name,phone\n1,Ada,2\n"],
  ["several paths could be meant", "a.js", "it calls /login", 'fetch("/signin"); fetch("/signout")'],
  ["it is a path of the disk", "a.py", "it reads /etc/hosts", 'open("/hosts")'],
  ["the other path is said as well", "a.js", "/login leads to /start", 'go("/start")'],
])("nothing is changed where %s", (_, path, request, written) => {
  expect(withSaidNames(path, written, request, [])).toBe(written);
});

test("what has to stand in a file to the letter", () => {
  expect(saidNames("kontakt.html", german)).toEqual(["/senden", "name", "email", "nachricht"]);
  expect(saidNames("kontakt.txt", german)).toEqual([]);
  expect(saidNames("a.html", "a page about cats and/or dogs, see index.html and img/cat.png")).toEqual([]);
});
