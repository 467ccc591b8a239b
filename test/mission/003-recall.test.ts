import { describe, expect, test } from "vitest";
import { missionRuntime } from "../support/mission-runtime.ts";
import { callsTool, says } from "../support/ollama-server.ts";

describe("003: memory", () => {
  test("recall over all sessions", async () => {
    const { ask, runtime } = await missionRuntime((_, index) => {
      const reply = [
        says("240 euros, then."),
        says("A blue one."),
        says("Noted."),
        callsTool("recall", { words: "heating bill" }),
      ][index];
      return reply ?? says("240 euros.");
    });
    const bill = await ask("Last winter's heating bill came to 240 euros.");
    await ask("Which bicycle should I buy?");
    const own = await ask("My heating is set to 19 degrees.");
    const { events } = await ask("What did I tell you of my heating bill? Do you recall it?", own.sessionId);
    const results = events.flatMap((event) =>
      event.type === "message" && event.message.role === "tool" ? [event.message] : [],
    );
    expect(results.map(({ tool, status }) => [tool, status])).toEqual([["recall", "ok"]]);
    const told = results[0]?.text ?? "";
    // what the model sees of its own session anyway isn't told again
    expect(told).toMatch(/The user said: Last winter's heating bill came to 240 euros\./);
    expect(told).not.toContain("19 degrees");
    expect(told).not.toContain("Do you recall it?");
    expect(told).not.toContain("bicycle");
    const find = async (words: string) =>
      (await runtime.findSessions(words, true, new AbortController().signal)).map(({ sessionId }) => sessionId);
    expect(await find("heating bill")).toContain(bill.sessionId);
    await runtime.sessions.remove(bill.sessionId);
    expect(await find("240 euros ")).not.toContain(bill.sessionId);
  });
});
