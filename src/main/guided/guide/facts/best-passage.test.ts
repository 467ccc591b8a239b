import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { bestPassage } from "./best-passage.ts";

const house = `# Attic
The attic has two lamps.
One of them flickers.

# Cellar
The cellar keeps the violin.
It is dry and cool there.

# Garden
Roses grow by the fence.
The gate is blue.

# Shed
The shed has a ladder.
`;

describe("the passage that fits best", () => {
  test("is told whole, and nothing of the others", () => {
    expect(bestPassage(house, "where is the violin?")).toBe(
      "# Cellar\nThe cellar keeps the violin.\nIt is dry and cool there.",
    );
  });

  test.each([
    ["in a text that is seen at a glance", "The violin is here.\n\nThe lamp is there.\n", "violin"],
    ["where nothing has to do with the request", house, "trains to Oslo"],
    ["where two are as good", "violin\n\n".repeat(8), "violin"],
  ])("is none %s", (_, text, request) => {
    expect(bestPassage(text, request)).toBe("");
  });

  test("isn't one that is headed by the opposite", () => {
    const kilns =
      "# Kilns\n\n## Stoneware\nIt ends at 1240.\nHold it.\n\n## Stoneware, old kiln\nIt ends at 1220.\nHold it.\n\n## Raku\nAt 980.\n";
    expect(bestPassage(kilns, "how hot is stoneware in the new kiln?")).toBe(
      "## Stoneware\nIt ends at 1240.\nHold it.",
    );
  });

  test("is an entry of a calendar", () => {
    const calendar = ["dentist", "concert", "picnic", "exam"].map(
      (what) => `BEGIN:VEVENT\nSUMMARY:${what}\nEND:VEVENT`,
    );
    expect(bestPassage(calendar.join("\n"), "when is the concert?")).toBe("BEGIN:VEVENT\nSUMMARY:concert\nEND:VEVENT");
  });
});

const lines = fc.array(fc.constantFrom("# Roof", "violin", "lamp", "", " ", "BEGIN:X", "[a]"), { maxLength: 40 });

property.prop([lines, fc.constantFrom("violin", "the lamp on the roof", "")])(
  "stands in the text to the letter, and is short",
  (text, request) => {
    const passage = bestPassage(text.join("\n"), request);
    expect(text.join("\n")).toContain(passage);
    expect(passage.split("\n").length).toBeLessThanOrEqual(12);
  },
);
