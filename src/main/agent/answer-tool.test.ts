import { expect, test } from "vitest";
import { runScripted } from "../../../test/support/run-agent.ts";
import type { TaggedEvent } from "../../shared/event.ts";
import { messageTool } from "../tools/message.ts";

const message = (text: string) => ({ tool: "message", input: { text } });
const shown = (events: readonly TaggedEvent[]) =>
  events.flatMap((event) => (event.type === "text-delta" ? [event.text] : [])).join("");

test("what is said through the tool is the answer, and no second one follows", async () => {
  const { events, messages, asked } = await runScripted({
    steps: [{ calls: [message("Four lions.")] }, { says: "I told them." }],
    tools: [messageTool()],
    reply: "message-tool",
  });
  expect(shown(events)).toBe("Four lions.");
  expect(asked).toHaveLength(1);
  expect(messages.at(-1)).toMatchObject({ role: "assistant", parts: [{ type: "text", text: "Four lions." }] });
  expect(events.at(-1)).toMatchObject({ type: "run-end", reason: "done" });
});

test("who answers without the tool is heard all the same", async () => {
  const { events } = await runScripted({ steps: [{ says: "Four." }], tools: [messageTool()], reply: "message-tool" });
  expect(shown(events)).toBe("Four.");
});

test("a call of the tool that fails is no answer", async () => {
  const { events } = await runScripted({
    steps: [{ calls: [message("  ")] }, { calls: [message("Four.")] }],
    tools: [messageTool()],
    reply: "message-tool",
  });
  expect(shown(events)).toBe("Four.");
});
