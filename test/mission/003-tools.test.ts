import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { missionRuntime } from "../support/mission-runtime.ts";
import { callsTool, says } from "../support/ollama-server.ts";
import { repliesByRequest } from "../support/replies-by-request.ts";
import { resultsOf, textOf } from "../support/what-happened.ts";

describe("003: tools", () => {
  test("tool results with a part for the model and a part for the user", async () => {
    const { ask, server } = await missionRuntime([callsTool("bash", { command: "seq 1 5000" }), says("Counted.")]);
    const { view } = await ask("Run seq 1 5000");
    const [result] = view.messages.filter((message) => message.role === "tool");
    const told = server.chats[1]?.messages.at(-1)?.content;
    // the model is told how to see more of it, and the person where all of it lies
    expect(told).toContain("Use grep, head or tail");
    expect(told).not.toContain("All of the output: ");
    expect(result?.forUser).not.toContain("Use grep, head or tail");
    const file = /All of the output: (.+)/.exec(result?.forUser ?? "")?.[1] ?? "";
    expect(readFileSync(file, "utf8")).toContain("\n4321\n");
  });

  test("tools: files, exec", async () => {
    const { ask, place } = await missionRuntime([
      callsTool("write", { path: "tea.md", content: "green\n" }),
      callsTool("bash", { command: "cat tea.md && echo black >> tea.md" }),
      says("There are two."),
    ]);
    const { events } = await ask("Make tea.md, and run a command that adds one");
    expect(resultsOf(events)).toMatchObject([
      { status: "ok" },
      { status: "ok", text: expect.stringContaining("green") },
    ]);
    expect(readFileSync(path.join(place.workspace, "tea.md"), "utf8")).toBe("green\nblack\n");
  });

  test("tools: message, spawn, subagent", async () => {
    const order = { agent: "scout", task: "count lions", context: "We are in a zoo." };
    const { ask, begin, runtime } = await missionRuntime(
      repliesByRequest({
        "count lions": [says("Four."), says("Four, still.")],
        "Tell me": [
          callsTool("delegate_to_agent", order),
          callsTool("start_agent", order),
          callsTool("message", { text: "Four; I look again." }),
        ],
      }),
      { config: '[agent.herald]\ndescription = "Tells."\nreply = "message-tool"\n' },
    );
    const id = begin("herald");
    const reported = new Promise<void>((resolve) => {
      runtime.sessions.follow(({ type, sessionId }) => {
        if (type === "report" && sessionId === id) resolve();
      });
    });
    const { events } = await ask("Tell me what an agent counts, and have one count again in the background", id);
    // the one is waited for, the other goes on by itself and reports
    expect(resultsOf(events).map(({ tool, status, text }) => [tool, status, text])).toEqual([
      ["delegate_to_agent", "ok", "Four."],
      ["start_agent", "ok", expect.stringContaining("reports when it is done")],
      ["message", "ok", expect.any(String)],
    ]);
    expect(textOf(events.filter(({ depth }) => depth === 0))).toBe("Four; I look again.");
    await reported;
    const { asides } = runtime.sessions.open(id).view;
    expect(asides).toContainEqual(
      expect.objectContaining({
        type: "report",
        report: expect.objectContaining({ outcome: "done", text: "Four, still." }),
      }),
    );
  });

  test("`restrict` to the workspace", async () => {
    const { ask, place } = await missionRuntime([
      {
        calls: [
          { name: "view", arguments: { path: "../home/config.toml" } },
          { name: "write", arguments: { path: "../new.md", content: "x\n" } },
          { name: "bash", arguments: { command: "echo x > ../made.md" } },
        ],
      },
      says("I can't."),
    ]);
    const { events } = await ask("Look around outside");
    expect(resultsOf(events).slice(0, 2)).toMatchObject([
      { tool: "view", status: "failed", text: expect.stringContaining("outside") },
      { tool: "write", status: "failed", text: expect.stringContaining("outside") },
    ]);
    for (const name of ["new.md", "made.md"]) expect(existsSync(path.join(place.root, name))).toBe(false);
    expect(JSON.stringify(events)).not.toContain("ollama/scripted\\n");
  });
});
