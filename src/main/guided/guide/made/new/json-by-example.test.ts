import { expect, test } from "vitest";
import { viewOf } from "../../../../../../test/support/view-of.ts";
import { newFileCalls } from "./new-file-calls.ts";

const birds = {
  columns: ["Bird", "Seen", "Last"],
  rows: [
    ["Mallard", "48", "29 June"],
    ["Kingfisher", "4", "2 May"],
    ["Osprey", "3", "12 April"],
  ],
};

async function written(request: string) {
  const view = viewOf({ "birds.md": "" }, { "birds.md": birds });
  const [call] = await newFileCalls(request, await view.files(), view);
  const content = call?.input["content"];
  return typeof content === "string" ? JSON.parse(content) : undefined;
}

test("the rows that are meant are written like the example, whose values say which column is which", async () => {
  expect(
    await written('rare.json with the birds from birds.md seen fewer than 5 times, like {"name": "Osprey", "n": 3}'),
  ).toEqual([
    { name: "Kingfisher", n: 4 },
    { name: "Osprey", n: 3 },
  ]);
});

test("an example of something that isn't there says it by its keys", async () => {
  expect(await written('all of birds.md as birds.json, each like {"bird": "Owl", "last": "1 May"}')).toEqual([
    { bird: "Mallard", last: "29 June" },
    { bird: "Kingfisher", last: "2 May" },
    { bird: "Osprey", last: "12 April" },
  ]);
});

test.each([
  'birds.md as birds.json, like {"name": "Osprey", "seen": 3}',
  'all of birds.md as birds.json, like {"name": "Owl", "place": "pond"}',
  'all of birds.md as birds.json sorted by name, like {"name": "Osprey", "seen": 3}',
  'all of birds.md as birds.json, like {"name": "Osprey", "last": 12}',
  "all of birds.md as birds.json, like {name: Osprey}",
])("something is left open: %s", async (request) => {
  expect(await written(request)).toBeUndefined();
});
