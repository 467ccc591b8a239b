import { createHash } from "node:crypto";
import { chmod, readdir, readFile, stat, truncate, writeFile } from "node:fs/promises";
import path from "node:path";
import { applyPatch } from "diff";
import { fc, test as property } from "@fast-check/vitest";
import iconv from "iconv-lite";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { runTool, toolContext } from "../../../test/support/run-tool.ts";
import { tempFolder, type TempFolder } from "../../../test/support/temp-folder.ts";
import { openWorkspace } from "../workspace/open-workspace.ts";
import { editTool } from "./edit.ts";
import type { ToolWorkspace } from "./tool-workspace.ts";
import { writeTool } from "./write.ts";

const signal = new AbortController().signal;
let folder: TempFolder;
let workspace: ToolWorkspace;
const at = (...names: string[]) => path.join(folder.path, ...names);
const text = (name: string) => readFile(at(name), "utf8");
const edit = (input: object) => runTool(editTool(workspace), input);
const write = (input: object) => runTool(writeTool(workspace), input);

beforeEach(async () => {
  folder = await tempFolder({ "a.md": "one\ntwo\nthree\n", "data.json": '{\n  "a": 1\n}\n' });
  workspace = await openWorkspace(folder.path, { isPrivate: (file) => file.endsWith(".env") });
});
afterEach(() => folder.remove());

