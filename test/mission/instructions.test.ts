import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { missionRuntime } from "../support/mission-runtime.ts";
import { callsTool, says } from "../support/ollama-server.ts";

const long = "It says a lot. ".repeat(600);

test("instructions stay as they are until the conversation is summarised: then the model reads all of it again, and has them as they are now", async () => {
  const { ask, server, place } = await missionRuntime(
    ({ messages }) => says(messages.at(-1)?.content.includes("Summarise this part") ? "They counted lions." : long),
    { home: { "AGENTS.md": "Use tabs.\n" } },
  );
  const system = () => server.chats.at(-1)?.messages[0]?.content ?? "";
  const { sessionId } = await ask("first");
  for (const text of ["second", "third"]) await ask(text, sessionId);
  writeFileSync(path.join(place.home, "AGENTS.md"), "Use spaces.\n");
  await ask("fourth", sessionId);
  expect(system()).toContain("Use tabs.");
  expect((await ask("/compact", sessionId)).view.compaction).not.toBeNull();
  const { events } = await ask("fifth", sessionId);
  expect(system()).toContain("Use spaces.");
  expect(events.map(({ type }) => type)).not.toContain("instructions-outdated");
  // and stay so from then on
  writeFileSync(path.join(place.home, "AGENTS.md"), "Use nothing.\n");
  const later = await ask("sixth", sessionId);
  expect(system()).toContain("Use spaces.");
  expect(later.events.map(({ type }) => type)).toContain("instructions-outdated");
});

test("a summary in the middle of a run takes them anew for the step after it", async () => {
  const { ask, server, place } = await missionRuntime(
    ({ messages }) => {
      if (messages.at(-1)?.content.includes("Summarise this part")) return says("They counted lions.");
      const usage = { promptTokens: 7_900, replyTokens: 100 };
      return messages.at(-1)?.content.endsWith("fourth") ? callsTool("ls", {}, { usage }) : says(long);
    },
    { home: { "AGENTS.md": "Use tabs.\n" } },
  );
  const { sessionId } = await ask("first");
  for (const text of ["second", "third"]) await ask(text, sessionId);
  writeFileSync(path.join(place.home, "AGENTS.md"), "Use spaces.\n");
  const { view } = await ask("fourth", sessionId);
  expect(view.compaction).not.toBeNull();
  const systems = server.chats.map(({ messages }) => messages[0]?.content ?? "");
  expect(systems.findLast((text) => text.includes("Use tabs."))).toBe(systems[3]);
  expect(systems.at(-1)).toContain("Use spaces.");
});
