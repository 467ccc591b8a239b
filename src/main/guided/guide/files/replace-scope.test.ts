import { describe, expect, test } from "vitest";
import { replaceScope, surelyMeant } from "./replace-scope.ts";

const files = [
  "rota.csv",
  "guide/rota notes.md",
  "contacts.csv",
  "recipes/cakes/plum.md",
  "recipes/soups/pea.md",
  "archive/old.md",
  "data/a.csv",
  "script.py",
].map((path) => ({ path, size: 1 }));
const pathsOf = (found: readonly { path: string }[] | null) => found?.map(({ path }) => path);

test("a folder within another one is said by both names", () => {
  expect(pathsOf(replaceScope("change 200 g to 150 g in all cake recipes", files))).toEqual(["recipes/cakes/plum.md"]);
});

test("a folder in a list of other things isn't all that is meant", () => {
  const all = pathsOf(replaceScope("everywhere, in the data, the script and the readme", files));
  expect(all).toContain("script.py");
  expect(all).toContain("data/a.csv");
});

test.each([
  "Frau Lee heißt jetzt Ray, in contacts.csv steht sie aber noch überall mit dem alten Namen",
  "in contacts.csv it says Lee everywhere, make that Ray",
  "change Lee to Ray everywhere in contacts.csv",
])("everywhere in one file is no other file: %s", (request) => {
  expect(pathsOf(replaceScope(request, files))).toEqual(["contacts.csv"]);
});

test("what tells of the past is left out, unless all files are meant", () => {
  expect(pathsOf(surelyMeant("change it on all pages", files, true))).not.toContain("archive/old.md");
  expect(pathsOf(surelyMeant("change it in all files", files, true))).toContain("archive/old.md");
});

test("pages are those of the folder that is called so", () => {
  const site = ["site/a.html", "letters/a.md"].map((path) => ({ path, size: 1 }));
  expect(pathsOf(replaceScope("please change that on our site pages. Her mail stays", site))).toEqual(["site/a.html"]);
  expect(replaceScope("change that on the door", site)).toBeNull();
});

test.each<[string, readonly string[]]>([
  ["fix the path in my scripts and rota.csv", files.map(({ path }) => path)],
  ["fix the path in rota.csv and all our pages", files.map(({ path }) => path)],
  ["fix the path in the scripts script.py and rota.csv", ["rota.csv", "script.py"]],
  ["fix the path in rota.csv and the program script.py", ["rota.csv", "script.py"]],
])("others beside a file that is named are meant as well: %s", (request, meant) => {
  expect(pathsOf(replaceScope(request, files))?.toSorted()).toEqual(meant.toSorted());
});

describe("the files of a kind in a folder", () => {
  const kinds = ["config/a.yaml", "config/sub/b.yml", "config/README.md", "local/a.yaml", "c.yaml"].map((path) => ({
    path,
    size: 1,
  }));

  test.each([
    "drop the port from every yaml file in config",
    "drop the port in all yaml files in config/",
    "nimm den Port aus allen YAML-Dateien im Ordner config",
    "configフォルダのすべてのyamlファイルからportを消して",
  ])("are neither others of the folder nor those elsewhere: %s", (request) => {
    expect(pathsOf(replaceScope(request, kinds))).toEqual(["config/a.yaml", "config/sub/b.yml"]);
  });

  test("are none where the folder has none", () => {
    expect(
      replaceScope("drop the port from every toml file in local", [...kinds, { path: "x.toml", size: 1 }]),
    ).toEqual([]);
  });

  test("aren't limited to a folder that is told beside them", () => {
    expect(pathsOf(replaceScope("drop the port in the yaml files and in the config folder", kinds))).toContain(
      "c.yaml",
    );
  });
});
