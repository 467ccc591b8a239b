import { expect, test } from "vitest";
import { underSaid } from "./under-said.ts";

const fees = [{ heading: "Verspätete Rückgabe: Bücher und Hefte" }, { heading: "Verspätete Rückgabe: Filme" }];

test("a heading is meant of which a word is said that the others haven't", () => {
  expect(underSaid(fees, "was kostet ein Buch drei Wochen zu spät?")).toEqual([fees[0]]);
  expect(underSaid(fees, "was kostet die Rückgabe, wenn sie verspätet ist?")).toEqual([]);
  expect(underSaid(fees, "was kosten Bücher und Filme?")).toEqual(fees);
});
