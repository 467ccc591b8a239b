import { describe, expect, test } from "vitest";
import { doneAsWished } from "../done-as-wished.ts";

const figure = (alt: string, caption: string) =>
  `  <figure>\n    <img src="${alt}.jpg" alt="A ${alt} hen">\n    <figcaption>${caption}</figcaption>\n  </figure>\n`;
const card = (name: string, price: string) =>
  `  <li class="card"><b>${name}</b> <span class="price">${price}</span></li>\n`;

describe("two things of a page have each other's side", () => {
  test("the captions of pictures, by what the pictures show", () => {
    const page = `<div>\n${figure("white", "Tilda, 2 years")}${figure("red", "Mimi")}${figure("black", "Otti")}</div>\n`;
    expect(doneAsWished("hens.html", page, 'Swap the captions of "white hen" and "red hen"')).toBe(
      `<div>\n${figure("white", "Mimi")}${figure("red", "Tilda, 2 years")}${figure("black", "Otti")}</div>\n`,
    );
  });

  test("also where each caption has the other one's name", () => {
    const page = `<div>\n${figure("white", "The red hen")}${figure("red", "The white hen")}</div>\n`;
    expect(doneAsWished("hens.html", page, 'Swap the captions of "white hen" and "red hen"')).toBe(
      `<div>\n${figure("white", "The white hen")}${figure("red", "The red hen")}</div>\n`,
    );
  });

  test("what is marked as such, by the names beside it", () => {
    const page = `<ul>\n${card("Oak", "3 €")}${card("Elm", "4 €")}${card("Ash", "9 €")}</ul>\n`;
    expect(doneAsWished("wood.html", page, 'Swap the prices of "Oak" and "Ash"')).toBe(
      `<ul>\n${card("Oak", "9 €")}${card("Elm", "4 €")}${card("Ash", "3 €")}</ul>\n`,
    );
  });

  test("pictures, by their own texts", () => {
    expect(
      doneAsWished(
        "team.html",
        '<p><img src="a.jpg" alt="Ann"> <img src="b.jpg" alt="Bo"></p>\n',
        'Swap the pictures of "Ann" and "Bo"',
      ),
    ).toBe('<p><img src="b.jpg" alt="Ann"> <img src="a.jpg" alt="Bo"></p>\n');
  });
});

test.each([
  ["one has none", `<div>\n${figure("white", "")}${figure("red", "Mimi")}${figure("black", "Otti")}</div>\n`],
  ["several are called so", `<div>\n${figure("white", "a")}${figure("white", "b")}${figure("red", "c")}</div>\n`],
  ["a tag is missing", `<div>\n${figure("white", "a")}${figure("red", "c")}`],
])("nothing is done where %s", (_, page) => {
  expect(doneAsWished("hens.html", page, 'Swap the captions of "white hen" and "red hen"')).toBeNull();
});
