import { describe, expect, test } from "vitest";
import { editsTold } from "../../../../../../../test/support/edits-told.ts";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { saidRowStateCalls } from "./said-row-states.ts";

const files = {
  "orders.csv": `no,ordered,who,state,sent on
B-17,2025-01-30,Kim,packed,
B-18,2025-02-01,Lee,sent,2025-02-03
B-19,2025-02-02,Kim,packed,
`,
  "repairs.md": `| Nr | Gerät | Stand |
| --- | --- | --- |
| 7 | Mixer | offen |
| 8 | Radio | fertig |
| 9 | Lampe | offen |
`,
};

async function changed(request: string): Promise<string[]> {
  const view = viewOf(files);
  return editsTold(await saidRowStateCalls(request, await view.files(), view));
}

describe("a row that goes into another state", () => {
  test("with the day, as the others have it", async () => {
    expect(await changed("B-19 was sent on 5 February, please put that into the orders")).toEqual([
      "orders.csv:4:B-19,2025-02-02,Kim,sent,2025-02-05",
    ]);
  });

  test("where there is no day", async () => {
    expect(await changed("Setz Nr 9 in repairs.md bitte auf fertig")).toEqual(["repairs.md:5:| 9 | Lampe | fertig |"]);
  });

  test.each([
    "mark B-19 as sent",
    "B-18 was sent on 5 February, put that into the orders",
    "was B-19 sent on 5 February?",
    "the one for Kim was sent on 5 February, put that in",
    "B-17 was sent on 4 February and B-19 on 5 February, put that in",
    "don't mark B-19 as sent on 5 February",
    "mark B-19 as lost",
    "B-19 was sent on 5 February, B-17 as well, put that in",
    "B-19 was sent to Lee on 5 February, put that in",
    "B-19 was sent on 5 February, put that in once the money is there",
    "Setz Nr 9 in repairs.md bitte auf fertig, das Gerät ist ein Toaster",
  ])("%s: nothing", async (request) => {
    expect(await changed(request)).toEqual([]);
  });
});
