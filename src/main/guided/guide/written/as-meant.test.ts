import { describe, expect, it } from "vitest";
import { asMeant } from "./as-meant.ts";

describe("what is written of a program", () => {
  const request = "give the player 5 lives in game.js instead of 3";

  it("changes a value only where the request means it", () => {
    const before = "const player = { speed: 3, lives: 3 };\nconst ghost = { lives: 3 };\n";
    const written = "const player = { speed: 3, lives: 5 };\nconst ghost = { lives: 5 };\n";
    expect(asMeant("game.js", before, written, request)).toBe(
      "const player = { speed: 3, lives: 5 };\nconst ghost = { lives: 3 };\n",
    );
  });

  it("changes it only there when each value has a line of its own", () => {
    const before = "const player = {\n  lives: 3,\n};\n\nconst ghost = {\n  lives: 3,\n};\n";
    const written = before.replaceAll("lives: 3", "lives: 5");
    expect(asMeant("game.js", before, written, request)).toBe(before.replace("lives: 3", "lives: 5"));
  });

  it("keeps the same change in several places where the request says no value", () => {
    const before = "while (i < size) i += 1;\nwhile (j < count) j += 1;\n";
    const written = before.replaceAll("< ", "<= ");
    expect(asMeant("game.js", before, written, "the last one of size is left out, mend it")).toBe(written);
  });
});
