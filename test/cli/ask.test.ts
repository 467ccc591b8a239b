import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { callsTool, says } from "../support/ollama-server.ts";
import { makePlace, runHearth, scriptOllama } from "../support/run-hearth.ts";

describe("hearth ask", () => {
  test("prints the answer on stdout and all else on stderr, and ends with 0", async () => {
    const place = makePlace({ "notes.md": "buy tea\n" });
    await scriptOllama(place, [callsTool("view", { path: "notes.md" }), says("It says: buy tea.")]);
    const run = await runHearth(["ask", "what do my notes say?"], place);
    expect(run).toMatchObject({ status: 0, out: "It says: buy tea.\n" });
    expect(run.err).toContain("notes.md");
  });

  test("asks the server for each thing once before it sends the request", async () => {
    const place = makePlace();
    const server = await scriptOllama(place, [says("Hello.")]);
    await runHearth(["ask", "--model", "ollama/scripted", "say hello"], place);
    const paths = server.requests.map((request) => request.path);
    expect(paths.slice(0, paths.indexOf("/api/chat"))).toEqual(["/api/tags", "/api/version", "/api/show"]);
  });

  test("takes the request from a pipe", async () => {
    const place = makePlace();
    const server = await scriptOllama(place, [says("Hello.")]);
    expect(await runHearth(["ask"], place, { input: "say hello" })).toMatchObject({ status: 0, out: "Hello.\n" });
    expect(server.chats[0]?.messages.at(-1)?.content).toContain("say hello");
  });

  test("refuses what nobody can allow, tells the model, and ends with 3", async () => {
    const place = makePlace({ "notes.md": "buy tea\n" });
    const server = await scriptOllama(place, [
      callsTool("write", { path: "new.md", content: "x\n" }),
      says("I could not."),
    ]);
    const run = await runHearth(["ask", "make new.md"], place);
    expect(run).toMatchObject({ status: 3, out: "I could not.\n" });
    expect(existsSync(path.join(place.workspace, "new.md"))).toBe(false);
    expect(server.chats[1]?.messages.at(-1)?.content).toMatch(/nobody is there to allow/i);
  });

  test("does it with --permission allow, but never what is denied for good", async () => {
    const place = makePlace({ "notes.md": "buy tea\n" });
    await scriptOllama(place, [
      callsTool("edit", { path: "notes.md", old_text: "tea", new_text: "coffee" }),
      callsTool("write", { path: ".git/hooks/pre-commit", content: "x\n" }),
      says("Done."),
    ]);
    const run = await runHearth(["ask", "--permission", "allow", "coffee!"], place);
    expect(run.status).toBe(3);
    expect(readFileSync(path.join(place.workspace, "notes.md"), "utf8")).toBe("buy coffee\n");
    expect(existsSync(path.join(place.workspace, ".git"))).toBe(false);
  });

  test("with --json every line is an event, with complete messages, and the last is the end of the run", async () => {
    const place = makePlace();
    await scriptOllama(place, [says("Hello there.")]);
    const { out } = await runHearth(["ask", "--json", "hi"], place);
    const events = out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as Record<string, unknown>); // each line is an object, or this test fails
    expect(events[0]).toMatchObject({ type: "run-start", agentId: "root", depth: 0, modelId: "ollama/scripted" });
    expect(
      events.find((event) => event["type"] === "message" && JSON.stringify(event).includes("assistant")),
    ).toMatchObject({
      message: { role: "assistant", parts: [{ type: "text", text: "Hello there." }] },
    });
    expect(events.at(-1)).toMatchObject({ type: "run-end", reason: "done" });
    const orders = events.map((event) => event["order"]);
    expect(orders).toEqual(orders.toSorted((a, b) => Number(a) - Number(b)));
  });

  test("goes on with the last session of the folder, and can show it", async () => {
    const place = makePlace();
    const server = await scriptOllama(place, [says("Four."), says("Five.")]);
    await runHearth(["ask", "two and two?"], place);
    await runHearth(["ask", "--continue", "and one more?"], place);
    expect(server.chats[1]?.messages.map((message) => message.role)).toEqual(["system", "user", "assistant", "user"]);
    const list = await runHearth(["sessions", "list"], place);
    const id = list.out.split(" ", 1)[0] ?? "";
    const shown = await runHearth(["sessions", "show", id], place);
    const search = await runHearth(["sessions", "search", "and", "one", "mo"], place);
    expect(search.out).toMatch(new RegExp(`^${id}  .*two and two\\?\n  and one more\\?\n$`));
    const json: unknown = JSON.parse((await runHearth(["sessions", "search", "--json", "five"], place)).out);
    expect(json).toMatchObject([
      {
        sessionId: id,
        snippet: [
          { text: "Five", isHit: true },
          { text: ".", isHit: false },
        ],
      },
    ]);
    expect((await runHearth(["sessions", "search", "nowhere"], place)).err).toBe("Nothing was found.\n");
    expect(shown.out).toMatch(/two and two\?[\s\S]*Four\.[\s\S]*and one more\?[\s\S]*Five\./);
  });

  test("with --no-history nothing is kept", async () => {
    const place = makePlace();
    await scriptOllama(place, [says("Hello.")]);
    expect(await runHearth(["ask", "--no-history", "hi"], place)).toMatchObject({ status: 0 });
    expect((await runHearth(["sessions", "list"], place)).out).toBe("");
  });

  test("Ctrl+C ends with 130, and what was said is kept", async () => {
    const place = makePlace();
    await scriptOllama(place, [
      { text: ["One ", "two ", ...Array.from({ length: 400 }, () => "more ")], pieceDelayMs: 30 },
    ]);
    let interrupt = () => {};
    const run = await runHearth(["ask", "count"], place, {
      onStart: (stop) => (interrupt = stop),
      onOut: (out) => out.includes("two") && interrupt(),
    });
    expect(run.status).toBe(130);
    const id = (await runHearth(["sessions", "list"], place)).out.split(" ", 1)[0] ?? "";
    expect((await runHearth(["sessions", "show", id], place)).out).toMatch(/One two .*\(cancelled\)/);
  });

  test("--timeout stops and says so", async () => {
    const place = makePlace();
    await scriptOllama(place, [{ text: "a", ending: "stall" }]);
    const run = await runHearth(["ask", "--timeout", "2", "wait"], place);
    expect(run.status).toBe(1);
    expect(run.err).toContain("stopped after 2 seconds");
  });

  test("--max-steps is a limit that is told", async () => {
    const place = makePlace({ "a.md": "x\n" });
    await scriptOllama(place, () => callsTool("ls", {}));
    const run = await runHearth(["ask", "--max-steps", "2", "look around"], place);
    expect(run.status).toBe(1);
    expect(run.err).toContain("no steps are left");
  });
});
