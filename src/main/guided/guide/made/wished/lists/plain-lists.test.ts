import { describe, expect, test } from "vitest";
import { doneAsWished } from "../done-as-wished.ts";

const shop = "FRIDAY\n\noat milk, 2 l\nmilk\nmilk rolls (6)\nrice";
const two = "FRUIT\napples\nplums\n\nBakery:\nrye bread\nbuns\n";
const shed =
  "SHED (spring)\n\nSHELF 1 - wood\n  2x  saw\n  1x  plane (old)\n\nSHELF 2 - metal\n  3x  file\n  1x  plane iron\n";

describe("plain text with one thing on each line is a list", () => {
  test.each([
    ["that goes on", shop, 'Add "soap" at the end', `${shop}\nsoap`],
    ["with something behind another thing", shop, 'Add "tea" after "milk"', shop.replace("\nmilk\n", "\nmilk\ntea\n")],
    ["without a thing, but with those called alike", shop, 'Remove "milk rolls"', shop.replace("milk rolls (6)\n", "")],
    ["without a thing that stands before a comma", shop, 'Remove "oat milk"', shop.replace("oat milk, 2 l\n", "")],
    ["in another order", shop, 'Move "rice" to the top', shop.replace("\nrice", "").replace("oat", "rice\noat")],
    ["under each title", two, 'Add "figs" under "Fruit"', two.replace("plums\n", "plums\nfigs\n")],
    [
      "that something leaves for another one",
      two,
      'Move "buns" from "Bakery" to "Fruit"',
      two.replace("buns\n", "").replace("plums\n", "plums\nbuns\n"),
    ],
    [
      "below the line that it is indented under",
      shed,
      'Move "plane" from "shelf 1" to "shelf 2"',
      shed.replace("  1x  plane (old)\n", "").replace("iron\n", "iron\n  1x  plane (old)\n"),
    ],
    [
      "with how many there are of a thing",
      shed,
      'Add "vise, 1" under "metal"',
      shed.replace("iron\n", "iron\n  1x  vise\n"),
    ],
  ])("%s", (_, text, wish, after) => {
    expect(doneAsWished("a.txt", text, wish)).toBe(after);
  });

  test.each([
    ["an address", "Ann Boyle\n12 Mill Lane\nOakby\n\nBen Cole\n3 High Street\nOakby\n", 'Add "Cid Dorn" at the end'],
    ["a letter", "Ann Boyle\nOakby\n\nDear Ben,\n\nit was fun.\n\nAnn\n", 'Add "Cid Dorn" at the end'],
    ["a week", "Mon Ann\nTue Ben\nWed Cid\n", 'Swap "Ann" and "Ben"'],
    ["what is numbered by hand", "Table 1 Ann\nTable 2 Ben\nTable 3 Cid\n", 'Swap "Ann" and "Ben"'],
    ["keys with values", "host: a\nport: 80\nuser: b\n", 'Add "c" at the end'],
  ])("but not %s", (_, text, wish) => {
    expect(doneAsWished("a.txt", text, wish)).toBeNull();
  });
});

const ignored = "# Build\ndist/\n*.o\n\n# Logs\n*.log\n*.log.gz\ndebug.log\n\nsecret\n";

describe("what a program leaves out", () => {
  test.each([
    ["goes on under a comment", 'Add "Out/" under "Build"', ignored.replace("*.o\n", "*.o\nOut/\n")],
    ["is taken out as it stands there", 'Remove "*.log"', ignored.replace("*.log\n", "")],
    ["is taken out though it looks like a file", 'Remove "debug.log"', ignored.replace("debug.log\n", "")],
    ["is taken out as a folder", 'Remove "dist"', ignored.replace("dist/\n", "")],
  ])("%s", (_, wish, after) => {
    expect(doneAsWished(".gitignore", ignored, wish)).toBe(after);
  });

  test.each([
    ["it isn't there", 'Remove "*.tmp"'],
    ["it is only a part of a line", 'Remove "log"'],
    ["nothing says where", 'Add "tmp/"'],
    ["what is named stands apart", 'Add "tmp/" under "secret"'],
  ])("stays as it is where %s", (_, wish) => {
    expect(doneAsWished(".gitignore", ignored, wish)).toBeNull();
  });
});
