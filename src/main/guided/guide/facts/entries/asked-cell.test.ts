import { expect, test } from "vitest";
import type { Table } from "../../../workspace-view.ts";
import { askedCell, askedCellIn, cellTold, questionIn } from "./asked-cell.ts";

function tableOf(text: string): Table {
  const [columns = [], ...rows] = text
    .trim()
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()));
  return { columns, rows };
}

const tables = {
  rota: tableOf("Day|Early|Late|Night\nFriday|Sunita|Per|Olga\nSaturday|Olga|Sunita|Malik\nSunday|Malik|Olga|Per"),
  week: tableOf("Shift|Mon|Tue|Sat\nEarly|Per|Olga|Malik\nNight|Sunita|Per|Olga"),
  people: tableOf(
    "name|phone|birthday|team\nAda Holm|0151 22|1980-04-12|Red\nBo Lund|0151 33|1975-01-02|Blue\nCy Moe|0151 44|1990-09-09|Red",
  ),
  boxes: tableOf("box|content\n16|paint, brushes\n17|camping tent, two mats\n18|jam jars"),
  doctors: tableOf("name|extension|mail\nDr. Mara Quist|31|m@x.example\nProf. Ole Quist|32|o@x.example"),
  lamps: tableOf("item|colour|price\nlamp|blue|12\nchair|green|30"),
  fahrer: tableOf("Tag|Fahrer|Beifahrer\nMontag|Anna|Uwe\nDienstag|Karl|Anna"),
  dates: tableOf("date|cooks\n3 May|Ida\n4 May|Bo"),
  yard: tableOf(
    "When|Where|Mon|Tue|Fri\nfirst break|yard|Per|Olga|Malik\nsecond break|yard|Sunita|Per|Olga\nsecond break|library|Malik|Ida|Per",
  ),
  校庭: tableOf("場所|時間|月|木\n校庭|1時間目|青木|井上\n校庭|2時間目|上田|遠藤\n廊下|2時間目|岡本|青木"),
  devices: tableOf("room|kind|serial\n102|projector|A-1\n204|projector|A-2\n204|speakers|A-3"),
  geräte: tableOf("Raum|Art|Seriennummer\n102|Beamer|A-1\n204|Beamer|A-2\n204|Boxen|A-3"),
  当番: tableOf("曜日|早番|夜勤\n金|佐藤|鈴木\n土|高橋|伊藤"),
} as const;

test("what is told is read again, whichever has an of of its own", () => {
  for (const cell of [
    { value: "3", column: "price", row: "cup of tea" },
    { value: "1980-04-12", column: "date of birth", row: "Ada Holm" },
    { value: "12", column: "number of guests", row: "House of Cards" },
  ])
    expect(askedCellIn(cellTold(cell))).toEqual(cell);
});

