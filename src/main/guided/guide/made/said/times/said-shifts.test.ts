import { describe, expect, test } from "vitest";
import { editsTold } from "../../../../../../../test/support/edits-told.ts";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { saidShiftCalls } from "./said-shifts.ts";

const files = {
  "house/heating.toml": `# the house by the sea
[radiator.weekday]
on = "06:30"
off = "21:00"   # quiet

[radiator.sunday]
on = "08:00"
off = "22:30"
`,
  "house/heating.2022.toml": `[radiator.sunday]
on = "08:00"
off = "21:30"
`,
  "times.yaml": `desk_hours:
  mon: "9:00-17:00"
  fri: "9:00-13:00"
phone_hours:
  fri: "9:00-13:00"
`,
};

async function changed(request: string): Promise<string[]> {
  const view = viewOf(files);
  return editsTold(await saidShiftCalls(request, await view.files(), view));
}

describe("a time that is to be so much earlier or later", () => {
  test("in the section that is said", async () => {
    expect(await changed("let the radiators in the house run half an hour longer on the sunday plan")).toEqual([
      'house/heating.toml:8:off = "23:00"',
    ]);
    expect(await changed("let the sunday radiator of the house stay on 20 minutes longer")).toEqual([
      'house/heating.toml:8:off = "22:50"',
    ]);
    expect(await changed("heating.toml: the weekday radiator goes on 15 minutes earlier")).toEqual([
      'house/heating.toml:3:on = "06:15"',
    ]);
  });

  test("on the day that is said", async () => {
    expect(await changed("Auf times.yaml: the desk schließt freitags eine Stunde früher")).toEqual([
      'times.yaml:3:  fri: "9:00-12:00"',
    ]);
  });

  test.each([
    "the radiator runs an hour longer",
    "on Fridays we close an hour earlier",
    "the desk is open an hour later on Fridays and closes an hour later, too",
    "the sunday radiator runs two hours longer",
    "the sunday radiator shouldn't run an hour longer",
    "let the sunday radiator of the house stay on 20 minutes longer in winter",
    "let the sunday radiator of the house stay on 20 minutes longer from 1 November",
    "the sunday radiator of the house was on 20 minutes longer last week",
  ])("%s: nothing", async (request) => {
    expect(await changed(request)).toEqual([]);
  });
});
