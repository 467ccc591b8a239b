import { spawnSync } from "node:child_process";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { tempFolder, type TempFolder } from "../../../../test/support/temp-folder.ts";
import type { RunInCopy, TryOuts } from "../../guided/guide/trials.ts";
import { createSandbox } from "../../sandbox/create-sandbox.ts";
import { findBubblewrap } from "../../sandbox/find-bubblewrap.ts";
import { commandEnvironment } from "../../tools/command-environment.ts";
import { findShell } from "../../tools/find-shell.ts";
import type { ToolSandbox } from "../../tools/tool-sandbox.ts";
import { tryOutIn } from "./try-out.ts";
import { openWorkspace } from "../../workspace/open-workspace.ts";

const { signal } = new AbortController();
/** What is below /tmp is another place inside the sandbox, and would prove nothing. */
const elsewhere = path.resolve(import.meta.dirname, "../../../../node_modules/.hearth-test");
const program = await findBubblewrap();
const isHere = program !== null && spawnSync(program, ["--ro-bind", "/", "/", "--unshare-all", "true"]).status === 0;

/** A sandbox that lets commands through, for what isn't about confining. */
const open: ToolSandbox = {
  isAvailable: true,
  wrap: async ({ argv }) => ({ argv, environment: {}, release: async () => {} }),
};

let folder: TempFolder;
const at = (...names: string[]) => path.join(folder.path, ...names);

beforeAll(() => mkdir(elsewhere, { recursive: true }));
beforeEach(async () => {
  folder = await tempFolder(
    { "ws/sum.sh": "echo 3\n", "ws/test.sh": '[ "$(bash sum.sh)" = 4 ]\n', "ws/sub/a b.md": "a\n" },
    elsewhere,
  );
});
afterEach(() => {
  vi.unstubAllEnvs();
  return folder.remove();
});

async function copies(sandbox: ToolSandbox): Promise<RunInCopy | null> {
  return (await tryOuts(sandbox))?.run ?? null;
}

async function tryOuts(sandbox: ToolSandbox): Promise<TryOuts | null> {
  const options = {
    sandbox,
    shell: await findShell(process.env["PATH"]),
    environment: commandEnvironment(process.env),
    outputFolder: at("outputs"),
  };
  return tryOutIn(await openWorkspace(at("ws")), options, signal);
}

async function outcome(input: Record<string, string>, command: string, tool = "edit", sandbox = open) {
  const run = await copies(sandbox);
  if (!run) throw new Error("Nothing can be tried out here.");
  return run({ tool, input }, command, signal);
}

const mended = { path: "sum.sh", old_text: "3", new_text: "4" };

