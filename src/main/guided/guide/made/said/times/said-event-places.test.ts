import { describe, expect, test } from "vitest";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { saidEventPlaceCalls } from "./said-event-places.ts";

const event = (title: string, day: string, place: string, ...more: string[]) =>
  ["BEGIN:VEVENT", `DTSTART:${day}T190000`, `SUMMARY:${title}`, `LOCATION:${place}`, ...more, "END:VEVENT"].join(
    "\r\n",
  );
const calendar = [
  "BEGIN:VCALENDAR",
  event("Rehearsal", "20250311", "Music room"),
  event("Rehearsal", "20250318", "Music room"),
  event("Rehearsal with piano", "20250325", "Music room"),
  event("Board meeting", "20250401", String.raw`Club house\, room 2`),
  event("Sommerfest", "20250614", "Alte Aula"),
  event("定例会", "20250619", "第2会議室"),
  event("Yoga", "20250304", "Gym", "RRULE:FREQ=WEEKLY"),
  event("Yoga", "20250305", "Gym"),
  "END:VCALENDAR",
  "",
].join("\r\n");

async function placed(request: string): Promise<unknown[]> {
  const view = viewOf({ "diary.ics": calendar });
  const calls = await saidEventPlaceCalls(request, await view.files(), view);
  return calls.map(({ input }) => [input["line"], input["new_text"]]);
}

describe("an event that is to be elsewhere", () => {
  test.each<[string, number, string]>([
    ["The rehearsal on 18 March takes place in the gym instead of the music room.", 10, "LOCATION:Gym"],
    ["diary.ics: on march 18 we're in the church hall, not the music room", 10, "LOCATION:Church hall"],
    ["move the rehearsal with piano from the music room to the town hall", 15, "LOCATION:Town hall"],
    ["the rehearsal on 11 March is now in the gym, please update diary.ics", 5, "LOCATION:Gym"],
    ["change the location of the rehearsal on 25 March to St. Mary's in diary.ics", 15, "LOCATION:St. Mary's"],
    ["the board meeting is in room 4 instead of room 2", 20, String.raw`LOCATION:Club house\, room 4`],
    [
      "Das Sommerfest am 14. Juni findet in der Turnhalle statt in der alten Aula statt, bitte ändern",
      25,
      "LOCATION:Turnhalle",
    ],
    ["Das Sommerfest ist nicht in der alten Aula, sondern am Badesee. Trag das bitte ein", 25, "LOCATION:Badesee"],
    ["move the board meeting to Ann's house in diary.ics", 20, "LOCATION:Ann's house"],
    ["diary.ics: the board meeting moves to the summer house, thanks", 20, "LOCATION:Summer house"],
    [
      "The board meeting is now in the library because the heating is broken. Please update diary.ics, thanks!",
      20,
      "LOCATION:Library",
    ],
    ["diary.ics: Das Sommerfest zieht von der alten Aula in die Turnhalle um", 25, "LOCATION:Turnhalle"],
    ["6月19日の定例会は第2会議室ではなく第3会議室です。直してください", 30, "LOCATION:第3会議室"],
  ])("%s", async (request, line, text) => {
    expect(await placed(request)).toEqual([[line, text]]);
  });

  test.each([
    ["which of several is open", "the rehearsal takes place in the gym instead of the music room"],
    ["several are meant", "all rehearsals are in the gym instead of the music room"],
    [
      "another day is said as well",
      "The rehearsals on 11 and 18 March take place in the gym instead of the music room",
    ],
    ["nothing is on that day", "The rehearsal on 19 March takes place in the gym instead of the music room"],
    ["something else is on that day", "the concert on 18 March takes place in the gym, please put it into diary.ics"],
    ["one comes again and again", "yoga on 5 March takes place at the lake instead of the gym"],
    ["the time changes too", "The rehearsal on 18 March is an hour later and takes place in the gym"],
    ["no place is said", "move the rehearsal on 18 March to the afternoon"],
    [
      "another event moves as well",
      "the board meeting moves to the library and the rehearsal with piano takes place at Ann's",
    ],
    ["another one is told behind it", "The board meeting takes place in the library, the Sommerfest in the church"],
    ["it gets another name", "the board meeting moves to the library and should be called AGM"],
    ["it gets another name in German", "Das Sommerfest wird in die Turnhalle verlegt und heißt jetzt Hoffest"],
    ["something is told of another one", "the board meeting moves to the library and the rehearsal lasts two hours"],
    ["somebody is to be invited", "the board meeting moved to the church, please also invite Ann"],
    ["it moves to a season", "Move the board meeting to spring in diary.ics"],
    ["it moves to a feast", "move the board meeting in diary.ics to Easter"],
    ["it moves to a season in German", "Verlege das Sommerfest in den Sommer (diary.ics)"],
    ["it moves to a day", "The board meeting moves to the second Tuesday in diary.ics"],
    ["it moves to the archive", "Move the board meeting in diary.ics to the archive"],
    ["it moves in the file", "Move the board meeting in diary.ics to the top"],
    ["the place is one of two people", "diary.ics: the board meeting is moved to Ann and Bob's place"],
    ["the place stands in another one", "diary.ics: the board meeting moves to the big hall in the basement"],
    ["the place goes on", "diary.ics: the location of the board meeting should be Church of St. Mary, entrance B"],
    ["it is asked", "is the rehearsal on 18 March in the gym instead of the music room?"],
    ["it is to stay", "The rehearsal on 18 March is not in the gym, please leave it"],
  ])("stays where %s", async (_, request) => {
    expect(await placed(request)).toEqual([]);
  });
});
