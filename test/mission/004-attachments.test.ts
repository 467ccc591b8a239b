import { describe, expect, test } from "vitest";
import type { Attachment } from "../../src/shared/attachment.ts";
import type { SessionEvent } from "../../src/shared/event.ts";
import { dot } from "../support/attached-files.ts";
import { missionRuntime } from "../support/mission-runtime.ts";
import { callsTool, says } from "../support/ollama-server.ts";

const cat: Attachment = {
  type: "image",
  name: "cat.png",
  bytes: dot.length,
  what: "a PNG image",
  mediaType: "image/png",
  data: dot.toString("base64"),
};
const noticesOf = (events: readonly SessionEvent[]) =>
  events.flatMap((event) => (event.type === "notice" ? [event.text] : []));

describe("004: attachments and plan mode", () => {
  test("attachments removed, and the user told, when a model cannot see", async () => {
    const { ask, server, runtime } = await missionRuntime([says("I can't see it.")]);
    const { events, sessionId } = await ask("What is in the picture?", undefined, { attachments: [cat] });
    const asked = server.chats[0]?.messages.at(-1);
    expect(asked).not.toHaveProperty("images");
    expect(asked?.content).toContain("The image cat.png was left out: you can't see images.");
    expect(noticesOf(events)).toEqual([
      "cat.png was left out: ollama/scripted can't see images. Choose a model that can, and ask again.",
    ]);
    const { view } = runtime.sessions.open(sessionId);
    expect(view.messages[0]).toMatchObject({ text: "What is in the picture?", attachments: [cat] });
    expect(view.asides).toContainEqual({ type: "notice", after: 1, text: expect.stringContaining("cat.png was left") });
  });

  const plan = "1. Read notes.md\n2. Add the bears to it";

  test("plan mode (reads only, ends in a plan the user accepts)", async () => {
    const replies = [
      callsTool("write", { path: "notes.md", content: "bears" }),
      callsTool("bash", { command: "echo bears > notes.md" }),
      callsTool("view", { path: "notes.md" }),
      says(plan),
      says("Done."),
    ];
    const { ask, server, runtime, place } = await missionRuntime(replies, { files: { "notes.md": "lions\n" } });
    const { readFileSync } = await import("node:fs");
    const { events, sessionId } = await ask("Add the bears to notes.md", undefined, { isPlan: true });
    const results = events.flatMap((event) =>
      event.type === "message" && event.message.role === "tool" ? [event.message] : [],
    );
    expect(results.map(({ tool, status }) => `${tool} ${status}`)).toEqual(
      expect.arrayContaining(["write failed", "bash failed", "view ok"]),
    );
    expect(readFileSync(`${place.workspace}/notes.md`, "utf8")).toBe("lions\n");
    const names = server.chats[0]?.tools?.map((tool) => tool.function.name) ?? [];
    expect(names).toContain("view");
    for (const name of ["write", "edit", "bash", "remember", "delegate_to_agent"]) expect(names).not.toContain(name);
    expect(server.chats[0]?.messages.find(({ role }) => role === "user")?.content).toContain(
      "Only a plan is wanted now",
    );

    const { messages, plans } = runtime.sessions.open(sessionId).view;
    const id = messages.at(-1)?.id ?? "";
    expect(plans).toEqual({ [id]: { id, text: plan, state: "open" } });
    runtime.sessions.decidePlan(sessionId, id, { type: "change", text: `${plan}\n3. Count them` });
    runtime.sessions.decidePlan(sessionId, id, { type: "do" });
    await runtime.sessions.settled(sessionId);
    expect(runtime.sessions.open(sessionId).view.plans[id]?.state).toBe("accepted");
    expect(server.chats.at(-1)?.messages.findLast(({ role }) => role === "user")?.content).toContain(
      `Do this plan:\n\n${plan}\n3. Count them`,
    );
    expect(server.chats.at(-1)?.tools?.map((tool) => tool.function.name)).toContain("write");
    expect(() => runtime.sessions.decidePlan(sessionId, id, { type: "drop" })).toThrow("is being done already");
  });
});
