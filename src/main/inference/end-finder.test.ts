import { fc } from "@fast-check/vitest";
import { describe, expect, it } from "vitest";
import { createEndFinder } from "./end-finder.ts";

const unit = fc.constantFrom("a", "b", "\n", "-", "日");
const text = fc.string({ unit, maxLength: 20 });

describe("createEndFinder", () => {
  it("shows all before the ending and nothing of it, however the text is cut", () => {
    fc.assert(
      fc.property(
        fc.array(text, { maxLength: 6 }),
        fc.string({ unit, minLength: 1, maxLength: 4 }),
        (pieces, ending) => {
          const finder = createEndFinder(ending);
          const shown: string[] = [];
          for (const piece of pieces) {
            shown.push(finder.push(piece));
            const so = shown.join("");
            expect(pieces.join("").startsWith(so) && !so.includes(ending)).toBe(true);
          }
          shown.push(finder.rest());
          const whole = pieces.join("");
          const at = whole.indexOf(ending);
          expect(finder.endsAt()).toBe(at < 0 ? null : at);
          expect(shown.join("")).toBe(at < 0 ? whole : whole.slice(0, at));
        },
      ),
    );
  });

  it("holds back no more than what may be the ending's beginning", () => {
    const finder = createEndFinder("\n---");
    expect([finder.push("one\n"), finder.push("two\n--"), finder.push("three")]).toEqual(["one", "\ntwo", "\n--three"]);
  });

  it("shows everything at once where there is no ending", () => {
    expect(createEndFinder(null).push("a\n")).toBe("a\n");
  });
});
