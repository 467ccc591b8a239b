import { describe, expect, test } from "vitest";
import { replacedAll } from "./replace-in.ts";

describe("a text is replaced in each of its places", () => {
  test.each([
    [
      "but where the new one stands already",
      "メモリとメモリー、外付けメモリ\n",
      "メモリ",
      "メモリー",
      "メモリーとメモリー、外付けメモリー\n",
    ],
    [
      "but where a name is longer already",
      "Ann Holt-Berg and Ann Holt\n",
      "Holt",
      "Holt-Berg",
      "Ann Holt-Berg and Ann Holt-Berg\n",
    ],
    [
      "but where it has what is put before it",
      "the old mill, a mill\n",
      "mill",
      "old mill",
      "the old mill, an old mill\n",
    ],
    ["as a version behind a name", "php8.1, v8.1 and 8.1.\n", "8.1", "8.3", "php8.3, v8.3 and 8.3.\n"],
    [
      "but in no longer number",
      "8.1.4, 18.1, 8.10, 2,8.1 and room C8.1\n",
      "8.1",
      "8.3",
      "8.1.4, 18.1, 8.10, 2,8.1 and room C8.1\n",
    ],
    ["in other forms", "**Lorry** - a lorry or two lorries\n", "lorry", "truck", "**Truck** - a truck or two trucks\n"],
  ])("%s", (_, text, find, put, after) => {
    expect(replacedAll("a.md", text, { find, put })).toBe(after);
  });
});
