import { expect, test } from "vitest";
import { accessTable } from "./access-log.ts";
import { tableFacts } from "../numbers/data-facts.ts";

const log = [
  ["198.51.100.4", "02", "GET /shop?item=3", 200],
  ["198.51.100.4", "02", "POST /shop", 302],
  ["198.51.100.40", "02", "POST /shop", 302],
  ["203.0.113.9", "03", "POST /cart", 200],
  ["203.0.113.9", "03", "POST /shop", 500],
  ["192.0.2.1", "03", "GET /help", 200],
  ["198.51.100.4", "03", "POST /shop", 302],
]
  .map(([from, day, said, status]) => `${from} - - [${day}/Feb/2031:10:00:00 +0000] "${said} HTTP/1.1" ${status} 12`)
  .join("\n");

function facts(request: string): string {
  const table = accessTable(log, request);
  return table ? tableFacts(table, request) : "";
}

test.each([
  [
    "From how many different addresses did a POST to /shop come?",
    "Counted: 7 rows, 4 of them with method post and page /shop.",
  ],
  ["from how many different addresses did a POST to /shop come?", "Different values: IP address 3"],
  ["how many POST requests were there?", "Counted: 7 rows, 5 of them with method post."],
  ["How many GET requests were there on 3 February?", "1 of them with day in 2-3 and method get."],
  ["Von wie vielen verschiedenen Adressen kam ein POST auf /shop?", "4 of them with method post and page /shop."],
])("requests are told apart by what they were: %s", (request, told) => {
  expect(facts(request)).toContain(told);
});

test.each([
  "how many get requests were there?",
  "how many POSTs to /shop failed?",
  "how many POSTs to /login were there?",
  "how many POSTs to /shop were there after 10:30?",
])("what isn't told by a value is left open: %s", (request) => {
  expect(facts(request)).toBe("");
});

test("a page that isn't said as one tells nothing apart", () => {
  expect(facts("how many shops are there?")).not.toContain("of them with");
});

test("a page below another one that is said isn't told from it by its words", () => {
  const below = log.replaceAll("/cart", "/shop/cart");
  expect(accessTable(below, "how many POSTs went to /shop/cart?")).toBeNull();
  expect(accessTable(below, "how many POSTs went to /shop?")).toBeNull();
  expect(accessTable(below, "how many POSTs went to /help?")).not.toBeNull();
});

test("other texts are no such log", () => {
  expect(accessTable(`${log}\nrestarted`, "")).toBeNull();
  expect(accessTable("a - - [x]\n".repeat(5), "")).toBeNull();
});
