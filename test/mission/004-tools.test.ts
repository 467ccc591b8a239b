import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { missionRuntime } from "../support/mission-runtime.ts";
import { callsTool, says } from "../support/ollama-server.ts";
import { resultsOf } from "../support/what-happened.ts";

describe("004: tools and permission", () => {
  test("tools `bash`, `edit`, `glob`, `grep`, `ls`, `view`, `write`", async () => {
    const lions = `${"bears 2\n".repeat(2_000)}lions 4\n`;
    const { ask, place } = await missionRuntime(
      [
        callsTool("ls", {}),
        callsTool("glob", { pattern: "**/*.txt" }),
        callsTool("grep", { pattern: "lions" }),
        callsTool("view", { path: "park/zoo.txt", offset: 2_001 }),
        callsTool("edit", { path: "park/zoo.txt", old: "lions 4", new: "lions 5" }),
        callsTool("write", { path: "new.md", content: "five lions\n" }),
        callsTool("bash", { command: "tail -n 1 park/zoo.txt" }),
        says("There are five now."),
      ],
      { files: { "park/zoo.txt": lions, "plan.md": "open at 9\n" } },
    );
    const { events } = await ask("Do this and that, and make a file new.md");
    const own = resultsOf(events).filter(({ tool }, at, all) => all.findIndex((one) => one.tool === tool) === at);
    const told = Object.fromEntries(own.map(({ tool, status, text }) => [tool, `${status}: ${text}`]));
    expect(told).toMatchObject({
      ls: expect.stringMatching(/^ok: [^]*plan\.md/),
      glob: expect.stringMatching(/^ok: [^]*park\/zoo\.txt/),
      grep: expect.stringMatching(/^ok: [^]*2001[^]*lions 4/),
      view: expect.stringMatching(/^ok: [^]*lions 4/),
      edit: expect.stringMatching(/^ok: /),
      write: expect.stringMatching(/^ok: Created new\.md/),
      bash: expect.stringMatching(/^ok: exit 0\nlions 5/),
    });
    expect(readFileSync(path.join(place.workspace, "new.md"), "utf8")).toBe("five lions\n");
  });

  test('permission service with a "no questions" mode that still obeys hard denials', async () => {
    const calls = [
      { name: "write", arguments: { path: "new.md", content: "x\n" } },
      { name: "write", arguments: { path: ".git/hooks/pre-commit", content: "#!/bin/sh\n" } },
    ];
    const replies = () => [{ calls }, says("One of them.")];
    const { ask, place } = await missionRuntime(replies());
    const { events } = await ask("Make new.md and a hook");
    expect(events.map(({ type }) => type)).not.toContain("permission-request");
    expect(resultsOf(events).map(({ status }) => status)).toEqual(["ok", "denied"]);
    expect(existsSync(path.join(place.workspace, ".git"))).toBe(false);
    // with questions, nothing is done before somebody has answered, and a no is one
    const asking = await missionRuntime(replies(), { permission: "ask" });
    const { gate } = asking.runtime;
    gate.followPending(() => {
      for (const { request } of gate.pending()) gate.answer(request.id, request.hash, "deny");
    });
    const refused = await asking.ask("Make new.md and a hook");
    expect(refused.events.filter(({ type }) => type === "permission-request")).toHaveLength(1);
    expect(resultsOf(refused.events).map(({ status }) => status)).toEqual(["denied", "denied"]);
    expect(existsSync(path.join(asking.place.workspace, "new.md"))).toBe(false);
  });
});
