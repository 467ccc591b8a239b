import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fc, test as property } from "@fast-check/vitest";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Action, PermissionRule } from "../../shared/permission.ts";
import { ruleFor } from "./rules.ts";

let root: string;
let workspace: string;

beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), "rules-")));
  workspace = path.join(root, "ws");
  mkdirSync(path.join(workspace, "src"), { recursive: true });
  mkdirSync(path.join(root, "ws-evil"));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (file: string): Action => ({ kind: "write", path: path.resolve(workspace, file), before: null });
const run = (command: string): Action => ({
  kind: "run",
  command,
  argv: [command],
  cwd: workspace,
  confinement: "workspace",
});
const rule = (effect: "allow" | "deny", kind: PermissionRule["kind"], pattern: string): PermissionRule => ({
  effect,
  kind,
  pattern,
});

test("a folder's rule holds for what is in it, and for no folder that begins like it", () => {
  const rules = [rule("allow", "write", "src")];
  expect(ruleFor(write("src/a.ts"), rules, workspace)).toBe("allow");
  expect(ruleFor(write("src/deep/a.ts"), rules, workspace)).toBe("allow");
  expect(ruleFor(write("src-evil/a.ts"), rules, workspace)).toBeNull();
  expect(ruleFor(write("srca"), rules, workspace)).toBeNull();
});

test("a rule for writing says nothing of reading or running", () => {
  const rules = [rule("allow", "write", "src")];
  expect(ruleFor({ kind: "read", path: path.join(workspace, "src/a.ts") }, rules, workspace)).toBeNull();
  expect(ruleFor(run("src"), rules, workspace)).toBeNull();
});

test("no rule allows anything outside the workspace, not even through a link", () => {
  symlinkSync(path.join(root, "ws-evil"), path.join(workspace, "link"));
  for (const pattern of ["..", "../ws-evil", path.join(root, "ws-evil"), "/", ".", "link"]) {
    const rules = [rule("allow", "write", pattern)];
    expect([pattern, ruleFor(write("../ws-evil/a"), rules, workspace)]).toEqual([pattern, null]);
    expect([pattern, ruleFor(write("link/a"), rules, workspace)]).toEqual([pattern, null]);
  }
});

test("an allowed command is that command to the letter", () => {
  const rules = [rule("allow", "run", "git status")];
  expect(ruleFor(run("git status"), rules, workspace)).toBe("allow");
  for (const other of [
    "git status ",
    " git status",
    "git  status",
    "git\u00a0status",
    "git status; x",
    "git -c core.pager=x status",
    "Git status",
  ]) {
    expect([other, ruleFor(run(other), rules, workspace)]).toEqual([other, null]);
  }
});

test("a denied command stays denied with other blanks in it", () => {
  const rules = [rule("deny", "run", "git push")];
  for (const same of ["git push", "git  push", " git push\n", "git\u00a0push", "git\tpush", "gi\u200bt push"]) {
    expect([same, ruleFor(run(same), rules, workspace)]).toEqual([same, "deny"]);
  }
});

test("a denied file stays denied under another spelling and through a link", () => {
  symlinkSync(path.join(workspace, "src"), path.join(workspace, "alias"));
  const rules = [rule("deny", "write", "src/Secret.md")];
  for (const name of ["src/Secret.md", "src/secret.MD", "alias/Secret.md", "src/Secret.md/x"]) {
    expect([name, ruleFor(write(name), rules, workspace)]).toEqual([name, "deny"]);
  }
});

const part = fc.stringMatching(/^[a-z0-9-]{1,6}$/);
const file = fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => parts.join("/"));
const someRule = fc.record({
  effect: fc.constantFrom("allow", "deny"),
  kind: fc.constant("write"),
  pattern: file,
} as const);

property.prop([fc.array(someRule), file])("a denial wins, wherever it stands among the rules", (rules, name) => {
  const denied = [...rules, rule("deny", "write", name)];
  expect(ruleFor(write(name), denied, workspace)).toBe("deny");
  expect(ruleFor(write(name), denied.toReversed(), workspace)).toBe("deny");
});

property.prop([file, file])("a rule for one path allows no path that isn't in it", (pattern, name) => {
  const isIn = name === pattern || name.startsWith(`${pattern}/`);
  expect(ruleFor(write(name), [rule("allow", "write", pattern)], workspace)).toBe(isIn ? "allow" : null);
});
