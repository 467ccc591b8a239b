import { describe, expect, test } from "vitest";
import { alikeTexts, wantsOtherText } from "./alike-texts.ts";

test.each([
  ["the seminar moves from K12 to M03, correct the plan. The lecture stays in K12", "K12", "M03"],
  ["Der Kurs zieht von K12 nach M03 um", "K12", "M03"],
  ["DB_USER should be called DB_ACCOUNT from now on, change it in the whole project", "DB_USER", "DB_ACCOUNT"],
  ["our site has moved from old.club.example to www.club.example", "old.club.example", "www.club.example"],
  ["rename --all to --every in the script", "--all", "--every"],
  ["the service writes to /data/a now instead of /srv/a", "/srv/a", "/data/a"],
  ["We've moved: it's Ash Lane 7 now, no longer Weg 3 (still Norden)", "Weg 3", "Ash Lane 7"],
  ["put the new address into all letters (8 Oak Street instead of 12 Elm Row)", "12 Elm Row", "8 Oak Street"],
  ["our phone number is 0431 99 80 now, change it everywhere, not 0431 22 14", "0431 22 14", "0431 99 80"],
  ["get_rowsをload_rowsに変更してください", "get_rows", "load_rows"],
  ["the choir moved from floor 3 to floor 5, correct the letters", "floor 3", "floor 5"],
  ["die 7b ist jetzt die 8b", "7b", "8b"],
  ["the nas has 10.0.0.5 now, before it was 10.0.0.2. change it everywhere", "10.0.0.2", "10.0.0.5"],
])("%s", (request, find, put) => expect(new Set(alikeTexts(request))).toEqual(new Set([find, put])));

test.each([
  ["one is added", "add a row M03 below K12 and change nothing else"],
  ["both are there", "change K12 to DB_USER"],
  ["two are new", "K12 is M03 or M04 now"],
  ["things with numbers are of two kinds", "floor 3 is room 5 now"],
  ["they are of two shapes", "set DB_USER to a.club.example now"],
  ["they are values", "the fee is now 12.50 instead of 12.00"],
])("is none where %s", (_, request) => expect(alikeTexts(request)).toBeNull());

test("leaves out what only looks like one of them", () => {
  const alike = alikeTexts("call get_rows load_rows from now on, get_rows_fast is something else");
  expect(new Set(alike)).toEqual(new Set(["get_rows", "load_rows"]));
});

describe("the one is wanted in the place of the other", () => {
  test.each([
    ["K12 is history, the course is in M03", "K12", "M03"],
    ["nobody answers at 0431 22 14, please call 0431 99 80", "0431 22 14", "0431 99 80"],
    ["I don't like get_rows as a name any more, it's load_rows", "get_rows", "load_rows"],
    ["in the plan it says K12 everywhere but we're in M03 now", "K12", "M03"],
    ["unter 0431 22 14 sind wir nicht mehr erreichbar, die neue Nummer ist 0431 99 80", "0431 22 14", "0431 99 80"],
    ["could you give get_rows the name load_rows?", "get_rows", "load_rows"],
    ["the path /srv/a no longer exists, /data/a does", "/srv/a", "/data/a"],
    ["the nas is mounted at /srv/nas now, not /mnt/nas. /mnt/nas-old stays as it is", "/mnt/nas", "/srv/nas"],
    [
      "it's mail.new.example, not mail.old.example any more, can you fix the pages?",
      "mail.old.example",
      "mail.new.example",
    ],
    ["Die Sicherung liegt jetzt unter /data/sich, nicht mehr unter /srv/sich", "/srv/sich", "/data/sich"],
    ["the nas has 10.0.0.5 now, before it was 10.0.0.2. change it everywhere", "10.0.0.2", "10.0.0.5"],
    ["we call load_rows and no longer get_rows", "get_rows", "load_rows"],
    ["die 7b ist jetzt die 8b, bitte in allen Briefen anpassen", "7b", "8b"],
  ])("%s", (request, find, put) => {
    expect(new Set(alikeTexts(request))).toEqual(new Set([find, put]));
    expect(wantsOtherText(request, { find, put })).toBe(true);
  });

  test.each([
    ["is K12 bigger than M03?", "K12", "M03"],
    ["the 7b and the 8b sing now", "7b", "8b"],
    ["run_all should call load_rows first", "run_all", "load_rows"],
    ["Ida's number is 0431 99 80 now and Bo's is 0431 22 14", "0431 22 14", "0431 99 80"],
    ["the exam is in K12, not M03", "K12", "M03"],
    ["don't rename get_rows to load_rows", "get_rows", "load_rows"],
    ["write a mail to all: we are in M03 and no longer in K12", "K12", "M03"],
    ["put M03 below K12, change nothing else", "K12", "M03"],
    ["the lamp in K12 does not fit in M03", "K12", "M03"],
  ])("not by: %s", (request, find, put) => expect(wantsOtherText(request, { find, put })).toBe(false));
});
