import { describe, expect, test } from "vitest";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { withCall } from "../../../written/with-call.ts";
import { saidTextFormatCalls } from "./said-text-formats.ts";

const files: Record<string, string> = {
  "notes.md": "# Garden  \n\nText.\n\n\n## Spring\n\n```\n# no heading\n```\n",
  "log.csv": "day;inside;note\n03.01.;20,5;window, open\n04.01.;-1,8;\n05.01.;19;1,5 m higher\n",
  "code.md": "One.\n\nTwo:\n\n```\na\n\nb\n```\n",
  "cells.csv": 'what,note\nPeas,"one\n\ntwo"\n\nBeans,\n',
  "tabs.txt": "\tone\n\t\ttwo\n",
};

async function done(request: string): Promise<string | null> {
  const view = viewOf(files);
  const [call] = await saidTextFormatCalls(request, await view.files(), view);
  const path = call?.input["path"];
  return call && typeof path === "string" ? withCall(files[path] ?? "", call) : null;
}

describe("all of a text", () => {
  test.each([
    ["strip trailing spaces in notes.md", "# Garden\n\nText.\n\n\n## Spring\n\n```\n# no heading\n```\n"],
    ["remove the blank lines from notes.md please", "# Garden  \nText.\n## Spring\n```\n# no heading\n```\n"],
    ["entferne alle Leerzeilen in notes.md", "# Garden  \nText.\n## Spring\n```\n# no heading\n```\n"],
    ["notes.mdの空行を全部消してください", "# Garden  \nText.\n## Spring\n```\n# no heading\n```\n"],
    ["remove the blank lines from code.md", "One.\nTwo:\n```\na\n\nb\n```\n"],
    ["remove the double blank lines in notes.md", "# Garden  \n\nText.\n\n## Spring\n\n```\n# no heading\n```\n"],
    [
      "make the headings in notes.md one level deeper",
      "## Garden  \n\nText.\n\n\n### Spring\n\n```\n# no heading\n```\n",
    ],
    ["replace the tabs in tabs.txt by two spaces", "  one\n    two\n"],
  ])("is written otherwise: %s", async (request, expected) => {
    expect(await done(request)).toBe(expected);
  });

  test.each([
    "use commas instead of semicolons in log.csv",
    "trenne in log.csv die Spalten mit Kommas statt Semikolons",
    "separate the columns in log.csv by commas",
  ])("has other signs between its cells: %s", async (request) => {
    expect(await done(request)).toBe(
      'day,inside,note\n03.01.,"20,5","window, open"\n04.01.,"-1,8",\n05.01.,19,"1,5 m higher"\n',
    );
  });

  test.each([
    "use points instead of commas in the numbers in log.csv",
    "Bitte schreib in log.csv die Zahlen mit Punkt statt Komma",
    "change the decimal commas in log.csv to points",
  ])("has other signs within its numbers: %s", async (request) => {
    expect(await done(request)).toBe(
      "day;inside;note\n03.01.;20.5;window, open\n04.01.;-1.8;\n05.01.;19;1,5 m higher\n",
    );
  });

  test.each([
    "remove the blank lines from cells.csv",
    "make the headings in notes.md one level higher",
    "use semicolons instead of commas in log.csv",
    "remove the blank lines from notes.md except below headings",
    "use commas instead of points in the numbers in log.csv",
    "are there trailing spaces in notes.md?",
    "don't remove the blank lines from notes.md",
  ])("stays: %s", async (request) => {
    expect(await done(request)).toBeNull();
  });
});