describe("edit", () => {
  test("replaces one piece, and says where", async () => {
    const { plan, text: told } = await edit({ path: "a.md", old_text: "two", new_text: "2" });
    expect(told).toBe("Edited a.md: line 2 (+1 -1).");
    expect(await text("a.md")).toBe("one\n2\nthree\n");
    expect(plan.title).toBe("Edit a.md");
    expect(plan.actions).toEqual([
      { kind: "write", path: at("a.md"), before: createHash("sha256").update("one\ntwo\nthree\n").digest("hex") },
    ]);
    expect(plan.preview).toEqual({
      type: "diff",
      path: "a.md",
      patch: "--- a.md\n+++ a.md\n@@ -1,3 +1,3 @@\n one\n-two\n+2\n three\n",
      added: 1,
      removed: 1,
    });
  });

  test("with line says which of several is meant, with replace_all takes all", async () => {
    await writeFile(at("b.md"), "x\ny\nx\n");
    await expect(edit({ path: "b.md", old_text: "x", new_text: "z" })).rejects.toMatchObject({ code: "invalid-input" });
    expect((await edit({ path: "b.md", old_text: "x", new_text: "z", line: "3" })).text).toBe(
      "Edited b.md: line 3 (+1 -1).",
    );
    expect(await text("b.md")).toBe("x\ny\nz\n");
    await writeFile(at("b.md"), "x x\ny\nx\n");
    expect((await edit({ path: "b.md", old_text: "x", new_text: "z", replace_all: true })).text).toBe(
      "Edited b.md: 3 places, lines 1, 3 (+2 -2).",
    );
    expect(await text("b.md")).toBe("z z\ny\nz\n");
  });

  test("can take lines out, and put lines into an empty file", async () => {
    await edit({ path: "a.md", old_text: "two\n", new_text: "" });
    expect(await text("a.md")).toBe("one\nthree\n");
    await writeFile(at("empty.md"), "");
    await edit({ path: "empty.md", old_text: "", new_text: "first\n" });
    expect(await text("empty.md")).toBe("first\n");
    await expect(edit({ path: "a.md", old_text: "", new_text: "x" })).rejects.toMatchObject({ code: "invalid-input" });
  });

  test("says when blanks or indentation were taken less strictly", async () => {
    await writeFile(at("b.ts"), "if (a) {\n    go();  \n}\n");
    expect((await edit({ path: "b.ts", old_text: "  go();", new_text: "  stop();\n  go();" })).text).toBe(
      "Edited b.ts: line 2 (+2 -1). The indentation was not the same, and was adapted.",
    );
    expect(await text("b.ts")).toBe("if (a) {\n    stop();\n    go();\n}\n");
  });

  test("names the nearest lines for text that isn't there, but nothing of a private file", async () => {
    await expect(edit({ path: "a.md", old_text: "tow", new_text: "2" })).rejects.toMatchObject({
      message: expect.stringMatching(/isn't in a\.md.*\nline 2: two/s),
    });
    await writeFile(at("keys.env"), "TOKEN=abcdef\n");
    await expect(edit({ path: "keys.env", old_text: "TOKEN=abcdeg", new_text: "x" })).rejects.toMatchObject({
      message: expect.not.stringContaining("abcdef"),
    });
  });

  test("refuses what would change nothing", async () => {
    await expect(edit({ path: "a.md", old_text: "two", new_text: "two" })).rejects.toMatchObject({
      message: expect.stringContaining("nothing would change"),
    });
    await writeFile(at("b.ts"), "  a\n");
    await expect(edit({ path: "b.ts", old_text: "a\n", new_text: "a\r\n" })).rejects.toMatchObject({
      message: expect.stringContaining("nothing would change"),
    });
  });

  test("refuses what would break the file, and mends an obvious slip", async () => {
    await expect(edit({ path: "data.json", old_text: "1", new_text: "one" })).rejects.toMatchObject({
      message: expect.stringMatching(/would not be valid JSON\. Line 2, column 8/),
    });
    expect(await text("data.json")).toBe('{\n  "a": 1\n}\n');
    const { text: told, plan } = await edit({ path: "data.json", old_text: '"a": 1', new_text: '"a": 1\n  "b": 2' });
    expect(told).toBe("Edited data.json: line 2 (+2 -1). To keep it valid JSON, a missing comma was added.");
    expect(plan.preview).toMatchObject({ patch: expect.stringContaining('+  "a": 1,\n+  "b": 2\n') });
    expect(await text("data.json")).toBe('{\n  "a": 1,\n  "b": 2\n}\n');
  });

  test("is not done where the file changed after it was shown", async () => {
    const plan = await editTool(workspace).plan({ path: "a.md", old_text: "two", new_text: "2" }, toolContext, signal);
    await writeFile(at("a.md"), "one\ntwo\nfour\n");
    await expect(plan.run(signal).next()).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringContaining("changed since it was read"),
    });
    expect(await text("a.md")).toBe("one\ntwo\nfour\n");
  });

  test("leaves a file of 2 GB and a binary file alone", async () => {
    await writeFile(at("big.log"), "");
    await truncate(at("big.log"), 2 * 1024 ** 3);
    await expect(edit({ path: "big.log", old_text: "a", new_text: "b" })).rejects.toMatchObject({ code: "too-large" });
    await writeFile(at("x.bin"), Buffer.from([0, 1, 2]));
    await expect(edit({ path: "x.bin", old_text: "a", new_text: "b" })).rejects.toMatchObject({
      message: expect.stringContaining("not text"),
    });
  });

  test.each([
    ["shift_jis", "日本語のテキストを直します。\r\n二行目です。\r\n", "二行目", "三行目"],
    ["utf-16le", "Some plain words here\r\nand more of them\r\n", "words", "wörter\nund"],
    ["windows-1252", "Der Käse – „größer“ als Müllers Öfen.\r\n", "Käse", "Kuchen"],
  ])("keeps %s and its line ends to the byte", async (encoding, before, oldText, newText) => {
    await writeFile(at("t.txt"), iconv.encode(before, encoding));
    await edit({ path: "t.txt", old_text: oldText, new_text: newText });
    const expected = before.replace(oldText, newText.replaceAll("\n", "\r\n"));
    expect((await readFile(at("t.txt"))).equals(iconv.encode(expected, encoding))).toBe(true);
  });

  test("says which sign an encoding lacks, before anything is asked or written", async () => {
    const bytes = iconv.encode("日本語のテキストを直します。\r\n二行目です。\r\n", "shift_jis");
    await writeFile(at("t.txt"), bytes);
    await expect(edit({ path: "t.txt", old_text: "二行目", new_text: "€" })).rejects.toMatchObject({
      code: "invalid-input",
      message: expect.stringContaining('"€"'),
    });
    expect((await readFile(at("t.txt"))).equals(bytes)).toBe(true);
  });

  property.prop(
    [
      fc.array(fc.stringMatching(/^[a-zé日 \t]{0,6}$/), { minLength: 1, maxLength: 6 }),
      fc.constantFrom("\n", "\r\n"),
      fc.boolean(),
      fc.constantFrom("utf-8", "utf-16le", "utf-16be"),
      fc.nat(5),
      fc.array(fc.stringMatching(/^[a-zß ]{0,4}$/), { minLength: 1, maxLength: 3 }),
    ],
    { numRuns: 100 },
  )(
    "line ends, mark, encoding and last line stay as they were, and only the named line changes",
    async (lines, end, hasLastEnd, encoding, index, fresh) => {
      const at0 = index % lines.length;
      const marked = `MARK${at0}`;
      const content = lines.map((line, number) => (number === at0 ? marked : line)).join(end) + (hasLastEnd ? end : "");
      fc.pre(fresh.join("") !== "" && (end === "\n" || content.includes("\r\n")));
      await writeFile(at("p.txt"), iconv.encode(content, encoding, { addBOM: true }));
      await edit({ path: "p.txt", old_text: marked, new_text: fresh.join("\n") });
      const expected = content.replace(marked, fresh.join(end));
      expect((await readFile(at("p.txt"))).equals(iconv.encode(expected, encoding, { addBOM: true }))).toBe(true);
    },
  );
});

