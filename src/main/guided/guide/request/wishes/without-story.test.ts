import { expect, test } from "vitest";
import { withoutStory } from "./without-story.ts";

test.each([
  [
    "Hello! I'm writing a report and want to get the numbers right. Could you tell me how many boats are in boats.csv?",
    "Could you tell me how many boats are in boats.csv?",
  ],
  [
    "We're having new sails made and would be glad of a figure: how many boats are in boats.csv?",
    "how many boats are in boats.csv?",
  ],
  [
    "Someone keeps opening the locker of our club. How many boats are in boats.csv?",
    "How many boats are in boats.csv?",
  ],
  ["Jemand hat sich über den Lärm beschwert. Wie viele Boote sind in boats.csv?", "Wie viele Boote sind in boats.csv?"],
  ["For the regatta we need the number of boats from boats.csv", "we need the number of boats from boats.csv"],
  ["What's missing for our flyer is how many boats boats.csv has.", "how many boats boats.csv has."],
  ["Please count the boats in boats.csv. That would be lovely.", "Please count the boats in boats.csv."],
  ["Count the boats in boats.csv. Many thanks in advance!", "Count the boats in boats.csv."],
  [
    "Für den Verein soll ich etwas vorbereiten. Wie viele Boote stehen in boats.csv?",
    "Wie viele Boote stehen in boats.csv?",
  ],
  [
    "来年の計画を立てたいと思っています。boats.csvの船は何隻ですか。よろしくお願いします。",
    "boats.csvの船は何隻ですか。",
  ],
])("what leads up to it is left out: %s", (request, core) => {
  expect(withoutStory(request)).toBe(core);
});

test.each([
  "how many boats are in boats.csv?",
  "I'm only looking at Kiel. How many boats are in boats.csv?",
  "I want to see how many boats there are. The list is boats.csv.",
  "I don't know how many boats there are. The list is boats.csv.",
  "My brother is sailing in the second fleet. How many boats has it got, by boats.csv?",
  "I'm going to be away in May. How many boats are in boats.csv?",
  "We have to leave out 3 of them. How many boats are in boats.csv?",
  "I'm sailing with Ann. Which boat is hers?",
  "Someone tried to sell 3 of them. How many boats are in boats.csv?",
  "Someone sold the Lark. How many boats are in boats.csv?",
  "Ann sold the Lark. How many boats are in boats.csv?",
])("what may say which things are meant stays: %s", (request) => {
  expect(withoutStory(request)).toBe(request);
});

test("a plan that names what the rows have in common stays", () => {
  const request = "I'm helping to paint the dinghies. How many boats are in boats.csv?";
  expect(withoutStory(request)).toBe("How many boats are in boats.csv?");
  expect(withoutStory(request, ["dinghy"])).toBe(request);
});

test("what lies below a folder is no one that was told of before", () => {
  expect(
    withoutStory("We want to print some. How many maps are in this folder, with everything in the folders below it?"),
  ).toBe("How many maps are in this folder, with everything in the folders below it?");
  const request = "My uncle is moving to a farm. How many maps are in this folder with paths to it?";
  expect(withoutStory(request)).toBe(request);
});
