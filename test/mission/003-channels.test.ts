import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import type { Received } from "../../src/main/bus/bus.ts";
import type { OutboundMessage } from "../../src/main/bus/message.ts";
import { missionRuntime } from "../support/mission-runtime.ts";
import { callsTool, type ChatRequest, says } from "../support/ollama-server.ts";

/** What came of a message, when its turn has ended. */
const done = async (received: Promise<Received>) => (await received).result;

const wordsOf = (chat: ChatRequest | undefined) => JSON.stringify(chat?.messages ?? []);

describe("003: channels", () => {
  test("Inbound and outbound messages with channel, chat id, session key, sender, media and metadata", async () => {
    const { runtime, place, server } = await missionRuntime([says("It is a bill."), says("Paid."), says("Elsewhere.")]);
    const heard: OutboundMessage[] = [];
    runtime.bus.subscribe("quick", (message) => heard.push(message));
    const from = {
      channel: "quick" as const,
      chatId: "tray",
      sessionKey: "tray:today",
      sender: "user",
      metadata: { From: "the page My bills" },
    };
    const made = { workspace: place.workspace, modelId: null, title: "From the tray" };
    const first = { ...from, content: "What is this?", media: ["/home/ada/bill.pdf"] };
    await expect(runtime.bus.receive(first)).rejects.toMatchObject({ code: "not-found" });
    const received = await runtime.bus.receive(first, { place: made });
    expect(await received.result).toEqual({ outcome: "done", text: "It is a bill." });
    expect(wordsOf(server.chats[0])).toContain("/home/ada/bill.pdf");
    expect(wordsOf(server.chats[0])).toContain("From: the page My bills");
    const again = await runtime.bus.receive({ ...from, content: "Is it paid?", media: [] }, { place: made });
    await again.result;
    expect(again.sessionId).toBe(received.sessionId);
    expect(runtime.sessions.open(again.sessionId).summary.title).toBe("From the tray");
    const other = { ...from, sessionKey: "tray:tomorrow", chatId: "other", content: "Hello", media: [] };
    const elsewhere = await runtime.bus.receive(other, { place: made });
    await elsewhere.result;
    expect(elsewhere.sessionId).not.toBe(received.sessionId);
    expect(heard).toEqual([
      { channel: "quick", chatId: "tray", content: "It is a bill." },
      { channel: "quick", chatId: "tray", content: "Paid." },
      { channel: "quick", chatId: "other", content: "Elsewhere." },
    ]);
  });

  test("channels here: `window`, `quick` (tray prompt), `cli`, `heartbeat`, `system` (results of background agents: logged, no model call)", async () => {
    const order = { agent: "scout", task: "Count the letters.", context: "All are in letters." };
    let started = false;
    const { runtime, place, server, ask } = await missionRuntime(({ messages }) => {
      if (messages.some(({ content }) => content.includes("<delegation_context>"))) return says("Twelve letters.");
      if (started) return says("Started.");
      started = true;
      return callsTool("start_agent", order);
    });
    const heard: OutboundMessage[] = [];
    for (const channel of ["window", "quick", "cli", "heartbeat", "system"] as const)
      runtime.bus.subscribe(channel, (message) => heard.push(message));
    const { sessionId } = await ask("Have the letters counted in the background.");
    const [helper] = runtime.sessions.list().filter(({ parentId }) => parentId === sessionId);
    await runtime.sessions.settled(helper?.id ?? "");
    expect(heard.toSorted((a, b) => (a.channel < b.channel ? -1 : 1))).toEqual([
      { channel: "system", chatId: helper?.id, content: "Twelve letters." },
      { channel: "window", chatId: sessionId, content: "Started." },
    ]);
    const asked = server.chats.length;
    const reports = runtime.sessions.open(sessionId).view.asides.filter(({ type }) => type === "report");
    expect(reports).toMatchObject([{ report: { name: "scout", outcome: "done", text: "Twelve letters." } }]);
    const log = path.join(place.home, "logs", "system.jsonl");
    expect(existsSync(log)).toBe(true);
    const line: unknown = JSON.parse(readFileSync(log, "utf8"));
    expect(line).toMatchObject({ from: helper?.id, to: sessionId, sender: "scout", outcome: "done" });
    expect(readFileSync(log, "utf8")).not.toContain("letters");
    expect(runtime.sessions.isRunning(sessionId)).toBe(false);
    expect(server.chats).toHaveLength(asked);

    heard.length = 0;
    await done(runtime.bus.direct("Hello", sessionId));
    const quick = { channel: "quick" as const, chatId: "tray", sender: "user", media: [], metadata: {} };
    await done(runtime.bus.receive({ ...quick, sessionKey: sessionId, content: "Hello" }));
    const beat = { workspace: place.workspace, modelId: null };
    await done(runtime.bus.heartbeat("Hello", "hourly", { place: beat }));
    expect(heard.map(({ channel, chatId }) => [channel, chatId])).toEqual([
      ["cli", sessionId],
      ["quick", "tray"],
      ["heartbeat", "hourly"],
    ]);
  });

  test("direct and heartbeat entry points", async () => {
    const { runtime, place, server } = await missionRuntime(
      [
        says("Done directly."),
        callsTool("write", { path: "seen.md", content: "seen" }),
        says("I would have written it down."),
        says("Nothing new."),
      ],
      { permission: "ask" },
    );
    const { id } = runtime.sessions.create({ workspace: place.workspace, modelId: null });
    const direct = await runtime.bus.direct("Do it.", id);
    expect(await direct.result).toEqual({ outcome: "done", text: "Done directly." });

    const made = { workspace: place.workspace, modelId: null, title: "Heartbeat" };
    const beat = await runtime.bus.heartbeat("Write down in seen.md that you were here.", "hourly", { place: made });
    // while it works it isn't asked for anything else by the clock
    await expect(runtime.bus.heartbeat("Look again.", "hourly", { place: made })).rejects.toMatchObject({
      code: "busy",
      message: expect.stringContaining("its session is at work"),
    });
    // nobody is there, so what it asks permission for is refused, and it goes on
    expect(await beat.result).toMatchObject({ outcome: "done", text: "I would have written it down." });
    expect(existsSync(path.join(place.workspace, "seen.md"))).toBe(false);
    expect(wordsOf(server.chats.at(-1))).toContain("Nobody is there to allow this");
    expect(runtime.gate.pending()).toEqual([]);

    await runtime.sessions.settled(beat.sessionId);
    await done(runtime.bus.heartbeat("Look again.", "hourly", { place: made }));
    expect(wordsOf(server.chats.at(-1))).not.toContain("seen.md");
    const own = runtime.sessions.list().filter(({ title }) => title === "Heartbeat");
    expect(own.map((session) => session.id)).toEqual([beat.sessionId]);
  });

  test("`noHistory`, `defaultResponse`, `enableSummary`, `sendResponse` per run", async () => {
    const long = "It says a lot. ".repeat(200);
    const usage = { usage: { promptTokens: 30_000, replyTokens: 500 } };
    const { runtime, ask, server } = await missionRuntime((request) => {
      const text = JSON.stringify(request.messages);
      if (text.includes("Say nothing")) return says("");
      return request.tools || text.includes("The fourth") ? says(long, usage) : says("A summary.");
    });
    const heard: OutboundMessage[] = [];
    runtime.bus.subscribe("cli", (message) => heard.push(message));
    const { sessionId } = await ask("The first thing is a green door.");
    await ask("The second thing is a red roof.", sessionId);

    const alone = await runtime.bus.direct("The third.", sessionId, { noHistory: true, enableSummary: false });
    await alone.result;
    expect(wordsOf(server.chats.at(-1))).toContain("The third.");
    expect(wordsOf(server.chats.at(-1))).not.toMatch(/green door|red roof|says a lot/);

    const silent = { defaultResponse: "Nothing to say.", sendResponse: false, enableSummary: false };
    const none = await runtime.bus.direct("Say nothing.", sessionId, { ...silent, noHistory: true });
    expect(await none.result).toEqual({ outcome: "done", text: "Nothing to say." });
    const { messages } = runtime.sessions.open(sessionId).view;
    expect(messages.at(-1)).toMatchObject({ role: "assistant", parts: [{ type: "text", text: "Nothing to say." }] });
    expect(heard.map(({ content }) => content)).toEqual([long.trim()]);

    // a usual turn sees all of it again, what is older summarised
    await done(runtime.bus.direct("The fourth.", sessionId));
    expect(wordsOf(server.chats.at(-1))).toMatch(
      /Earlier in this conversation.*A summary\..*Say nothing\..*Nothing to say\./su,
    );
    expect(heard).toHaveLength(2);
  });

  test("the last channel and chat id are remembered", async () => {
    const { runtime, place, ask, restart } = await missionRuntime([says("One."), says("Two."), says("Three.")]);
    expect(runtime.bus.lastPlace()).toBeNull();
    const { sessionId } = await ask("Hello");
    expect(runtime.bus.lastPlace()).toEqual({ channel: "window", chatId: sessionId });
    const tray = { channel: "quick" as const, chatId: "tray", sender: "user", media: [], metadata: {} };
    await done(runtime.bus.receive({ ...tray, sessionKey: sessionId, content: "Hello" }));
    // nobody speaks where Hearth does something by itself
    const made = { workspace: place.workspace, modelId: null };
    await done(runtime.bus.heartbeat("Look.", "hourly", { place: made }));
    expect((await restart()).bus.lastPlace()).toEqual({ channel: "quick", chatId: "tray" });
  });
});
