import { expect, test } from "vitest";
import { askedEvent, askedEventIn } from "./asked-event.ts";

const columns = ["date", "start", "end date", "end", "summary", "location", "repeats", "status"];
const choir = {
  columns,
  rows: [
    ["2030-05-12", "19:00", "", "21:00", "Summer concert", "Old Hall", "", ""],
    ["2031-05-11", "18:00", "", "18:30", "Sound check (before the summer concert)", "Stage 2", "", ""],
    ["2031-05-11", "19:30", "", "21:30", "Summer concert", "Town Hall, room 4", "", ""],
    ["2031-06-20", "10:00", "", "12:00", "Picnic", "Lake", "", "CONFIRMED"],
    ["2031-07-01", "18:00", "", "19:00", "Yoga", "Gym", "FREQ=WEEKLY", ""],
    ["2031-08-01", "", "2031-08-03", "", "Autumn trip", "", "", ""],
    ["2031-09-01", "18:00", "", "19:00", "Quiz", "Gym", "", "cancelled"],
  ],
};
const told = (request: string) => askedEventIn(askedEvent(choir, request)?.told ?? "");
const concert = "Summer concert: 2031-05-11 19:30–21:30, Town Hall, room 4";
const picnic = "Picnic: 2031-06-20 10:00–12:00, Lake";

test.each([
  ["when does the summer concert 2031 start? choir.ics", concert],
  ["choir.ics: where is the summer concert 2031?", concert],
  ["I don't know in which room the 2031 summer concert is. choir.ics must have it.", concert],
  ["Um wie viel Uhr fängt die Aufführung „Summer concert“ 2031 an und in welchem Raum ist sie?", concert],
  ["2031年のSummer concertは何時からどこで?choir.ics", concert],
  ["What time is the picnic and where? It's in choir.ics", picnic],
  ["Wann und wo ist das Picnic?", picnic],
  ["until when does the picnic last?", picnic],
  [
    "I promised to take my aunt to the picnic. Could you look into choir.ics and tell me at what time it begins?",
    picnic,
  ],
  ["where is the sound check in 2031?", "Sound check (before the summer concert): 2031-05-11 18:00–18:30, Stage 2"],
  [
    "which day does the sound check come in 2031? should be in choir.ics",
    "Sound check (before the summer concert): 2031-05-11 18:00–18:30, Stage 2",
  ],
  ["when is the autumn trip?", "Autumn trip: 2031-08-01–2031-08-03"],
])("when and where the event is that is named: %s", (request, event) => {
  expect(told(request)).toBe(event);
});

test.each([
  "when is the summer concert?",
  "when is the next picnic?",
  "when is the picnic in 2030?",
  "when is yoga?",
  "when is the quiz?",
  "what time does the autumn trip start?",
  "where does the autumn trip go?",
  "who plays at the picnic?",
  "what time should we leave for the picnic?",
  "Which event is before the picnic, and when?",
  "when is the rehearsal for the picnic?",
  "is the picnic on a sunday?",
  "where is the picnic on saturday?",
  "when does the bar open at the picnic?",
])("nothing is told where it isn't clear, or something else is asked: %s", (request) => {
  expect(told(request)).toBeNull();
});
