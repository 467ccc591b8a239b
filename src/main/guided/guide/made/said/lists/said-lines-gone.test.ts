import { expect, test } from "vitest";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { saidLinesGoneCalls } from "./said-lines-gone.ts";

const view = viewOf({
  "songs/lake.txt": "The lake\nMembers only\n\nThe boats are out.\n",
  "songs/rounds/spring.txt": "Spring\n\nWake up!\nMembers only",
  "songs/winter.txt": "Winter\nMembers only, no piano\n",
  "orders.txt": "30 copies\nMembers only\n",
});

async function removed(request: string) {
  const calls = await saidLinesGoneCalls(request, await view.files(), view);
  return calls.map(({ input }) => [input["path"], input["old_text"], input["new_text"]]);
}

test.each([
  'take the line "Members only" out of all songs in the songs folder',
  'Nimm bitte in allen Liedern im Ordner songs die Zeile "Members only" raus',
  'please delete the "Members only" line from every file in songs/',
])("a line is taken out of all files that are meant: %s", async (request) => {
  expect(await removed(request)).toEqual([
    ["songs/lake.txt", "Members only\n", ""],
    ["songs/rounds/spring.txt", "Wake up!\nMembers only", "Wake up!"],
  ]);
});

test.each([
  'replace the line "Members only" in all songs in the songs folder',
  'which songs in the songs folder have the line "Members only" to be removed?',
  'the line "Members only" has to stay in all songs in the songs folder',
  'remove the duplicate line "Members only" from songs/lake.txt',
  'remove everything below the heading "Members only" in songs/lake.txt',
  "songs/lake.txtの2つ目の「Members only」の行を削除して",
  'take the line "Nobody else" out of all songs in the songs folder',
])("nothing is taken out: %s", async (request) => {
  expect(await removed(request)).toEqual([]);
});
