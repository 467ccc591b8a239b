import { describe, expect, test } from "vitest";
import { doneAsWished } from "../done-as-wished.ts";

const hut =
  "Hut\n===\n\nStove\n-----\nLight it from below.\n\n- dry wood only\n\nStove upstairs\n--------------\n- never\n\nLeaving\n-------\nShut the door.\n\n- rubbish down\n- shutters\n";
const camp = "Camp\n\nKitchen\n- pot\n- gas\n\nTent\n- poles\n- pegs\n\nSee you on Friday,\nMo\n";
const signs = "合宿\n\n■持ち物\n・寝袋\n・笛\n\n■食事\n・米\n";
const brackets = "[ Shed ]\n* saw\n* rake\n\n[ Attic ]\n* skis\n";

describe("what stands under a title", () => {
  test.each([
    [
      "goes with what underlines it",
      "hut.txt",
      hut,
      'Remove the section "Stove"',
      hut.replace(/Stove\n-----[^]*?(?=Stove up)/u, ""),
    ],
    ["goes at the end of a text", "hut.md", hut, 'Remove the section "Leaving"', hut.replace(/\nLeaving[^]*$/u, "")],
    [
      "goes by its name alone",
      "hut.txt",
      hut,
      'Remove "Stove upstairs"',
      hut.replace(/Stove upstairs[^]*?(?=Leaving)/u, ""),
    ],
    ["goes under a sign", "合宿.txt", signs, 'Remove the section "持ち物"', "合宿\n\n■食事\n・米\n"],
    ["goes under brackets", "b.txt", brackets, 'Remove the section "Shed"', "[ Attic ]\n* skis\n"],
    [
      "goes under a short line",
      "camp.txt",
      camp,
      'Remove the section "Kitchen"',
      camp.replace(/Kitchen[^]*?(?=Tent)/u, ""),
    ],
    [
      "has one more, behind a sentence",
      "hut.txt",
      hut,
      'Add "no paper" under "Stove"',
      hut.replace("only\n", "only\n- no paper\n"),
    ],
    [
      "goes elsewhere",
      "hut.txt",
      hut,
      'Move "shutters" from "Leaving" to "Stove"',
      hut.replace("- shutters\n", "").replace("only\n", "only\n- shutters\n"),
    ],
    [
      "goes elsewhere under a short line",
      "camp.txt",
      camp,
      'Move "gas" from "Kitchen" to "Tent"',
      camp.replace("- gas\n", "").replace("pegs\n", "pegs\n- gas\n"),
    ],
    [
      "goes elsewhere as a whole",
      "hut.txt",
      hut,
      'Move the section "Leaving" before "Stove upstairs"',
      hut.replace(/(Stove upstairs[^]*?)\n\n(Leaving[^]*)\n$/u, "$2\n\n$1\n"),
    ],
  ])("%s", (_, path, text, wish, after) => {
    expect(doneAsWished(path, text, wish)).toBe(after);
  });

  test.each([
    ["the title is that of the whole", "hut.txt", hut, 'Remove the section "Hut"'],
    ["what is last may be of all", "camp.txt", camp, 'Remove the section "Tent"'],
    ["a bold line may stand by itself", "b.md", "**Note!**\n\nBring cake.\n\n## Keys\n\nAsk Mo.\n", 'Remove "Note!"'],
    ["only a line speaks of it", "hut.txt", hut, 'Remove the section "rubbish"'],
    ["two lists stand under it", "two.txt", "Tent\n----\n- poles\n\nand also\n\n- pegs\n", 'Add "rope" under "Tent"'],
  ])("stays as it is where %s", (_, path, text, wish) => {
    expect(doneAsWished(path, text, wish)).toBeNull();
  });
});
