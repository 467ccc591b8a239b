import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fc, test as property } from "@fast-check/vitest";
import { afterEach, beforeEach, expect, test } from "vitest";
import { AppError } from "../../shared/error.ts";
import type { Action, Answer, PermissionRequest } from "../../shared/permission.ts";
import { createGate, type GateDeps } from "./gate.ts";
import { hardDenials } from "./hard-denials.ts";
import { hashActions } from "./hash-actions.ts";

let root: string;
let workspace: string;
let stored: Set<string>;
const never = new AbortController().signal;

beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), "gate-")));
  workspace = path.join(root, "ws");
  mkdirSync(path.join(workspace, ".git"), { recursive: true });
  stored = new Set();
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function gateWith(deps: Partial<GateDeps> = {}) {
  return createGate({
    mode: "ask",
    cloud: "ask",
    allowUnconfined: false,
    rules: () => [],
    grants: {
      has: (folder, identity) => stored.has(`${folder} ${identity}`),
      add: (folder, identity) => void stored.add(`${folder} ${identity}`),
    },
    workspaceOf: () => workspace,
    denialFor: hardDenials({ home: path.join(root, "home"), own: [path.join(root, "data")] }),
    ...deps,
  });
}

let requests = 0;
function ask(actions: Action[], tool = "tool"): PermissionRequest {
  const id = `request-${++requests}`;
  return { id, callId: "call", tool, title: "", actions, preview: null, hash: hashActions(tool, actions) };
}

const read = (file: string): Action => ({ kind: "read", path: path.resolve(workspace, file) });
const write = (file: string, before: string | null = null): Action => ({
  kind: "write",
  path: path.resolve(workspace, file),
  before,
});
const run = (command: string, more: Partial<Extract<Action, { kind: "run" }>> = {}): Action => ({
  kind: "run",
  command,
  argv: ["bash", "-c", command],
  cwd: workspace,
  confinement: "workspace",
  ...more,
});

test("reading in the workspace is free; writing, running, and reading elsewhere ask", () => {
  const gate = gateWith();
  const verdictOf = (action: Action) => gate.check(ask([action]), "s").type;
  expect(verdictOf(read("a.md"))).toBe("allow");
  expect(verdictOf(read("."))).toBe("allow");
  expect(verdictOf(write("a.md"))).toBe("ask");
  expect(verdictOf(run("ls"))).toBe("ask");
  expect(verdictOf(read("../ws-evil/a.md"))).toBe("ask");
  expect(verdictOf(read("/etc/hostname"))).toBe("ask");
});

test("a link out of the workspace isn't the workspace", () => {
  mkdirSync(path.join(root, "other"));
  symlinkSync(path.join(root, "other"), path.join(workspace, "link"));
  expect(gateWith().check(ask([read("link/a.md")]), "s").type).toBe("ask");
});

test("files that hold passwords ask before they are read, also through a link", () => {
  const gate = gateWith();
  symlinkSync(path.join(workspace, ".env"), path.join(workspace, "harmless.txt"));
  for (const name of [".env", ".env.local", "sub/id_ed25519", "server.pem", "harmless.txt"]) {
    expect([name, gate.check(ask([read(name)]), "s").type]).toEqual([name, "ask"]);
  }
  expect(gate.check(ask([read(".env.example")]), "s").type).toBe("allow");
});

test("a plan is allowed only when each of its actions is, and never when it names none", () => {
  const gate = gateWith();
  expect(gate.check(ask([read("a"), write("a")]), "s").type).toBe("ask");
  expect(gate.check(ask([]), "s").type).toBe("ask");
});

test("a hard denial beats every rule, grant and mode", async () => {
  const hook = write(".git/hooks/pre-commit");
  const gate = gateWith({
    mode: "allow",
    rules: () => [{ effect: "allow", kind: "write", pattern: "." }],
    grants: { has: () => true, add: () => {} },
  });
  expect(gate.check(ask([hook]), "s")).toMatchObject({
    type: "deny",
    reason: expect.stringContaining("no agent may change"),
  });
  expect(gate.check(ask([read("a"), hook]), "s").type).toBe("deny");
  expect(await gateWith().ask(ask([hook]), "s", never)).toBe("deny");
});

test("a rule allows without asking, and a denial beats it", () => {
  const allow = { effect: "allow", kind: "run", pattern: "npm test" } as const;
  expect(gateWith({ rules: () => [allow] }).check(ask([run("npm test")]), "s").type).toBe("allow");
  const gate = gateWith({ mode: "allow", rules: () => [allow, { ...allow, effect: "deny" }] });
  expect(gate.check(ask([run("npm test")]), "s")).toMatchObject({
    type: "deny",
    reason: expect.stringContaining("rule"),
  });
});

