import { expect, test } from "vitest";
import { viewOf } from "../../../../../../test/support/view-of.ts";
import { joinedListCalls } from "./joined-lists.ts";

const view = viewOf({
  "april.txt": "Ann Lee\nBob\nCy",
  "may.txt": "Bob\nDee\n\nAnn Lee \n",
  "june.txt": "X\n",
  "odd.txt": "ann lee\n",
  "notes.txt": "# Notes\nBob\n",
});

async function written(request: string) {
  const [call] = await joinedListCalls(request, await view.files(), view);
  return call?.input;
}

test.each([
  "merge april.txt and may.txt into all.txt, each person only once",
  "Please combine april.txt and may.txt into all.txt without duplicates. Thanks!",
  "put april.txt and may.txt together in all.txt, everybody just once, and then commit all.txt as 'All'",
  "Führe april.txt und may.txt zu einer all.txt zusammen, jeder Name nur einmal",
  "april.txt と may.txt の参加者を all.txt にまとめて（同じ人は一回だけ）、all.txt だけを「一覧」というメッセージでコミットしてください。全部で何人になるかも教えてね",
  "april.txtとmay.txtをall.txtにまとめてください。重複は除いてください。",
])("lists become one: %s", async (request) => {
  expect(await written(request)).toEqual({ path: "all.txt", content: "Ann Lee\nBob\nCy\nDee\n" });
});

test.each([
  ["nothing is said of doubles", "merge april.txt and may.txt into all.txt"],
  ["it is to be in order", "merge april.txt and may.txt into all.txt, each person only once, sorted by name"],
  ["capitals differ", "merge april.txt and odd.txt into all.txt, each person only once"],
  ["a file is more than a list", "merge april.txt and notes.txt into all.txt, each person only once"],
  ["only some are meant", "merge april.txt and may.txt into all.txt without duplicates, but only the new people"],
  ["there is one list", "merge the names of april.txt into all.txt, each only once"],
  [
    "something else is to be done",
    "merge april.txt and may.txt into all.txt without duplicates. Delete Bob in june.txt.",
  ],
])("is left to the model where %s", async (_, request) => {
  expect(await written(request)).toBeUndefined();
});
