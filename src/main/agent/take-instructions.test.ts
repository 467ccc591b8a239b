import { expect, test } from "vitest";
import { partsOf } from "../../../test/support/run-agent.ts";
import { scriptedProtocol } from "../../../test/support/scripted-protocol.ts";
import type { Instructions } from "../../shared/instructions.ts";
import { defaultProfile } from "./profile.ts";
import type { PromptParts } from "./prompt/prompt-parts.ts";
import { takeInstructions } from "./take-instructions.ts";

const agents = (text: string, hash: string) =>
  partsOf({ files: [{ name: "AGENTS.md", of: "folder", text }], sources: [{ name: "AGENTS.md", hash }] });

async function take(parts: PromptParts, fixed: Instructions | null, hasBegun: boolean, fromId: string | null = null) {
  const events: unknown[] = [];
  const { protocol } = scriptedProtocol([]);
  const taking = takeInstructions(
    { fixed, gather: async () => parts },
    { hasBegun, fromId },
    protocol,
    new AbortController().signal,
  );
  let step = await taking.next();
  while (!step.done) {
    events.push(step.value);
    step = await taking.next();
  }
  return { text: step.value, events };
}

const early: Instructions = { profile: "hearth", text: "EARLY", sources: [{ name: "AGENTS.md", hash: "1" }] };

test("the first run makes them, and has them stored", async () => {
  const { text, events } = await take(agents("Use tabs.", "1"), null, false);
  expect(text).toContain("Use tabs.");
  const { sources } = early;
  expect(events).toEqual([{ type: "instructions", instructions: { profile: "hearth", text, sources }, notices: [] }]);
});

test("a later run has the same, to the letter, and only says what has changed since", async () => {
  expect(await take(agents("Use tabs.", "1"), early, true)).toEqual({ text: "EARLY", events: [] });
  const sources = [{ name: "AGENTS.md", hash: "2" }];
  expect(await take(agents("Use spaces.", "2"), early, true)).toEqual({
    text: "EARLY",
    events: [{ type: "instructions-outdated", profile: "hearth", changed: ["AGENTS.md"], sources }],
  });
  // said once: what is told of it next is compared with how it was then
  expect((await take(agents("Use spaces.", "2"), { ...early, sources }, true)).events).toEqual([]);
});

test("a file that comes into a conversation that began without any leaves its prompt alone", async () => {
  const { text, events } = await take(agents("Use tabs.", "1"), null, true);
  expect(text).toBe("");
  expect(events).toMatchObject([{ type: "instructions-outdated", changed: ["AGENTS.md"] }]);
});

test("where there is nothing to tell, nothing is stored", async () => {
  expect(await take(partsOf({}), null, false)).toEqual({ text: "", events: [] });
});

test("another agent has its own from here on", async () => {
  const scout = { ...defaultProfile, name: "scout", instructions: "Only look." };
  const { text, events } = await take(partsOf({ profile: scout }), early, true);
  expect(text).toContain("Only look.");
  expect(events).toMatchObject([{ type: "instructions", instructions: { profile: "scout" } }]);
});

test("a conversation that was summarised since has them as they are now, once for each summary", async () => {
  const { text, events } = await take(agents("Use spaces.", "2"), early, true, "m7");
  expect(text).toContain("Use spaces.");
  expect(events).toMatchObject([{ type: "instructions", instructions: { fromId: "m7" } }]);
  const fixed = { ...early, text, sources: [{ name: "AGENTS.md", hash: "2" }], fromId: "m7" };
  expect(await take(agents("Use spaces.", "2"), fixed, true, "m7")).toEqual({ text, events: [] });
  // also that there are none is remembered: what comes later changes nothing before the next summary
  const none = await take(partsOf({}), early, true, "m7");
  expect(none).toMatchObject({ text: "", events: [{ instructions: { text: "", fromId: "m7" } }] });
});