test("a session that works while nobody attends to it is refused what another may ask for, and nothing of it waits", async () => {
  const gate = gateWith({ isAttended: (sessionId) => sessionId !== "heartbeat" });
  const request = ask([write("a.md")]);
  expect(gate.check(request, "heartbeat")).toMatchObject({ type: "deny", reason: expect.stringContaining("Nobody") });
  expect(await gate.ask(request, "heartbeat", never)).toBe("deny");
  expect(gate.check(ask([read("a.md")]), "heartbeat")).toEqual({ type: "allow" });
  expect(gate.check(request, "s1")).toEqual({ type: "ask" });
  const allowing = gateWith({ mode: "allow", isAttended: () => false });
  expect(allowing.check(request, "heartbeat")).toEqual({ type: "allow" });
});

test("where nobody can answer, what no rule decides is refused with a reason, and nothing waits", async () => {
  const gate = gateWith({ mode: "deny" });
  expect(gate.check(ask([write("a")]), "s")).toMatchObject({
    type: "deny",
    reason: expect.stringContaining("Nobody is there"),
  });
  expect(gate.check(ask([read("a")]), "s").type).toBe("allow");
  expect(await gate.ask(ask([write("a")]), "s", never)).toBe("deny");
  expect(gate.pending()).toEqual([]);
});

test("mode allow covers what is confined, and what isn't only where it was said", () => {
  const bare = run("ls", { confinement: "none" });
  expect(gateWith({ mode: "allow" }).check(ask([run("ls")]), "s").type).toBe("allow");
  expect(gateWith({ mode: "allow" }).check(ask([write("a")]), "s").type).toBe("allow");
  expect(gateWith({ mode: "allow" }).check(ask([bare]), "s")).toMatchObject({
    type: "deny",
    reason: expect.stringContaining("confine"),
  });
  expect(gateWith({ mode: "allow", allowUnconfined: true }).check(ask([bare]), "s").type).toBe("allow");
});

test("a question whose hash isn't that of its actions is refused", () => {
  const shown = ask([run("ls")]);
  const gate = gateWith({ mode: "allow" });
  expect(gate.check({ ...shown, actions: [run("ls -a")] }, "s").type).toBe("deny");
  expect(gate.check({ ...shown, tool: "other" }, "s").type).toBe("deny");
});

test("an answer must quote the hash that was shown; the first one counts and later ones change nothing", async () => {
  const gate = gateWith();
  const request = ask([write("a")]);
  const answered = gate.ask(request, "s", never);
  expect(gate.pending()).toEqual([{ request, sessionId: "s" }]);
  expect(gate.answer(request.id, hashActions("tool", [write("b")]), "once")).toBe(false);
  expect(gate.answer("unknown", request.hash, "once")).toBe(false);
  expect(gate.answer(request.id, request.hash, "deny")).toBe(true);
  expect(gate.answer(request.id, request.hash, "always")).toBe(false);
  expect(await answered).toBe("deny");
  expect([gate.pending(), [...stored]]).toEqual([[], []]);
  expect(gate.check(ask([write("a")]), "s").type).toBe("ask");
});

test("once is once: the same again asks again", async () => {
  const gate = gateWith();
  const request = ask([run("ls")]);
  const answered = gate.ask(request, "s", never);
  gate.answer(request.id, request.hash, "once");
  expect(await answered).toBe("once");
  expect(gate.check(ask([run("ls")]), "s").type).toBe("ask");
});

async function askAndAnswer(
  gate: ReturnType<typeof gateWith>,
  actions: Action[],
  answer: Answer,
  sessionId = "s",
): Promise<Answer> {
  const request = ask(actions);
  const given = gate.ask(request, sessionId, never);
  gate.answer(request.id, request.hash, answer);
  return given;
}

test("this session means the same file whatever is in it by then, and exactly the same command", async () => {
  const gate = gateWith();
  await askAndAnswer(gate, [write("a", "hash of before")], "session");
  await askAndAnswer(gate, [run("npm test")], "session");
  expect(gate.check(ask([write("a", "hash of after")]), "s").type).toBe("allow");
  expect(gate.check(ask([write("a2")]), "s").type).toBe("ask");
  expect(gate.check(ask([write("a/b")]), "s").type).toBe("ask");
  expect(gate.check(ask([run("npm test")]), "s").type).toBe("allow");
  expect(gate.check(ask([write("a")]), "another session").type).toBe("ask");
  const others = [
    run("npm test "),
    run("npm\u00a0test"),
    run("npm test", { cwd: root }),
    run("npm test", { confinement: "none" }),
    run("npm test", { argv: ["sh", "-c", "npm test"] }),
  ];
  for (const other of others) expect([other, gate.check(ask([other]), "s").type]).toEqual([other, "ask"]);
  expect([...stored]).toEqual([]);
});

test("always means this folder: another session there, and no other folder", async () => {
  const gate = gateWith({ workspaceOf: (sessionId) => (sessionId === "elsewhere" ? root : workspace) });
  await askAndAnswer(gate, [run("npm test")], "always");
  expect(gate.check(ask([run("npm test")]), "next").type).toBe("allow");
  expect(gate.check(ask([run("npm test")]), "elsewhere").type).toBe("ask");
  expect(gate.check(ask([run("npm test; ls")]), "next").type).toBe("ask");
});

