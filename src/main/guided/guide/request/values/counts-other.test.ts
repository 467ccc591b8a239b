import { expect, test } from "vitest";
import { countsOther } from "./counts-other.ts";

const of = (text: string) => {
  const [number = ""] = /\d+/.exec(text) ?? [];
  const at = text.indexOf(number);
  return countsOther(text.slice(0, at), text.slice(at + number.length), ["port", "retries", "stock", "bags"]);
};

test.each([
  "the port should be reachable from 3 machines",
  "the server port must be tested with 100 users",
  "the port must be greater than 1024",
  "I want a log of retries with 5 columns",
  "the stock of rye should last 20 days",
])("something else: %s", (text) => expect(of(text)).toBe(true));

test.each([
  "the port should be 8080 please",
  "set it to 8080",
  "5 retries would be better",
  "the stock is 14 now",
  "we have 14 bags",
  "stell es auf 20 bitte",
])("its value: %s", (text) => expect(of(text)).toBe(false));
