import { createHash } from "node:crypto";
import { lstat, mkdir, readdir, readFile, readlink, symlink } from "node:fs/promises";
import { homedir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Tool } from "../../src/main/agent/tool.ts";
import { createSandbox } from "../../src/main/sandbox/create-sandbox.ts";
import { bashTool } from "../../src/main/tools/bash.ts";
import { commandEnvironment } from "../../src/main/tools/command-environment.ts";
import { editTool } from "../../src/main/tools/edit.ts";
import { findShell } from "../../src/main/tools/find-shell.ts";
import { globTool } from "../../src/main/tools/glob.ts";
import { grepTool } from "../../src/main/tools/grep.ts";
import { lsTool } from "../../src/main/tools/ls.ts";
import { viewTool } from "../../src/main/tools/view.ts";
import { writeTool } from "../../src/main/tools/write.ts";
import { openWorkspace } from "../../src/main/workspace/open-workspace.ts";
import { carryOut, toolContext } from "../support/run-tool.ts";
import { tempFolder, type TempFolder } from "../support/temp-folder.ts";

type Sample = {
  make(place: Place): Tool;
  /** A call that would do something. */
  good: object;
  /** Inputs that a model might send, and that make no sense. */
  bad: unknown[];
  /** A call whose only fault is the path in it; null for a tool that takes none. */
  withPath: ((path: string) => object) | null;
};

type Place = {
  workspace: Awaited<ReturnType<typeof openWorkspace>>;
  sandbox: Awaited<ReturnType<typeof createSandbox>>;
  shell: string | null;
  outputFolder: string;
};

const samples: Record<string, Sample> = {
  view: {
    make: ({ workspace }) => viewTool(workspace),
    good: { path: "a.md" },
    bad: [
      {},
      { path: 5 },
      { path: null },
      { path: "" },
      { path: "a\0b" },
      { path: "a.md", offset: 0 },
      { path: "a.md", limit: "many" },
    ],
    withPath: (outer) => ({ path: outer }),
  },
  write: {
    make: ({ workspace }) => writeTool(workspace),
    good: { path: "deep/new.md", content: "new" },
    bad: [
      {},
      { path: "x.md" },
      { content: "x" },
      { path: "x.md", content: ["x"] },
      { path: "", content: "x" },
      { path: "a\nb", content: "x" },
    ],
    withPath: (outer) => ({ path: outer, content: "evil" }),
  },
  edit: {
    make: ({ workspace }) => editTool(workspace),
    good: { path: "a.md", old_text: "one", new_text: "two" },
    bad: [
      {},
      { path: "a.md" },
      { path: "a.md", old_text: "one" },
      { path: "a.md", old_text: "", new_text: "x" },
      { path: "a.md", old_text: "one", new_text: "one" },
      { path: "a.md", old_text: "nowhere", new_text: "x" },
      { path: "a.md", old_text: 1, new_text: "x" },
      { path: "a.md", old_text: "one", new_text: "x", line: -1 },
      { path: "a.md", old_text: "one", new_text: "x", replace_all: "perhaps" },
    ],
    withPath: (outer) => ({ path: outer, old_text: "secret", new_text: "evil" }),
  },
  ls: {
    make: ({ workspace }) => lsTool(workspace),
    good: {},
    bad: [{ path: 5 }, { path: ["."] }, { path: "a\0b" }, "."],
    withPath: (outer) => ({ path: outer }),
  },
  glob: {
    make: ({ workspace }) => globTool(workspace),
    good: { pattern: "**/*.md" },
    bad: [{}, { pattern: "" }, { pattern: " " }, { pattern: 5 }, { pattern: "a\nb" }],
    withPath: (outer) => ({ pattern: outer }),
  },
  grep: {
    make: ({ workspace }) => grepTool(workspace),
    good: { pattern: "one" },
    bad: [
      {},
      { pattern: "" },
      { pattern: 5 },
      { pattern: "a\nb" },
      { pattern: "a", ignore_case: "perhaps" },
      { pattern: "a", path: "a\0b" },
    ],
    withPath: (outer) => ({ pattern: "secret", path: outer }),
  },
  bash: {
    make: ({ workspace, ...rest }) => bashTool({ workspace, ...rest, environment: commandEnvironment(process.env) }),
    good: { command: "touch made-by-command" },
    bad: [
      {},
      { command: "" },
      { command: " " },
      { command: ["ls"] },
      { command: "a\0b" },
      { command: "ls", timeout_seconds: 0 },
    ],
    withPath: null,
  },
};

/** Paths that lead out: by name, by link, by a link further up. `linkedPaths` only mean something to the file system. */
const outerPaths = (outer: string) => [
  "..",
  "../outside",
  "../outside/secret.txt",
  "/",
  "/etc/passwd",
  `${outer}/secret.txt`,
  "src/../../outside/secret.txt",
];
const linkedPaths = ["out", "out/secret.txt", "secret-link", "out/new.txt", "dangling"];

