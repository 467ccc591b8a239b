import { describe, expect, test } from "vitest";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { withCall } from "../../../written/with-call.ts";
import { saidListStyleCalls } from "./said-list-styles.ts";

const text =
  "# Garden\n\nBefore - and after.\n\n## Spring\n\n- sow peas\n  - early ones\n- prune\n\n## Summer\n\n- water\n";

async function done(request: string, before = text): Promise<string | null> {
  const view = viewOf({ "garden.md": before });
  const [call] = await saidListStyleCalls(request, await view.files(), view);
  return call ? withCall(before, call) : null;
}

const starred = text.replaceAll(/^( *)- /gm, "$1* ");
const numbered = text.replace("- sow", "1. sow").replace("- early", "1. early").replace("- prune", "2. prune");

describe("the entries of lists", () => {
  test.each([
    "change the bullets in garden.md from - to *",
    "use * instead of - for the bullets in garden.md",
    "replace the dashes in garden.md with asterisks",
    "Ersetze in garden.md die Striche durch Sternchen",
  ])("begin with another sign: %s", async (request) => {
    expect(await done(request)).toBe(starred);
  });

  test.each([
    ["number the lists in garden.md", numbered.replace("- water", "1. water")],
    ["number the lists in garden.md instead of dashes", numbered.replace("- water", "1. water")],
    ["turn the spring list in garden.md into a numbered list", numbered],
    ["turn the list under Spring in garden.md into a numbered list", numbered],
    ["mach in garden.md aus der Liste unter Spring eine nummerierte Liste", numbered],
    ["garden.mdの箇条書きを番号付きリストにしてください", numbered.replace("- water", "1. water")],
  ])("are numbered: %s", async (request, expected) => {
    expect(await done(request)).toBe(expected);
  });

  test.each(["turn the dashes in garden.md into checkboxes", "put checkboxes in front of all entries in garden.md"])(
    "get boxes: %s",
    async (request) => {
      expect(await done(request)).toBe(text.replaceAll(/^( *)- /gm, "$1- [ ] "));
    },
  );

  test("get dashes for numbers", async () => {
    expect(await done("turn the numbers in garden.md into dashes", "1. one\n2. two\n10. ten\n")).toBe(
      "- one\n- two\n- ten\n",
    );
  });

  test.each([
    "number the pages in garden.md",
    "replace - with * in garden.md only in the first list",
    "should the lists in garden.md be numbered?",
    "change the bullets in garden.md",
    "turn the list under Winter in garden.md into checkboxes",
    "change 3 to 4 in garden.md",
  ])("stay: %s", async (request) => {
    expect(await done(request)).toBeNull();
  });
});
