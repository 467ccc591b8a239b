import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { isTestFile, missingFiles, namedFiles, namedFolder, namedTargets, newFiles } from "./named-files.ts";

const files = [
  "README.md",
  "src/app.ts",
  "docs/app.ts",
  "notes.md",
  "my notes.md",
  "買い物.txt",
  "a.b",
  "config.json",
].map((path) => ({ path, size: 1 }));
const named = (request: string) => namedFiles(request, files).map(({ path }) => path);

test.each([
  ["What does readme.md say?", ["README.md"]],
  ["compare config.json with notes.md", ["config.json", "notes.md"]],
  ["fix src/app.ts", ["src/app.ts"]],
  ["fix app.ts", ["src/app.ts", "docs/app.ts"]],
  ["買い物.txt を見て", ["買い物.txt"]],
  ["look at config.json.", ["config.json"]],
  ["look at config.json.bak", []],
  ["xconfig.json is another", []],
  ["nothing of that", []],
  ["put it into my notes please", ["my notes.md"]],
  ["what do the notes say", []],
  ["mention that in the readme", ["README.md"]],
  ["it stands in my notes and in config.json", ["config.json"]],
])("%s", (request, expected) => {
  expect(named(request)).toEqual(expected);
});

test("tells names of files that aren't there yet", () => {
  expect(missingFiles("write tests for slug.py in test_slug.py", [{ path: "slug.py", size: 1 }])).toEqual([
    "test_slug.py",
  ]);
  expect(missingFiles("make a .env.example out of my .env", [{ path: ".env", size: 1 }])).toEqual([".env.example"]);
  expect(missingFiles("名簿.csvから連絡先.vcfを作って", [{ path: "名簿.csv", size: 1 }])).toEqual(["連絡先.vcf"]);
  expect(missingFiles("the box is vault.lan now instead of nas.lan, write it to info@tea-house.com", files)).toEqual(
    [],
  );
  expect(missingFiles("Copy notes.md to summary.md and docs/out.csv, see www.example.org", files)).toEqual([
    "summary.md",
    "docs/out.csv",
  ]);
});

test("takes a command for no name", () => {
  const request = "a script mean.py, I'd run it as `python3 mean.py data.csv`, it prints to 'out file.txt'";
  expect(missingFiles(request, [{ path: "data.csv", size: 1 }])).toEqual(["out file.txt", "mean.py"]);
});

property.prop([fc.string({ unit: "grapheme" })])("any request can be read", (request) => {
  expect(namedFiles(request, files).every((file) => files.includes(file))).toBe(true);
  expect(missingFiles(request, files).length).toBeLessThanOrEqual(5);
});

test.each<[string, string | null]>([
  ["change it in the docs folder", "docs"],
  ["change it everywhere in src/", "src"],
  ["change it everywhere, except in archive", null],
  ["ändere es überall, nur nicht im Ordner archive", null],
  ["change the date in all the docs", "docs"],
])("the folder that is meant: %j", (request, folder) => {
  expect(namedFolder(request, ["docs/a.md", "src/b.ts", "archive/c.md"])).toBe(folder);
});

test.each([
  ["put the guests into list.csv, how many stands in mail.txt", ["list.csv"]],
  ["trag es in list.csv ein, siehe mail.txt", ["list.csv"]],
  ["open at 9, see mail.txt", ["mail.txt"]],
  ["change list.csv and mail.txt", ["list.csv", "mail.txt"]],
])("%s: %j is to be changed", (request, paths) => {
  const files = ["list.csv", "mail.txt"].map((path) => ({ path, size: 9 }));
  expect(namedTargets(request, files).map(({ path }) => path)).toEqual(paths);
});

test.each([
  ["put the new show from mail.txt into shows.csv", ["shows.csv"]],
  ["trag die zeiten aus mail.txt in shows.csv ein", ["shows.csv"]],
  ["move the first line from mail.txt to shows.csv", ["mail.txt", "shows.csv"]],
  ["add the missing rows from mail.txt", ["mail.txt"]],
])("%s: changes %j", (request, targets) => {
  const files = ["mail.txt", "shows.csv"].map((path) => ({ path, size: 1 }));
  expect(namedTargets(request, files).map(({ path }) => path)).toEqual(targets);
});

test.each([
  ["node rank.js heat.csv puts the slowest on top", ["rank.js"]],
  ["sh rank.js -v heat.csv prints nobody", ["rank.js"]],
  ["node rank.js complains about heat.csv: change 12,5 to 12.5 there", ["rank.js", "heat.csv"]],
  ["node rank.js crashes, fix heat.csv", ["rank.js", "heat.csv"]],
])("what a program is started with isn't to be changed: %s", (request, targets) => {
  const files = ["rank.js", "heat.csv"].map((path) => ({ path, size: 1 }));
  expect(namedTargets(request, files).map(({ path }) => path)).toEqual(targets);
});

test("of several folders the one that is named first is meant", () => {
  const paths = ["archive/c.md", "docs/a.md"];
  expect(namedFolder("rename what is in docs like what is in archive", paths)).toBe("docs");
});

test.each([
  ["no blanks in the file names in site/img", "site/img"],
  ["no blanks in the file names in site", "site"],
  ["everything in site/ gets small letters", "site"],
  ["the site/img folder", "site/img"],
])("a folder in another one is named by its path: %s", (request, folder) => {
  expect(namedFolder(request, ["site/a.html", "site/img/b.png", "c.md"])).toBe(folder);
});

test.each<[string, string[]]>([
  ["pack.sh is to put them into old/log-YYYY-MM-DD.tar.gz", ["pack.sh"]],
  ["Make pack.sh, which writes a tar.gz of the folder", ["pack.sh"]],
  ["It reads .ics files, so fair.ics would be great", ["fair.ics"]],
  ["Save them as a.csv and b.csv", ["a.csv", "b.csv"]],
  ["put them into old.zip", ["old.zip"]],
  ["write a .gitignore", [".gitignore"]],
  ["I need a .gitignore.", [".gitignore"]],
])("new files of %s", (request, names) => {
  expect(newFiles(request, [])).toEqual(names);
});

test("what a program calls is no file, though files may be called like it", () => {
  expect(missingFiles("in src, turn all console.log into console.debug", [])).toEqual([]);
  expect(missingFiles("write process.sh, module.css and self.php", [])).toEqual([
    "process.sh",
    "module.css",
    "self.php",
  ]);
});

test.each([
  ["1行に1語ずつ書いた単語3.tsvを作ってください", ["単語3.tsv"]],
  ["表にしたprices.csvを作ってください", ["prices.csv"]],
  ["今年の2024.csvを作ってください", ["2024.csv"]],
])("a new file's name begins where the sentence ends: %s", (request, names) => {
  expect(newFiles(request, [])).toEqual(names);
});

test.each([
  ["テスト_順位.py", true],
  ["src/順位テスト.py", true],
  ["test_sum.py", true],
  ["小テスト.py", false],
  ["テスト集計.py", false],
  ["テスト_結果.csv", false],
])("a test by its name: %s", (path, isTest) => {
  expect(isTestFile(path)).toBe(isTest);
});
