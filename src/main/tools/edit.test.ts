import { readFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { runTool } from "../../../test/support/run-tool.ts";
import { tempFolder, type TempFolder } from "../../../test/support/temp-folder.ts";
import { openWorkspace } from "../workspace/open-workspace.ts";
import { editTool } from "./edit.ts";

let folder: TempFolder;

beforeEach(async () => void (folder = await tempFolder()));
afterEach(() => folder.remove());

async function replace(text: string, oldText: string, newText: string, more: object = {}): Promise<string> {
  const own = await tempFolder({ "a.txt": text }, folder.path);
  const tool = editTool(await openWorkspace(own.path));
  const input = { path: "a.txt", old_text: oldText, new_text: newText, whole_words: true, replace_all: true, ...more };
  await runTool(tool, input);
  return readFile(path.join(own.path, "a.txt"), "utf8");
}

describe("an edit of whole words", () => {
  test.each([
    ["leaves longer words alone", "cat, concat, cats, cat.", "cat", "dog", "dog, concat, cats, dog."],
    ["knows names with underscores and numbers", "max max_age max2 (max)", "max", "min", "min max_age max2 (min)"],
    ["knows letters with accents", "Tor, Törtchen, Motor, ÄTor", "Tor", "Tür", "Tür, Törtchen, Motor, ÄTor"],
    ["takes what has no letters at its ends as it stands", "a->b x->y", "->", "=>", "a=>b x=>y"],
    ["takes several words as one", "red car, red cars, hundred car", "red car", "bus", "bus, red cars, hundred car"],
    ["takes all where each is a part of a longer word", "concat, cats", "cat", "dog", "condog, dogs"],
    ["takes all in scripts without blanks", "犬\n犬が好き。子犬。\n", "犬", "猫", "猫\n猫が好き。子猫。\n"],
  ])("%s", async (_, text, oldText, newText, expected) => {
    expect(await replace(text, oldText, newText)).toBe(expected);
  });

  test("leaves what reads so already, and says so where that is all", async () => {
    expect(await replace("fair, the 🎪 summer fair", "fair", "🎪 summer fair")).toBe(
      "🎪 summer fair, the 🎪 summer fair",
    );
    expect(await replace("960 500 and 960 410", "960", "960 500")).toBe("960 500 and 960 500 410");
    await expect(replace("call 960 500", "960", "960 500")).rejects.toThrow("already reads like that");
    expect(await replace("call 960 500", "960", "960 500", { whole_words: false })).toBe("call 960 500 500");
  });

  test("needs no line, where only one place is a whole word", async () => {
    expect(await replace("concat\ncat\ncats\n", "cat", "dog", { replace_all: false })).toBe("concat\ndog\ncats\n");
  });

  test("is made only where it is asked for", async () => {
    expect(await replace("cat concat", "cat", "dog", { whole_words: false })).toBe("dog condog");
    expect(await replace("cat concat", "cat", "dog", { whole_words: undefined })).toBe("dog condog");
  });
});
