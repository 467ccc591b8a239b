import { expect, test } from "vitest";
import { inSaidRow } from "./said-rows.ts";

const roster = `| Day | Early | Night |
| --- | --- | --- |
| Monday | Moss | Berg |
| Thursday | Moss | Berg |
`;
const duties = "Keys: Berg\n- Kitchen: Berg\n- Garden: Moss\n";

function rows(text: string, request: string): number[] | null {
  const isMeant = inSaidRow(text, "Berg", "Lund", request);
  return isMeant && text.split("\n").flatMap((_, row) => (isMeant(row) ? [row] : []));
}

test.each([
  [roster, "Thursday night should be Lund, not Berg", [3]],
  [duties, "the kitchen is Lund's now instead of Berg", [1]],
  [roster, "on Monday and Thursday it's Lund instead of Berg", null],
  [roster, "Lund instead of Berg", null],
  [roster, "Berg is Lund now everywhere, also on Monday", null],
  ["Name: Berg\nCall Berg before ten.\n", "change the name Berg to Lund", null],
  ["Name: Berg\nKeys: Berg\n", "change the name Berg to Lund", null],
  ["Keys: Berg\nGarden: Berg\n", "in keys.md replace Berg with Lund", null],
  ["Keys: Berg\n", "Keys: Lund instead of Berg", null],
])("%s %s", (text, request, meant) => expect(rows(text, request)).toEqual(meant));
