import { expect, test } from "vitest";
import { viewOf } from "../../../../../../test/support/view-of.ts";
import { jsonCalls } from "./json-of-table.ts";

const texts = {
  "kites.csv": 'name,span_cm,colour\n"Swift, small",120,red\nHeron,,blue\n',
  "codes.csv": "code;town\n007;Ulm\n120;Bonn\n",
};
const made = async (request: string) => {
  const view = viewOf(texts);
  const [call] = await jsonCalls(request, await view.files(), view);
  const content = call?.input["content"];
  return typeof content === "string" ? (JSON.parse(content) as unknown) : null;
};

test.each([
  "convert kites.csv to kites.json please",
  "kites.csv -> kites.json: array, one object per kite, span_cm as number",
  "I need kites.csv as kites.json for my little web shop, with the column names as keys",
  "Mach bitte aus kites.csv eine kites.json, ein Objekt pro Drachen, die Spaltennamen als Schlüssel",
  "kites.csvをkites.jsonに変換してください",
  "kites.csv to kites.json: array, 1 object per kite, keys = header names, span_cm numeric",
  "Could you please convert kites.csv for me and save it as kites.json? It should be an array in which every kite is an object; the keys should be called just like the columns in the header, and span_cm has to be a number rather than a string.",
  "My web shop needs the data of kites.csv in the form of JSON. So there should be a kites.json with an array, every kite an object in it, the names taken from the header line and span_cm being a number.",
  "お店のページで使うので、kites.csvの内容をkites.jsonに変換してほしいです。凧1つにつきオブジェクト1つの配列で、キー名はヘッダーと同じ、span_cmは数値にしてください。",
])("%s", async (request) => {
  expect(await made(request)).toEqual([
    { name: "Swift, small", span_cm: 120, colour: "red" },
    { name: "Heron", span_cm: null, colour: "blue" },
  ]);
});

test("what isn't a number in all rows, or is wanted as text, is text", async () => {
  expect(await made("turn codes.csv into codes.json")).toEqual([
    { code: "007", town: "Ulm" },
    { code: "120", town: "Bonn" },
  ]);
  expect(await made("turn kites.csv into kites.json, all values as strings")).toContainEqual({
    name: "Swift, small",
    span_cm: "120",
    colour: "red",
  });
});

test.each([
  "make kites.json from kites.csv, only the red ones",
  "make kites.json from kites.csv, sorted by span_cm",
  "make kites.json from kites.csv with how many there are of each colour",
  "turn kites.csv into kites.json, the span in metres",
  "turn kites.csv into kites.json but without the colours",
  "kites.json nach Farben gruppiert aus kites.csv erstellen",
  "My shop needs the red kites of kites.csv in a kites.json",
  "convert kites.csv to kites.json with just the names",
  "kites.csvの内容をkites.jsonに変換してください。赤い凧だけ。",
  "is kites.csv the same as kites.json?",
])("left to the model: %s", async (request) => {
  expect(await made(request)).toBeNull();
});
