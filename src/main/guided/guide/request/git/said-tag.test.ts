import { expect, test } from "vitest";
import { saidTag } from "./said-tag.ts";

test.each([
  ["tag it v1.2", "v1.2", null],
  ["tag that commit as release-3", "release-3", null],
  ["tag the result v1.3", "v1.3", null],
  ["and tag the merge commit as v2.0", "v2.0", null],
  ["then put the tag v2 on it", "v2", null],
  ["give the commit a tag called spring", "spring", null],
  ["tagge ihn als v1.2", "v1.2", null],
  ["setz darauf das Tag v1.2", "v1.2", null],
  ["そのコミットにv1.2というタグを付けてください", "v1.2", null],
  ["make an annotated tag v2 with the message 'Second round'", "v2", "Second round"],
])("%s", (clause, name, message) => {
  expect(saidTag(clause)).toEqual({ deed: "tag", name, message });
});

test.each([
  "tag the photos with the place",
  "tag it",
  "make an annotated tag v2",
  "add a tag to each note",
  "put the price tag on the list",
  "tag it v1..2",
  "heute ist Tag 3",
])("is no tag of git, or none that is said: %s", (clause) => {
  expect(saidTag(clause)).toBeNull();
});
