import { describe, expect, test } from "vitest";
import { doneAsWished } from "../done-as-wished.ts";

const manifest = `{
  "version": "2.0.1",
  "scripts": { "lint": "eslint ." },
  "dependencies": {
    "chalk": "^5.3.0",
    "chalk-table": "~1.0.2",
    "yargs": "17.7.2"
  },
  "peerDependencies": {
    "svelte": ">=4 <6"
  },
  "devDependencies": {
    "eslint": "^8.57.0",
    "tsx": "^4.7.1"
  }
}
`;

describe("the version of a package", () => {
  test.each([
    ["keeps its sign", 'Set the version of "chalk" to "5.4.1"', "^5.3.0", "^5.4.1"],
    ["keeps the sign that lets less in", 'Set "chalk-table" to "1.0.4"', "~1.0.2", "~1.0.4"],
    ["keeps its sign before a single number", 'Set "eslint" to "9"', "^8.57.0", "^9"],
    ["has none where it had none", 'Set the version of the package "yargs" to "17.8.0"', "17.7.2", "17.8.0"],
    ["gets the sign that is said", 'Set "chalk" to "~5.4.1"', "^5.3.0", "~5.4.1"],
    ["keeps its sign where the old one is said", 'Change "tsx" from "4.7.1" to "4.19.0"', "^4.7.1", "^4.19.0"],
  ])("%s", (_, wish, old, fresh) => {
    expect(doneAsWished("package.json", manifest, wish)).toBe(manifest.replace(old, fresh));
  });

  test.each([
    ["that lets in a span", 'Set "svelte" to "5"'],
    ["of what isn't needed", 'Set the version of "vite" to "5.0.0"'],
  ])("stays for one %s", (_, wish) => {
    expect(doneAsWished("package.json", manifest, wish)).toBeNull();
  });
});

describe("a key of an object", () => {
  test("goes to another one, in the order of the alphabet", () => {
    const wish = 'Move "yargs" from "dependencies" to "devDependencies"';
    expect(doneAsWished("package.json", manifest, wish)).toBe(
      manifest
        .replace(',\n    "yargs": "17.7.2"', "")
        .replace('"tsx": "^4.7.1"', '"tsx": "^4.7.1",\n    "yargs": "17.7.2"'),
    );
    expect(doneAsWished("package.json", manifest, 'Move "eslint" to "dependencies"')).toBe(
      manifest
        .replace('"eslint": "^8.57.0",\n    ', "")
        .replace('    "yargs"', '    "eslint": "^8.57.0",\n    "yargs"'),
    );
  });

  test("goes to the end where there is no order, also in one line", () => {
    const text = '{ "old": { "b": 1, "a": [2] }, "new": { "d": 3, "c": 4 } }\n';
    expect(doneAsWished("x.json", text, 'Move "a" from "old" to "new"')).toBe(
      '{ "old": { "b": 1 }, "new": { "d": 3, "c": 4, "a": [2] } }\n',
    );
  });

  test.each([
    ["that isn't there", 'Move "vite" from "dependencies" to "devDependencies"'],
    ["to one that isn't there", 'Move "yargs" from "dependencies" to "optionalDependencies"'],
    ["from another one", 'Move "yargs" from "devDependencies" to "dependencies"'],
  ])("isn't moved %s", (_, wish) => {
    expect(doneAsWished("package.json", manifest, wish)).toBeNull();
  });
});

const stock = `{
  "depot": "Hill Road",
  "goods": [
    { "name": "rope", "left": "12 m", "maker": "Hill & Son" },
    { "name": "rope hooks", "left": 30, "maker": "Ott" },
    { "name": "lamp", "left": 4, "maker": "Hill & Son" }
  ]
}
`;

describe("a record of a list", () => {
  test.each([
    ["has a value in its unit", 'Change the left of "rope" from "12 m" to "20 m"', "12 m", "20 m"],
    ["keeps the unit that isn't said", 'Set "left" of "rope" to "20"', "12 m", "20 m"],
    ["has a number", 'Set the "left" of "rope hooks" to "24"', "30", "24"],
    ["goes", 'Remove "rope hooks"', '    { "name": "rope hooks", "left": 30, "maker": "Ott" },\n', ""],
  ])("%s", (_, wish, old, fresh) => {
    expect(doneAsWished("stock.json", stock, wish)).toBe(stock.replace(old, fresh));
  });

  test("goes with all others that have the same", () => {
    expect(doneAsWished("stock.json", stock, 'Remove all of "Hill & Son"')).toBe(
      stock.replace(/ {4}\{ "name": "rope", .*\n/u, "").replace(/,\n {4}\{ "name": "lamp".*/u, ""),
    );
  });

  test.each([
    ["of a maker of two", 'Set "left" of "Hill & Son" to "2"'],
    ["of two makers' goods", 'Remove "Hill & Son"'],
    ["whose name goes on", 'Remove all of "Hill"'],
    ["that is all of them", 'Remove all of "Hill Road"'],
  ])("stays that is one %s", (_, wish) => {
    expect(doneAsWished("stock.json", stock, wish)).toBeNull();
  });
});