describe("write", () => {
  test("gives a shell script the line ends that a shell can run, and keeps those of any other file", async () => {
    await writeFile(at("go.sh"), "#!/bin/bash\r\necho hi\r\n");
    await chmod(at("go.sh"), 0o755);
    await writeFile(at("go.py"), "print(1)\r\n");
    await write({ path: "go.sh", content: "#!/bin/bash\necho hi\n" });
    await write({ path: "go.py", content: "print(2)\n" });
    expect(await text("go.sh")).toBe("#!/bin/bash\necho hi\n");
    expect((await stat(at("go.sh"))).mode & 0o777).toBe(0o755);
    expect(await text("go.py")).toBe("print(2)\r\n");
  });

  test("makes a file with its folders, ending in a line end", async () => {
    const { plan, text: told } = await write({ path: "x/y/new.md", content: "hello" });
    expect(told).toBe("Created x/y/new.md (1 line).");
    expect(await text("x/y/new.md")).toBe("hello\n");
    expect(plan).toMatchObject({
      title: "Create x/y/new.md",
      actions: [{ kind: "write", path: at("x/y/new.md"), before: null }],
      preview: { patch: "--- /dev/null\n+++ x/y/new.md\n@@ -0,0 +1,1 @@\n+hello\n", added: 1, removed: 0 },
    });
  });

  test("replaces a file as a whole, with the line ends that it had", async () => {
    await writeFile(at("crlf.txt"), "\ufeffone\r\ntwo\r\n");
    expect((await write({ path: "crlf.txt", content: "1\n2\n3" })).text).toBe("Replaced crlf.txt (3 lines).");
    expect(await text("crlf.txt")).toBe("\ufeff1\r\n2\r\n3\r\n");
    await writeFile(at("open.txt"), "no end");
    await write({ path: "open.txt", content: "still none" });
    expect(await text("open.txt")).toBe("still none");
    await chmod(at("open.txt"), 0o755);
    await write({ path: "open.txt", content: "" });
    expect(await text("open.txt")).toBe("");
    expect((await stat(at("open.txt"))).mode & 0o777).toBe(0o755);
  });

  test("refuses what is there already, a folder, a binary file, and one of 2 GB", async () => {
    await expect(write({ path: "a.md", content: "one\ntwo\nthree" })).rejects.toMatchObject({
      message: expect.stringContaining("already is exactly like that"),
    });
    await expect(write({ path: ".", content: "x" })).rejects.toMatchObject({ code: "invalid-input" });
    await expect(write({ path: "new/", content: "x" })).rejects.toMatchObject({
      message: expect.stringContaining("names a folder"),
    });
    await writeFile(at("logo.png"), Buffer.from([0x89, 0x50, 0x4e, 0x47, 0]));
    await expect(write({ path: "logo.png", content: "x" })).rejects.toMatchObject({
      message: expect.stringContaining("PNG image"),
    });
    await truncate(at("logo.png"), 2 * 1024 ** 3);
    await expect(write({ path: "logo.png", content: "x" })).rejects.toMatchObject({ code: "too-large" });
  });

  test("refuses a broken file, new or replaced", async () => {
    await expect(write({ path: "new.json", content: "{'a': 1}" })).rejects.toMatchObject({
      message: expect.stringContaining("would not be valid JSON"),
    });
    expect((await write({ path: "new.json", content: '{"a": [1, 2}' })).text).toBe(
      "Created new.json (1 line). To keep it valid JSON, a missing ] was added.",
    );
    expect(await text("new.json")).toBe('{"a": [1, 2]}\n');
    expect(await readdir(folder.path)).not.toContain("x");
  });

  test("is not done where a file appeared after it was shown", async () => {
    const plan = await writeTool(workspace).plan({ path: "new.md", content: "mine" }, toolContext, signal);
    await writeFile(at("new.md"), "theirs");
    await expect(plan.run(signal).next()).rejects.toMatchObject({ code: "conflict" });
    expect(await text("new.md")).toBe("theirs");
  });

  test("refuses a change that nobody could read before allowing it", async () => {
    await expect(write({ path: "long.txt", content: "line\n".repeat(300_000) })).rejects.toMatchObject({
      code: "too-large",
      message: expect.stringContaining("smaller parts"),
    });
  });

  test("its patch says all that changes, however large", async () => {
    const before = Array.from({ length: 5_000 }, (_, index) => `line ${index}\n`).join("");
    const after = Array.from({ length: 5_000 }, (_, index) => `row ${index * 7}\n`).join("");
    await writeFile(at("t.txt"), before);
    const { preview } = await writeTool(workspace).plan({ path: "t.txt", content: after }, toolContext, signal);
    if (preview?.type !== "diff") throw new Error("There is no diff.");
    expect(applyPatch(before, preview.patch)).toBe(after);
    expect(preview).toMatchObject({ added: 5_000, removed: 5_000 });
  });
});
