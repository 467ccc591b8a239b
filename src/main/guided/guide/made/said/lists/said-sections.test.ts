import { describe, expect, test } from "vitest";
import * as z from "zod";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { saidSectionCalls } from "./said-sections.ts";

const edit = z.object({ path: z.string(), old_text: z.string(), new_text: z.literal(""), line: z.number() });
const pages: Record<string, string> = {
  "courses/a.md": "# A\n\n## Costs\n\n10\n\n## How to get here\n\nBus 3.\n\n### Parking\n\nNone.\n\n## Bring\n\nPens\n",
  "courses/b.md": "# B\n\nMondays.\n\n## How to get here\n\nTram 1.\n",
  "courses/c.md": "# C\n\nHow to get here is told on the phone.\n",
  "here.md": "# House\n\n## How to get here\n\nBus 3, tram 1.\n",
};

async function after(request: string): Promise<Record<string, string>> {
  const view = viewOf(pages);
  const calls = await saidSectionCalls(request, await view.files(), view);
  const texts: Record<string, string> = {};
  for (const { input } of calls) {
    const { path, old_text: old, line } = edit.parse(input);
    const rows = (pages[path] ?? "").split("\n");
    const [before, rest] = [rows.slice(0, line - 1), rows.slice(line - 1).join("\n")];
    expect(rest.startsWith(old)).toBe(true);
    texts[path] = [...before, rest.slice(old.length)].join("\n");
  }
  return texts;
}

describe("a section that is to be gone", () => {
  test("goes from all pages but the one that is named for it, with what stands under it", async () => {
    expect(
      await after("please remove the section How to get here from all the course pages, it's in here.md now"),
    ).toEqual({
      "courses/a.md": "# A\n\n## Costs\n\n10\n\n## Bring\n\nPens\n",
      "courses/b.md": "# B\n\nMondays.\n",
    });
  });

  test("goes from the page that is named alone", async () => {
    for (const request of [
      'delete the "How to get here" section in courses/b.md',
      "please take the whole how to get here section out of courses/b.md",
    ])
      expect(await after(request)).toEqual({ "courses/b.md": "# B\n\nMondays.\n" });
  });

  test.each([
    "remove the section on prizes from all pages",
    "add a section How to get here to all pages",
    "remove the bus from the How to get here section in courses/b.md",
    "remove all trams from the How to get here section in here.md",
    "take the word tram out of the How to get here section in courses/b.md",
    "Lösch den Bus aus dem Abschnitt How to get here in courses/b.md",
    "shorten courses/b.md, but don't remove the How to get here section",
  ])("%s: nothing", async (request) => {
    expect(await after(request)).toEqual({});
  });
});
