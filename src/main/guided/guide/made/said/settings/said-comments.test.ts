import { describe, expect, test } from "vitest";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { saidCommentCalls } from "./said-comments.ts";

const files = {
  "jobs.conf":
    "# nightly jobs\nwater-beds --zone north\nwater-beds --zone south\nopen-roof --slow\n#feed-fish --twice\n",
  "house.ini": "; rooms\n[hall]\nlamp = 3\n",
  "plan.yaml": "beds:\n  north: yes\n  south: no\n",
};

async function linesFor(request: string): Promise<unknown[]> {
  const view = viewOf(files);
  const calls = await saidCommentCalls(request, await view.files(), view);
  return calls.map(({ input: { path, line, new_text: text } }) => [path, line, text]);
}

describe("a line that is to be a comment", () => {
  test.each<[string, number, string]>([
    ["comment out the watering of the north beds in jobs.conf", 2, "# water-beds --zone north"],
    [
      "I don't want the beds in the north zone to be watered every night. The line is in jobs.conf, it should stay, but only as a comment",
      2,
      "# water-beds --zone north",
    ],
    [
      "the roof is stuck, so just make opening it in jobs.conf a comment. I'll want it back later",
      4,
      "# open-roof --slow",
    ],
    ["put a # in front of open-roof in jobs.conf", 4, "# open-roof --slow"],
  ])("%s", async (request, line, text) => expect(await linesFor(request)).toEqual([["jobs.conf", line, text]]));

  test("has the sign that its file has", async () => {
    expect(await linesFor("comment out the lamp in house.ini")).toEqual([["house.ini", 3, "; lamp = 3"]]);
  });

  test.each([
    ["two lines fit", "comment out the watering of the beds in jobs.conf"],
    ["all are meant", "comment out all the jobs in jobs.conf"],
    ["it is one already", "comment out the fish feeding in jobs.conf"],
    ["others belong to it", "comment out the beds in plan.yaml"],
    ["more is wanted", "comment out open-roof in jobs.conf and delete house.ini"],
    ["another line is spoken of besides", "the roof opens at 5:40 now, and comment out the fish in jobs.conf"],
    ["no file is said", "comment out the roof"],
    ["it is asked", "is the roof only a comment in jobs.conf?"],
  ])("is none where %s", async (_, request) => expect(await linesFor(request)).toEqual([]));
});
