import { expect, test } from "vitest";
import { finalFiles } from "./final-files.ts";

const left = (paths: readonly string[], request: string) =>
  finalFiles(
    paths.map((path) => ({ path })),
    request,
  ).map(({ path }) => path);

test.each([
  [["menu draft.md", "menu.md"], "what is for dinner on Friday?", ["menu.md"]],
  [["app.example.toml", "app.toml", "readme.md"], "which port does it listen on?", ["app.toml", "readme.md"]],
  [[".env.sample", ".env"], "which database does it use", [".env"]],
  [["settings.ini.bak", "settings.ini"], "how long is the timeout", ["settings.ini"]],
  [["old/plan.md", "plan.md"], "when does the course begin?", ["plan.md"]],
  [["Satzung_Entwurf.txt", "Satzung.txt"], "Wie hoch ist der Beitrag?", ["Satzung.txt"]],
  [["しおり_案.md", "しおり.md"], "集合は何時?", ["しおり.md"]],
])("%j: %s", (paths, request, wanted) => {
  expect(left(paths, request)).toEqual(wanted);
});

test.each([
  [["menu draft.md", "menu.md"], "what does the draft say of Friday?"],
  [["menu draft.md", "menu.md"], "what has changed on the menu?"],
  [["Menü Entwurf.md", "Menü.md"], "Wie oft musste ich das Menü ändern?"],
  [["menu draft.md", "menu.md"], "what did I want to cook at first?"],
  [["old/plan.md", "plan.md"], "what was the plan last year?"],
  [["menu draft.md", "dinner.md"], "what is for dinner on Friday?"],
  [["menu old.md", "menu draft.md"], "what is for dinner on Friday?"],
  [["しおり_案.md", "しおり.md"], "案では集合は何時?"],
  [["menu-1.md", "menu-2.md"], "what is for dinner on Friday?"],
  [["案内.md", "内.md"], "会場はどこ?"],
])("all of %j: %s", (paths, request) => {
  expect(left(paths, request)).toEqual(paths);
});
