import { expect, test } from "vitest";
import { linesInPlace } from "./lines-in-place.ts";
import { toldBeside } from "./told-beside.ts";

function beside(files: Readonly<Record<string, string>>, question: string): string[] {
  const lines = Object.entries(files).flatMap(([path, text]) =>
    linesInPlace(path, text).map((line) => ({ path, line })),
  );
  return [...toldBeside(lines, question)].map(([{ line }, told]) => `${line.text} < ${told}`);
}

const invoices = {
  "2017.txt": "Radhaus Kolb\n\n1 Trekkingrad, Farbe rot   449\nRahmennummer  AV-27\n",
  "2022.txt": "Zweirad Menz\n\n1 Stadtrad, Farbe blau   799\n1 Schloss   64\nRahmennummer  LD-83\n",
};
const boilers = {
  "a.md": "# Papers\n\nBoiler of the flat in Mill Lane\nSerial number: 31-A\n",
  "b.md": "# Papers\n\nBoiler of the shop\nSerial number: 77-C\n",
  "c.md": "# Papers\n\nMill Lane is closed on Sunday.\n",
};

test("of lines with one key in several files each is told with what its file says of the question", () => {
  expect(beside(invoices, "die Rahmennummer von meinem blauen Fahrrad?")).toEqual([
    "Rahmennummer  LD-83 < 1 Stadtrad, Farbe blau   799",
  ]);
  expect(beside(boilers, "what's the serial number of the one in Mill Lane?")).toEqual([
    "Serial number: 31-A < Boiler of the flat in Mill Lane",
  ]);
});

test("nothing is told where a key stands in one file, or its own line has all that is said", () => {
  expect(beside({ "2022.txt": invoices["2022.txt"] }, "die Rahmennummer von meinem blauen Fahrrad?")).toEqual([]);
  expect(beside(boilers, "what's the serial number?")).toEqual([]);
});
