import { describe, expect, test } from "vitest";
import { editsTold } from "../../../../../../../test/support/edits-told.ts";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { saidDayTimeCalls } from "./said-day-times.ts";

const files = {
  "cafe.md": `# Café

| Tag | offen |
| --- | --- |
| Mo bis Do | 8:00 - 17:00 |
| Fr | 8:00 - 20:00 |

Freitag, 2. Mai, 8:00: Frühstück
Kurz: Mo-Do 8:00-17:00, Fr 8:00-20:00
`,
  "pool.yaml": `pool:
  tue: "07:00-20:00"
  sat: "09:00-18:00"
sauna:
  tue: "14:00-20:00"
  sat: "09:00-18:00"
`,
  "library.txt": "Reading room: Mon-Sat 9:00-18:00\nDesk: Sat 9:00-12:00\n",
  "ticket.txt": "Sun 10-16, last entry 15:00\n",
};

async function changed(request: string): Promise<string[]> {
  const view = viewOf(files);
  return editsTold(await saidDayTimeCalls(request, await view.files(), view));
}

describe("a time of one day of the week", () => {
  test("in all lines of a page that tell it of that day", async () => {
    expect(await changed("freitags machen wir ab jetzt um 9 Uhr auf statt um 8 Uhr, bitte in cafe.md ändern")).toEqual([
      "cafe.md:6:| Fr | 9:00 - 20:00 |",
      "cafe.md:9:Kurz: Mo-Do 8:00-17:00, Fr 9:00-20:00",
    ]);
  });

  test("with its hour alone, and in the section that is said", async () => {
    expect(await changed("the sauna closes at 7 on Saturdays instead of 6, put that into pool.yaml")).toEqual([
      'pool.yaml:6:  sat: "09:00-19:00"',
    ]);
    expect(await changed("pool.yamlのpool、土曜は9時ではなく9:30に開きます。変更してください")).toEqual([
      'pool.yaml:3:  sat: "09:30-18:00"',
    ]);
  });

  test.each([
    "on Saturdays it closes at 7 instead of 6, put that into pool.yaml",
    "library.txt: on Saturdays it opens at 10 instead of 9",
    "library.txt: on Tuesdays it opens at 10:00 instead of 9:00",
    "ticket.txt: on Sundays it opens at 11 instead of 10",
    "pool.yaml: on Saturdays a ticket costs 7 instead of 6",
    "pool.yaml: the pool opens at 8 instead of 7",
    "in pool.yaml: next Saturday the sauna closes at 7 instead of 6",
    "in pool.yaml: on Saturdays in summer the sauna closes at 19:00 instead of 18:00",
    "in pool.yaml: on Saturdays the sauna opens at 10:00 instead of 9:00 and closes at 19:00",
  ])("%s: nothing", async (request) => {
    expect(await changed(request)).toEqual([]);
  });
});
