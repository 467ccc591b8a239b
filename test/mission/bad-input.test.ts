import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { missionRuntime } from "../support/mission-runtime.ts";
import { callsTool, says } from "../support/ollama-server.ts";
import { repliesByRequest } from "../support/replies-by-request.ts";
import { resultsOf, textOf } from "../support/what-happened.ts";

const order = (agent: string, task: string) => ({ agent, task, context: "We are in a zoo." });
const hands = (agent: string, task: string) => callsTool("delegate_to_agent", order(agent, task));
const isDone = { type: "run-end", reason: "done", depth: 0 };

describe("agents", () => {
  test("that hand work to each other in a circle are stopped, told so, and answer all the same", async () => {
    const agent = (name: string) => `[agent.${name}]\ndescription = "Is ${name}."\nmax_delegation_depth = 3\n`;
    const { ask, begin, server } = await missionRuntime(
      ({ messages }) => {
        const last = messages.at(-1);
        if (last?.role === "tool") return says(`I was told: ${last.content}`);
        // whoever is asked asks the other
        const round = Number(/round (\d)/.exec(last?.content ?? "")?.[1]);
        return hands(round % 2 === 0 ? "two" : "one", `round ${round + 1}`);
      },
      { config: agent("one") + agent("two") },
    );
    const { events } = await ask("Let the agents do round 0", begin("one"));
    expect(textOf(events.filter(({ depth }) => depth === 0))).toContain("handed on as far as it may be");
    expect(events.at(-1)).toMatchObject(isDone);
    expect(server.chats).toHaveLength(8);
  });

  test("with unknown keys or tools in their file can't be chosen, are named with file and line, and stop no other", async () => {
    const { ask, begin, runtime, place } = await missionRuntime(() => says("Hello."), {
      home: {
        "agents/keys.md": "---\ndescription: Has a typo.\ntolls: [files]\n---\nHelp.\n",
        "agents/tools.md": "---\ndescription: Wants too much.\ntools: [teleport]\n---\nHelp.\n",
      },
    });
    for (const [name, what] of [
      ["keys", /keys\.md:3:1: there is no key "tolls"/],
      ["tools", /tools\.md:3:\d+: .*no tool and no group of tools "teleport"/],
    ] as const) {
      const { view } = await ask("hello", begin(name));
      expect(view.run).toMatchObject({ status: "failed", error: { message: expect.stringMatching(what) } });
      // what was said isn't lost with it
      expect(view.messages).toMatchObject([{ role: "user", text: "hello" }]);
    }
    const listed = (await runtime.agents.list(place.workspace)).map(({ name, state }) => `${name} ${state}`);
    expect(listed).toEqual([
      "builder ready",
      "hearth ready",
      "keys broken",
      "scout ready",
      "tools broken",
      "writer ready",
    ]);
    expect((await ask("hello")).events.at(-1)).toMatchObject(isDone);
  });

  test("that work for another and fail before they begin are told with their reason, and end the others", async () => {
    const config = '[agent.broken]\ndescription = "A."\nmiddleware = [{ kind = "no_such" }]\n';
    const both = { tasks: [order("scout", "wait for ever"), order("broken", "fail at once")] };
    const { ask } = await missionRuntime(
      repliesByRequest({
        "wait for ever": [says("One moment", { ending: "stall" })],
        "two agents": [callsTool("spawn_agents", both), says("They failed.")],
        "one agent": [hands("broken", "fail at once"), says("It failed.")],
      }),
      { config },
    );
    const one = await ask("Let one agent do it");
    expect(resultsOf(one.events)).toMatchObject([{ status: "failed", text: expect.stringContaining('"no_such"') }]);
    expect(textOf(one.events)).toBe("It failed.");
    const two = await ask("Let two agents do it");
    expect(resultsOf(two.events)).toMatchObject([
      {
        status: "failed",
        text: expect.stringMatching(
          /1\. scout: didn't finish: it was stopped\n\n2\. broken: didn't finish: .*"no_such"/,
        ),
      },
    ]);
    // none is left that looks as if it were at work
    expect(Object.values(two.view.helpers).map(({ view }) => view.run.status)).not.toContain("running");
    expect(two.events.at(-1)).toMatchObject(isDone);
  });

  test("that hang are stopped when their time is over, and the one they work for goes on", async () => {
    const config =
      '[agent.slow]\ndescription = "A."\nmiddleware = [{ kind = "timeout", params = { seconds = 0.3 } }]\n';
    const { ask } = await missionRuntime(
      repliesByRequest({
        "count them": [says("One", { ending: "stall" })],
        "an agent": [hands("slow", "count them"), says("It took too long.")],
      }),
      { config },
    );
    const { events } = await ask("Let an agent do it");
    expect(resultsOf(events)).toMatchObject([
      { status: "failed", text: expect.stringContaining('"timeout" ended the run') },
    ]);
    expect(textOf(events.filter(({ depth }) => depth === 0))).toBe("It took too long.");
    expect(events.at(-1)).toMatchObject(isDone);
  });

  test("that flood the one they work for are cut for it, and kept whole for the person", async () => {
    const flood = "lions and bears ".repeat(20_000);
    const { ask, server } = await missionRuntime(
      repliesByRequest({
        "tell all": [says([flood]), says([flood])],
        "one agent": [hands("scout", "tell all"), says("That was much.")],
        "two agents": [callsTool("spawn_agents", { tasks: [order("scout", "tell all")] }), says("That was much, too.")],
      }),
    );
    for (const text of ["Let one agent do it", "Let two agents do it"]) {
      const { events, view } = await ask(text);
      expect(events.at(-1)).toMatchObject(isDone);
      expect(resultsOf(events)[0]?.text).toMatch(/characters/);
      expect(JSON.stringify(server.chats.at(-1)?.messages).length).toBeLessThan(40_000);
      expect(JSON.stringify(Object.values(view.helpers)[0]?.view.messages)).toContain(flood);
    }
  });
});

