import { expect, test } from "vitest";
import { askedCommits } from "./asks-commit-count.ts";

test.each<[string, string | null, string | null]>([
  ["how many commits did Lena Brandt make since the tag v1.2? need it for the club report", "Lena Brandt", "v1.2"],
  ["How many commits has Ole made so far?", "Ole", null],
  ["hey, how many commits are there from Ana María Ruiz since spring-24?", "", ""],
  ["How many commits are there since the tag spring-24?", null, "spring-24"],
  ["how many commits did we make since v2.0? thanks", null, "v2.0"],
  ["Can you tell me how many commits are by Kim O'Neill?", "Kim O'Neill", null],
  ["Wie viele Commits hat Jürgen Weiß seit v1.4.1 gemacht?", "Jürgen Weiß", "v1.4.1"],
  ["Wie viele Commits gibt es seit dem Tag beta?", null, "beta"],
  ["v1.2以降、佐藤さんは何回コミットしましたか？", "佐藤", "v1.2"],
  ["田中 花は v2.0 から何回コミットしましたか", "田中 花", "v2.0"],
])("%s", (request, author, since) => {
  const asked = askedCommits(request);
  expect(asked).toEqual(author === "" ? null : { author, since });
});

test.each([
  "how many commits did I make since v1.2?",
  "how many commits did Lena make in May?",
  "how many commits did Lena make since v1.2, and which was the last?",
  "how many commits did Lena make to route.md since v1.2?",
  "how many commits since v1.2 touched route.md?",
  "how many lines did Lena change since v1.2?",
  "make two commits for Lena",
  "Wie viele Commits hat Lena im Mai gemacht?",
])("is left to the model: %s", (request) => {
  expect(askedCommits(request)).toBeNull();
});
