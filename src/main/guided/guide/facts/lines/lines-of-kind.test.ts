import { expect, test } from "vitest";
import { linesOfKind } from "./lines-of-kind.ts";

const lines = ["Choir, Mondays", "Start: 19:00", "Fee: 12", "Phone: 0555 730 448"].map((text) => ({
  path: "choir.txt",
  line: { above: "", text },
}));
const kept = (change: string) => linesOfKind(lines, change).map(({ line }) => line.text);

test.each([
  ["the choir starts at 19:30", ["Start: 19:00", "Fee: 12"]],
  ["the choir is on tuesdays from now on", ["Choir, Mondays"]],
  ["the phone is 0555 912 067 now", ["Phone: 0555 730 448"]],
])("for '%s' those with such a value are left", (change, left) => {
  expect(kept(change)).toEqual(left);
});

test.each(["it was 19:00, the fee is gone", "choir is over"])(
  "for '%s', which says nothing new, all are left",
  (change) => {
    expect(kept(change)).toHaveLength(lines.length);
  },
);
