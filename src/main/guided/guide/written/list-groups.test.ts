import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { listGroups } from "./list-groups.ts";

test("entries stand under the line above them, with what belongs to them", () => {
  const text =
    "# Plan\n\n**To do** (soon)\n\n- paint\n  - red\n  twice\n* sand\n\n---\n\nTable 3:\n[x] Ann\n■ スーパー\n・卵\n";
  expect(
    listGroups(text).map(({ heading, entries }) => [heading, ...entries.map(({ start, end }) => `${start}-${end}`)]),
  ).toEqual([["Plan"], ["To do", "4-7", "7-8"], ["---"], ["Table 3", "12-13"], ["スーパー", "14-15"]]);
});

const line = fc.constantFrom("- a", "  - b", "  c", "# H", "**B**", "---", "", "text", "• d");

property.prop([fc.array(line)])("no line belongs to two entries", (lines) => {
  const entries = listGroups(lines.join("\n")).flatMap((group) => group.entries);
  for (const [index, { start, end }] of entries.entries()) {
    expect(end).toBeGreaterThan(start);
    expect(end).toBeLessThanOrEqual(entries[index + 1]?.start ?? lines.length);
  }
});
