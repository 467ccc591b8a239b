import { describe, expect, test } from "vitest";
import { missionRuntime } from "../support/mission-runtime.ts";
import { says } from "../support/ollama-server.ts";

const files = { ".hearth/commands/review.md": "---\ndescription: Looks at a file.\n---\nReview $ARGUMENTS, kindly.\n" };

describe("commands", () => {
  test("a request in short is what its file says, and one that isn't there is refused", async () => {
    const { ask, server } = await missionRuntime([says("Reviewed.")], { files });
    await ask("/review a.ts");
    expect(server.chats[0]?.messages.at(-1)?.content).toContain("Review a.ts, kindly.");
    await expect(ask("/reviw a.ts")).rejects.toThrow("There is no command /reviw. There are: /review.");
  });

  test("the agent of a command does that one request, also where it had to wait, and the session's own does what comes next", async () => {
    const file = "---\ndescription: Finds a file.\nagent: scout\n---\nFind $ARGUMENTS.\n";
    const slow = says("one two three four five six seven eight", { pieceDelayMs: 30 });
    const { ask, begin, runtime, server } = await missionRuntime(
      ({ messages }) => (messages.at(-1)?.content.endsWith("take your time") ? slow : says("Found.")),
      { files: { ".hearth/commands/find.md": file } },
    );
    const { sessions } = runtime;
    const id = begin();
    const namesOf = (events: Awaited<ReturnType<typeof ask>>["events"]) =>
      events.flatMap((event) => (event.type === "run-start" ? [event.name] : []));
    expect(namesOf((await ask("/find a.ts", id)).events)).toEqual(["scout"]);
    expect(sessions.open(id).summary.profile).toBe("hearth");
    expect(namesOf((await ask("hello", id)).events)).toEqual(["hearth"]);
    const waiting = new Promise<void>((resolve) => {
      sessions.follow(({ type }) => {
        if (type === "text-delta") resolve();
      });
    });
    const running = ask("take your time", id);
    await waiting;
    await runtime.request(id, "/find b.ts");
    expect(namesOf((await running).events)).toEqual(["hearth", "scout"]);
    expect(server.chats.at(-1)?.messages.at(-1)?.content).toContain("Find b.ts.");
    expect(namesOf((await ask("hello again", id)).events)).toEqual(["hearth"]);
  });
});
