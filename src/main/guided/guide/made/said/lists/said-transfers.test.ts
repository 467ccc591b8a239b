import { describe, expect, test } from "vitest";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { withCall } from "../../../written/with-call.ts";
import { saidTransferCalls } from "./said-transfers.ts";

/** The files as they are once all is done; null where nothing is. */
async function done(request: string, files: Record<string, string>): Promise<Record<string, string | null> | null> {
  const view = viewOf(files);
  const calls = await saidTransferCalls(request, await view.files(), view);
  const changed = calls.map((call) => {
    const { path } = call.input;
    return typeof path === "string" ? [path, withCall(files[path] ?? "", call)] : [];
  });
  return calls.length === 0 ? null : Object.fromEntries(changed);
}

const lists = {
  "todo.md": "# To do\n\n- Call the sweep\n- Gutter guard, ask for it\n- Fix the gutter\n- Fix the gate\n",
  "done.md": "# Done\n\n- Paint the shed\n",
};
const tables = {
  "waiting.csv":
    "name;phone;since\nPia Lundt;0555 4;2024-01-01\nPia Lund;0555 1;2024-02-01\nOla Lind;0555 2;2024-03-01\n",
  "course.csv": "name;phone\nBo Ek;0555 3\n",
};

describe("what is to go from one file into another", () => {
  test.each([
    ["the gutter is fixed! move it from todo.md to done.md"],
    ["please move fixing the gutter from todo.md into done.md"],
    ['kannst du "Fix the gutter" von todo.md nach done.md verschieben'],
    ['take "fix the gutter" off todo.md and put it on done.md'],
    ["「Fix the gutter」を todo.md から done.md に移して"],
  ])("goes as the entry of a list: %s", async (request) => {
    expect(await done(request, lists)).toEqual({
      "todo.md": "# To do\n\n- Call the sweep\n- Gutter guard, ask for it\n- Fix the gate\n",
      "done.md": "# Done\n\n- Paint the shed\n- Fix the gutter\n",
    });
  });

  test("is ticked where all others are, and numbered as they are", async () => {
    const files = {
      "open.md": "1. [ ] Tents\n2. [ ] Mats\n3. [ ] Stoves\n",
      "packed.md": "Packed\n1. [x] Ropes\n",
    };
    expect(await done("move the mats from open.md to packed.md", files)).toEqual({
      "open.md": "1. [ ] Tents\n2. [ ] Stoves\n",
      "packed.md": "Packed\n1. [x] Ropes\n2. [x] Mats\n",
    });
  });

  test("goes as the row of a table, with the columns that the other one has", async () => {
    const request = "Pia Lund rückt nach, bitte aus waiting.csv raus und in course.csv rein, da nur Name und Telefon";
    expect(await done(request, tables)).toEqual({
      "waiting.csv": "name;phone;since\nPia Lundt;0555 4;2024-01-01\nOla Lind;0555 2;2024-03-01\n",
      "course.csv": "name;phone\nBo Ek;0555 3\nPia Lund;0555 1\n",
    });
  });

  test("goes without what the other table has no column for", async () => {
    expect(await done("move Pia Lund from waiting.csv to course.csv", tables)).toMatchObject({
      "course.csv": "name;phone\nBo Ek;0555 3\nPia Lund;0555 1\n",
    });
  });

  test("goes as a card", async () => {
    const card = (name: string) => `BEGIN:VCARD\nFN:${name}\nEND:VCARD\n`;
    const files = { "work.vcf": card("Ida Voss") + card("Tom Ley"), "old.vcf": card("Bo Ek") };
    expect(await done("Tom Ley left, move him from work.vcf to old.vcf", files)).toEqual({
      "work.vcf": card("Ida Voss"),
      "old.vcf": card("Bo Ek") + card("Tom Ley"),
    });
  });

  test.each<[string, Record<string, string>, string]>([
    [
      "move Pia Lund from waiting.csv to course.csv",
      { ...tables, "course.csv": "name\nBo Ek\n" },
      "most of what is known of her would be lost",
    ],
    ["move the fix from todo.md to done.md", lists, "two may be meant"],
    ["move the roof from todo.md to done.md", lists, "there is none"],
    ["move the gutter from todo.md to done.md", lists, "the guard may be meant"],
    ["copy the gutter from todo.md to done.md", lists, "it stays where it is"],
    ["should I move the gutter from todo.md to done.md or not?", lists, "it is only asked"],
    ["don't move the gutter from todo.md to done.md yet", lists, "it is denied"],
  ])("stays where it isn't clear: %s", async (request, files) => {
    expect(await done(request, files)).toBeNull();
  });
});
