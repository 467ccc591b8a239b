import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { withEntryInOrder } from "./entry-in-order.ts";

const words = ["- **Cassette**: cogs", "- **Freehub**: rolls", "- **Hub**: middle", "- **Seatpost**: saddle"];
const terms = `# Words\n\n## Parts\n\n${words.join("\n")}\n\n## Tools\n\n- **Chain whip**: holds\n`;
const added = (behind: string, line: string) => terms.replace(behind, `${behind}\n${line}`);

describe("an entry that was put into a list in the order of the alphabet", () => {
  const headset = "- **Headset**: bearings";

  test("goes to its place", () => {
    expect(withEntryInOrder(terms, added("- **Seatpost**: saddle", headset), "add headset")).toBe(
      added("- **Freehub**: rolls", headset),
    );
  });

  test("goes to the end", () => {
    const wheel = "- **Wheel**: round";
    expect(withEntryInOrder(terms, added("- **Hub**: middle", wheel), "add the wheel")).toBe(
      added("- **Seatpost**: saddle", wheel),
    );
  });

  test.each([
    ["the request says where it goes", terms, "add headset at the end"],
    ["the others are in no order", terms.replace("- **Hub**", "- **Axle**"), "add headset"],
    ["they are too few", terms.replace("- **Cassette**: cogs\n", ""), "add headset"],
  ])("stays where %s", (_, before, request) => {
    const written = before.replace("- **Seatpost**: saddle", `- **Seatpost**: saddle\n${headset}`);
    expect(withEntryInOrder(before, written, request)).toBe(written);
  });

  property.prop([fc.uniqueArray(fc.stringMatching(/^[a-z]{3,9}$/), { minLength: 5, maxLength: 9 }), fc.nat()])(
    "comes where sorting all of them puts it",
    ([first = "", ...others], place) => {
      const sorted = others.toSorted();
      const list = (items: readonly string[]) => items.map((item) => `- ${item}\n`).join("");
      const written = list(sorted.toSpliced(place % (sorted.length + 1), 0, first));
      expect(withEntryInOrder(list(sorted), written, "add it")).toBe(list([...sorted, first].toSorted()));
    },
  );
});
