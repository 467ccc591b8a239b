import { symlink, truncate, writeFile } from "node:fs/promises";
import path from "node:path";
import iconv from "iconv-lite";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { runTool, toolContext } from "../../../test/support/run-tool.ts";
import { tempFolder, type TempFolder } from "../../../test/support/temp-folder.ts";
import { openWorkspace } from "../workspace/open-workspace.ts";
import { globTool } from "./glob.ts";
import { grepTool } from "./grep.ts";
import { lsTool } from "./ls.ts";
import type { ToolWorkspace } from "./tool-workspace.ts";
import { viewTool } from "./view.ts";

let folder: TempFolder;
let workspace: ToolWorkspace;
const at = (...names: string[]) => path.join(folder.path, ...names);

beforeEach(async () => {
  folder = await tempFolder({
    "notes.md": "# Notes\n\n  buy tea\n\tbuy milk\n",
    "src/app.ts": "export const tea = 1;\n",
    "src/deep/util.ts": "export const f = (x) => x;\n",
    "empty.txt": "",
  });
  workspace = await openWorkspace(folder.path);
});
afterEach(() => folder.remove());

describe("view", () => {
  const view = async (input: unknown) => (await runTool(viewTool(workspace), input)).text;

  test("gives the lines as they are, to be copied", async () => {
    expect(await view({ path: "notes.md" })).toBe("notes.md (4 lines)\n# Notes\n\n  buy tea\n\tbuy milk");
    expect(await view({ path: "empty.txt" })).toBe("empty.txt (empty)");
  });

  test("gives a part, and says how to see more", async () => {
    expect(await view({ path: "notes.md", offset: 2, limit: 2 })).toBe(
      "notes.md (lines 2-3 of 4)\n\n  buy tea\n(There is more. View it with offset: 4.)",
    );
    expect(await view({ path: "notes.md", offset: "4", limit: null })).toBe("notes.md (lines 4-4 of 4)\n\tbuy milk");
  });

  test("tells only the model how to see more", async () => {
    const { signal } = new AbortController();
    const plan = await viewTool(workspace).plan({ path: "notes.md", offset: 2, limit: 2 }, toolContext, signal);
    const { value } = await plan.run(signal).next();
    expect(value).toMatchObject({ forUser: "notes.md (lines 2-3 of 4)\n\n  buy tea" });
  });

  test("cuts a long file at 200 lines, and at whole lines", async () => {
    await writeFile(at("long.txt"), Array.from({ length: 500 }, (_, index) => `${index + 1}\n`).join(""));
    const text = await view({ path: "long.txt" });
    expect(text).toMatch(
      /^long\.txt \(lines 1-200 of 500\)\n1\n[^]*\n200\n\(There is more\. View it with offset: 201\.\)$/,
    );
    await writeFile(at("wide.txt"), `${"x".repeat(900)}\n`.repeat(50));
    expect((await view({ path: "wide.txt" })).length).toBeLessThan(6_200);
    expect(await view({ path: "wide.txt" })).toMatch(/^wide\.txt \(lines 1-6 of 50\)\n[^]*offset: 7\.\)$/);
  });

  test("cuts a long line, and says so", async () => {
    await writeFile(at("line.txt"), `${"x".repeat(5_000)}\n`);
    expect(await view({ path: "line.txt" })).toMatch(
      /^line\.txt \(1 line\)\nx{1000}… \[line goes on, 4,000 more characters\]$/,
    );
  });

  test("tells a line that isn't there, a folder, a binary file and a file of 2 GB what they are", async () => {
    await expect(view({ path: "notes.md", offset: 9 })).rejects.toMatchObject({
      message: "notes.md has only 4 lines; there is no line 9.",
    });
    await expect(view({ path: "src" })).rejects.toMatchObject({
      message: "src is a folder. Use ls to see what is in it.",
    });
    await writeFile(at("logo.png"), Buffer.from([0x89, 0x50, 0x4e, 0x47, 0]));
    await expect(view({ path: "logo.png" })).rejects.toMatchObject({
      message: "logo.png is a PNG image (5 bytes), not text.",
    });
    await writeFile(at("big.log"), "first line\nsecond line\n");
    await truncate(at("big.log"), 2 * 1024 ** 3);
    expect(await view({ path: "big.log", limit: 2 })).toBe(
      "big.log (lines 1-2 of 2 GB)\nfirst line\nsecond line\n(There is more. View it with offset: 3.)",
    );
  });

  test("reads Shift-JIS", async () => {
    await writeFile(at("sjis.txt"), iconv.encode("日本語のテキストを読みます。\r\n二行目です。\r\n", "shift_jis"));
    expect(await view({ path: "sjis.txt" })).toBe("sjis.txt (2 lines)\n日本語のテキストを読みます。\n二行目です。");
  });

  test("names the nearest files for one that isn't there", async () => {
    await expect(view({ path: "note.md" })).rejects.toMatchObject({
      code: "not-found",
      message: "There is no note.md. The nearest are: notes.md.",
    });
    await expect(view({ path: "util.ts" })).rejects.toMatchObject({
      message: "There is no util.ts. The nearest are: src/deep/util.ts.",
    });
    await expect(view({ path: "zzzzzz" })).rejects.toMatchObject({
      message: "There is no zzzzzz. Use ls to see what is there.",
    });
  });
});

