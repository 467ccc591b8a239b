import { expect, test } from "vitest";
import { onlyRewords } from "./rewords.ts";

const change = (old: string, fresh: string) => ({
  tool: "edit",
  input: { path: "a.sh", old_text: old, new_text: fresh },
});
const request = "when i run `bash greet.sh 9` it says Good afternoon. please repair the script";

test("other words are no mend of what is shown at the wrong time", () => {
  expect(onlyRewords(change('echo "Good afternoon, $name"', 'echo "Good evening, $name"'), request)).toBe(true);
});

test.each([
  ["the program does something else", 'if [ "$h" > 12 ]; then', 'if [ "$h" -gt 12 ]; then', request],
  ["the request says the words", 'echo "Sum"', 'echo "Total"', "it says Sum, it should be Total"],
  ["a format changes", 'print("%d km" % x)', 'print("%.1f km" % x)', request],
  ["a key is wrong", 'print(row["amuont"])', 'print(row["amount"])', "sum.py crashes with a KeyError"],
  ["the text isn't what is complained of", 'echo "No files"', 'echo "Nothing there"', "it stops too early"],
  ["the spelling is wrong", 'echo "Helo"', 'echo "Hello"', "there's a typo in what it prints, it says Helo"],
])("it may be one where %s", (_, old, fresh, wish) => {
  expect(onlyRewords(change(old, fresh), wish)).toBe(false);
});
