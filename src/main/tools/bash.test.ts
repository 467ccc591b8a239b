import { mkdir, writeFile, readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { carryOut } from "../../../test/support/run-tool.ts";
import { tempFolder, type TempFolder } from "../../../test/support/temp-folder.ts";
import type { ToolContext } from "../agent/tool.ts";
import { bashTool } from "./bash.ts";
import { commandEnvironment } from "./command-environment.ts";
import { findShell } from "./find-shell.ts";
import type { ToolSandbox } from "./tool-sandbox.ts";

const signal = new AbortController().signal;
const context: ToolContext = { sessionId: "s", callId: "call-1", depth: 0, mayChange: true, agents: null };
const none: ToolSandbox = { isAvailable: false, reason: "bubblewrap is not installed." };
let folder: TempFolder;
let touched: number;

beforeEach(async () => {
  folder = await tempFolder();
  await mkdir(path.join(folder.path, "ws"));
  touched = 0;
});
afterEach(() => folder.remove());

/** A sandbox that shows in the output what it was asked for, and that it let go. */
function namedSandbox(released: string[]): ToolSandbox {
  return {
    isAvailable: true,
    wrap: async ({ argv, confinement }) => ({
      argv: ["/usr/bin/env", `CONFINED=${confinement}`, ...argv],
      environment: { EXTRA: "1" },
      release: async () => void released.push(confinement),
    }),
  };
}

async function tool(sandbox: ToolSandbox = none, environment = commandEnvironment(process.env)) {
  const shell = await findShell(process.env["PATH"]);
  const workspace = { root: path.join(folder.path, "ws"), touch: () => void touched++ };
  return bashTool({ workspace, sandbox, shell, environment, outputFolder: path.join(folder.path, "outputs") });
}

async function run(input: unknown, sandbox = none, abort = signal, changes = context) {
  const plan = await (await tool(sandbox)).plan(input, changes, abort);
  return { plan, ...(await carryOut(plan, abort)) };
}

describe("the plan", () => {
  test("says exactly what would run, where, and how confined", async () => {
    const plan = await (await tool(namedSandbox([]))).plan({ command: "ls -la" }, context, signal);
    const root = path.join(folder.path, "ws");
    expect(plan).toMatchObject({
      title: "Run ls -la",
      actions: [
        {
          kind: "run",
          command: "ls -la",
          argv: ["/bin/bash", "--noprofile", "--norc", "-c", "ls -la"],
          cwd: root,
          confinement: "workspace",
        },
      ],
      preview: { type: "command", command: "ls -la", cwd: root, confinement: "workspace" },
    });
  });

  test("without a sandbox says so, to the person too", async () => {
    const plan = await (await tool()).plan({ command: "ls" }, context, signal);
    expect(plan.title).toBe("Run ls (not in a sandbox)");
    expect(plan.preview).toMatchObject({ confinement: "none" });
    expect(plan.actions).toMatchObject([{ confinement: "none" }]);
  });

  test("in a step that may only look is read-only, or isn't made", async () => {
    const looking = { ...context, mayChange: false };
    const plan = await (await tool(namedSandbox([]))).plan({ command: "ls" }, looking, signal);
    expect(plan.actions).toMatchObject([{ confinement: "read-only" }]);
    await expect((await tool()).plan({ command: "ls" }, looking, signal)).rejects.toMatchObject({
      code: "permission-denied",
      message: expect.stringContaining("bubblewrap is not installed"),
    });
  });

  test.each([
    { command: "a\0b" },
    { command: "echo \u001b[8mhidden" },
    { command: "ls \u202e" },
    { command: "a\rb" },
    { command: "  " },
    {},
    { command: 5 },
  ])("%j is refused", async (input) => {
    await expect((await tool()).plan(input, context, signal)).rejects.toMatchObject({ code: "invalid-input" });
  });

  test("a title is one line, the command is whole", async () => {
    const command = "echo one\necho two";
    const plan = await (await tool(namedSandbox([]))).plan({ command }, context, signal);
    expect(plan.title).toBe("Run echo one…");
    expect(plan.preview).toMatchObject({ command });
  });
});

describe("the result", () => {
  test("has the status and the output", async () => {
    expect(await run({ command: "echo hello; echo oops >&2; exit 3" })).toMatchObject({
      shown: "hello\noops\n",
      text: "exit 3\nhello\noops",
    });
    expect((await run({ command: "true" })).text).toBe("exit 0\n(no output)");
  });

  test("is plain text", async () => {
    expect((await run({ command: String.raw`printf '\e[31mred\e[0m\n10%%\r99%%\n'` })).text).toBe("exit 0\nred\n99%");
  });

  test("is that of a program of the folder that is named as if it were installed, and so it is shown", async () => {
    await writeFile(path.join(folder.path, "ws", "go.sh"), "echo went $1\n");
    const { plan, text } = await run({ command: "go.sh far" });
    expect([plan.title, text]).toEqual(["Run bash go.sh far (not in a sandbox)", "exit 0\nwent far"]);
    expect((await run({ command: "./go.sh far" })).text).toBe("exit 0\nwent far");
    expect((await run({ command: "gone.sh" })).plan.title).toBe("Run gone.sh (not in a sandbox)");
  });

  test("names a command that isn't there", async () => {
    expect((await run({ command: "nosuchcommand --help" })).text).toMatch(
      /^exit 127\n.*\nnosuchcommand is not on this computer\. Use another command\.$/,
    );
  });

  test("of a long output is cut, and all of it kept in a file that the person is told of", async () => {
    const { shown, text } = await run({ command: "seq 1 20000" });
    expect(text).toMatch(/^exit 0\n1\n2\n[^]*lines left out[^]*\n20000\n\(106\.3 KB of output, cut in the middle\./);
    expect(text.length).toBeLessThan(4_300);
    const file = /All of the output: (.*)\n$/.exec(shown)?.[1] ?? "";
    expect((await readFile(file, "utf8")).split("\n").length).toBe(20_001);
    expect(text).not.toContain(folder.path);
  });

  test("of one that took too long says what to do", async () => {
    expect((await run({ command: "echo begun; sleep 30", timeout_seconds: "1" })).text).toMatch(
      /^stopped after 1 second: .*timeout_seconds.*\nbegun$/,
    );
  });

  test("explains what the sandbox was in the way of", async () => {
    const { text } = await run(
      { command: "echo 'touch: cannot touch: Read-only file system'; false" },
      namedSandbox([]),
    );
    expect(text).toMatch(/Commands can only write inside the folder/);
    const offline = await run({ command: "echo 'curl: (6) Could not resolve host: x'; false" }, namedSandbox([]));
    expect(offline.text).toMatch(/Commands have no network here\.$/);
    expect((await run({ command: "echo 'Could not resolve host'; false" })).text).not.toMatch(/no network/);
  });
});

test("commands know nothing of the environment that could hold a key", async () => {
  process.env["HEARTH_TEST_API_KEY"] = "secret";
  const { text } = await run({ command: "env" });
  delete process.env["HEARTH_TEST_API_KEY"];
  expect(text).not.toContain("secret");
  expect(text).toContain("TERM=dumb");
});

test("a relative entry of the search path is left out", () => {
  expect(commandEnvironment({ PATH: ".:/usr/bin::bin:/bin" })["PATH"]).toBe("/usr/bin:/bin");
  expect(commandEnvironment({ PATH: "." })["PATH"]).toBe("/usr/local/bin:/usr/bin:/bin");
});

test("the sandbox gets the command, and is let go after it, whatever happens", async () => {
  const released: string[] = [];
  expect((await run({ command: "echo $CONFINED $EXTRA" }, namedSandbox(released))).text).toBe("exit 0\nworkspace 1");
  expect(released).toEqual(["workspace"]);
  const controller = new AbortController();
  const running = run({ command: "echo on; sleep 30" }, namedSandbox(released), controller.signal);
  setTimeout(() => controller.abort(), 200);
  await expect(running).rejects.toMatchObject({
    code: "cancelled",
    message: "Stopped before it was done. What it had printed:\non",
  });
  expect(released).toEqual(["workspace", "workspace"]);
});

test("what was planned for the sandbox never runs outside of it", async () => {
  const failing: ToolSandbox = { isAvailable: true, wrap: () => Promise.reject(new Error("no mounts left")) };
  await expect(run({ command: "touch here" }, failing)).rejects.toThrow("no mounts left");
  expect(await readdir(path.join(folder.path, "ws"))).toEqual([]);
});

test("the list of files is made anew after a command", async () => {
  await run({ command: "touch new" });
  expect(touched).toBe(1);
});

test("whoever stops listening ends the command and lets the sandbox go", async () => {
  const released: string[] = [];
  const plan = await (await tool(namedSandbox(released))).plan({ command: "echo on; sleep 30" }, context, signal);
  const running = plan.run(signal);
  await running.next();
  await running.return("");
  expect(released).toEqual(["workspace"]);
});
