import { describe, expect, test } from "vitest";
import { doneAsWished } from "../done-as-wished.ts";

const plan =
  "# 予定\n\n- 6月12日(木) 15:00 歯医者（まこ）\n- 6月17日(火) 15:00 歯医者（わたし）\n- 6月19日(木) 19:00 町内会\n";

describe("an appointment is on another day", () => {
  test.each([
    ["予定.md", plan, 'Set the date of "町内会" to "6月25日"', "6月19日(木)", "6月25日(水)"],
    ["a.md", "- Tue 15 April, 18:30: choir\n", 'Set the date of "choir" to "17 April"', "Tue 15", "Thu 17"],
    ["a.txt", "Di, 15.04.: Chor\nMi, 16.04.: Band\n", 'Set the date of "Chor" to "17.4."', "Di, 15.", "Do, 17."],
    [
      "a.csv",
      "day,date,what\nTue,2025-04-15,choir\n",
      'Set the date of "choir" to "17 April"',
      "Tue,2025-04-15",
      "Thu,2025-04-17",
    ],
  ])("with the day of the week that belongs to it: %s", (path, text, wish, old, fresh) => {
    expect(doneAsWished(path, text, wish)).toBe(text.replace(old, fresh));
  });
});

describe("of two that are called alike the one that the request speaks of", () => {
  const request = "わたしの歯医者の予約が6月24日の10時半に変わりました";

  test.each([
    ["is on another day", 'Set the date of "歯医者" to "6月24日"', "6月17日(火) 15:00", "6月24日(火) 15:00"],
    ["is at another time", 'Set the time of "歯医者" to "10時半"', "6月17日(火) 15:00", "6月17日(火) 10:30"],
  ])("%s", (_, wish, old, fresh) => {
    expect(doneAsWished("予定.md", plan, wish, request)).toBe(plan.replace(old, fresh));
  });

  test("stays where it speaks of none of them, or of the other one elsewhere", () => {
    const wish = 'Set the date of "歯医者" to "6月24日"';
    expect(doneAsWished("予定.md", plan, wish, "歯医者が6月24日に変わりました")).toBeNull();
    expect(doneAsWished("予定.md", plan, wish, "歯医者が6月24日に変わりました。まこにも伝えて")).toBeNull();
  });
});
