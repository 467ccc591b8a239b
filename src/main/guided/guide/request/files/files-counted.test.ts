import { expect, test } from "vitest";
import { filesCounted } from "./files-counted.ts";

test.each([
  ["please change it in all three files", 3],
  ["in both letters", 2],
  ["bitte in allen 4 Dateien", 4],
  ["3つのファイルで直して", 3],
  ["change it everywhere", null],
  ["three people got the letters", null],
])("%s", (request, count) => expect(filesCounted(request)).toBe(count));
