import { expect, test } from "vitest";
import { placedBy } from "./placed.ts";

const step = { form: "bash", tool: "bash", effect: "run", status: "ok", note: "", isMade: true } as const;

function ran(told: string) {
  const command = "mv -nv -- a.md b.md.moving && mv -nv -- b.md a.md && mv -nv -- b.md.moving b.md";
  return placedBy({ ...step, input: { command }, text: `exit 0\n${told}` });
}

test("of files that change places only where each came to at last is told", () => {
  const text = "renamed 'a.md' -> 'b.md.moving'\nrenamed 'b.md' -> 'a.md'\nrenamed 'b.md.moving' -> 'b.md'";
  expect(ran(text)?.moved).toEqual([
    { from: "a.md", to: "b.md" },
    { from: "b.md", to: "a.md" },
  ]);
});

test("a file that is called so by itself is told as it is", () => {
  expect(ran("renamed 'a.md' -> 'x.moving'")?.moved).toEqual([{ from: "a.md", to: "x.moving" }]);
});