test.each([
  ["rota", "who's got the night shift on saturday", "Malik", "Night", "Saturday"],
  ["rota", "Please have a look: who works late on Friday?", "Per", "Late", "Friday"],
  ["rota", "can you tell me who is on early this sunday", "Malik", "Early", "Sunday"],
  ["week", "who's on the night shift on saturday?", "Olga", "Sat", "Night"],
  ["people", "what's Ada Holm's phone number?", "0151 22", "phone", "Ada Holm"],
  ["people", "When is Bo Lund's birthday? I keep forgetting.", "1975-01-02", "birthday", "Bo Lund"],
  ["people", "whats ada holm's phone number? in people.csv, need it before 5", "0151 22", "phone", "Ada Holm"],
  ["rota", "whos on night this sunday", "Per", "Night", "Sunday"],
  ["people", "whens Cy Moe's birthday", "1990-09-09", "birthday", "Cy Moe"],
  ["people", "which team is Bo Lund in?", "Blue", "team", "Bo Lund"],
  ["boxes", "Which box is our camping tent in? We made lists when we moved.", "17", "box", "camping tent"],
  ["lamps", "what's the price of the lamp", "12", "price", "lamp"],
  ["fahrer", "Wer ist am Dienstag Beifahrer?", "Anna", "Beifahrer", "Dienstag"],
  ["people", "I need Ada Holm's phone number please, not her birthday.", "0151 22", "phone", "Ada Holm"],
  ["people", "can you give me the birthday of Mr. Bo Lund", "1975-01-02", "birthday", "Bo Lund"],
  ["doctors", "what's Mara Quist's extension?", "31", "extension", "Mara Quist"],
  ["fahrer", "Ich brauche den Beifahrer vom Dienstag", "Anna", "Beifahrer", "Dienstag"],
  ["dates", "who cooks on Sunday 4 May", "Bo", "cooks", "4 May"],
  ["当番", "土曜日の夜勤は誰ですか", "伊藤", "夜勤", "土"],
  ["yard", "who's on yard duty friday second break?", "Olga", "Fri", "second break › yard"],
  ["校庭", "木曜日の2時間目の校庭の当番は誰ですか", "遠藤", "木", "2時間目 › 校庭"],
  ["校庭", "当番.csvで木曜日の2時間目の校庭の当番は誰ですか", "遠藤", "木", "2時間目 › 校庭"],
  [
    "devices",
    "need the serial no. of the projector in room 204 for the repair form",
    "A-2",
    "serial",
    "projector › 204",
  ],
  ["geräte", "Ich brauche die Serien-Nr. vom Beamer in Raum 204", "A-2", "Seriennummer", "Beamer › 204"],
] as const)("%s: %s", (of, request, value, column, row) => {
  expect(askedCellIn(askedCell(tables[of], request, ""))).toEqual({ value, column, row });
});

test.each([
  ["rota", "what time does the night shift on saturday start?"],
  ["yard", "who is on in the second break on friday?"],
  ["devices", "what is the serial number of the projector?"],
  ["rota", "does Malik have the night shift on saturday?"],
  ["rota", "who covers the night shift on saturday?"],
  ["rota", "who fills in for Malik on saturday night?"],
  ["rota", "who has the early and who the late shift on sunday?"],
  ["rota", "whose is the night shift before saturday"],
  ["rota", "who isn't on the night shift on saturday"],
  ["rota", "when does Malik have the night shift?"],
  ["rota", "who's on night duty with Malik"],
  ["rota", "why is Malik on the night shift on saturday"],
  ["rota", "who has the night shift after saturday"],
  ["rota", "how long is the night shift on saturday"],
  ["people", "who is in team Red?"],
  ["people", "what's Ada Smith's phone number?"],
  ["people", "what's the phone number of the plumber?"],
  ["boxes", "which box are the camping tent pegs in?"],
  ["lamps", "what's the price of the red lamp?"],
  ["people", "I need a phone, not Ada Holm's birthday"],
  ["people", "I need the phone of Ada Holm and Bo Lund"],
  ["people", "We need a birthday cake"],
  ["doctors", "what's the extension of Dr. Quist?"],
  ["boxes", "tell me what's in the box with the jam jars, not the paint"],
] as const)("%s leaves open: %s", (of, request) => {
  expect(askedCell(tables[of], request, "")).toBe("");
});

test("what is struck out in a cell isn't told, unless it is asked for, which is left open", () => {
  const table = tableOf("item|due\nlamp|~~12 May~~ 19 May");
  expect(askedCellIn(askedCell(table, "when is the lamp due?", ""))?.value).toBe("19 May");
  expect(askedCell(table, "when was the lamp originally due?", "")).toBe("");
});

test("what a page says of the row beside its table counts", () => {
  const request = "who's got the night shift on saturday";
  expect(askedCell(tables.rota, request, "# Rota\n\nOn Saturday Per has the night.\n")).toBe("");
  expect(askedCell(tables.rota, request, "# Rota\n\nSwap among yourselves.\n")).not.toBe("");
});

test.each([
  ["Which box is it in? We made lists when we moved.", "Which box is it in?"],
  ["which box is it in?? I need it now", "which box is it in??"],
  ["I moved. which box is it in", "which box is it in"],
  ["Who was it? When was it?", "Who was it? When was it?"],
])("the question of %s", (request, question) => {
  expect(questionIn(request)).toBe(question);
});
