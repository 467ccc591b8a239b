import { describe, expect, test } from "vitest";
import type { Attachment } from "../../src/shared/attachment.ts";
import type { SessionEvent } from "../../src/shared/event.ts";
import { dot, makePdf } from "../support/attached-files.ts";
import { missionRuntime } from "../support/mission-runtime.ts";
import { says, type ServedModel } from "../support/ollama-server.ts";
import { exportSession } from "../../src/main/session/export/export-session.ts";

const cat: Attachment = {
  type: "image",
  name: "cat.png",
  bytes: dot.length,
  what: "a PNG image",
  mediaType: "image/png",
  data: dot.toString("base64"),
};
const note = (text: string): Attachment => ({ type: "file", name: "note.txt", bytes: text.length, what: "text", text });
const noticesOf = (events: readonly SessionEvent[]) =>
  events.flatMap((event) => (event.type === "notice" ? [event.text] : []));

const seeing: ServedModel = {
  name: "scripted",
  contextLength: 32_768,
  capabilities: ["completion", "tools", "vision"],
};

describe("attachments", () => {
  test("an image reaches a model that can see", async () => {
    const { ask, server } = await missionRuntime([says("A cat."), says("Yes.")], { models: [seeing] });
    const { events, sessionId } = await ask("What is in the picture?", undefined, { attachments: [cat] });
    expect(server.chats[0]?.messages.at(-1)).toMatchObject({ images: [cat.type === "image" ? cat.data : ""] });
    expect(noticesOf(events)).toEqual([]);
    await ask("Is it red?", sessionId);
    expect(server.chats[1]?.messages.find(({ role }) => role === "user")).toHaveProperty("images");
  });

  test("who goes on with a model that can't see is told once which images it doesn't get", async () => {
    const { ask, runtime } = await missionRuntime(() => says("Yes."), { models: [seeing, { name: "blind" }] });
    const { sessionId } = await ask("What is in the picture?", undefined, { attachments: [cat] });
    runtime.sessions.setModel(sessionId, "ollama/blind");
    const first = await ask("Is it red?", sessionId);
    expect(noticesOf(first.events)).toEqual([expect.stringContaining("cat.png was left out: ollama/blind can't see")]);
    const second = await ask("Is it blue?", sessionId, { attachments: [{ ...cat, name: "dog.png" }] });
    expect(noticesOf(second.events)).toEqual([expect.stringContaining("dog.png was left out: ollama/blind can't see")]);
    expect(noticesOf((await ask("Sure?", sessionId)).events)).toEqual([]);
  });

  test("more than can go with a request is refused, and nothing is asked", async () => {
    const { ask, server } = await missionRuntime([says("Yes.")]);
    const attachments = Array.from({ length: 7 }, () => ({ ...cat, bytes: 5 * 1024 * 1024 }));
    await expect(ask("What is it?", undefined, { attachments })).rejects.toThrow("have 35 MB together, and 30 MB");
    expect(server.chats).toEqual([]);
  });

  test("attached text reaches the model, and what it has no room for is left out with a notice", async () => {
    const config = `[models."ollama/scripted"]\ncontext_size = 4096\n`;
    const { ask, server } = await missionRuntime(() => says("Done."), { config });
    const long = note(`begin\n${"line after line\n".repeat(5_000)}end`);
    const { events } = await ask("Sum it up.", undefined, {
      attachments: [long, { ...note("four lions"), name: "b.txt" }],
    });
    const content = server.chats[0]?.messages.at(-1)?.content ?? "";
    expect(content).toContain("Attached file b.txt (text):\n<file>\nfour lions\n</file>");
    expect(content).toMatch(/Attached file note.txt \(text\):\n<file>\nbegin\n/);
    expect(content).toMatch(/\(… [\d,]+ characters are left out: there is no room for them …\)/);
    expect(content.length).toBeLessThan(4_096 * 4 * 0.6);
    expect(content.endsWith("Sum it up.")).toBe(true);
    expect(noticesOf(events)).toEqual([expect.stringMatching(/^note\.txt has 80,009 characters, which is more than/)]);
  });

  test("attachments survive a fork and an export", async () => {
    const { ask, runtime } = await missionRuntime(() => says("Yes."));
    const attachments = [note("four lions"), cat];
    const { sessionId } = await ask("How many?", undefined, { attachments });
    const branch = runtime.sessions.open(runtime.sessions.fork(sessionId, null).id);
    expect(branch.view.messages[0]).toMatchObject({ attachments });
    expect(JSON.parse(exportSession(branch, "json", true))).toMatchObject({ messages: [{ attachments }, {}] });
    expect(exportSession(branch, "md", true)).toContain("Attached: note.txt (text):\n\n```\nfour lions\n```");
    expect(exportSession(branch, "html", true)).toContain("Attached: note.txt (text)");
    expect(exportSession(branch, "html", true)).toContain("Attached: cat.png (a PNG image)");
  });

  test("what waits in the queue keeps its files, also when the run is stopped", async () => {
    const { runtime, server, place } = await missionRuntime(() =>
      says("one two three four five", { pieceDelayMs: 20 }),
    );
    const { sessions } = runtime;
    const { id } = sessions.create({ workspace: place.workspace, modelId: null });
    const first = new Promise<void>((resolve) => sessions.follow(({ type }) => type === "text-delta" && resolve()));
    sessions.send(id, "first");
    await first;
    sessions.send(id, "And this?", "after", { attachments: [note("four lions")] });
    sessions.editPrompt(id, sessions.open(id).view.queue[0]?.id ?? 0, "And that?");
    sessions.cancel(id);
    await sessions.settled(id);
    const kept = sessions.open(id).view.messages.at(-1);
    expect(kept).toMatchObject({ text: "And that?", attachments: [note("four lions")] });
    sessions.send(id, "Go on.");
    await sessions.settled(id);
    expect(
      server.chats
        .at(-1)
        ?.messages.map(({ content }) => content)
        .join("\n"),
    ).toContain("four lions");
  });

  test("a PDF of the composer is text in the request", async () => {
    const { ask, server, runtime } = await missionRuntime([says("Two.")]);
    const bytes = makePdf(["Four lions", "Two bears"]);
    const { id } = await runtime.attachments.add({ name: "zoo.pdf", bytes }, new AbortController().signal);
    const attachments = await runtime.attachments.get([id]);
    await ask("How many bears?", undefined, { attachments });
    expect(server.chats[0]?.messages.at(-1)?.content).toContain(
      "Attached file zoo.pdf (PDF document, 2 pages):\n<file>\n[page 1]\nFour lions\n\n[page 2]\nTwo bears\n</file>",
    );
  });
});

