import { expect, test } from "vitest";
import { settingAsked } from "./setting-asked.ts";

const feeder = `# automatic feeder
[cat]
morning_grams = 40
# evening_grams = 65   before we went to the vet
evening_grams = 55

[kitten]
morning_grams = 25
evening_grams = 30
`;
const library = `kinderbuecher:
  leihfrist_tage: 21
buecher:
  hoechstens: 10
  leihfrist_tage: 28    # bis 2022 waren es 35
filme:
  leihfrist_tage: 6
`;

const house = `# so that nobody has to look again
[oven]
bulb = "25 W"
socket = "E14"

[cooker_hood]
bulb = "20 W"
socket = "G4"

[cooker_hood.control_light]
bulb = "2 W"
socket = "BA9"
`;

test.each([
  [
    "house.toml",
    house,
    "what bulb goes into the cooker hood again? watts and socket, it's in house.toml",
    '[cooker_hood]\nbulb = "20 W"\nsocket = "G4"',
  ],
  ["house.toml", house, "which sockets do the oven and the cooker hood have?", ""],
  [
    "feeder.toml",
    feeder,
    "how many grams does the cat get in the evening? see feeder.toml",
    "[cat]\nevening_grams = 55",
  ],
  [
    "ausleihe.yaml",
    library,
    "Wie lange darf man Bücher bei uns ausleihen?",
    "buecher:\n  hoechstens: 10\n  leihfrist_tage: 28    # bis 2022 waren es 35",
  ],
  [
    "blinds.yaml",
    "kitchen:\n  weekdays: { rise: 7, sink: 20 }\n  weekend: { rise: 9, sink: 21 }\n",
    "when do the kitchen blinds rise on Sundays?",
    "kitchen:\n  weekend:\n    rise: 9",
  ],
  ["feeder.toml", feeder, "how many grams are there in the evening?", ""],
  ["ausleihe.yaml", library, "Wie lange darf man Spiele ausleihen?", ""],
  ["app.toml", '[project]\nversion = "1.2"\nrequires-python = ">=3.11"\n', "Which version of Python does it need?", ""],
  [
    "house.yaml",
    "garage:\n  door: auto\n  contents:\n    - bike\n    - skis\nattic:\n  door: none\n",
    "What is in the garage?",
    "garage:\n  door: auto\n  contents:\n    - bike\n    - skis",
  ],
  ["feeder.toml", feeder, "does the cat get more in the evening than the kitten?", ""],
  ["notes.txt", feeder, "how many grams does the cat get in the evening?", ""],
])("in %s", (path, text, question, part) => {
  expect(settingAsked(path, text, question)).toBe(part);
});
