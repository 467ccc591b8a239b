import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { cutText } from "../../../../shared/cut-text.ts";
import { resultRoom, withCutResults } from "./cut-result.ts";

describe("a result that is too long for the window", () => {
  test("keeps its head and its tail, and says how much is missing", () => {
    const text = `first line\n${"x".repeat(3_000)}\nlast line`;
    const cut = cutText(text, 600);
    expect(cut).toMatch(
      /^first line\nx+\n\(… 2,4\d\d characters are left out: there is no room for them …\)\nx+\nlast line$/,
    );
    expect(cutText("short", 600)).toBe("short");
  });

  property.prop([fc.string({ unit: "grapheme", maxLength: 400 }), fc.integer({ min: 1, max: 500 })])(
    "is whole text of about the length that there is room for",
    (text, most) => {
      const cut = cutText(text, most);
      expect(cut.isWellFormed()).toBe(true);
      expect(cut.length).toBeLessThanOrEqual(most + 80);
      if (text.length <= most) expect(cut).toBe(text);
    },
  );

  test("is cut by the window and itself alone, so that a longer conversation begins with the same", () => {
    const result = (id: string, text: string) =>
      ({ role: "tool", id, callId: id, tool: "view", status: "ok", text, note: "", durationMs: 1 }) as const;
    const first = result("1", "a".repeat(5_000));
    const most = resultRoom(1_024, 1_000, 0);
    expect(most).toBeLessThan(1_100);
    expect(withCutResults([first], most)[0]).toEqual(withCutResults([first, result("2", "b")], most)[0]);
    expect(resultRoom(1_024, 10_000, 3)).toBeGreaterThan(0);
  });
});