describe("ls", () => {
  const ls = async (input: unknown) => (await runTool(lsTool(workspace), input)).text;

  test("lists folders first, with sizes", async () => {
    await symlink("/etc", at("way-out"));
    expect(await ls({})).toBe(
      ". (4 items)\nsrc/\nempty.txt 0 B\nnotes.md 29 B\nway-out (a link that leads out of the workspace)",
    );
    expect(await ls({ path: "src" })).toBe("src (2 items)\ndeep/\napp.ts 22 B");
    expect(await ls({ path: "" })).toBe(await ls({ path: "." }));
  });

  test("shows no control characters of names", async () => {
    await writeFile(at("odd\u001b[2Jname"), "");
    expect(await ls({})).toContain("odd\ufffd[2Jname (can't be opened)");
  });

  test("is cut where there is much", async () => {
    await Promise.all(Array.from({ length: 250 }, (_, index) => writeFile(at(`f${index}`), "")));
    expect(await ls({})).toMatch(/^\. \(253 items\)\n[^]*\n\(and 53 more: use glob to find what you need\)$/);
  });

  test("says what to do for a file, and for what isn't there", async () => {
    await expect(ls({ path: "notes.md" })).rejects.toMatchObject({
      message: "notes.md is a file. Use view to see it.",
    });
    await expect(ls({ path: "scr" })).rejects.toMatchObject({
      code: "not-found",
      message: expect.stringContaining("src"),
    });
  });
});

