import { expect, test } from "vitest";
import { wantsToKnow, withoutAsking } from "./without-asking.ts";

test.each([
  ["I can't remember the colour of the pump. pond.ini should have it.", "the colour of the pump. ."],
  ["I've forgotten which colour the pump has", "which colour the pump has"],
  ["I need the colour of the pump, please", "the colour of the pump"],
  ["Could you please tell me the colour of the pump? It's in pond.ini", "the colour of the pump?"],
  ["I'm not sure about the colour of the pump", "the colour of the pump"],
  ["Ich brauche die Farbe der Pumpe, steht in pond.ini", "die Farbe der Pumpe"],
  ["Mir fehlt noch die Farbe der Pumpe", "die Farbe der Pumpe"],
  ["Ich weiß die Farbe der Pumpe nicht mehr.", "die Farbe der Pumpe ."],
  ["Sag mir bitte die Farbe der Pumpe", "die Farbe der Pumpe"],
])("what only asks to be told is left out: %s", (request, rest) => {
  expect(withoutAsking(request)).toBe(rest);
});

test.each([
  ["pond.ini: colour of the pump?", true],
  ["I don't know the colour of the pump", true],
  ["the pump is blue now", false],
  ["make the pump blue", false],
])("a wish to know is told from others: %s", (request, isWish) => {
  expect(wantsToKnow(request)).toBe(isWish);
});
