import { describe, expect, test } from "vitest";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { saidTickCalls } from "./said-ticks.ts";

const list = `# Trip

## Tents

- [ ] call the hire shop
- [x] new pegs

## Boats

- [ ] call the hire shop
- [ ] buy two life vests
- [ ] order maps
`;

async function ticked(request: string, files: Record<string, string> = { "trip.md": list }) {
  const view = viewOf(files);
  const calls = await saidTickCalls(request, await view.files(), view);
  return calls.map(({ input }) => [input["line"], input["new_text"]]);
}

describe("what is done on a list", () => {
  test.each<[string, [number, string][]]>([
    [
      "I called the hire shop about the boats, tick that off in trip.md. haven't called about the tents yet",
      [[10, "- [x] call the hire shop"]],
    ],
    ["rang the hire shop about the boats, tick that off in trip.md", [[10, "- [x] call the hire shop"]]],
    ["please tick off the life vests", [[11, "- [x] buy two life vests"]]],
    ["tick the maps off in trip.md", [[12, "- [x] order maps"]]],
    ["mark 'order maps' as done", [[12, "- [x] order maps"]]],
    [
      "I've bought life vests and maps, mark these as done",
      [
        [11, "- [x] buy two life vests"],
        [12, "- [x] order maps"],
      ],
    ],
    [
      "maps are ordered and I bought the life vests too. tick both off pls",
      [
        [12, "- [x] order maps"],
        [11, "- [x] buy two life vests"],
      ],
    ],
    ["I've bought life vests and called the hire shop, mark these as done", []],
    ["Die life vests mache ich morgen. maps sind da, hak die maps ab", [[12, "- [x] order maps"]]],
    ["hak bitte die maps ab", [[12, "- [x] order maps"]]],
  ])("%s", async (request, lines) => {
    expect(await ticked(request)).toEqual(lines);
  });

  test.each([
    "order maps is checked off already, so remove the maps",
    "tick off everything but the maps",
    "don't tick off the maps",
    "untick the maps",
    "is the life vest ticked?",
    "add maps to trip.md",
  ])("%s: nothing", async (request) => {
    expect(await ticked(request)).toEqual([]);
  });

  const moves = {
    "move.md":
      "# Move to Kiel\n\n- [ ] Rent the van (Friday)\n- [ ] Rent the trolley\n- [x] Ask Ida about boxes\n- [ ] Keys to Mr Bohm\n",
    "move 2019.md": "# Move to Bonn\n\n- [ ] Rent the van\n- [ ] Keys to the office\n",
  };

  test.each<[string, [number, string][]]>([
    [
      "The van is rented and Mr Bohm has his keys, tick both off in the move list. The trolley isn't there yet.",
      [
        [3, "- [x] Rent the van (Friday)"],
        [6, "- [x] Keys to Mr Bohm"],
      ],
    ],
    ["van is done, tick it off in move 2019.md", [[3, "- [x] Rent the van"]]],
    ["has anybody ticked off the van in the move list?", []],
    ["Ida ticked off the van in the move list", []],
    ["Jo said he would tick off the van in the move list", []],
    ["I'll tick off the van in the move list myself", []],
    ["If the van is rented, tick it off in the move list", []],
    ["mark the van in the move list as done? Not yet", []],
    ["should the van be ticked off in the move list?", []],
    ["The van is rented and cleaned, tick both off in the move list", []],
  ])("on the plainest list of several: %s", async (request, lines) => {
    expect(await ticked(request, moves)).toEqual(lines);
  });

  test("what is said to be still open stays open", async () => {
    const party = "# Fest\n\n- [ ] Kuchen bestellen\n- [ ] Kuchen abholen\n- [ ] Musik: Jo fragen\n";
    const request =
      "Jo macht Musik, und den Kuchen hab ich bestellt. Hak beides im Plan ab, abholen muss ich ihn noch.";
    expect(await ticked(request, { "plan.md": party })).toEqual([
      [5, "- [x] Musik: Jo fragen"],
      [3, "- [x] Kuchen bestellen"],
    ]);
  });

  test("with two lists and none of them named it isn't clear which is meant", async () => {
    expect(await ticked("tick off the maps", { "a.md": list, "b.md": list })).toEqual([]);
  });
});

describe("an entry that is quoted to the letter", () => {
  const chores = {
    "やること.md": "# 今週\n\n- [x] 本を返す\n- [ ] 電球を買う\n- [ ] 電球を買う店を調べる\n- [ ] 母に電話する\n",
  };
  const home = { "home.md": "- [x] Buy milk\n- [ ] Buy bulbs\n- [ ] Buy bulbs for the shed\n- [ ] Ring mum\n" };

  test.each<[string, [number, string][]]>([
    ["電球を買ってきたので、やること.md の「電球を買う」にチェックを入れてください", [[4, "- [x] 電球を買う"]]],
    ["「電球を買う」にチェックして", [[4, "- [x] 電球を買う"]]],
    ["やること.mdの「電球を買う」を済みにしてください", [[4, "- [x] 電球を買う"]]],
    ["「電球を買う店を調べる」は終わったのでチェックを付けてください", [[5, "- [x] 電球を買う店を調べる"]]],
    ["「電球を買う店を調べる」にチェックを付けてください", [[5, "- [x] 電球を買う店を調べる"]]],
    [
      "「電球を買う」と「母に電話する」を完了にして",
      [
        [4, "- [x] 電球を買う"],
        [6, "- [x] 母に電話する"],
      ],
    ],
    ["「本を返す」にチェックを入れて", []],
    ["「電球を買う」のチェックを外して", []],
  ])("%s", async (request, lines) => {
    expect(await ticked(request, chores)).toEqual(lines);
  });

  test.each<[string, [number, string][]]>([
    ["tick off 'Buy bulbs' in home.md please", [[2, "- [x] Buy bulbs"]]],
    ['mark "buy bulbs" as done', [[2, "- [x] Buy bulbs"]]],
    ['put a tick next to "Buy bulbs for the shed"', [[3, "- [x] Buy bulbs for the shed"]]],
    ["Setz bitte einen Haken bei „Buy bulbs“", [[2, "- [x] Buy bulbs"]]],
    ["hak „Ring mum“ und „Buy milk“ ab", [[4, "- [x] Ring mum"]]],
    ["tick off 'Buy milk'", []],
    ["mach den Haken bei „Buy milk“ weg", []],
  ])("%s", async (request, lines) => {
    expect(await ticked(request, home)).toEqual(lines);
  });
});
