import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { missionRuntime } from "../support/mission-runtime.ts";
import { callsTool, says } from "../support/ollama-server.ts";

describe("003: loop on a bus, context builder, memory", () => {
  test("long-term memory `MEMORY.md`, daily notes `memory/YYYYMM/YYYYMMDD.md`, recent days in the prompt, tools to read, append and write both", async () => {
    const { ask, place, server, runtime } = await missionRuntime([
      callsTool("remember", { note: "The user's sister is called Ada." }),
      callsTool("remember", { note: "It rained.", today: true }),
      callsTool("change_memory", { old: "Ada", new: "Eve" }),
      callsTool("read_memory", {}),
      says("Noted."),
      says("Eve."),
    ]);
    const { events } = await ask("Remember my sister's name, note that it rained, and correct it in your memory");
    const results = events.flatMap((event) =>
      event.type === "message" && event.message.role === "tool" ? [event.message] : [],
    );
    expect(results.map(({ status }) => status)).toEqual(["ok", "ok", "ok", "ok"]);
    const today = runtime.memory.today();
    expect(today).toMatch(/^memory\/\d{6}\/\d{8}\.md$/);
    expect(readFileSync(path.join(place.home, "MEMORY.md"), "utf8")).toBe("- The user's sister is called Eve.\n");
    expect(readFileSync(path.join(place.home, today), "utf8")).toBe("- It rained.\n");
    writeFileSync(path.join(place.home, "MEMORY.md"), "- The user's sister is called Eve.\n- By hand.\n");
    await ask("Hello there");
    const prompt =
      server.chats
        .at(-1)
        ?.messages.map(({ content }) => content)
        .join("\n") ?? "";
    for (const part of ["is called Eve.", "By hand.", "It rained."]) expect(prompt).toContain(part);
  });
});
