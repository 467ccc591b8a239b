import { expect, test } from "vitest";
import { missionRuntime } from "../../../../test/support/mission-runtime.ts";
import { callsTool, says } from "../../../../test/support/ollama-server.ts";

test("a clone's conversation begins as its maker's does, to the letter, so that nothing of it is read again", async () => {
  const { ask, server } = await missionRuntime(
    [
      says("Noted."),
      callsTool("delegate_to_agent", { agent: "reader", task: "go on", context: "none", clone: true }),
      says("It is blue."),
      says("Blue."),
    ],
    {
      config: '[agent.reader]\ndescription = "Reads."\ninstructions = "Read aloud."\n',
      files: { "AGENTS.md": "Use tabs.\n" },
    },
  );
  const { sessionId } = await ask("The sky is blue.");
  await ask("Ask the reader what colour the sky has", sessionId);
  const texts = server.chats.map(({ messages }) => messages.map(({ role, content }) => `${role}: ${content}`));
  const [first = [], , clone = []] = texts;
  expect(clone.slice(0, first.length)).toEqual(first);
  expect(clone.slice(first.length).join("\n")).toContain('work as "reader"');
  expect(clone.slice(first.length).join("\n")).toContain("Read aloud.");
});