const signal = new AbortController().signal;
let folder: TempFolder;
let scratch: TempFolder;
let sandbox: Place["sandbox"];
let place: Place;

beforeAll(async () => {
  scratch = await tempFolder();
  sandbox = await createSandbox({ home: homedir(), hidden: [], scratch: scratch.path }, signal);
});
afterAll(() => scratch.remove());

beforeEach(async () => {
  folder = await tempFolder({ "ws/a.md": "one\n", "ws/src/b.ts": "export {};\n", "outside/secret.txt": "secret\n" });
  const root = path.join(folder.path, "ws");
  await symlink("../outside", path.join(root, "out"));
  await symlink("../outside/secret.txt", path.join(root, "secret-link"));
  await symlink("../outside/nowhere.txt", path.join(root, "dangling"));
  await mkdir(path.join(folder.path, "outputs"));
  const shell = await findShell(process.env["PATH"]);
  place = { workspace: await openWorkspace(root), sandbox, shell, outputFolder: path.join(folder.path, "outputs") };
});
afterEach(() => folder.remove());

describe.each(Object.entries(samples))("%s", (name, { make, good, bad, withPath }) => {
  test("has the name, and describes its fields in the order of its input", () => {
    const { spec } = make(place);
    expect(spec.name).toBe(name);
    expect(spec.description.length).toBeLessThan(60);
    expect(spec.fields.map((field) => field.name)).toEqual(Object.keys(spec.inputSchema["properties"] ?? {}));
    expect(spec.fields.filter((field) => !field.optional).map((field) => field.name)).toEqual(
      spec.inputSchema["required"] ?? [],
    );
  });

  test("plans without an effect, and says what it would touch by absolute paths", async () => {
    const before = await fingerprint(folder.path);
    const plan = await make(place).plan(good, toolContext, signal);
    expect(await fingerprint(folder.path)).toBe(before);
    expect(plan.title).not.toBe("");
    expect(plan.actions.length).toBeGreaterThan(0);
    for (const action of plan.actions) {
      if (action.kind === "send") throw new Error("Tools of the folder only touch that.");
      const touched = action.kind === "run" ? action.cwd : action.path;
      expect(touched === place.workspace.root || touched.startsWith(`${place.workspace.root}/`)).toBe(true);
    }
    expect(plan.preview === null).toBe(plan.actions.every((action) => action.kind === "read"));
  });

  test("refuses input that makes no sense, and changes nothing", async () => {
    const before = await fingerprint(folder.path);
    for (const input of [...bad, null, undefined, 5, "text", []]) {
      const planning = make(place).plan(input, toolContext, signal);
      // an ls of nothing in particular is a sensible call
      await expect(planning, JSON.stringify(input)).rejects.toMatchObject({ name: "AppError", code: "invalid-input" });
    }
    expect(await fingerprint(folder.path)).toBe(before);
  });

  test("does nothing when it is stopped before it begins", async () => {
    const controller = new AbortController();
    const plan = await make(place).plan(good, toolContext, controller.signal);
    const before = await fingerprint(folder.path);
    controller.abort();
    await expect(carryOut(plan, controller.signal)).rejects.toThrow(
      expect.objectContaining({ name: expect.stringMatching(/^(?:AbortError|AppError)$/) }),
    );
    expect(await fingerprint(folder.path)).toBe(before);
  });

  test.skipIf(withPath === null)(
    "refuses every path that leads out, and changes nothing (a command names no paths: its sandbox confines it)",
    async () => {
      const before = await fingerprint(folder.path);
      for (const outer of [...outerPaths(path.join(folder.path, "outside")), ...(name === "glob" ? [] : linkedPaths)]) {
        const planning = make(place).plan(withPath?.(outer), toolContext, signal);
        await expect(planning, outer).rejects.toMatchObject({
          name: "AppError",
          code: "invalid-input",
          message: expect.not.stringContaining("secret\n"),
        });
      }
      expect(await fingerprint(folder.path)).toBe(before);
    },
  );

  test("does what it planned, in the workspace alone", async () => {
    const outside = await fingerprint(path.join(folder.path, "outside"));
    const plan = await make(place).plan(good, toolContext, signal);
    expect((await carryOut(plan, signal)).text).not.toBe("");
    expect(await fingerprint(path.join(folder.path, "outside"))).toBe(outside);
  });
});

/** Changes with every name, kind, right and byte below a folder. */
async function fingerprint(root: string): Promise<string> {
  const names = (await readdir(root, { recursive: true })).toSorted();
  const hash = createHash("sha256");
  for (const name of names) {
    const stat = await lstat(path.join(root, name));
    hash.update(`${name}\0${stat.mode}\0${stat.mtimeMs}\0`);
    if (stat.isSymbolicLink()) hash.update(await readlink(path.join(root, name)));
    else if (stat.isFile()) hash.update(await readFile(path.join(root, name)));
  }
  return hash.digest("hex");
}
