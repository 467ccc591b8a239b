import { expect, test } from "vitest";
import { withoutExclusions } from "./said-exclusions.ts";

test.each<[string, string[]]>([
  ["average weight of the pumpkins? the rotten ones have no weight, leave those out", ["the rotten ones"]],
  ["how many plates are left? The chipped ones, please leave them out", ["The chipped ones"]],
  ["what did the tickets bring in, leave the free ones out", ["the free ones"]],
  ["average score, ignore the late entries", ["the late entries"]],
  ["how many runs were over 10 km, but not the cancelled ones?", ["the cancelled ones"]],
  [
    "wie schwer waren die Fische im Schnitt? die kleinen zählen nicht, die toten bitte weglassen",
    ["die kleinen", "die toten"],
  ],
  ["how much is left? leave out what is only planned", ["what is only planned"]],
  ["total of the orders, don't count anything that was sent back", ["anything that was sent back"]],
  ["how many came? don't count the kids", ["the kids"]],
  ["Wie viel ist in der Kasse? Das Geplante zählt nicht", ["Das Geplante"]],
  ["wie viele Proben sind im März (die abgesagte zählt natürlich nicht)", ["die abgesagte"]],
  ["Summe der Rechnungen, was nur geplant ist, bitte nicht mitrechnen", ["was nur geplant ist,"]],
  ["大人は何人? 未定の人は入れないで", ["未定の人"]],
  ["残高はいくら?(予定は含めずに)", ["予定"]],
  ["キャンセルの人は抜いて何人?", ["キャンセルの人"]],
  ["Summe der Rechnungen? Die stornierten haben keinen Betrag, lass die weg", ["Die stornierten"]],
  ["guests don't count: how many came?", ["guests"]],
  ["何人来ましたか。guestは除く", ["guest"]],
])("what isn't counted is told: %s", (request, excluded) => {
  expect(withoutExclusions(request).excluded).toEqual(excluded);
});

test.each([
  "how many eggs are broken, and where do we leave them?",
  "the broken ones have no weight, how many are there?",
  "how many people leave the club out of anger?",
  "can you skip ahead and tell me the sum?",
  "are the tall ones not enough?",
  "how many eggs? don't count them yet please",
  "Wie viele zählen nicht?",
  "何個入れますか?",
  "壊れた卵はいくつ?",
])("and nothing where all counts: %s", (request) => {
  expect(withoutExclusions(request)).toEqual({ meant: request, excluded: [] });
});
