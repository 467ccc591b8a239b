import { expect, test } from "vitest";
import { renewedValue } from "./renewed-value.ts";

const texts = [
  { path: "welcome.md", text: "## Wifi\n\n- Password: Tide-2019\n" },
  { path: "sign.html", text: "<p>Wifi: guest<br>Password: <b>Tide-2019</b></p>" },
  { path: "tv.txt", text: "The film box\nPassword: Tide-2019\n" },
  { path: "office.txt", text: "Office phone: 0431 22 14\nThe office number is 0431 22 14\n" },
];

test("the old value is what the files have under that name", () => {
  expect(renewedValue("the wifi has a new password: Rain-77, put it wherever guests read the old one", texts)).toEqual({
    replacement: { find: "Tide-2019", put: "Rain-77" },
    paths: ["welcome.md", "sign.html"],
  });
  expect(renewedValue("The office number is 0431 99 80 now, please correct it", texts)?.replacement).toEqual({
    find: "0431 22 14",
    put: "0431 99 80",
  });
});

test.each([
  ["it is known already", "the wifi has a new password: Tide-2019"],
  ["nothing is new", "the password is Rain-77"],
  ["nobody has that name", "our wifi has a new channel: Rain-77"],
  ["it is an amount", "The office number is 6 now"],
  ["it has no digits or signs", "the wifi has a new password: please"],
  ["it is of another kind", "the office has a new number: a@club.example"],
])("is none where %s", (_, request) => expect(renewedValue(request, texts)).toBeNull());

test("several old ones make it unclear", () => {
  const more = [...texts, { path: "b.md", text: "Wifi password: Wind-1" }];
  expect(renewedValue("the wifi has a new password: Rain-77", more)).toBeNull();
});