describe("a change that is tried out", () => {
  test("comes to its own end beside others", async () => {
    const run = await copies(open);
    if (!run) throw new Error("Nothing can be tried out here.");
    const command = "sleep 0.$((RANDOM % 4 + 1)); bash test.sh && echo all fine";
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, () => run({ tool: "edit", input: mended }, command, signal)),
    );
    expect(outcomes).toEqual(outcomes.map(() => expect.stringMatching(/^exit 0\nall fine/)));
  });

  test.each([
    ["an edit that helps", "edit", mended, /^exit 0/],
    ["an edit that doesn't help", "edit", { ...mended, new_text: "5" }, /^exit 1/],
    ["a file that is written anew", "write", { path: "sum.sh", content: "echo 4\n" }, /^exit 0/],
  ])("tells how the command goes after it: %s", async (_, tool, input, expected) => {
    expect(await outcome(input, "bash test.sh", tool)).toMatch(expected);
  });

  test("is over soon where it makes a quick program run on and on, and a slow one has its time", async () => {
    const run = await copies(open);
    if (!run) throw new Error("Nothing can be tried out here.");
    const slow = "sleep 1; bash sum.sh";
    expect(await run(null, slow, signal)).toContain("3");
    expect(await run(null, "bash sum.sh", signal)).toContain("3");
    const endless = { path: "sum.sh", old_text: "echo 3", new_text: "while :; do sleep 1; done" };
    const slower = { path: "sum.sh", old_text: "echo 3", new_text: "sleep 6.2; echo 4" };
    const outcomes = [
      run({ tool: "edit", input: endless }, "bash sum.sh", signal),
      run({ tool: "edit", input: slower }, slow, signal),
    ];
    expect(await Promise.all(outcomes)).toEqual([
      expect.stringMatching(/^stopped after [67] seconds/),
      expect.stringMatching(/^exit 0\s+4/),
    ]);
  });

  test("leaves the folder as it is, and no copy behind", async () => {
    await mkdir(at("tmp"));
    vi.stubEnv("TMPDIR", at("tmp"));
    await outcome(mended, "rm -r * && touch left.md");
    expect((await readdir(at("ws"))).toSorted()).toEqual(["sub", "sum.sh", "test.sh"]);
    expect(await readFile(at("ws", "sum.sh"), "utf8")).toBe("echo 3\n");
    expect(await readdir(at("tmp"))).toEqual([]);
  });

  test("finds all files of the folder in the copy", async () => {
    expect(await outcome(mended, "cat 'sub/a b.md'")).toMatch(/^exit 0\s+a/);
  });

  test.each([
    ["the text isn't there", "edit", { ...mended, old_text: "nowhere" }],
    ["the file isn't there", "edit", { ...mended, path: "other.sh" }],
    ["it is no change", "bash", { command: "true" }],
    ["it lacks what it needs", "write", { path: "sum.sh" }],
  ])("is none where %s", async (_, tool, input) => {
    expect(await outcome(input, "true", tool)).toBeNull();
  });

  test("stops when the person stops", async () => {
    const controller = new AbortController();
    const run = await copies(open);
    const trying = run?.({ tool: "edit", input: mended }, "sleep 30", controller.signal);
    controller.abort();
    await expect(trying).rejects.toMatchObject({ name: "AbortError" });
    expect(await readFile(at("ws", "sum.sh"), "utf8")).toBe("echo 3\n");
  });
});

describe("what a command runs", () => {
  test("is told of a program, and the folder stays as it is", async () => {
    await writeFile(at("ws", "use.py"), "def unused():\n    return 1\n");
    const covered = await (await tryOuts(open))?.coverage("python3 use.py", signal);
    expect([1, 2].map((line) => covered?.isSkipped("use.py", line))).toEqual([false, true]);
    expect((await readdir(at("ws"))).toSorted()).toEqual(["sub", "sum.sh", "test.sh", "use.py"]);
  });
});

describe("nothing is tried out", () => {
  test("without a sandbox, because a command could reach beyond the copy", async () => {
    expect(await copies({ isAvailable: false, reason: "There is none." })).toBeNull();
  });

  test("in a folder that takes long to copy", async () => {
    const many = Array.from({ length: 450 }, (_, index) => [`${index}.md`, ""]);
    const large = await tempFolder(Object.fromEntries(many), at("ws"));
    expect(await copies(open)).toBeNull();
    await large.remove();
    await tempFolder({ "big.bin": new Uint8Array(9 * 1024 * 1024) }, at("ws"));
    expect(await copies(open)).toBeNull();
  });
});

describe.skipIf(!isHere)("in the sandbox (needs bubblewrap on this computer)", () => {
  test("the command may write in the copy, and not in the folder", async () => {
    const sandbox = await createSandbox({ home: at("home"), hidden: [], scratch: at("scratch") }, signal);
    expect(await outcome(mended, "touch new.md && bash test.sh", "edit", sandbox)).toMatch(/^exit 0/);
    expect(await outcome(mended, `echo spoilt > '${at("ws", "sum.sh")}'`, "edit", sandbox)).not.toMatch(/^exit 0/);
    expect(await readFile(at("ws", "sum.sh"), "utf8")).toBe("echo 3\n");
  });

  test("it is told which lines a command runs", async () => {
    await writeFile(at("ws", "use.py"), "def unused():\n    return 1\n");
    const sandbox = await createSandbox({ home: at("home"), hidden: [], scratch: at("scratch") }, signal);
    const covered = await (await tryOuts(sandbox))?.coverage("python3 use.py", signal);
    expect([1, 2].map((line) => covered?.isSkipped("use.py", line))).toEqual([false, true]);
  });
});
