import { describe, expect, test } from "vitest";
import { viewOf } from "../../../../../../../test/support/view-of.ts";
import { saidReplacementCalls } from "./said-replacements.ts";

describe("a replacement said in a sentence with its places between the words", () => {
  const menus = {
    "Menüs/a.md": "- 200 g Reis\nReis kochen, Milchreis dazu\n",
    "Menüs/b.txt": "Reis mit Curry\nReiswaffel\n",
    "Einkauf.txt": "Reis\n",
  };

  async function put(request: string, files: Readonly<Record<string, string>>) {
    const view = viewOf(files);
    const calls = await saidReplacementCalls(request, await view.files(), view);
    return [...new Set(calls.map(({ input: { path, new_text: fresh } }) => JSON.stringify([path, fresh])))];
  }

  test.each([
    "Nimm in allen Menüs im Ordner Menüs Couscous anstatt Reis",
    "In allen Menüs im Ordner Menüs soll statt Reis Couscous stehen",
    "Ersetze Reis in allen Dateien im Ordner Menüs bitte mit Couscous",
    "Würdest du in sämtlichen Menüs im Ordner Menüs aus dem Reis Couscous machen? Wörter wie Milchreis bleiben unverändert.",
    "Bei uns geht kein Reis mehr. In jedem Menü des Ordners Menüs müsste stattdessen Couscous stehen, wobei Milchreis nicht betroffen ist.",
    "Swap out Reis for Couscous in all files in the folder Menüs",
  ])("is made of the two texts alone: %s", async (request) => {
    expect(await put(request, menus)).toEqual([`["Menüs/a.md","Couscous"]`, `["Menüs/b.txt","Couscous"]`]);
  });

  test.each([
    "Mach aus dem Reis im Ordner Menüs in allen Dateien eine Einkaufsliste",
    "Schreib in alle Menüs im Ordner Menüs zum Reis noch Couscous dazu",
    "Mach in allen Dateien im Ordner Menüs aus Reis Listen",
    "Mach in allen Dateien im Ordner Menüs aus Reis Reiswaffeln",
    "swap Reis for Curry in all files in the folder Menüs",
  ])("isn't made where something else is wanted: %s", async (request) => {
    expect(await put(request, menus)).toEqual([]);
  });

  test("is made of them in Japanese", async () => {
    expect(await put("Menüsフォルダの全ファイルでReisをCouscousに置き換えてください", menus)).toEqual([
      `["Menüs/a.md","- 200 g Couscous"]`,
      `["Menüs/a.md","Couscous kochen, Milchreis dazu"]`,
      `["Menüs/b.txt","Couscous mit Curry"]`,
    ]);
  });

  const pages = {
    "web/a.html": "<p>0431 55 20 18</p>\n",
    "web/b.md": "Tel 0431 55 20 18\n",
    "alt.txt": "0431 55 20 18\n",
  };

  test.each([
    "Die Nummer hat sich geändert, von 0431 55 20 18 auf 0431 60 77 41. Tausch sie bitte im Ordner web überall aus.",
    "Aus 0431 55 20 18 muss im Ordner web überall 0431 60 77 41 werden",
    "our number switched from 0431 55 20 18 to 0431 60 77 41; update every page in the folder web",
    "use 0431 60 77 41 wherever the folder web says 0431 55 20 18",
    "電話番号が0431 55 20 18から0431 60 77 41に変わりました。webフォルダの中を全部直してください",
  ])("is known by its shape however the change is called: %s", async (request) => {
    expect(await put(request, pages)).toEqual([`["web/a.html","0431 60 77 41"]`, `["web/b.md","0431 60 77 41"]`]);
  });

  test.each([
    "Tausch 0431 55 20 18 im Ordner web noch nicht gegen 0431 60 77 41 aus",
    "Besides 0431 55 20 18 we switched on 0431 60 77 41 as well, update every page in the folder web",
  ])("isn't known by its shape where the old one stays: %s", async (request) => {
    expect(await put(request, pages)).toEqual([]);
  });
});
