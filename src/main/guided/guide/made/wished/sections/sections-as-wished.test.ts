import { describe, expect, test } from "vitest";
import { doneAsWished } from "../done-as-wished.ts";

const services = `; Buchungen
[db_prod]
port = 5432

[db_test]
port = 5432

; Druckdienst
[spool]
port = 631

[mail_dev]
port = 1025
`;

describe("a key of a section", () => {
  test.each([
    [
      "in full words",
      'Set the port of the "test database" to "5433"',
      "[db_test]\nport = 5432",
      "[db_test]\nport = 5433",
    ],
    ["in one word", 'Set the "port" of "Testdatenbank" to "5433"', "[db_test]\nport = 5432", "[db_test]\nport = 5433"],
    [
      "in one joined word",
      'Set the port of "Produktionsdatenbank" to "5440"',
      "prod]\nport = 5432",
      "prod]\nport = 5440",
    ],
    ["by the remark above it", 'Set the port of "Druckdienst" to "6310"', "631", "6310"],
    ["of the development mail", 'Change the port of "development mail" from "1025" to "1026"', "1025", "1026"],
  ])("called %s", (_, wish, old, fresh) => {
    expect(doneAsWished("dienste.ini", services, wish)).toBe(services.replace(old, fresh));
  });

  test.each([
    ["of one of two sections", 'Set the port of the "database" to "5433"'],
    ["of a section of another name", 'Set the port of the "test mail" to "5433"'],
    ["that a section lacks", 'Set the pool of the "test database" to "5"'],
  ])("stays %s", (_, wish) => {
    expect(doneAsWished("dienste.ini", services, wish)).toBeNull();
  });
});

test("a section of a file of another form", () => {
  const text = "web_prod:\n  port: 80\nweb_dev:\n  port: 80\n";
  expect(doneAsWished("sites.yaml", text, 'Set the port of "web development" to "8080"')).toBe(
    "web_prod:\n  port: 80\nweb_dev:\n  port: 8080\n",
  );
});

test.each([
  ["of several lines", 'Set the port of "web production" to "8080"', '"port": 80', '"port": 8080'],
  ["in one line", 'Set the port of "web development" to "8080"', '"port": 81', '"port": 8080'],
])("an object %s", (_, wish, old, fresh) => {
  const text = '{\n  "web_prod": {\n    "port": 80\n  },\n  "web_dev": { "port": 81 }\n}\n';
  expect(doneAsWished("sites.json", text, wish)).toBe(text.replace(old, fresh));
});
