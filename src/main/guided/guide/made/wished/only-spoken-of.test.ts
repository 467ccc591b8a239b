import { expect, test } from "vitest";
import { onlySpokenOf } from "./only-spoken-of.ts";

const minutes =
  "Present: Paul Reeve\n\n1. Paul writes to the insurance.\n2. Paul looks after the key of the boathouse.\n";
const all = minutes.replaceAll("Paul", "Paula");
const wish = 'Replace "Paul" by "Paula"';

test.each([
  "It's Paula who looks after the boathouse key, not Paul",
  "the boathouse key: Paula has it, Paul is wrong, so Paula looks after the boathouse key",
])("only the line is changed that a request speaks of: %s", (request) => {
  expect(onlySpokenOf(wish, request, minutes, all)).toBe(minutes.replace("Paul looks", "Paula looks"));
});

test.each([
  "Paul is called Paula in minutes.md",
  "it's Paula who looks after the boathouse key, change all of them from Paul",
  "Paul should be Paula",
])("each one is where it speaks of none, or of all: %s", (request) => {
  expect(onlySpokenOf(wish, request, minutes, all)).toBe(all);
});

test("nothing is where several lines fit what it says", () => {
  const text = "- Paul has the key of the shed\n- Paul has the key of the barn\n";
  const request = "Paula has the shed and barn key, not Paul";
  expect(onlySpokenOf(wish, request, text, text.replaceAll("Paul", "Paula"))).toBeNull();
});
