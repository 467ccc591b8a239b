import { describe, expect, test } from "vitest";
import { type MissionOptions, missionRuntime } from "../support/mission-runtime.ts";
import { says } from "../support/ollama-server.ts";

const long = "It says a lot. ".repeat(600);

/** A talk of so many long answers, after which the window counts as full. */
async function fullTalk(options: MissionOptions = {}) {
  const mission = await missionRuntime(({ messages }) => {
    if (messages.at(-1)?.content.includes("Summarise this part")) return says("They counted lions.");
    const isFull = messages.some(({ content }) => content.includes("third"));
    return says(long, { usage: { promptTokens: isFull ? 7_900 : 900, replyTokens: 100 } });
  }, options);
  const { sessionId } = await mission.ask("first");
  for (const text of ["second", "third"]) await mission.ask(text, sessionId);
  const summaries = () =>
    mission.server.chats.filter(({ messages }) => messages.at(-1)?.content.includes("Summarise this"));
  return { ...mission, sessionId, summaries };
}

describe("004: summaries", () => {
  test("summarise on demand", async () => {
    const { ask, sessionId, server, summaries } = await fullTalk({ config: "[compact]\nauto = false\n" });
    expect(summaries()).toEqual([]);
    const { view } = await ask("/compact", sessionId);
    expect(summaries().length).toBeGreaterThan(0);
    expect(view.compaction?.digest?.summaries).toContain("They counted lions.");
    expect(view.messages.at(-1)).toMatchObject({ role: "assistant", origin: "harness" });
    await ask("fourth", sessionId);
    const shown = JSON.stringify(server.chats.at(-1)?.messages);
    expect(shown).toContain("They counted lions.");
    expect(shown).not.toContain("first");
  });

  test("auto-summarise can be switched off", async () => {
    const { ask, sessionId, summaries } = await fullTalk({ config: "[compact]\nauto = false\n" });
    expect((await ask("fourth", sessionId)).view.compaction).toBeNull();
    expect(summaries()).toEqual([]);
    const usual = await fullTalk();
    expect((await usual.ask("fourth", usual.sessionId)).view.compaction).not.toBeNull();
  });
});
