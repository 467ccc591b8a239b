import { describe, expect, test } from "vitest";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { saidReplacementCalls } from "./said-replacements.ts";

describe("a name that was spelled wrong", () => {
  const letters = viewOf({
    "letter.txt": "MRS MEIER\n\nDear Mrs Meier,\nI wrote to meier@mail.example.\nMeier's shop, Meierhof\n",
    "card.txt": "Meier.A@post.example\nMeier\n",
  });
  const lines = async (request: string) => {
    const calls = await saidReplacementCalls(request, await letters.files(), letters);
    return calls.map(({ input }) => input["new_text"]);
  };

  test.each([
    "i misspelled her name all over letter.txt. its Meyer, not Meier. fix it please, only the mail address is really written like that",
    "It's Meyer, not Meier, please correct that in letter.txt. The mail address stays.",
    "in letter.txt it should be Meyer, not Meier",
    "sie heißt Meyer, nicht Meier, bitte in letter.txt korrigieren, nur die Mailadresse wird wirklich so geschrieben",
  ])("is spelled right, but in addresses that stay: %s", async (request) => {
    expect(await lines(request)).toEqual(["MRS MEYER", "Dear Mrs Meyer,", "Meyer's shop, Meierhof"]);
  });

  test("not where it would change an address that stays", async () => {
    expect(await lines("in card.txt it's Meyer, not Meier, but leave the mail address as it is")).toEqual([]);
  });

  test.each([
    "is it Meyer, not Meier, in letter.txt?",
    "It's Meyer, not Meier, in letter.txt, but only in the second line",
  ])("nothing for: %s", async (request) => {
    expect(await lines(request)).toEqual([]);
  });
});
