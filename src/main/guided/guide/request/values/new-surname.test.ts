import { expect, test } from "vitest";
import { newSurname } from "./new-surname.ts";

test.each([
  ["Mia Kern hat geheiratet und heißt jetzt Albers. Überall ändern bitte", "Mia Kern", "Mia Albers"],
  ["Unsere Trainerin Mia Kern heißt seit der Scheidung wieder Albers", "Mia Kern", "Mia Albers"],
  ["Ann Lee got married and her name is Ray now, please fix it in all lists", "Ann Lee", "Ann Ray"],
  ["Frau Kern hat geheiratet und heißt jetzt Albers", "Frau Kern", "Frau Albers"],
  ["since the wedding Ann Lee is called Ann Ray", "Ann Lee", "Ann Ray"],
])("%s", (request, find, put) => expect(newSurname(request)).toEqual({ find, put }));

test.each([
  "Ann Lee is Treasurer now",
  "The Old Mill is called Blue Barn now",
  "Room Blue is now closed",
  "who is Ann Lee married to",
])("is none: %s", (request) => expect(newSurname(request)).toBeNull());
