import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { tempFolder } from "../../../../../../test/support/temp-folder.ts";
import { commandOf } from "./git-deed.ts";

const run = promisify(execFile);

/** What the last commit says, and what went wrong, once a command was run in a repository with a commit "wip" that has a body. */
async function after(command: string, hook: string | null = null) {
  const folder = await tempFolder({ "a.md": "tea\n", "b.md": "staged\n" });
  try {
    const name = {
      GIT_AUTHOR_NAME: "A",
      GIT_AUTHOR_EMAIL: "a@b.c",
      GIT_COMMITTER_NAME: "A",
      GIT_COMMITTER_EMAIL: "a@b.c",
    };
    const env = { ...process.env, ...name, GIT_CONFIG_GLOBAL: "/dev/null" };
    const bash = (line: string) => run("bash", ["-c", line], { cwd: folder.path, env });
    await bash("git init -q && git add a.md && git commit -qm wip -m 'Why it is.' -m 'Refs: #7' && git add b.md");
    if (hook !== null) await writeFile(join(folder.path, ".git/hooks/commit-msg"), hook, { mode: 0o755 });
    const error = await bash(command).then(
      () => null,
      ({ stderr }: { stderr: string }) => stderr.trim(),
    );
    return { error, message: (await bash("git log -1 --format=%B")).stdout.trim() };
  } finally {
    await folder.remove();
  }
}

describe.skipIf(process.platform === "win32")("another message", () => {
  test.each(["wip", null])("leaves the rest of what the commit says (it said %s)", async (before) => {
    const command = commandOf([{ deed: "reword", message: "It's 100%, #1", before }]);
    expect(await after(command)).toEqual({ error: null, message: "It's 100%, #1\n\nWhy it is.\n\nRefs: #7" });
  });

  test.each([
    ["draft", null, "The last commit has another message."],
    ["wip", "#!/bin/sh\necho too short >&2\nexit 1\n", "too short"],
  ])("isn't given to a commit that said %s where the hook is %j", async (before, hook, error) => {
    const command = commandOf([{ deed: "reword", message: "Tea", before }]);
    expect(await after(command, hook)).toEqual({ error, message: "wip\n\nWhy it is.\n\nRefs: #7" });
  });
});
