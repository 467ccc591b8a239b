import { expect, test } from "vitest";
import { correctedSince, correctionsIn } from "./corrections.ts";

test.each<[string, string, string]>([
  [
    "one in a quote",
    "# Hike\n\n- rope\n\n> Correction (3 June): no rope,\n> but boots.\n\nSee you\n",
    "> Correction (3 June): no rope,\n> but boots.",
  ],
  ["one in German", "Mitbringen: Seil\n\n**Nachtrag:** lieber Stiefel\n", "**Nachtrag:** lieber Stiefel"],
  ["none", "# Hike\n\n- rope\n\nPlease change: boots stay outside\n", ""],
  ["a page that is one itself", "Changes: none\n\n- rope\n", ""],
])("%s", (_, text, told) => {
  expect(correctionsIn(text)).toBe(told === "" ? "" : `${correctedSince}\n${told}`);
});