describe("skills", () => {
  test("with a path outside of their folder, or with 10 MB of text, are refused with the reason, and the others work", async () => {
    const skill = (name: string) => `---\nname: ${name}\ndescription: About ${name}.\n---\nHow ${name} is done.\n`;
    const huge = "x".repeat(10_000_000);
    const reads = (file: string) => ({ name: "load_skill", arguments: { name: "tea", file } });
    const { ask, runtime, place } = await missionRuntime(
      [{ calls: [reads("../../config.toml"), reads("cups.md"), reads("log.md")] }, says("Tea is ready.")],
      {
        home: {
          "skills/tea/SKILL.md": skill("tea"),
          "skills/tea/cups.md": "Six cups.\n",
          "skills/tea/log.md": huge,
          "skills/soup/SKILL.md": skill("soup") + huge,
        },
      },
    );
    const { events } = await ask("Load the skill tea and its files");
    const results = resultsOf(events).slice(-3);
    expect(results.map(({ status }) => status)).toEqual(["failed", "ok", "failed"]);
    expect(results[0]?.text).toMatch(/outside|\.\./);
    expect(results[2]?.text).toMatch(/log\.md.*(?:large|KB)/);
    expect(JSON.stringify(events)).not.toContain("[ollama]");
    const { skills, mistakes } = await runtime.startInfo(place.workspace);
    expect(skills).toEqual(["tea"]);
    expect(mistakes).toMatchObject([{ place: expect.stringContaining("soup"), what: expect.stringMatching(/KB/) }]);
  });
});

describe("sessions", () => {
  test("that write the memory at once lose nothing of each other's", async () => {
    const notes = (who: string) => ["first", "second", "third"].map((each) => `${who}'s ${each}`);
    const remembers = (who: string) => notes(who).map((note) => callsTool("remember", { note }));
    const { ask, place } = await missionRuntime(
      repliesByRequest({
        "Remember Ada's": [...remembers("Ada"), says("Noted.")],
        "Remember Eve's": [...remembers("Eve"), says("Noted.")],
      }),
    );
    const runs = await Promise.all(["Ada", "Eve"].map((who) => ask(`Remember ${who}'s notes`)));
    for (const { events } of runs) expect(resultsOf(events).map(({ status }) => status)).toEqual(["ok", "ok", "ok"]);
    const lines = readFileSync(path.join(place.home, "MEMORY.md"), "utf8").trim().split("\n");
    expect(lines.toSorted()).toEqual([...notes("Ada"), ...notes("Eve")].map((note) => `- ${note}`).toSorted());
  });

  test("whose summary comes out empty stay as they are, say so, and go on", async () => {
    const long = "It says a lot. ".repeat(600);
    const { ask, server } = await missionRuntime(({ messages }) => {
      if (messages.at(-1)?.content.includes("Summarise this part")) return says("");
      const isFull = messages.some(({ content }) => content.includes("third"));
      return says(long, { usage: { promptTokens: isFull ? 7_900 : 900, replyTokens: 100 } });
    });
    const { sessionId } = await ask("first");
    for (const text of ["second", "third"]) await ask(text, sessionId);
    const { events, view } = await ask("fourth", sessionId);
    expect(view.compaction).toBeNull();
    expect(JSON.stringify(view.asides)).toContain("The conversation wasn't summarised");
    expect(view.messages).toHaveLength(8);
    expect(JSON.stringify(server.chats.at(-1)?.messages)).toContain("first");
    expect(events.at(-1)).toMatchObject(isDone);
  });

  test("with a thousand prompts that wait answer all of them, and lose none", async () => {
    const { runtime, server, begin } = await missionRuntime([
      says("one two three four five six seven eight", { pieceDelayMs: 30 }),
      says("All of them."),
    ]);
    const { sessions } = runtime;
    const id = begin();
    sessions.send(id, "first");
    await new Promise<void>((resolve) => {
      sessions.follow(({ type }) => {
        if (type === "text-delta") resolve();
      });
    });
    const prompts = Array.from({ length: 1_000 }, (_, index) => `prompt ${index}.`);
    for (const text of prompts) sessions.send(id, text);
    await sessions.settled(id);
    const { view } = sessions.open(id);
    const asked = view.messages.flatMap((message) => (message.role === "user" ? message.text.split("\n\n") : []));
    expect(asked).toEqual(["first", ...prompts]);
    expect(view.queue).toEqual([]);
    expect(server.chats.at(-1)?.messages.at(-1)?.content).toContain("prompt 999.");
    expect(view.run).toEqual({ status: "idle", last: "done" });
  });
});
