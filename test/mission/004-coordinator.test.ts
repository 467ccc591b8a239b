import { describe, expect, test } from "vitest";
import type { SessionEvent } from "../../src/shared/event.ts";
import { missionRuntime } from "../support/mission-runtime.ts";
import { callsTool, says } from "../support/ollama-server.ts";
import { resultsOf } from "../support/what-happened.ts";

const isSlow = { pieceDelayMs: 30 };
const long = "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen";

/** Resolves when something of that kind has happened. */
function heard(follow: (listener: (event: SessionEvent) => void) => () => void, type: SessionEvent["type"]) {
  return new Promise<SessionEvent>((resolve) => {
    const stop = follow((event) => {
      if (event.type !== type) return;
      stop();
      resolve(event);
    });
  });
}

describe("004: coordinator", () => {
  test("one request at a time per session", async () => {
    const { runtime, server, place } = await missionRuntime([says(long, isSlow), says("Second.")]);
    const { sessions } = runtime;
    const { id } = sessions.create({ workspace: place.workspace, modelId: null });
    sessions.send(id, "first");
    await heard(sessions.follow, "text-delta");
    sessions.send(id, "second");
    expect(server.chats).toHaveLength(1);
    await sessions.settled(id);
    expect(server.chats).toHaveLength(2);
    expect(sessions.open(id).view.messages.map(({ role }) => role)).toEqual(["user", "assistant", "user", "assistant"]);
  });

  test("queued prompts stitched into the next request", async () => {
    const { runtime, server, place } = await missionRuntime([says(long, isSlow), says("Both.")]);
    const { sessions } = runtime;
    const { id } = sessions.create({ workspace: place.workspace, modelId: null });
    sessions.send(id, "first");
    await heard(sessions.follow, "text-delta");
    for (const text of ["in blue", "in rde", "in green"]) sessions.send(id, text);
    const [, second, third] = sessions.open(id).view.queue;
    sessions.editPrompt(id, second?.id ?? 0, "in red");
    sessions.removePrompt(id, third?.id ?? 0);
    await sessions.settled(id);
    expect(server.chats).toHaveLength(2);
    expect(server.chats[1]?.messages.findLast(({ role }) => role === "user")?.content).toContain("in blue\n\nin red");
    expect(sessions.open(id).view.queue).toEqual([]);
  });

  test("cancel per session", async () => {
    const { runtime, place } = await missionRuntime(() => says(long, isSlow));
    const { sessions } = runtime;
    const begin = () => sessions.create({ workspace: place.workspace, modelId: null }).id;
    const [one, other] = [begin(), begin()];
    sessions.send(one, "first");
    await heard(sessions.follow, "text-delta");
    sessions.send(other, "second");
    sessions.cancel(one);
    await Promise.all([sessions.settled(one), sessions.settled(other)]);
    expect(sessions.open(one).view.run).toEqual({ status: "idle", last: "cancelled" });
    expect(sessions.open(other).view.run).toEqual({ status: "idle", last: "done" });
  });

  test("token counts and costs on the session", async () => {
    const { ask, runtime } = await missionRuntime([says("Yes.", { usage: { promptTokens: 120, replyTokens: 7 } })]);
    const { sessionId } = await ask("Is it so?");
    const [sum] = runtime.usage.ofSession(sessionId);
    expect(sum).toMatchObject({ modelId: "ollama/scripted", read: 120, written: 7 });
  });

  test("sessions sorted by activity", async () => {
    const { ask, runtime } = await missionRuntime(() => says("Yes."));
    const first = await ask("one");
    const second = await ask("two");
    expect(runtime.sessions.list().map(({ id }) => id)).toEqual([second.sessionId, first.sessionId]);
    await ask("again", first.sessionId);
    expect(runtime.sessions.list().map(({ id }) => id)).toEqual([first.sessionId, second.sessionId]);
  });

  test("titles made without an extra model call on a local model", async () => {
    const { ask, runtime, server } = await missionRuntime([says("Yes.")]);
    const { sessionId } = await ask("Water the plants, please\nand the cat");
    expect(runtime.sessions.open(sessionId).summary.title).toBe("Water the plants, please");
    expect(server.chats).toHaveLength(1);
  });

  test("question cards (`ask_user` with choices)", async () => {
    const asks = callsTool("ask_user", { question: "Which colour?", choices: "red\nblue" });
    const { ask, runtime, server } = await missionRuntime([asks, says("Blue it is.")]);
    runtime.questions.followPending(() => {
      for (const { sessionId, question } of runtime.questions.pending())
        runtime.questions.answer(sessionId, question.id, question.choices[1] ?? null);
    });
    const { sessionId, events } = await ask("Paint it. Ask me first.");
    expect(events.find(({ type }) => type === "question")).toMatchObject({
      question: { text: "Which colour?", choices: ["red", "blue"] },
    });
    expect(events.find(({ type }) => type === "question-answer")).toMatchObject({ answer: "blue" });
    expect(resultsOf(events)[0]).toMatchObject({ status: "ok", text: "The user's answer: blue" });
    expect(server.chats[1]?.messages.at(-1)?.content).toContain("blue");
    expect(runtime.sessions.open(sessionId).view.questions).toEqual([]);
  });

  test("todo list tool", async () => {
    const items = "[x] read the notes\n[>] sort them\n- [ ] write the summary";
    const { ask, runtime } = await missionRuntime([callsTool("todo", { items }), says("On it.")]);
    const { sessionId, events } = await ask("Make a plan and do it");
    expect(resultsOf(events)[0]).toMatchObject({ status: "ok", text: "Noted: 1 of 3 done. Next: sort them" });
    expect(runtime.sessions.open(sessionId).view.todo).toEqual([
      { text: "read the notes", state: "done" },
      { text: "sort them", state: "doing" },
      { text: "write the summary", state: "open" },
    ]);
  });

  test("branch and fork a conversation", async () => {
    const { ask, runtime, server } = await missionRuntime((_, index) => says(`answer ${index}`));
    const { sessionId } = await ask("I have a cat.");
    await ask("And a dog.", sessionId);
    const branch = runtime.sessions.fork(sessionId, 1);
    await ask("What do I have?", branch.id);
    const said =
      server.chats
        .at(-1)
        ?.messages.map(({ content }) => content)
        .join("\n") ?? "";
    expect(said).toContain("I have a cat.");
    expect(said).toContain("answer 0");
    expect(said).not.toContain("And a dog.");
    expect(runtime.sessions.open(sessionId).view.messages).toHaveLength(4);
    expect(runtime.sessions.open(runtime.sessions.fork(sessionId, null).id).view.messages).toHaveLength(4);
    expect(runtime.usage.ofSession(runtime.sessions.fork(sessionId, null).id)).toEqual([]);
  });
});
