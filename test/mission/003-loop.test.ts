import { describe, expect, test } from "vitest";
import { missionRuntime } from "../support/mission-runtime.ts";
import { says } from "../support/ollama-server.ts";

describe("003: session summary", () => {
  test("session summary, summarised in batches with an existing summary, history truncated after", async () => {
    const long = "It says a lot. ".repeat(400);
    let summaries = 0;
    const { ask, server } = await missionRuntime(
      ({ messages }) =>
        says(messages.at(-1)?.content.includes("Summarise this part") ? `Summary ${++summaries}.` : long),
      { config: '[models."ollama/scripted"]\ncontext_size = 4096\n' },
    );
    const orders = () =>
      server.chats
        .map(({ messages }) => messages.at(-1)?.content ?? "")
        .filter((text) => text.includes("Summarise this"));
    const { sessionId } = await ask("one");
    for (const text of ["two", "three", "four", "/compact"]) await ask(text, sessionId);
    const first = orders();
    expect(first.length).toBeGreaterThan(1);
    // each part is summarised with what the part before it came to
    expect(first.map((order) => /not to be said again:\n(Summary \d)/.exec(order)?.[1])).toEqual([
      undefined,
      ...first.slice(1).map((_, index) => `Summary ${index + 1}`),
    ]);
    for (const text of ["five", "six", "seven", "/compact"]) await ask(text, sessionId);
    const later = orders().slice(first.length);
    expect(later[0]).toContain(`not to be said again:\nSummary ${first.length}.`);
    expect(later.map((order) => order.split("The part:")[1]).join("\n")).not.toMatch(/User: one|Summary \d/);
    const { view } = await ask("eight", sessionId);
    const shown = server.chats.at(-1)?.messages.map(({ content }) => content) ?? [];
    expect(shown.length).toBeLessThan(8);
    expect(shown.some((text) => text.endsWith("five"))).toBe(false);
    expect(view.messages).toHaveLength(20);
  });
});
