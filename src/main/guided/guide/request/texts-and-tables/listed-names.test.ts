import { expect, test } from "vitest";
import { listedNames } from "./listed-names.ts";

const pattern = "name|phones?|e-?mail|名前|電話";

test.each<[string, string[] | null]>([
  ["only name, phone and email of all", ["name", "phone", "email"]],
  ["just the name and the phones, please", ["name", "phones"]],
  ["「名前」と「電話」だけ", ["名前", "電話"]],
  ["name,phone", ["name", "phone"]],
  ["the name only", null],
  ["name and name", null],
  ["name and phone, not email and phone", null],
  ["filename, telephone", null],
])("%s", (request, names) => {
  expect(listedNames(request, pattern)?.names ?? null).toEqual(names);
});
