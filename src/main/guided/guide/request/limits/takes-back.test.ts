import { expect, test } from "vitest";
import { takesBack } from "./takes-back.ts";

test.each([
  "Put tea on the list. No, forget it",
  "set the alarm to 7 - never mind, 6 is fine",
  "Trag Tee ein. Ach nein, doch nicht",
  "お茶を追加して。やっぱりいいです",
])("taken back: %s", (request) => expect(takesBack(request)).toBe(true));

test.each([
  "Add tea to the list, and don't forget it this time",
  "I always forget about tea, put it on the list",
  "never mind the order, just add tea",
  "Trag Tee ein, vergiss das nicht",
])("still wanted: %s", (request) => expect(takesBack(request)).toBe(false));
