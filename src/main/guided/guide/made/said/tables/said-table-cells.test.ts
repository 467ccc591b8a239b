import { describe, expect, test } from "vitest";
import { editsTold } from "../../../../../../../test/support/edits-told.ts";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { saidTableCellCalls } from "./said-table-cells.ts";

const plan = `# Plan

## Team Rot

| Stunde | Mo     | Di     |
| ------ | ------ | ------ |
| 1      | Chor   | Turnen |
| 2      | Turnen | Chor   |

## Team Blau

| Stunde | Mo     | Di     |
| ------ | ------ | ------ |
| 1      | Chor   | Turnen |
| 2      | Turnen | Chor   |
`;
const files = {
  "plan.md": plan,
  "plan_alt.md": plan,
  "hosts.csv": "room,morning,evening\nGarden,Ann Lee,Tom Fox\nHall,Tom Fox,Tom Fox\n",
  "rota.yaml": "bins:\n  monday: Ann\n  friday: Ann\n",
};

async function changed(request: string): Promise<string[]> {
  const view = viewOf(files);
  return editsTold(await saidTableCellCalls(request, await view.files(), view));
}

describe("a cell that is to have another text", () => {
  test("by its heading, its row and its column", async () => {
    expect(await changed("Ändere bei Team Blau am Dienstag die 2. Stunde von Chor auf Theater")).toEqual([
      "plan.md:15:| 2      | Turnen | Theater |",
    ]);
    expect(await changed("plan.mdのTeam Rot、火曜2 StundeをChorからTurnenに変更して。ほかはそのままで。")).toEqual([
      "plan.md:8:| 2      | Turnen | Turnen |",
    ]);
    expect(await changed("in the Garden it's Ann Lee instead of Tom Fox in the evening")).toEqual([
      "hosts.csv:2:Garden,Ann Lee,Ann Lee",
    ]);
    expect(await changed("rota.yaml: change friday from Ann to Kim")).toEqual(["rota.yaml:3:  friday: Kim"]);
    expect(await changed("the Hall's evening should be Kim Orr, not Tom Fox")).toEqual([
      "hosts.csv:3:Hall,Tom Fox,Kim Orr",
    ]);
    expect(await changed("Im Garden ist abends nicht Tom Fox, sondern Ann Lee, evening in hosts.csv")).toEqual([
      "hosts.csv:2:Garden,Ann Lee,Ann Lee",
    ]);
  });

  test.each([
    "remove Kim Orr, not Tom Fox, from the evening of the Hall in hosts.csv",
    "Lösche in hosts.csv im Garden nicht Tom Fox, sondern Ann Lee, evening",
    "Ändere am Dienstag die 2. Stunde von Chor auf Theater",
    "Ändere bei Team Blau am Montag die 2. Stunde von Chor auf Theater",
    "change Hall from Tom Fox to Ann Lee",
    "rota.yaml: change from Ann to Kim",
    "change friday from Ann to Kim in rota.yaml and add sunday: Lou",
    "rota.yaml: change friday from Ann to Kim, monday is free",
    "rota.yaml: change friday from Ann to Kim and the colour to red",
  ])("%s: nothing", async (request) => {
    expect(await changed(request)).toEqual([]);
  });
});
