import { describe, expect, test } from "vitest";
import { inSaidPart } from "./said-part.ts";

const yaml =
  "contact: Dora # keys\nhelpers: [Dora, Hamid]\ndays:\n  monday: Dora\n  tuesday: Lotte\nlater:\n  friday: Dora\n";
const toml = '[photos]\nkeep = 30\n\n[database]\nkeep = 30\nat = "02:15"\n';
const page = "# Plan\n\nBen asks\n\n## To do\n\n- Ben cooks\n\n## Done\n\n- Ben paints\n";

function rows(text: string, request: string): number[] | null {
  const isMeant = inSaidPart(text, request);
  return isMeant && text.split("\n").flatMap((line, row) => (line !== "" && isMeant(row) ? [row] : []));
}

describe("the part that a request means", () => {
  test.each([
    [yaml, "replace Dora with Hamid in the days of watering.yaml", [3, 4]],
    [yaml, "Dora is Hamid now under days, please change that", [3, 4]],
    [yaml, "ersetz bitte Dora durch Hamid unter days in watering.yaml", [3, 4]],
    [yaml, "watering.yamlのdaysの中のDoraをHamidにして", [3, 4]],
    [toml, "in the section [database], change 30 to 14", [4, 5]],
    [toml, "keep is 14 in the database section of backup.toml", [4, 5]],
    [page, "write Anna instead of Ben in the 'To do' part", [6]],
  ])("is what stands in it: %#", (text, request, expected) => {
    expect(rows(text, request)).toEqual(expected);
  });

  test.each([
    [yaml, "replace Dora with Hamid in watering.yaml"],
    [yaml, "replace Dora with Hamid everywhere, not under days"],
    [yaml, "in three days Dora leaves, write Hamid instead of Dora"],
    [toml, "change 30 to 14 in database.toml"],
    [page, "write Anna instead of Ben in plan.md, Ben is done"],
  ])("isn't said: %#", (text, request) => {
    expect(rows(text, request)).toBeNull();
  });
});
