import { expect, test } from "vitest";
import { saidConversion } from "./said-conversion.ts";

test.each([
  ["what is 5/8 inch in mm?", "Counted: 5/8 inch = 15.88 mm"],
  ["How many grams are 6 oz", "Counted: 6 oz = 170.1 grams"],
  ["2 1/2 feet in metres please", "Counted: 2 1/2 feet = 0.762 metres"],
  ["whats 1¾ inches in cm", "Counted: 1 3/4 inches = 4.445 cm"],
  ["350 Fahrenheit in Celsius?", "Counted: 350 Fahrenheit = 176.7 Celsius"],
  ["wie viel cm sind 12,5 Zoll?", "Counted: 12,5 Zoll = 31.75 cm"],
  ["how hot is 200 °C in °F", "Counted: 200 °C = 392 °F"],
  ["10マイルは何キロメートルですか", "Counted: 10マイル = 16.09 キロメートル".replace("10マイル", "10 マイル")],
  ["how many miles in 42 km?", "Counted: 42 km = 26.1 miles"],
  ["the air pump only shows psi... whats 2.4 bar?", "Counted: 2.4 bar = 34.81 psi"],
  ["my cookbook says bake at 350 F. what do i set my oven to, it only has celsius?", "Counted: 350 °F = 176.7 celsius"],
  ["how many kcal are 840 kJ?", "Counted: 840 kJ = 200.8 kcal"],
  ["wie viel Liter sind 750 ml?", "Counted: 750 ml = 0.75 Liter"],
  // nothing of this is to be worked out
  ["which shoes have I run most miles in, the 300 km ones or the 200 km ones?", ""],
  ["who ran 10 km?", ""],
  ["set the margin in page.css to 3 inch in the header, and the one in print.css to 2 cm", ""],
  ["how many kg does a 12 inch wheel weigh?", ""],
  ["is 3 cm in the plan?", ""],
  ["change 20 cm to 25 cm in plan.md", ""],
  ["how many grams of flour are in 2 cups?", ""],
  ["the shelf is 3 m in length, is that right?", ""],
])("%s", (request, told) => {
  expect(saidConversion(request)).toBe(told);
});
