import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { missionRuntime } from "../support/mission-runtime.ts";
import { callsTool, says } from "../support/ollama-server.ts";

describe("004: coordinator", () => {
  test("edit and resend", async () => {
    const { ask, runtime, server } = await missionRuntime((_, index) => says(`answer ${index}`));
    const { sessions } = runtime;
    const { sessionId } = await ask("I have a cat.");
    await ask("What is it called?", sessionId);
    const [, , asked] = sessions.open(sessionId).view.messages;
    const again = (text: string) => runtime.resend({ sessionId, messageId: asked?.id ?? "", text });
    const branch = await again("How old is it?");
    await sessions.settled(branch.id);
    const said = server.chats.at(-1)?.messages.flatMap(({ role, content }) => (role === "user" ? [content] : [])) ?? [];
    expect(said).toHaveLength(2);
    expect(said[1]).toContain("How old is it?");
    expect(said.join("\n")).not.toContain("What is it called?");
    expect(sessions.open(sessionId).view.messages).toHaveLength(4);
    expect(sessions.open(branch.id).summary).toMatchObject({
      title: "I have a cat. (branch)",
      branch: { of: sessionId, messages: 2 },
    });
    // what can't be sent makes no branch
    await expect(again("  ")).rejects.toThrow("nothing to send");
    await expect(again("/nosuch")).rejects.toThrow("nosuch");
    expect(sessions.list()).toHaveLength(2);
  });

  test("export (Markdown, JSON, HTML) and import", async () => {
    const replies = [callsTool("view", { path: "list.md" }), says("Buy **tea**."), says("Still tea.")];
    const { ask, runtime, server, place } = await missionRuntime(replies, { files: { "list.md": "tea\n" } });
    const { sessionId } = await ask("What shall I buy?");
    const written = async (format: "md" | "json" | "html") => {
      const file = path.join(place.root, `talk.${format}`);
      await runtime.exportTo(sessionId, format, file);
      return readFileSync(file, "utf8");
    };
    expect(await written("md")).toMatch(
      /^# What shall I buy\?[^]*## You[^]*Result of view \(ok\):[^]*Buy \*\*tea\*\*\./,
    );
    expect(await written("html")).toContain("<p>Buy **tea**.</p>");
    await written("json");
    await expect(runtime.exportTo(sessionId, "md", path.join(place.root, "no", "talk.md"))).rejects.toThrow(
      "Choose another",
    );

    const { id } = runtime.sessions.take(await runtime.importFile(path.join(place.root, "talk.json")), place.workspace);
    const [own, other] = [sessionId, id].map((each) => runtime.sessions.open(each).view);
    expect(other?.messages.map(({ role }) => role)).toEqual(own?.messages.map(({ role }) => role));
    expect(Object.values(other?.calls ?? {}).map(({ title }) => title)).toEqual(
      Object.values(own?.calls ?? {}).map(({ title }) => title),
    );
    await ask("And now?", id);
    const roles = server.chats.at(-1)?.messages.flatMap(({ role }) => (role === "system" ? [] : [role])) ?? [];
    expect(roles.join(" ")).toMatch(/^user( assistant tool)+ assistant user( assistant tool)*$/);
    const { signal } = new AbortController();
    expect((await runtime.findSessions("Still tea", false, signal))[0]?.sessionId).toBe(id);
    await expect(runtime.importFile(path.join(place.root, "talk.html"))).rejects.toThrow("as JSON");
    expect(() =>
      runtime.sessions.take({ title: "", workspace: null, createdAtMs: 0, events: [], told: "" }, "/no/such"),
    ).toThrow("There is no folder");
    expect(runtime.sessions.list()).toHaveLength(2);
  });
});
