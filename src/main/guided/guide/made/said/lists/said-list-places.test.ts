import { describe, expect, test } from "vitest";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { saidListPlaceCalls } from "./said-list-places.ts";

const japanese = { "持ち物.txt": "持ち物\n\n■ 台所\n・なべ\n・塩\n" };
const agenda = {
  "agenda.md":
    "# March\n\n## Board, 4 March\n\n- Minutes\n- Any other business\n\n## Members, 18 March\n\n- Welcome\n- Elections\n- Any other business\n",
};
const tagesordnung = {
  "punkte.md":
    "# März\n\n## Vorstand, 4. März\n\n- Regale\n- Verschiedenes\n\n## Versammlung, 18. März\n\n- Wahlen\n- Verschiedenes\n",
};

async function placedFor(request: string, files: Record<string, string>): Promise<unknown[]> {
  const view = viewOf(files);
  const calls = await saidListPlaceCalls(request, await view.files(), view);
  return calls.map(({ input: { new_text: fresh, line } }) => [fresh, line]);
}

describe("what is put before or behind an entry of a list", () => {
  test.each<[string, Record<string, string>, unknown[]]>([
    ["add the auditors' report right after Welcome in agenda.md", agenda, [["- Welcome\n- Auditors' report", 10]]],
    [
      "Insert 'summer fair' before any other business on the members agenda, agenda.md",
      agenda,
      [["- Summer fair\n- Any other business", 12]],
    ],
    [
      "Bei der Versammlung fehlt in punkte.md noch der Kassenbericht, der kommt direkt vor Verschiedenes.",
      tagesordnung,
      [["- Kassenbericht\n- Verschiedenes", 11]],
    ],
    ["bitte füge Grillfest nach Regale ein (punkte.md)", tagesordnung, [["- Regale\n- Grillfest", 5]]],
    ["持ち物.txt のなべの次に皿を追加してください", japanese, []],
    ["持ち物.txt のなべの次にやかんを追加してください", japanese, [["・なべ\n・やかん", 4]]],
  ])("%s", async (request, files, changes) => expect(await placedFor(request, files)).toEqual(changes));

  test.each([
    "add the auditors' report before Any other business in agenda.md",
    "don't add anything after Welcome in agenda.md",
    "add a line after Welcome in agenda.md",
    "what comes after Welcome in agenda.md?",
    "move Elections before Welcome in agenda.md",
    "add tea and cake after Welcome in agenda.md",
    "add tea after Welcome in agenda.md and cake after Elections",
    "in agenda.md, write the time after Welcome",
    "add a section Drinks after Welcome in agenda.md",
    "add two blank lines after Welcome in agenda.md",
    "put Elections before Welcome in agenda.md",
    "add 'call Ann after Welcome' to agenda.md",
  ])("nothing where it isn't clear what or where: %s", async (request) => {
    expect(await placedFor(request, agenda)).toEqual([]);
  });
});
