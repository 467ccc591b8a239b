import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fc, test as property } from "@fast-check/vitest";
import { afterEach, beforeEach, expect, test } from "vitest";
import { settingsSchema } from "../../shared/settings.ts";
import { readConfigFile } from "./config-file.ts";
import { findKey } from "./find-key.ts";

let root: string;
let file: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "config-"));
  file = path.join(root, "config.toml");
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const read = (text: string | Uint8Array) => {
  writeFileSync(file, text);
  return readConfigFile(file);
};

const complaintOf = (text: string | Uint8Array): string => {
  try {
    read(text);
    return "none";
  } catch (cause) {
    return cause instanceof Error ? cause.message.replaceAll(file, "config.toml") : "";
  }
};

test("without a file, and with an empty one, the defaults hold", () => {
  expect(readConfigFile(file)).toEqual(settingsSchema.parse({}));
  expect(read("")).toEqual(settingsSchema.parse({}));
  expect(read("\ufeff# nothing yet\n")).toEqual(settingsSchema.parse({}));
});

test("what is set is taken, the rest keeps its default", () => {
  const text =
    '# mine\nmodel = "small"\n[permission]\nrules = [{ effect = "allow", kind = "run", pattern = "npm test" }]\n[models."a b"]\nthreads = 2\n';
  expect(read(text)).toEqual({
    ...settingsSchema.parse({}),
    model: "small",
    permission: { rules: [{ effect: "allow", kind: "run", pattern: "npm test" }] },
    models: { "a b": { threads: 2 } },
  });
});

test.each([
  ["modle = 'x'", 'config.toml:1:1: there is no setting "modle". Did you mean "model"?'],
  [
    "# c\nmodel = 'a'\n\n[ollama]\n  enabeld = true",
    'config.toml:5:3: there is no setting "ollama.enabeld". Did you mean "enabled"?',
  ],
  [
    "colour = 1",
    'config.toml:1:1: there is no setting "colour". There are: model, max_steps, theme, ollama, models, permission.',
  ],
  ["[models.'a b']\nthread = 3", 'config.toml:2:1: there is no setting "models.a b.thread". Did you mean "threads"?'],
  ["theme = 'dark'\nmax_steps = 0", "config.toml:2:1: max_steps: Too small"],
  [
    "[permission]\nrules = [\n  { effect = 'allow', kind = 'run', pattern = 'ls' },\n  { effect = 'alow', kind = 'run', pattern = 'ls' },\n]",
    "config.toml:4:5: permission.rules.1.effect: Invalid option",
  ],
  [
    "[[permission.rules]]\neffect = 'deny'\nkind = 'run'\npattern = 'a'\n\n[[permission.rules]]\neffect = 'deny'\nkind = 'run'",
    "config.toml:6:1: permission.rules.1.pattern:",
  ],
  ["model = 'a'\nmodel = 'b'", "config.toml:2:1: "],
  ["model = \n", "config.toml:1:9: "],
  ["model = 'a'\n[ollama\nenabled = true", "config.toml:2:"],
])("the mistake in %j is named with its line and column", (text, complaint) => {
  expect(complaintOf(text)).toMatch(/^The settings (?:have a mistake|can't be read)\. Correct/);
  expect(complaintOf(text)).toContain(`\n${complaint}`);
});

test("several mistakes are named in the order in which they stand", () => {
  const lines = complaintOf("max_steps = 999\nthme = 'dark'\n[ollama]\nurl = 'ftp://x'").split("\n");
  expect(lines.slice(1).map((line) => line.split(" ")[0])).toEqual([
    "config.toml:1:1:",
    "config.toml:2:1:",
    "config.toml:4:1:",
  ]);
});

test("a file that can't be settings is refused for what it is", () => {
  expect(complaintOf(new Uint8Array([0x6d, 0xff, 0xfe]))).toMatch("is not UTF-8 text");
  expect(complaintOf("#".repeat(1024 * 1024 + 1))).toMatch("larger than 1 MB");
  expect(() => readConfigFile(root)).toThrow("can't be read");
});

const word = fc.stringMatching(/^[a-z]{1,6}$/);
const value = fc.constantFrom(
  "1",
  "'x = 1'",
  '"# [a]"',
  '"""\nb = 2\n[c]\n"""',
  "[1, { x = 2 }, [3]] # ]",
  "{ y = { z = '}' }, w = [1] }",
  "1979-05-27T07:32:00Z",
  "'''\n[d]'''",
);

property.prop([
  fc.array(fc.tuple(word, value), { maxLength: 8 }),
  fc.constantFrom("", "[table]", "[a.b]", "[[list]]"),
  fc.nat(3),
])("a key is found on its line, whatever stands around it", (pairs, header, indent) => {
  const others = pairs.map(([key, text], index) => `${key}${index} = ${text}`);
  const before = [...others, header].join("\n");
  const text = `${before}\n${" ".repeat(indent)}wanted_key = 1\nafter = 2\n`;
  const table: Record<string, (string | number)[]> = {
    "": [],
    "[table]": ["table"],
    "[a.b]": ["a", "b"],
    "[[list]]": ["list", 0],
  };
  expect(findKey(text, [...(table[header] ?? []), "wanted_key"])).toEqual({
    line: before.split("\n").length + 1,
    column: indent + 1,
  });
});
