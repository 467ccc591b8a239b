import { describe, expect, test } from "vitest";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { saidMoveCalls } from "./said-moves.ts";

const seating = `# Seating

## Table 1 (top)

- Hannah
- Karl Voss

## Table 3

- Anil Nair
- Tom Ashby
  no nuts

## Table 5

- Priya Nair, vegetarian
- Priyanka Rao
`;
const board = "To do:\n- [ ] buy paint\n- [ ] call Rob about the roof\n\nDoing:\n\nDone:\n- [x] order sand\n";

async function moved(request: string, files: Record<string, string> = { "seating.md": seating }) {
  const view = viewOf(files);
  const [call, ...others] = await saidMoveCalls(request, await view.files(), view);
  if (!call || others.length > 0) return null;
  const { path, old_text: old, new_text: fresh } = call.input;
  if (typeof path !== "string" || typeof old !== "string" || typeof fresh !== "string")
    throw new Error("It is no edit.");
  const text = files[path] ?? "";
  expect(text).toContain(old);
  return text.replace(old, () => fresh);
}

describe("an entry is moved", () => {
  test("to the end of what stands under the heading", async () => {
    const request = "priya nair wants to sit with her cousins at table 3, can you move her there in seating.md? thx";
    expect(await moved(request)).toBe(
      seating.replace("- Priya Nair, vegetarian\n", "").replace("  no nuts\n", "  no nuts\n- Priya Nair, vegetarian\n"),
    );
  });

  test("with the lines that belong to it", async () => {
    expect(await moved("move Tom Ashby from table 3 to Table 1 please")).toBe(
      seating.replace("- Tom Ashby\n  no nuts\n", "").replace("- Karl Voss\n", "- Karl Voss\n- Tom Ashby\n  no nuts\n"),
    );
  });

  test("and ticked off where the others are", async () => {
    expect(await moved("the paint is bought, move it to Done", { "board.txt": board })).toBe(
      "To do:\n- [ ] call Rob about the roof\n\nDoing:\n\nDone:\n- [x] order sand\n- [x] buy paint\n",
    );
  });

  test("under a heading that had none", async () => {
    const page = "## Open\n\n- rent\n\n## Paid\n\n## Later\n\n- tax\n";
    expect(await moved("move rent to Paid", { "bills.md": page })).toBe(
      "## Open\n\n\n## Paid\n\n- rent\n\n## Later\n\n- tax\n",
    );
    expect(await moved("verschieb den roof-Anruf nach Doing", { "board.txt": board })).toBe(
      "To do:\n- [ ] buy paint\n\nDoing:\n- [ ] call Rob about the roof\n\nDone:\n- [x] order sand\n",
    );
  });
});

test("files that go to a folder aren't entries of a list", async () => {
  const readme = "# Orders\n\n- sand: sent\n\n## Sent\n\n- paint\n";
  expect(
    await moved("move the sand to orders/sent", { "orders/README.md": readme, "orders/sand.md": "sent" }),
  ).toBeNull();
});

test("a list in a folder may be named by its path", async () => {
  const board = "## To do\n\n- paint\n- sand\n\n## Done\n\n- order\n";
  expect(await moved("move paint to Done in notes/board.md", { "notes/board.md": board })).toBe(
    board.replace("- paint\n", "").replace("- order\n", "- order\n- paint\n"),
  );
});

test("a heading in bold letters and a rule are no entries", async () => {
  const page = "**To do**\n\n- paint\n  - red\n- sand\n\n**Done**\n\n- order\n\n---\n\nNotes\n";
  expect(await moved("move paint to Done", { "board.md": page })).toBe(
    "**To do**\n\n- sand\n\n**Done**\n\n- order\n- paint\n  - red\n\n---\n\nNotes\n",
  );
});

test.each([
  "move the section Parking after Contact",
  "schieb den Abschnitt Parking in trip.md nach hinten, also nach Contact",
  "verschiebe Parking nach Contact",
])("a part of a text goes nowhere as an entry that speaks of it: %s", async (request) => {
  const trip = "## Parking\n\nUp there.\n\n## Pack\n\n- money for the parking\n\n## Contact\n\n- Ann\n";
  expect(await moved(request, { "trip.md": trip })).toBeNull();
});

test.each([
  "move the meeting to 3 June",
  "move everybody to table 3",
  "don't move Priya Nair to table 3",
  "move seating.md to the folder Table 3",
  "should Priya Nair sit at table 3?",
  "move Nair from table 5 or Ashby to table 9",
])("%s: nothing", async (request) => {
  expect(await moved(request)).toBeNull();
});

test("where two lists have the entry it isn't clear which is meant", async () => {
  expect(await moved("move Priya Nair to table 3", { "a.md": seating, "b.md": seating })).toBeNull();
});