describe("glob", () => {
  const glob = async (pattern: string) => (await runTool(globTool(workspace), { pattern })).text;

  test.each([
    ["*.ts", "2 files:\nsrc/app.ts\nsrc/deep/util.ts"],
    ["src/*.ts", "1 file:\nsrc/app.ts"],
    ["**/*.{md,txt}", "2 files:\nempty.txt\nnotes.md"],
    ["./src/**", "2 files:\nsrc/app.ts\nsrc/deep/util.ts"],
    ["src/", "2 files:\nsrc/app.ts\nsrc/deep/util.ts"],
    ["notes.md", "1 file:\nnotes.md"],
  ])("%s", async (pattern, text) => {
    expect(await glob(pattern)).toBe(text);
  });

  test("takes a pattern with the folder's own name before it", async () => {
    expect(await glob(`${folder.path}/src/*.ts`)).toBe("1 file:\nsrc/app.ts");
  });

  test("names the nearest where nothing matches", async () => {
    expect(await glob("util.js")).toBe("No files match util.js. The nearest are: src/deep/util.ts.");
    expect(await glob("*.rs")).toBe("No files match *.rs. Use ls to see what is there.");
  });

  test.each(["/etc/*", "../*", "src/../../*", "~/.ssh/*", "C:/Windows/*", "..\\*", "{a,../..}/*"])(
    "%s is refused",
    async (pattern) => {
      // a brace that hides the way out can't match anything either: only files of the workspace are compared
      if (pattern.startsWith("{")) expect(await glob(pattern)).toMatch(/^No files match/);
      else
        await expect(glob(pattern)).rejects.toMatchObject({
          code: "invalid-input",
          message: expect.stringContaining("outside the workspace"),
        });
    },
  );

  test("a pattern can't be made to take for ever", async () => {
    await writeFile(at("a".repeat(60)), "");
    expect(await glob(`${"+(a|aa)".repeat(20)}b`)).toMatch(/^No files match/);
    expect(await glob(`${"*a".repeat(30)}b`)).toMatch(/^No files match/);
  });
});

describe("grep", () => {
  const grep = async (input: object) => (await runTool(grepTool(workspace), input)).text;

  test("gives matching lines with their places", async () => {
    expect(await grep({ pattern: "tea" })).toBe("2 matches:\nnotes.md:3: buy tea\nsrc/app.ts:1: export const tea = 1;");
    expect(await grep({ pattern: "b.y" })).toBe("2 matches:\nnotes.md:3: buy tea\nnotes.md:4: buy milk");
    expect(await grep({ pattern: "tea", path: "src" })).toBe("1 match:\nsrc/app.ts:1: export const tea = 1;");
    expect(await grep({ pattern: "tea", path: "notes.md" })).toBe("1 match:\nnotes.md:3: buy tea");
    expect(await grep({ pattern: "tea", glob: "*.ts" })).toBe("1 match:\nsrc/app.ts:1: export const tea = 1;");
    expect(await grep({ pattern: "TEA", ignore_case: "true" })).toMatch(/^2 matches:/);
  });

  test("takes what is no regular expression to the letter, and says so", async () => {
    expect(await grep({ pattern: "(x) => x;)" })).toBe(
      "No matches for (x) => x;). (Searched as plain text: it is no regular expression.) Try another word, or a shorter one.",
    );
    expect(await grep({ pattern: "= (x" })).toBe(
      "1 match:\nsrc/deep/util.ts:1: export const f = (x) => x;\n(Searched as plain text: it is no regular expression.)",
    );
  });

  test("finds out what would have been found", async () => {
    expect(await grep({ pattern: "Tea" })).toBe(
      "No matches for Tea. With ignore_case there is one: notes.md:3: buy tea",
    );
    expect(await grep({ pattern: "milk", path: "src" })).toBe(
      "No matches for milk in src. In the whole folder there is one: notes.md:4: buy milk",
    );
    expect(await grep({ pattern: "f = (x)" })).toBe(
      "No matches for f = (x). As plain text there is one: src/deep/util.ts:1: export const f = (x) => x;",
    );
    expect(await grep({ pattern: "nowhere" })).toBe("No matches for nowhere. Try another word, or a shorter one.");
  });

  test("is cut where there is much", async () => {
    await writeFile(at("many.txt"), "needle\n".repeat(500));
    expect(await grep({ pattern: "needle" })).toMatch(
      /^500 matches, the first 20 and the last 8:\nmany\.txt:1: needle\n[^]*\n…\n[^]*\nmany\.txt:500: needle$/,
    );
  });

  test("refuses what can't stand on one line", async () => {
    await expect(grep({ pattern: "a\nb" })).rejects.toMatchObject({ code: "invalid-input" });
    await expect(grep({ pattern: "" })).rejects.toMatchObject({ code: "invalid-input" });
  });
});
