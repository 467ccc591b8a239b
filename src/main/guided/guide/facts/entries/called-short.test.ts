import { expect, test } from "vitest";
import { calledShort } from "./called-short.ts";

test.each([
  ["Gerät", "Beamer Lumo 3", "bis wann müssen wir den Beamer zurückgeben", "Beamer"],
  ["Gerät", "Leinwand 2 m", "wann muss die Leinwand zurück", "Leinwand"],
  ["Tool", "Tile cutter Rubi 60", "what does the tile cutter cost", "Tile cutter"],
  ["Tool", "Sander Makita", "when is the sander due", "Sander"],
  ["name", "Timo Voss", "which locker does Timo have", "Timo"],
  ["品名", "プロジェクター A3", "プロジェクターの返却日は", "プロジェクター"],
])("%s %s: %s", (name, value, text, short) => {
  expect(calledShort({ name, value }, [value, "Drill stand"], text, text)).toBe(short);
});

test.each([
  ["Gerät", "Beamer-Tisch", "wann müssen wir den Beamer zurückgeben"],
  ["Gerät", "Beamer Tisch", "wann müssen wir den Beamer zurückgeben"],
  ["Tool", "Drill stand", "when is the drill due"],
  ["Tool", "Drill stand 2", "when is the drill due"],
  ["Gerät", "Beamer Lumo 3", "wann muss der Beamer-Tisch zurück"],
  ["name", "Rose Hill", "who planted the rose"],
])("%s %s isn't meant by: %s", (name, value, text) => {
  expect(calledShort({ name, value }, [value, "Drill stand"], text, text)).toBeNull();
});

test("where each word begins with a capital, it makes no name", () => {
  const text = "which box is the tent in";
  expect(calledShort({ name: "item", value: "Tent Pegs 20" }, ["Tent Pegs 20", "Jam Jars"], text, text)).toBeNull();
});
