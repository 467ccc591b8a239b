import { describe, expect, test } from "vitest";
import { turnWith } from "../../../../test/support/turn-with.ts";
import { createTrials } from "./trials.ts";

const { signal } = new AbortController();

describe("what a run is measured by", () => {
  const failing = "exit 1\n8: expected ok";
  const steps = [{ tool: "bash", input: { command: "bash check.sh" }, text: failing }];
  const state = turnWith("bash check.sh fails, mend sum.sh", steps, "edit");
  const trials = createTrials(
    async () => ({
      run: async (call) => (call === null ? failing : "exit 0\n(no output)"),
      coverage: async () => null,
    }),
    {
      testsOf: async () => ({ tests: ["check.sh"], fixed: ["check.sh", "wanted.txt"], isTest: true }),
      speaks: async (_, tests) => !tests.includes("check.sh"),
    },
  );
  const change = (path: string) => ({ tool: "edit", input: { path, old_text: "-", new_text: "+" } });

  test("goes through without a word where the program is mended", async () => {
    expect(await trials.tryOut(change("sum.sh"), state, signal)).toBe("passes");
  });

  test.each(["check.sh", "./check.sh", "wanted.txt"])("isn't changed: %s", async (path) => {
    expect(await trials.tryOut(change(path), state, signal)).toBe("in-vain");
  });
});
