import { expect, test } from "vitest";
import { filesOfSubject } from "./files-of-subject.ts";

const vet = [
  { path: "vet/2025-02.txt", text: "Miso, cat\nWeight 4.6 kg\n" },
  { path: "vet/2025-04.txt", text: "Bosko, dog\nWeight 18.3 kg\n" },
  { path: "pets.md", text: "- Miso: dry food\n- Bosko: wet food\n" },
];
const paint = [
  { path: "2018.md", text: "- hallway: Chalk Garden\n" },
  { path: "2023.md", text: "- kitchen: Pale Fern\n- hallway: Morning Oat\n" },
  { path: "2024.md", text: "- bathroom: Lagoon\n- cupboard in the hall oiled\n" },
];

function paths(files: readonly { path: string; text: string }[], question: string): string[] {
  return filesOfSubject(files, question).map(({ path }) => path);
}

test("files that say nothing of who is named aren't meant", () => {
  expect(paths(vet, "how much did Miso weigh at her last check-up?")).toEqual(["vet/2025-02.txt", "pets.md"]);
});

test("nor those that say nothing of what was done last", () => {
  expect(paths(paint, "which paint did we use the last time we did the hallway?")).toEqual(["2018.md", "2023.md"]);
});

test("what tells the same in other words is still asked about", () => {
  const gutters = [
    { path: "2021.md", text: "- clean the gutters: done\n" },
    { path: "2022.md", text: "- clean the gutters: done\n" },
    { path: "2023.md", text: "- gutters cleaned by Tom\n" },
  ];
  expect(paths(gutters, "When did we last clean the gutters?")).toHaveLength(3);
  const lines = [
    { path: "router.txt", text: "WLAN Mill, password horse\n" },
    { path: "bill.txt", text: "Internet, monthly 30 euros\n" },
  ];
  expect(paths(lines, "What is our Internet password?")).toHaveLength(2);
});

test.each([
  ["nobody is named", vet, "how much did the cat weigh?"],
  ["no file has the name", vet, "how much did Rex weigh at his last check-up?"],
  ["it isn't asked for the last time", paint, "which paint is in the hallway?"],
  ["only a month is named", vet, "what did it cost in April?"],
])("all may be meant where %s", (_, files, question) => {
  expect(filesOfSubject(files, question)).toEqual(files);
});
