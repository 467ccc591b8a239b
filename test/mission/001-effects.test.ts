import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { missionRuntime } from "../support/mission-runtime.ts";
import { callsTool, says } from "../support/ollama-server.ts";
import { repliesByRequest } from "../support/replies-by-request.ts";
import { resultsOf, textOf } from "../support/what-happened.ts";

const crates = "crate ".repeat(300);
const files = { "a.md": `a: ${crates}`, "b.md": `b: ${crates}`, "c.md": `c: ${crates}` };
const views = (file: string) => callsTool("view", { path: file });
const agent = (name: string, more: string) => `[agent.${name}]\ndescription = "Is ${name}."\n${more}\n`;

describe("001: middleware", () => {
  test("middleware around a run: `timeout`, `recovery`, `logger`, `outputGuardrail`", async () => {
    const config = [
      agent("slow", 'middleware = [{ kind = "logger" }, { kind = "timeout", params = { seconds = 0.2 } }]'),
      agent("held", 'middleware = [{ kind = "outputGuardrail", params = { forbid = ["password"] } }]'),
      agent("safe", 'middleware = [{ kind = "logger" }, { kind = "recovery" }]\neffects = [{ kind = "no_such" }]'),
    ].join("");
    const { ask, begin, place } = await missionRuntime(
      repliesByRequest({
        "take your time": [says("I think", { ending: "stall" })],
        "what is it": [says("The password is tea.")],
      }),
      { config },
    );
    const slow = await ask("take your time", begin("slow"));
    expect(slow.view.run).toMatchObject({ error: { message: expect.stringContaining('"timeout" ended the run') } });
    const held = await ask("what is it?", begin("held"));
    expect(held.view.run).toMatchObject({ status: "failed", error: { code: "permission-denied" } });
    expect(JSON.stringify(held.events)).not.toContain("tea");
    // what nothing else has caught ends the run as any failure does, inside of the middleware that stands before it
    const safe = await ask("do it", begin("safe"));
    expect(safe.events.at(-1)).toMatchObject({ type: "run-end", reason: "failed" });
    const lines = readFileSync(path.join(place.home, "logs", "runs.jsonl"), "utf8")
      .trim()
      .split("\n");
    expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
      { agent: "slow", event: "start" },
      { agent: "slow", event: "end", reason: "failed" },
      { agent: "safe", event: "start" },
      { agent: "safe", event: "end", reason: "failed" },
    ]);
  });
});

describe("001: effects", () => {
  test("effects: hooks before and after each model call, in registration order, an error ends the run", async () => {
    const trim = '{ kind = "trim_tool_results", params = { keep = 1, characters = 100 } }';
    const config = [
      agent("tidy", `effects = [${trim}]`),
      agent("poor", `effects = [${trim}, { kind = "budget", params = { tokens = 20 } }]`),
      agent("first", 'effects = [{ kind = "budget", params = { tokens = 20 } }, { kind = "compact" }]'),
    ].join("");
    const { ask, begin, server } = await missionRuntime(
      ({ messages }) =>
        [views("b.md"), views("c.md"), says("Seen.")][messages.filter(({ role }) => role === "tool").length - 1] ??
        views("a.md"),
      { files, config },
    );
    await ask("look at a.md", begin("tidy"));
    // what was read for the call before is cut after it, so the call after sees it in short
    const shown = server.chats
      .at(-1)
      ?.messages.flatMap(({ role, content }) => (role === "tool" ? [content.length] : []));
    expect(shown?.map((length) => length > 1_000)).toEqual([false, false, true]);
    const before = server.chats.length;
    const poor = await ask("look at a.md", begin("poor"));
    expect(server.chats).toHaveLength(before + 1);
    expect(poor.view.run).toMatchObject({
      error: { message: expect.stringMatching(/^The effect "budget" ended the run/) },
    });
    expect(poor.view.messages.at(-1)?.role).toBe("tool");
    // the first in the list speaks first: what stands behind it isn't asked any more
    const first = await ask("look at a.md", begin("first"));
    await ask("/compact", first.sessionId);
    expect(first.view.run).toMatchObject({ error: { message: expect.stringContaining('"budget"') } });
    expect(first.events.some(({ type }) => type === "compaction")).toBe(false);
  });

  test("configured by `kind` and `params`", async () => {
    const config = [
      agent("wrong", 'effects = [{ kind = "budgt" }]'),
      agent("worse", 'effects = [{ kind = "budget", params = { token = 5 } }]'),
      agent("right", 'effects = [{ kind = "budget", params = { tokens = 5 } }]'),
    ].join("");
    const { ask, begin, server } = await missionRuntime(() => says("Hello."), { config });
    const errorOf = async (name: string) => (await ask("hello", begin(name))).view.run;
    expect(await errorOf("wrong")).toMatchObject({
      error: { message: expect.stringMatching(/"budgt".*There are: compact/) },
    });
    expect(await errorOf("worse")).toMatchObject({ error: { message: expect.stringContaining("token") } });
    expect(server.chats).toEqual([]);
    expect(await errorOf("right")).toEqual({ status: "idle", last: "done" });
  });

  test("built in: `compact`", async () => {
    const full = "It says a lot. ".repeat(600);
    const { ask, server } = await missionRuntime(({ messages }) => {
      if (messages.at(-1)?.content.includes("Summarise this part")) return says("They counted lions.");
      const isFull = messages.some(({ content }) => content.includes("third"));
      return says(full, { usage: { promptTokens: isFull ? 7_900 : 900, replyTokens: 250 } });
    });
    const { sessionId } = await ask("first. Never rename files.");
    for (const text of ["second", "third"]) await ask(text, sessionId);
    const { view } = await ask("fourth", sessionId);
    expect(view.compaction?.digest).toMatchObject({
      rules: ["Never rename files."],
      summaries: expect.arrayContaining(["They counted lions."]),
    });
    const shown = JSON.stringify(server.chats.at(-1)?.messages);
    expect(shown).toContain("They counted lions.");
    expect(shown).not.toContain("first. ");
    // nothing is lost: the session has every message, and shows where they went
    expect(view.messages).toHaveLength(8);
    expect(view.asides).toMatchObject([{ type: "compaction" }]);
  });

  test("built in: `trim_tool_results`", async () => {
    const trim = 'effects = [{ kind = "trim_tool_results", params = { keep = 2, characters = 200 } }]';
    const script = [views("a.md"), views("b.md"), views("c.md"), says("Seen.")];
    const { ask, begin, server } = await missionRuntime((_, index) => script[index] ?? says("?"), {
      files,
      config: agent("tidy", trim),
    });
    const { events } = await ask("look at a.md", begin("tidy"));
    const lengths = server.chats
      .at(-1)
      ?.messages.flatMap(({ role, content }) => (role === "tool" ? [content.length > 600] : []));
    expect(lengths).toEqual([false, true, true]);
    expect(resultsOf(events).map(({ text }) => text.length > 600)).toEqual([true, true, true]);
    expect(textOf(events)).toBe("Seen.");
  });
});
