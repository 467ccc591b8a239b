import { describe, expect, test } from "vitest";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { saidSettingNumberCalls } from "./said-numbers-of-settings.ts";

const files = {
  "pump.ini": "[well]\nlimit = 40\nlimit_retry = 40\n\n[tank]\nlimit = 40   ; litres\n\n[mail]\nsubject = Pump\n",
  "player.json":
    '{\n  "lineHeight": 20,\n  "lyrics": {\n    "lineHeight": 20,\n    "columns": 2\n  },\n  "queue": { "rows": 8 }\n}\n',
  "klingel.ini":
    "[allgemein]\nlautstaerke = 60\n\n[tor_hof]\nlautstaerke = 85\nton = a2.wav\n\n[tor_garten]\n;lautstaerke = 50\nlautstaerke = 85\n",
  "radio.json": '{\n  "kitchen": { "volume": 40, "station": 3 },\n  "office": { "volume": 40, "station": 7 }\n}\n',
  "lamps.yaml":
    'hall:\n  morning: { at: "06:30", watts: 40.0 }\n  night: { at: "22:00", watts: 15.0 }\nback_hall:\n  night: { at: "22:00", watts: 15.0 }\n',
};

async function linesFor(request: string): Promise<unknown[]> {
  const view = viewOf(files);
  const calls = await saidSettingNumberCalls(request, await view.files(), view);
  return calls.map(({ input: { path, line, new_text: text } }) => [path, line, text]);
}

describe("a number of a setting", () => {
  test.each<[string, string, number, string]>([
    [
      "The tank runs over. There is a limit for tanks in pump.ini, it should be 25.",
      "pump.ini",
      6,
      "limit = 25   ; litres",
    ],
    ["set the tank limit in pump.ini to 25, the well is loud", "pump.ini", 6, "limit = 25   ; litres"],
    ["pump.ini: the limit of the tank is 40, that's too much, make it 25", "pump.ini", 6, "limit = 25   ; litres"],
    [
      "Im Tank steht zu viel. In der pump.ini soll das limit vom tank auf 25 runter.",
      "pump.ini",
      6,
      "limit = 25   ; litres",
    ],
    [
      "I can't read the lyrics, they're tiny. player.json has a line height for them, 28 would be good",
      "player.json",
      4,
      '    "lineHeight": 28,',
    ],
    ["Die Klingel am Tor zum Garten ist zu laut, stell sie auf 55", "klingel.ini", 10, "lautstaerke = 55"],
    ["the kitchen radio is far too loud, 25 would do", "radio.json", 2, '  "kitchen": { "volume": 25, "station": 3 },'],
    ["could the line height of the lyrics be 28? It's in player.json", "player.json", 4, '    "lineHeight": 28,'],
    ["the lyrics' line height is 20. I'd prefer 28.", "player.json", 4, '    "lineHeight": 28,'],
    [
      "It's too bright in the hall at night. Please make it 9 in lamps.yaml, but not in the back hall.",
      "lamps.yaml",
      3,
      '  night: { at: "22:00", watts: 9.0 }',
    ],
    [
      "hmm the hall is always so dark at night.. 15 it says in lamps.yaml. what about 25? ok let's do that, 25. The back hall is fine.",
      "lamps.yaml",
      3,
      '  night: { at: "22:00", watts: 25.0 }',
    ],
    [
      "I'd like to have 9 watts in the hall at night. The back hall is fine as it is",
      "lamps.yaml",
      3,
      '  night: { at: "22:00", watts: 9.0 }',
    ],
    ["Wells run dry. The limit of the tank in pump.ini must be 25.", "pump.ini", 6, "limit = 25   ; litres"],
    ["Aus dem Well kommt nichts. Beim Tank das Limit in pump.ini auf 25 bitte", "pump.ini", 6, "limit = 25   ; litres"],
    ["pump.ini: tank limit 25", "pump.ini", 6, "limit = 25   ; litres"],
    ["tank limit = 25 (pump.ini)", "pump.ini", 6, "limit = 25   ; litres"],
    ["tank limit too high, 25 in pump.ini", "pump.ini", 6, "limit = 25   ; litres"],
    [
      "The tank never fills because the limit of the tank in pump.ini is too low. It ought to be 55.",
      "pump.ini",
      6,
      "limit = 55   ; litres",
    ],
    ["Das Limit vom Tank soll in pump.ini ab jetzt 25 sein", "pump.ini", 6, "limit = 25   ; litres"],
    ["pump.iniのtankのlimitが大きすぎるので、25に下げてもらえますか", "pump.ini", 6, "limit = 25   ; litres"],
    [
      "Stell in radio.json in der kitchen die Lautstärke auf 25",
      "radio.json",
      2,
      '  "kitchen": { "volume": 25, "station": 3 },',
    ],
    ["radio.json: kitchen volume 25", "radio.json", 2, '  "kitchen": { "volume": 25, "station": 3 },'],
  ])("%s", async (request, path, line, text) => expect(await linesFor(request)).toEqual([[path, line, text]]));

  test.each([
    ["several may be meant", "the limit in pump.ini should be 25"],
    ["it is asked", "is the limit of the tank in pump.ini 40 or 25?"],
    ["it's an error", "I get an error 504 with the tank limit, please look into pump.ini"],
    ["more is new", "new tank from tanks.example: limit 25. pls update pump.ini, the well stays as it is"],
    ["a number tells which one", "radio.json: volume of the kitchen station 3"],
    ["it is told", "pump.ini says tank limit 25"],
    ["it was so", "tank limit was 25 (pump.ini)"],
    ["it is asked without a verb", "tank limit 25 in pump.ini?"],
    ["it's a difference", "raise the tank limit in pump.ini by 25"],
    ["it's what happened", "the tank limit in pump.ini stops the pump after 25 minutes, I want that to change"],
    ["two numbers are new", "the tank limit in pump.ini should be 25 or 26"],
    ["the unit is another one", "the tank limit in pump.ini should be 2 hours"],
    ["it's for some only", "the tank limit in pump.ini should be 25 for guests"],
    ["it is so for a time", "the tank limit in pump.ini should be 25 until the holidays"],
    ["it has that value", "the tank limit in pump.ini should be 40"],
    ["it is to stay", "leave the tank limit in pump.ini at 40, not 25"],
    ["what it is of stands in another file", "the columns of the hall should be 3"],
    ["another key gets a value as well", "the tank limit in pump.ini should be 25, and call the subject Tank"],
    ["it counts something else", "Die Klingel am Tor zum Garten ist zu laut, 25 Leute wollen das geändert haben"],
    ["it would be too much", "25 would be too loud for the kitchen radio"],
    ["no section is said", "the radio is too loud, make it 25"],
    ["all are meant", "make both halls 9 watts at night in lamps.yaml"],
    ["more is wanted", "set the tank limit in pump.ini to 25 and remove the mail section"],
  ])("stays as it is where %s", async (_, request) => expect(await linesFor(request)).toEqual([]));
});
