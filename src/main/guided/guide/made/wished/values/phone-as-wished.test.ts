import { describe, expect, test } from "vitest";
import { phoneAsWished } from "./phone-as-wished.ts";

const page =
  '<header>Holm Bikes · 0431 55 20 10</header>\n<p>Call <a href="tel:+49431552010">0431 55 20 10</a> or 0049 431 552010</p>\n<p>Fax: 0431 55 20 11</p>\n<footer>Orders: 0431/552010</footer>\n';
const renewed =
  '<header>Holm Bikes · 0431 55 20 77</header>\n<p>Call <a href="tel:+49431552077">0431 55 20 77</a> or 0049 431 552077</p>\n<p>Fax: 0431 55 20 11</p>\n<footer>Orders: 0431/552077</footer>\n';

describe("a phone number", () => {
  test.each([
    ["that is told with the new one", 'Change "0431 55 20 10" to "0431 55 20 77"', "please correct it"],
    ["that is to be replaced", 'Replace "0431 55 20 10" by "0431 55 20 77"', "please correct it"],
    ["whose last digits are said", 'Change the phone number to "0431 55 20 77"', "0431 55 20 77 now (was ...2010)"],
    ["in German", 'Set "unsere Telefonnummer" to "0431 55 20 77"', "neue Nummer 0431 55 20 77, bisher 0431 55 20 10"],
    ["that is told with its country", 'Change "+49 431 552010" to "+49 431 552077"', "please correct it"],
  ])("%s is changed in each spelling, and no other number", (_, wish, request) => {
    expect(phoneAsWished("page.html", page, wish, request)).toBe(renewed);
  });

  test("that has more digits than the old one is written without blanks where that was", () => {
    const text = 'tel: 0431 5520\n<a href="tel:+494315520">0431 5520</a>\n';
    expect(phoneAsWished("page.html", text, 'Change "0431 5520" to "0431 55 201"', "")).toBe(
      'tel: 0431 55 201\n<a href="tel:+4943155201">0431 55 201</a>\n',
    );
  });

  test.each([
    ["nothing says which one it was", 'Change the phone number to "0431 55 20 77"', "0431 55 20 77 now"],
    ["it is somebody's", 'Change the phone number of "Ann" to "0431 55 20 77"', "was ...2010"],
    ["only one place is meant", 'Change "0431 55 20 10" to "0431 55 20 77"', "only in the header"],
    [
      "the request has a word of one of the lines",
      'Change "0431 55 20 10" to "0431 55 20 77"',
      "for orders it changed",
    ],
    ["they aren't written alike", 'Change "0431 55 20 10" to "+49 431 552077"', "please correct it"],
  ])("is left to others where %s", (_, wish, request) => {
    expect(phoneAsWished("page.html", page, wish, request)).toBeNull();
  });

  test("is left to others in a table, where several may have it", () => {
    const table = "name,phone\nAnn,0431 552010\nBen,0431 552010\n";
    expect(phoneAsWished("list.csv", table, 'Change "0431 552010" to "0431 552077"', "Ann has moved")).toBeNull();
  });
});
