import { expect, test } from "vitest";
import { alikeTexts } from "./alike-texts.ts";

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
])("%s", (request, find, put) => expect(new Set(alikeTexts(request))).toEqual(new Set([find, put])));

test.each([
  ["one is added", "add a row M03 below K12 and change nothing else"],
  ["both are there", "change K12 to DB_USER"],
  ["two are new", "K12 is M03 or M04 now"],
  ["nothing is changed", "is K12 bigger than M03?"],
  ["they are of two shapes", "set DB_USER to a.club.example now"],
  ["they are values", "the fee is now 12.50 instead of 12.00"],
])("is none where %s", (_, request) => expect(alikeTexts(request)).toBeNull());
