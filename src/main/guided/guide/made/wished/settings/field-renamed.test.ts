import { describe, expect, test } from "vitest";
import { fieldRenamed } from "./field-renamed.ts";

const people = '- name: Inga\n  tel: "0151"\n- name: Dario\n  tel: "0152"\n  note: "tel: only after 5 pm"\n';

describe("a field gets another name", () => {
  test("as a key of each record, and nowhere else", () => {
    expect(fieldRenamed("people.yaml", people, 'Change "tel" to "phone"', "call the field phone instead of tel")).toBe(
      people.replaceAll("  tel:", "  phone:"),
    );
  });

  test.each([
    ["app.toml", "[web]\nport = 80\nreport = true\n", "[web]\nlisten = 80\nreport = true\n"],
    ["app.json", '{"port": 80, "ports": [1]}', '{"listen": 80, "ports": [1]}'],
    [".env", "port=80\nEXPORT=1\n", "listen=80\nEXPORT=1\n"],
  ])("in %s", (path, before, after) => {
    expect(fieldRenamed(path, before, 'Rename the field "port" to "listen"', "")).toBe(after);
  });

  test.each([
    ["notes.md", people, 'Rename the field "tel" to "phone"', ""],
    ["people.yaml", people, 'Change "tel" to "phone"', "tel is phone now"],
    ["people.yaml", people, 'Rename the field "tel" to "name"', ""],
    ["people.yaml", people, 'Rename the field "fax" to "phone"', ""],
  ])(
    "but not in a text, as a mere word, by a name that is taken, or where there is none: %s, %s, %s",
    (path, text, wish, request) => {
      expect(fieldRenamed(path, text, wish, request)).toBeNull();
    },
  );
});
