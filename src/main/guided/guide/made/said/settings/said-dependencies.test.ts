import { describe, expect, test } from "vitest";
import { editsTold } from "../../../../../../../test/support/edits-told.ts";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { saidDependencyCalls } from "./said-dependencies.ts";

const makefile = `.PHONY: all fonts book book-print clean lint
NAME := book

fonts:
\tcp -r fonts out/

lint:
\tvale text/

book: fonts # the screen version
\tpandoc text/*.md -o out/book.pdf

book-print: book | out
\tqpdf out/book.pdf out/print.pdf

draft notes: fonts
\techo draft

clean: ; rm -rf out
`;

async function changed(request: string): Promise<string[]> {
  const view = viewOf({ Makefile: makefile, "notes.md": "book: depends on lint\n" });
  return editsTold(await saidDependencyCalls(request, await view.files(), view));
}

describe("a target that is to depend on others as well", () => {
  test.each<[string, string[]]>([
    [
      "I printed nonsense again. Please make book depend on lint too in the Makefile, not only on fonts. book-print doesn't need it",
      ["Makefile:10:book: fonts lint # the screen version"],
    ],
    ["In the Makefile, book-print should also depend on lint", ["Makefile:13:book-print: book lint | out"]],
    ["Das Ziel book soll im Makefile auch von lint abhängen", ["Makefile:10:book: fonts lint # the screen version"]],
    ["add lint as a prerequisite of fonts in the Makefile", ["Makefile:4:fonts: lint"]],
    ["Makefile: mach lint bitte von fonts abhängig, alles andere bleibt", ["Makefile:7:lint: fonts"]],
    ["Makefile で book を lint にも依存させてください", ["Makefile:10:book: fonts lint # the screen version"]],
  ])("%s", async (request, edits) => {
    expect(await changed(request)).toEqual(edits);
  });

  test.each([
    "make book depend on lint instead of fonts in the Makefile",
    "make book depend on fonts in the Makefile",
    "make fonts depend on book in the Makefile",
    "make book depend on the weather in the Makefile",
    "make draft depend on lint in the Makefile",
    "make clean depend on lint in the Makefile",
    "book shouldn't depend on lint in the Makefile",
    "does book depend on lint in the Makefile?",
    "make book depend on lint in the Makefile, not only on clean",
    "make book depend on lint in the Makefile. The posters don't need it",
    "make book depend on lint in the Makefile and run it",
    "book should no longer depend on fonts in the Makefile",
  ])("nothing for: %s", async (request) => {
    expect(await changed(request)).toEqual([]);
  });
});
