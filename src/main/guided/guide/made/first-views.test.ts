import { describe, expect, test } from "vitest";
import { viewOf } from "../../../../../test/support/view-of.ts";
import { firstViews } from "./first-views.ts";

const view = viewOf({
  "permissions.yaml": "guests:\n  upload: no\nfamily:\n  upload: yes\n",
  "notes.txt": "Call Jo.\n",
});

describe("what is read before the first step", () => {
  test.each([
    ["Jonas complains that he can't put pictures into the gallery. Is he allowed to? look at permissions.yaml", "look"],
    ["let guests upload pictures: permissions.yaml", "edit"],
  ] as const)("is the file that is named: %s", async (request, kind) => {
    const views = await firstViews(request, { tools: [], messages: [], kind, stepsLeft: 5 }, await view.files(), view);
    expect(views).toEqual([{ tool: "view", input: { path: "permissions.yaml" } }]);
  });
});
