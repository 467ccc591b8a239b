import { describe, expect, it } from "vitest";
import { withinTime } from "./within-time.ts";

describe("withinTime", () => {
  it("breaks off what has no end, also where it catches all that is thrown", () => {
    const endless = (): never => {
      for (;;) {
        try {
          for (;;);
        } catch {
          continue;
        }
      }
    };
    expect(withinTime(endless, 20)).toBeNull();
    expect(withinTime(() => "still at work", 1_000)).toBe("still at work");
  });

  it("throws what the work throws", () => {
    const broken = new Error("no good");
    expect(() =>
      withinTime(() => {
        throw broken;
      }, 1_000),
    ).toThrow(broken);
  });
});
