import { describe, expect, test } from "vitest";
import { viewOf } from "../../../../../test/support/view-of.ts";
import { asksForDuplicates, copiesIn, duplicateFacts, sameFiles } from "./duplicates.ts";

test.each([
  ["delete the duplicates", true],
  ["lösch die doppelten dateien", true],
  ["remove the copies, but only where the content is really the same", true],
  ["同じ内容のファイルを消して", true],
  ["lösch die Kopien, die wirklich gleich sind", true],
  ["remove the copies that are the same", true],
  ["remove duplicate lines from list.txt", false],
  ["copy plan.md", false],
  ["remove the duplicates from list.txt", false],
  ["Some people are in guests.txt twice. Can you remove the duplicates?", false],
  ["guests.txt und b.txt sind doppelt, lösch die doppelte", true],
])("%s", (request, is) => {
  expect(asksForDuplicates(request)).toBe(is);
});

describe("files with the same content", () => {
  const same = async (texts: Record<string, string>, request = "delete the duplicates") => {
    const view = viewOf(texts);
    return sameFiles(request, await view.files(), view);
  };

  test("are told together, the original first", async () => {
    const groups = await same({ "a (1).txt": "hello", "a.txt": "hello", "b (1).txt": "other", "b.txt": "rehto" });
    expect(groups).toEqual([["a.txt", "a (1).txt"]]);
    expect(copiesIn(groups, "delete the duplicates")).toEqual(["a (1).txt"]);
    expect(duplicateFacts(groups)).toBe("Files with the same content: a.txt = a (1).txt");
  });

  test("of which none is called a copy: the one that lies highest is kept", async () => {
    expect(await same({ "old/plan.md": "x", "plan.md": "x" })).toEqual([["plan.md", "old/plan.md"]]);
  });

  test.each([
    ["in a folder that is to be kept", "remove the duplicates, keep the ones in the album folder", ["a.jpg"]],
    ["elsewhere than in the folder that is named", "delete the duplicate files in photos/2023", ["photos/2023/b.jpg"]],
    ["of another kind", "delete the photos that are duplicates", ["photos/2023/b.jpg", "photos/2024/a.jpg"]],
  ])("%s aren't copies", async (_, request, copies) => {
    const texts = request.includes("album")
      ? { "album/a.jpg": "x", "a.jpg": "x" }
      : {
          "photos/2023/a.jpg": "x",
          "photos/2023/b.jpg": "x",
          "photos/2024/a.jpg": "x",
          "a/LICENSE": "l",
          "b/LICENSE": "l",
        };
    expect(copiesIn(await same(texts, request), request)).toEqual(copies);
  });

  test("that are empty aren't copies of each other", async () => {
    expect(await same({ "a.txt": "", "b.txt": "" })).toEqual([]);
  });

  test("are looked for in the folder that is named", async () => {
    const groups = await same({ "a.jpg": "x", "trip/a.jpg": "x" }, "delete the duplicates in the trip folder");
    expect(groups).toEqual([]);
    expect(duplicateFacts(groups)).toBe("No two files have the same content.");
  });
});