describe("plan mode", () => {
  const plan = "1. Read notes.md\n2. Add the bears to it";

  test("a plan that is dropped is done by nobody, and one that isn't there can't be", async () => {
    const { ask, server, runtime } = await missionRuntime([says(plan)]);
    const { sessionId } = await ask("/plan add the bears");
    const { messages } = runtime.sessions.open(sessionId).view;
    expect(messages[0]).toMatchObject({ text: "add the bears", isPlan: true });
    const id = messages.at(-1)?.id ?? "";
    expect(() => runtime.sessions.decidePlan(sessionId, id, { type: "change", text: " " })).toThrow("nothing to send");
    runtime.sessions.decidePlan(sessionId, id, { type: "drop" });
    expect(runtime.sessions.open(sessionId).view.plans[id]?.state).toBe("dropped");
    expect(() => runtime.sessions.decidePlan(sessionId, id, { type: "do" })).toThrow("was dropped");
    expect(() => runtime.sessions.decidePlan(sessionId, "none", { type: "do" })).toThrow("isn't there any more");
    await expect(ask("/plan ", sessionId)).rejects.toThrow("Say what the plan is for");
    expect(server.chats).toHaveLength(1);
  });

  test("a request that waits behind a plan has all tools again", async () => {
    const { runtime, server, place } = await missionRuntime((_, index) => says(index === 0 ? plan : "Done."));
    const { sessions } = runtime;
    const { id } = sessions.create({ workspace: place.workspace, modelId: null });
    sessions.send(id, "add the bears", "now", { isPlan: true });
    sessions.send(id, "and say hello");
    await sessions.settled(id);
    expect(server.chats.map(({ tools = [] }) => tools.some((tool) => tool.function.name === "write"))).toEqual([
      false,
      true,
    ]);
    expect(Object.keys(sessions.open(id).view.plans)).toHaveLength(1);
  });
});
