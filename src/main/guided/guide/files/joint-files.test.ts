import { expect, test } from "vitest";
import { jointFiles } from "./joint-files.ts";

const files = ["a.toml", "src/b.py", "c.md", "d.md"].map((path) => ({ path, size: 1 }));

test.each<[string, string[][]]>([
  ["set port to 3 in a.toml and b.py", [["a.toml", "src/b.py"]]],
  ["in a.toml, src/b.py und c.md steht 3", [["a.toml", "src/b.py", "c.md"]]],
  ["a.tomlとc.mdの値を直して", [["a.toml", "c.md"]]],
  ["set port to 3 in a.toml and retries to 4 in b.py", []],
  ["put what is in c.md into d.md", []],
  ["fix a.toml", []],
])("%s", (request, lists) => {
  expect(jointFiles(request, files)).toEqual(lists);
});
