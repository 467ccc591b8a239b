import { readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { tempFolder, type TempFolder } from "../../../test/support/temp-folder.ts";
import { type CommandEnd, type CommandStart, runCommand } from "./run-command.ts";

const open = new AbortController().signal;
let folder: TempFolder;
let calls = 0;

beforeEach(async () => {
  folder = await tempFolder();
});
afterEach(() => folder.remove());

function start(script: string, options: Partial<CommandStart> = {}): CommandStart {
  return {
    argv: ["/bin/bash", "--noprofile", "--norc", "-c", script],
    cwd: folder.path,
    environment: { PATH: process.env["PATH"] ?? "", LC_ALL: "C" },
    callId: `test-${process.pid}-${calls++}`,
    timeoutMs: 20_000,
    mostBytes: 1_000_000,
    ...options,
  };
}

async function run(command: CommandStart, signal = open): Promise<{ output: string; pieces: number; end: CommandEnd }> {
  const running = runCommand(command, signal);
  const pieces: Buffer[] = [];
  let step = await running.next();
  while (!step.done) {
    pieces.push(step.value);
    step = await running.next();
  }
  return { output: Buffer.concat(pieces).toString(), pieces: pieces.length, end: step.value };
}

/** All that a program has added to `alive`, which it does again and again. Empty before it began. */
const beat = () => readFile(path.join(folder.path, "alive"), "utf8").catch(() => "");
// Added, not written anew: a program that dies between the emptying and the writing of a file would leave it empty.
const beating = "while :; do date +%s%N >> alive; sleep 0.03; done";

async function begun(): Promise<void> {
  while ((await beat()) === "") await sleep(10);
}

async function expectDead(): Promise<void> {
  const last = await beat();
  expect(last).not.toBe("");
  await sleep(250);
  expect(await beat()).toBe(last);
}

test("both kinds of output come in order, and the status with them", async () => {
  const script = "for i in 1 2 3; do echo out$i; echo err$i >&2; done; exit 7";
  expect(await run(start(script))).toMatchObject({
    output: "out1\nerr1\nout2\nerr2\nout3\nerr3\n",
    end: { type: "exit", status: 7 },
  });
});

test("there is no input, and nothing of the environment but what was given", async () => {
  const { output } = await run(start("cat; env | cut -d= -f1 | sort | tr '\\n' ' '"));
  expect(output).toBe("HEARTH_CALL LC_ALL PATH PWD SHLVL _ ");
});

test("output is passed on while the command runs", async () => {
  const running = runCommand(start("echo one; sleep 0.5; echo two"), open);
  expect(await running.next()).toEqual({ done: false, value: Buffer.from("one\n") });
  expect(await running.next()).toEqual({ done: false, value: Buffer.from("two\n") });
  expect(await running.next()).toEqual({ done: true, value: { type: "exit", status: 0 } });
});

test("all of a large output comes, also to a slow reader", async () => {
  const running = runCommand(start("seq 1 300000", { mostBytes: 10_000_000 }), open);
  let bytes = 0;
  for (let step = await running.next(); !step.done; step = await running.next()) {
    bytes += step.value.length;
    await sleep(20);
  }
  expect(bytes).toBe(1_988_895);
});

test("a program that is not there is told by the shell", async () => {
  expect(await run({ ...start(""), argv: ["/nowhere/program"] })).toMatchObject({ end: { type: "exit", status: 127 } });
});

test("a folder that is not there is told", async () => {
  await expect(run(start("true", { cwd: path.join(folder.path, "gone") }))).rejects.toMatchObject({ code: "internal" });
});

test("a signal that ended it is told", async () => {
  expect((await run(start("kill -SEGV $$"))).end).toEqual({ type: "signal", signal: "SIGSEGV" });
});

test("after its time the command is ended, and what it said is kept", async () => {
  const { output, end } = await run(start(`echo begun; ${beating}`, { timeoutMs: 400 }));
  expect({ output, end }).toEqual({ output: "begun\n", end: { type: "timeout" } });
  await expectDead();
});

test("a flood is ended, and cut to the byte", async () => {
  const { output, end } = await run(start("yes", { mostBytes: 100_000 }));
  expect(end).toEqual({ type: "flood" });
  expect(output.length).toBe(100_000);
});

describe("when it is stopped, nothing of it is left", () => {
  test.each([
    ["a plain child", beating],
    ["deaf to signals", `trap '' TERM INT HUP QUIT; ${beating}`],
    ["in a session of its own", `setsid bash -c '${beating}' & wait`],
    ["without parents", `(setsid nohup bash -c '${beating}' >/dev/null 2>&1 &) ; sleep 60`],
    ["in a pipe", `(${beating}) | cat`],
    ["stopped by itself", `bash -c '${beating}' & sleep 0.2; kill -STOP $!; wait`],
  ])("%s", async (_what, script) => {
    const controller = new AbortController();
    const running = run(start(script), controller.signal);
    await begun();
    controller.abort();
    expect((await running).end).toEqual({ type: "stopped" });
    await expectDead();
  });

  test("whoever stops listening ends it too", async () => {
    const running = runCommand(start(`echo on; ${beating}`), open);
    await running.next();
    await begun();
    await running.return({ type: "stopped" });
    await expectDead();
  });

  test("what was left running in the background goes with its command", async () => {
    const { output, end } = await run(start(`(${beating}) & while [ ! -s alive ]; do sleep 0.01; done; echo done`));
    expect({ output, end }).toEqual({ output: "done\n", end: { type: "exit", status: 0 } });
    await expectDead();
  });

  test("what was stopped before it began never began", async () => {
    const controller = new AbortController();
    controller.abort();
    await expect(run(start("touch alive"), controller.signal)).rejects.toMatchObject({ name: "AbortError" });
    expect(await beat()).toBe("");
  });
});
