import { describe, expect, it } from "vitest";
import { isInOrder, saysOrder } from "./expected-order.ts";
import { printsInSequence, toldSequence } from "./told-sequence.ts";

describe("names that are to be printed one after the other", () => {
  it.each([
    ["python3 run.py shows the ranking again instead of Ida, Kurt, Bo, Mats", ["Ida", "Kurt", "Bo", "Mats"]],
    ["wenn ich python3 lauf.py starte, steht da die Liste statt Ida, Kurt und Bo", ["Ida", "Kurt", "Bo"]],
    ["node tour.js is wrong, it should list Oslo, Bergen, Stavanger", ["Oslo", "Bergen", "Stavanger"]],
    ["the order should be Mo Lee, Ann Ray and Jo Fox", ["Mo Lee", "Ann Ray", "Jo Fox"]],
    ["Eigentlich müsste da Montag, Dienstag, Mittwoch stehen", ["Montag", "Dienstag", "Mittwoch"]],
    ["python3 jun.py は森田、大野、石井の順に表示されるはずです", ["森田", "大野", "石井"]],
  ])("are told in %s", (request, names) => {
    expect(toldSequence(request)).toEqual(names);
  });

  it.each([
    "Use Ida, Kurt and Bo instead of Mats, Ole and Finn in run.py",
    "python3 run.py shows Bo instead of Ida",
    "Ida, Kurt and Bo can't open run.py",
    "run.py should be faster, Ida, Kurt and Bo wait for it",
    "it should list Oslo, Bergen, Molde and then it should list Rome, Turin, Milan",
  ])("aren't in %s", (request) => {
    expect(toldSequence(request)).toBeNull();
  });

  it("stand in lines that follow each other, or in one", () => {
    const names = ["Ida", "Kurt", "Bo"];
    expect(printsInSequence(["Ranking:", "Kurt 3", "Start:", "  Ida", "  Kurt", "  Bo"], names)).toBe(true);
    expect(printsInSequence(["Ida, Kurt, Bo"], names)).toBe(true);
    expect(printsInSequence(["Ida", "Bo", "Kurt"], names)).toBe(false);
    expect(printsInSequence(["Ida", "Kurt", "", "Bo"], names)).toBe(false);
    expect(printsInSequence(["Idas", "Kurt", "Bo"], names)).toBe(false);
  });

  it("are an order that a run has or hasn't", () => {
    const request = "node tour.js is wrong, it should list Oslo, Bergen, Molde";
    expect(saysOrder(request)).toBe(true);
    expect(isInOrder("exit 0\nOslo\nBergen\nMolde\n", request)).toBe(true);
    expect(isInOrder("exit 0\nBergen\nMolde\nOslo\n", request)).toBe(false);
  });
});
