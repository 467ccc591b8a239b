import { describe, expect, test } from "vitest";
import { withSpellingOnly } from "./spelling-only.ts";

describe("a misspelt word", () => {
  test.each([
    ["We beleive that teh meeting is neccessary.", "We believe that teh meeting is necessary."],
    ["It occured in the goverment untill Tuesday", "It occurred in the government until Tuesday"],
    ["Seperate the eggs, wich are fresh", "Separate the eggs, which are fresh"],
    ["We serve hot soop and contackt the form.", "We serve hot soup and contact the form."],
    ["Wir treffen uns warscheinlich am vergangenen ort.", "Wir treffen uns wahrscheinlich am vergangenen ort."],
  ])("is spelt right: %s", (line, written) => {
    expect(withSpellingOnly(line, written)).toBe(written);
  });

  test("is so without what else was written", () => {
    const line = "- Plese bring: 3 blankets  (Ms Tailor)";
    expect(withSpellingOnly(line, "Please bring: 3 blankets (Ms Taylor).")).toBe(line.replace("Plese", "Please"));
  });
});

describe("stays as it is", () => {
  test.each([
    ["a name", "Ask Jon Smyth about it", "Ask John Smith about it"],
    ["what begins with a small letter for a reason", "the shop iphones", "the shop iPhones"],
    [
      "what is spelt so elsewhere",
      "grey colours of the theatre, organised by travellers",
      "gray colors of the theater, organized by travelers",
    ],
    ["another form of a word", "he take the bus and walk home", "he takes the bus and walks home"],
    ["a word for another one", "the big house is nice", "the large house is lovely"],
    [
      "a word that is like another one",
      "hot soup at the diner, contact the farm",
      "hot soap at the dinner, contract the form",
    ],
    ["a word that is like another one in German", "die kirche und der keller dort", "die kirsche und der teller dort"],
    ["a common word", "they are over their", "they are over there"],
    ["umlauts written out", "gruesse an alle freunde dort", "grüße an alle freunde dort"],
    ["a line of which most would be others", "plese come tomorow", "please come tomorrow"],
    ["a line with more words", "plese come at five", "please come at five then"],
    ["a code", "order ABCD now please", "order ABDC now please"],
  ])("%s", (_, line, written) => {
    expect(withSpellingOnly(line, written)).toBe(line);
  });
});