test("an always that can't be kept holds for the session, and says so", async () => {
  const add = () => {
    throw new AppError("internal", "The disk is full.");
  };
  const gate = gateWith({ grants: { has: () => false, add } });
  expect(await askAndAnswer(gate, [run("npm test")], "always")).toBe("session");
  expect(gate.check(ask([run("npm test")]), "s").type).toBe("allow");
});

test("an abort is a no, before the question and while it waits, and leaves nothing behind", async () => {
  const gate = gateWith();
  const controller = new AbortController();
  const request = ask([write("a")]);
  const waiting = gate.ask(request, "s", controller.signal);
  controller.abort();
  expect(await waiting).toBe("deny");
  expect(await gate.ask(ask([write("b")]), "s", controller.signal)).toBe("deny");
  expect(gate.pending()).toEqual([]);
  expect(gate.answer(request.id, request.hash, "always")).toBe(false);
  expect([...stored]).toEqual([]);
});

test("whoever shows the questions hears when one comes and when one goes, until it stops listening", async () => {
  const gate = gateWith();
  const seen: number[] = [];
  const stop = gate.followPending(() => seen.push(gate.pending().length));
  await askAndAnswer(gate, [write("a")], "once");
  stop();
  await askAndAnswer(gate, [write("b")], "once");
  expect(seen).toEqual([1, 0]);
});

const anyAction = fc.oneof(
  fc
    .constantFrom("a", "b/c", ".env", "../out", ".git/config", ".hearth/x", "../data/hearth.db")
    .chain((file) => fc.constantFrom("read" as const, "write" as const).map((kind) => ({ kind, file }))),
  fc
    .constantFrom("ls", "cat ../data/hearth.db", "echo x > .git/hooks/y")
    .map((command) => ({ kind: "run" as const, command })),
);
const toAction = (made: { kind: "read" | "write"; file: string } | { kind: "run"; command: string }): Action =>
  made.kind === "run" ? run(made.command) : made.kind === "read" ? read(made.file) : write(made.file);

property.prop([
  fc.array(anyAction, { minLength: 1, maxLength: 5 }),
  fc.constantFrom("ask" as const, "deny" as const, "allow" as const),
])("one denied action denies the plan, in every mode, with everything allowed that can be", (made, mode) => {
  const actions = made.map(toAction);
  const denialFor = hardDenials({ home: path.join(root, "home"), own: [path.join(root, "data")] });
  const gate = gateWith({ mode, allowUnconfined: true, denialFor, grants: { has: () => true, add: () => {} } });
  const isDenied = actions.some((action) => denialFor(action) !== null);
  expect(gate.check(ask(actions), "s").type).toBe(isDenied ? "deny" : "allow");
});

property.prop([fc.string({ unit: "grapheme", minLength: 1 }), fc.string({ unit: "grapheme", minLength: 1 })])(
  "two commands share an answer only when they are equal to the letter",
  async (one, other) => {
    const gate = gateWith({ denialFor: () => null });
    await askAndAnswer(gate, [run(one)], "session");
    expect(gate.check(ask([run(other)]), "s").type).toBe(one === other ? "allow" : "ask");
    for (const alike of [`${one} `, ` ${one}`, `${one}\u00a0`, `${one}\u200b`]) {
      expect(gate.check(ask([run(alike)]), "s").type).toBe("ask");
    }
  },
);

const send = (model = "big"): Action => ({
  kind: "send",
  provider: "mine",
  model,
  host: "models.example.com",
  messages: 1,
  size: 10,
  files: [],
  hidden: 0,
  why: "It is larger.",
  digest: String(Math.random()),
});

test.each(["once", "session", "always"] as const)(
  "a yes (%s) to sending holds for that provider's model in this session, and for nothing longer",
  async (answer) => {
    const gate = gateWith();
    const first = ask([send()]);
    expect(gate.check(first, "one")).toEqual({ type: "ask" });
    const answered = gate.ask(first, "one", never);
    gate.answer(first.id, first.hash, answer);
    expect(await answered).toBe("session");
    expect(gate.check(ask([send()]), "one")).toEqual({ type: "allow" });
    expect(gate.check(ask([send("other")]), "one")).toEqual({ type: "ask" });
    expect(gate.check(ask([send()]), "two")).toEqual({ type: "ask" });
    expect(stored.size).toBe(0);
  },
);

test("who may do everything here may not send it away, and who may send may not do everything", () => {
  expect(gateWith({ mode: "allow" }).check(ask([send()]), "one")).toEqual({ type: "ask" });
  expect(gateWith({ mode: "deny" }).check(ask([send()]), "one")).toEqual({ type: "ask" });
  expect(gateWith({ mode: "allow", cloud: "deny" }).check(ask([send()]), "one")).toMatchObject({ type: "deny" });
  expect(gateWith({ mode: "deny", cloud: "allow" }).check(ask([send()]), "one")).toEqual({ type: "allow" });
  expect(gateWith({ cloud: "allow" }).check(ask([run("rm x")]), "one")).toEqual({ type: "ask" });
});
