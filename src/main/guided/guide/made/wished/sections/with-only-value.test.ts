import { describe, expect, test } from "vitest";
import { doneAsWished } from "../done-as-wished.ts";

const poster = "SUMMER FETE\n\nSaturday, 12 July 2025\nfrom 2 pm\n\nCake, games and the brass band.\n";
const page = "<h1>Summer fete</h1>\n<p>On <b>12 July 2025</b>, from 2 pm.</p>\n<p>12 July, rain or shine</p>\n";

describe("what a text is about as a whole has its only date", () => {
  test.each([
    [
      "with the day of the week",
      "poster.txt",
      poster,
      'Set "fete" to "20 July 2025"',
      poster.replace("Saturday, 12", "Sunday, 20"),
    ],
    [
      "wherever it stands",
      "index.html",
      page,
      'Set "summer fete" to "19 July 2025"',
      page.replaceAll("12 July", "19 July"),
    ],
    [
      "where the old one is told",
      "index.html",
      page,
      'Change "fete" from "12 July" to "19 July"',
      page.replaceAll("12 July", "19 July"),
    ],
    ["as its only time", "poster.txt", poster, 'Set "fete" to "3 pm"', poster.replace("2 pm", "3 pm")],
    [
      "where it is called the date",
      "poster.txt",
      poster,
      'Set the "date" to "19 July 2025"',
      poster.replace("12 July", "19 July"),
    ],
  ])("%s", (_, path, text, wish, after) => {
    expect(doneAsWished(path, text, wish)).toBe(after);
  });

  test.each([
    ["there are two of them", "poster.txt", `${poster}Tickets from 1 June\n`, 'Set "fete" to "19 July 2025"'],
    ["it only speaks of it", "minutes.txt", "Minutes of 3 May\n\nThe fete is ready.\n", 'Set "fete" to "19 July"'],
    ["it has another one than is told", "poster.txt", poster, 'Change "fete" from "5 July" to "19 July"'],
    ["something else is over then", "poster.txt", "SUMMER FETE\n\nSign up by 3 June\n", 'Set "fete" to "21 June"'],
    ["it is a span", "poster.txt", poster.replace("Saturday, 12", "11–12"), 'Set "fete" to "19 July 2025"'],
    ["something else of it is meant", "poster.txt", poster, 'Set the registration deadline of "fete" to "1 July"'],
  ])("but not where %s", (_, path, text, wish) => {
    expect(doneAsWished(path, text, wish)).toBeNull();
  });
});
