import { expect, test } from "vitest";
import { jsonOfKeysCalls } from "./json-of-keys.ts";

async function written(request: string): Promise<unknown> {
  const [call] = await jsonOfKeysCalls(request, [{ path: "old.json", size: 9 }]);
  const content = call?.input["content"];
  return typeof content === "string" ? JSON.parse(content) : undefined;
}

test.each<[string, unknown]>([
  [
    "make bins.json for the display in the hallway: an object with the keys mon tue wed. tue is paper, all the others null",
    { mon: null, tue: "paper", wed: null },
  ],
  [
    'Please create limits.json with the keys low, mid and high: low is 3, mid is 7.5 and high is "9"',
    { low: 3, mid: 7.5, high: "9" },
  ],
  [
    "write lamps.json, an object with the keys hall, attic, shed. hall and shed are true, the rest false",
    { hall: true, attic: false, shed: true },
  ],
  [
    "write lamps.json with the keys hall, attic, shed. attic is null, the others true",
    { hall: true, attic: null, shed: true },
  ],
  ["i need score.json with the keys red, blue, green. all 0", { red: 0, blue: 0, green: 0 }],
  [
    "Erstelle bitte lampen.json: ein Objekt mit den Schlüsseln flur, bad und keller. flur ist hell, die anderen null",
    { flur: "hell", bad: null, keller: null },
  ],
  [
    "lamps.json を作ってください。キーは hall、attic、shed です。hall は true、残りはすべて false。",
    { hall: true, attic: false, shed: false },
  ],
])("an object of which all is said: %s", async (request, object) => {
  expect(await written(request)).toEqual(object);
});

test.each([
  "make bins.json with the keys mon tue wed. tue is paper",
  "make bins.json with the keys mon tue wed. tue is paper, tue is glass, all others null",
  "make bins.json with the keys mon tue wed. thu is paper, all others null",
  "make bins.json with the keys mon tue wed. tue is paper, all others null, and below a list of holidays",
  "make bins.json with the keys mon tue wed like in old.json. tue is paper, all others null",
  "make bins.json with the keys mon tue wed. tue is paper and glass, all others null",
  "make bins.json with the keys of the table, all null",
  "make bins.json with the keys mon tue wed. tue is paper, all others empty",
  "make bins.json with the keys mon tue wed. tue is three, all others null",
  "make bins.txt with the keys mon tue wed. tue is paper, all others null",
  "make bins.json with the keys mon tue wed. tue is paper, all others the number of the day",
])("is left to the model: %s", async (request) => {
  expect(await written(request)).toBeUndefined();
});
