import { expect, test } from "vitest";
import { askedNumberIn } from "../numbers/asked-number.ts";
import { runningFacts } from "./running-times.ts";

const pumps = `2031-03-10 18:20 fan on
2031-03-10 19:05 fan off
2031-03-10 22:30 heater on
2031-03-11 01:15 heater off
2031-03-11 05:40 fan on
2031-03-11 06:25 fan off
2031-03-11 12:00 tank 61 %
2031-03-12 06:00 fan on
2031-03-12 06:50 fan off
`;
const gate = `10.03.2031 08:00 Tor auf
10.03.2031 09:30 Tor zu
11.03.2031 07:45 Tor auf
11.03.2031 08:00 Tor zu
12.03.2031 08:00 Tor auf
12.03.2031 18:00 Tor zu
`;
const server = `[2031-05-01 00:10] api up
[2031-05-02 03:00] api down
[2031-05-02 03:25] api up
[2031-05-04 14:00] api down
[2031-05-04 15:10] api up
[2031-05-06 00:00] api down
`;

function asked(text: string, request: string): string | undefined {
  return askedNumberIn(runningFacts(text, request))?.value;
}

test.each<[string, string, string]>([
  ["how long did the fan run in total? the log has every on and off", pumps, "2:20 h (2.33 hours)"],
  ["How many hours was the heater on on Tuesday the 11th?", pumps, "1:15 h (1.25 hours)"],
  ["how long was the fan on on 10 March?", pumps, "0:45 h (0.75 hours)"],
  ["Wie lange war das Tor am 11. insgesamt offen?", gate, "0:15 h (0.25 hours)"],
  ["Wie lange war das Tor insgesamt auf?", gate, "11:45 h (11.75 hours)"],
  ["how long was the api down altogether?", server, "1:35 h (1.58 hours)"],
  ["Wie lange war das Tor insgesamt zu?", gate, "46:15 h (46.25 hours)"],
])("what was switched is added up from each begin to its end: %s", (request, text, told) => {
  expect(asked(text, request)).toBe(told);
});

test.each<[string, string, string]>([
  ["several are switched, and none is named", "how long were they on in total?", pumps],
  ["one runs on", "how long did the fan run in total?", `${pumps}2031-03-12 09:00 fan on\n`],
  ["one ran already", "how long did the fan run in total?", `2031-03-10 08:00 fan off\n${pumps}`],
  ["one end is missing", "how long did the fan run in total?", pumps.replace("2031-03-11 06:25 fan off\n", "")],
  ["it is asked how often", "how often did the fan run?", pumps],
  ["more is said of it", "how long did the fan run at full power in total?", pumps],
  ["it is no such text", "how long was the fan on in total?", pumps.replaceAll("fan", "fan turning")],
])("nothing is told where %s", (_, request, text) => {
  expect(runningFacts(text, request)).toBe("");
});

test("another one that runs on says nothing of the one that is named", () => {
  expect(asked(`${pumps}2031-03-12 09:00 heater on\n`, "how long did the fan run in total?")).toBe(
    "2:20 h (2.33 hours)",
  );
});
