import { expect, test } from "vitest";
import { answerLines } from "./answer-lines.ts";

const text = "# Kitchen\n\n## Oven\n\n- 180 degrees\n\n## Grill\n\n- 220 degrees\n- to be cleaned\n";

test("the lines that may answer a question are told with what they stand under, and not that by itself", () => {
  expect(answerLines([{ path: "kitchen.md", text }], "how hot is the grill?", 9)).toEqual([
    { path: "kitchen.md", line: { above: "# Kitchen\n## Oven", text: "- 180 degrees" } },
    { path: "kitchen.md", line: { above: "# Kitchen\n## Grill", text: "- 220 degrees" } },
    { path: "kitchen.md", line: { above: "# Kitchen\n## Grill", text: "- to be cleaned" } },
  ]);
});

test("of many those are kept that share most of the question", () => {
  const [only] = answerLines([{ path: "kitchen.md", text }], "when is the grill to be cleaned?", 1);
  expect(only?.line.text).toBe("- to be cleaned");
});
