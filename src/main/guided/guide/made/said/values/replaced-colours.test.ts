import { describe, expect, test } from "vitest";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { saidReplacementCalls } from "./said-replacements.ts";

describe("a colour that is to be another one", () => {
  const sheets = viewOf({
    "site.css": `:root { --main: #B91C1C; }
a { color: #b91c1c; border: 1px solid #b91c1d; }
@media print {
a { color: #b91c1c; }
}
.dark .note { background: #b91c1c url("b91c1c.png"); }
#b91c1c { top: 0; }
`,
    "other.css": "b { color: #b91c1c; }\n",
  });
  const recoloured = async (request: string) => {
    const calls = await saidReplacementCalls(request, await sheets.files(), sheets);
    return calls.map(({ input }) => [input["line"], input["new_text"]]);
  };
  const variable = [1, ":root { --main: #1d4ed8; }"];
  const link = [2, "a { color: #1d4ed8; border: 1px solid #b91c1d; }"];
  const print = [4, "a { color: #1d4ed8; }"];
  const note = [6, '.dark .note { background: #1d4ed8 url("b91c1c.png"); }'];

  test.each<[string, unknown[]]>([
    ["please replace the red #b91c1c by #1d4ed8 in site.css", [variable, link, print, note]],
    ["change our main red #b91c1c to #1d4ed8 in site.css, for printing it should stay red", [variable, link, note]],
    ["In site.css bitte das Rot #b91c1c durch #1d4ed8 ersetzen, dark bleibt so", [variable, link, print]],
    ["site.css の赤 #b91c1c を #1d4ed8 に変更してください。dark はそのままで", [variable, link, print]],
  ])("in large letters and small ones, but not where it stays: %s", async (request, edits) => {
    expect(await recoloured(request)).toEqual(edits);
  });

  test.each([
    "replace the red #b91c1c with #1d4ed8 in site.css, but on the posters it should stay red",
    "replace the red #ff0000 with #1d4ed8 in site.css",
    "use #1d4ed8 beside the red #b91c1c in site.css",
    "don't replace the red #b91c1c with #1d4ed8 in site.css",
    "replace #b91c1c with #1d4ed8 or #2563eb in site.css",
  ])("nothing for: %s", async (request) => {
    expect(await recoloured(request)).toEqual([]);
  });
});
