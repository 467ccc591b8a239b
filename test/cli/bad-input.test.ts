import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "@photostructure/sqlite";
import { describe, expect, test } from "vitest";
import { says } from "../support/ollama-server.ts";
import { makePlace, runHearth, scriptOllama } from "../support/run-hearth.ts";

describe("bad input gets one clear sentence, and nothing is lost", () => {
  test("no model anywhere", async () => {
    const run = await runHearth(["ask", "hello"], makePlace());
    expect(run).toMatchObject({ status: 1, out: "" });
    expect(run.err).toContain("hearth models pull qwen2.5-coder-1.5b");
  });

  test("a model that nobody knows", async () => {
    const run = await runHearth(["ask", "--model", "qwen2.5-coder-1.4b", "hello"], makePlace());
    expect(run.status).toBe(1);
    expect(run.err).toContain("qwen2.5-coder-1.5b");
  });

  test.each([
    ["no GGUF at all", Buffer.from("hello, I am a text file and no model")],
    ["the beginning of one", Buffer.concat([Buffer.from("GGUF"), Buffer.from([3, 0, 0, 0]), Buffer.alloc(16, 1)])],
    ["an empty file", Buffer.alloc(0)],
  ])("a model file that is %s", async (_, bytes) => {
    const place = makePlace();
    const file = path.join(place.root, "broken.gguf");
    writeFileSync(file, bytes);
    for (const args of [
      ["ask", "--model", file, "hello"],
      ["models", "add", file],
    ]) {
      const run = await runHearth(args, place);
      expect(run.status).toBe(1);
      expect(run.err).toContain("broken.gguf");
      expect(run.err).not.toMatch(/\n\s+at /);
    }
    expect(readdirSync(place.models)).toEqual([]);
  });

  test("a workspace that isn't there, and one that is a file", async () => {
    const place = makePlace({ "a.md": "x\n" });
    await scriptOllama(place, [says("Hi.")]);
    const missing = await runHearth(["ask", "--workspace", path.join(place.root, "nowhere"), "hello"], place);
    expect(missing).toMatchObject({ status: 1, out: "" });
    expect(missing.err).toMatch(/no folder .*nowhere/i);
    const file = await runHearth(["ask", "--workspace", path.join(place.workspace, "a.md"), "hello"], place);
    expect(file.err).toMatch(/is a file, not a folder/);
  });

  test("settings with a typo: file, line and column, and the nearest key", async () => {
    const place = makePlace();
    writeFileSync(path.join(place.home, "config.toml"), 'model = "x"\nmax_stepz = 3\n');
    const run = await runHearth(["ask", "hello"], place);
    expect(run.status).toBe(1);
    expect(run.err).toMatch(/config\.toml:2:1: .*max_stepz.*max_steps/s);
    writeFileSync(path.join(place.home, "config.toml"), 'model = "x\n');
    expect((await runHearth(["ask", "hello"], place)).err).toMatch(/config\.toml:1:\d+/);
  });

  test("a history that a newer Hearth wrote is left as it is", async () => {
    const place = makePlace();
    await scriptOllama(place, [says("Hi.")]);
    await runHearth(["ask", "hello"], place);
    const file = path.join(place.home, "hearth.db");
    const database = new DatabaseSync(file);
    database.exec(
      "PRAGMA journal_mode = DELETE; UPDATE __drizzle_migrations SET created_at = created_at + 99999999999",
    );
    database.close();
    const before = readFileSync(file);
    const run = await runHearth(["ask", "hello"], place);
    expect(run.status).toBe(1);
    expect(run.err).toMatch(/newer/i);
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  test("a prompt of a megabyte", async () => {
    const place = makePlace();
    await scriptOllama(place, [says("Hi."), says("Hi again.")]);
    const run = await runHearth(["ask"], place, { input: "long ".repeat(210_000) });
    expect(run).toMatchObject({ status: 1, out: "" });
    expect(run.err).toMatch(/can.t hold that/);
    // and the next one works
    expect(await runHearth(["ask", "hello"], place)).toMatchObject({ status: 0 });
  });

  test("two at once: the second says who has it, and the first goes on", async () => {
    const place = makePlace();
    await scriptOllama(place, [{ text: Array.from({ length: 60 }, () => "slow "), pieceDelayMs: 50 }, says("Hi.")]);
    const seconds: ReturnType<typeof runHearth>[] = [];
    const first = await runHearth(["ask", "be slow"], place, {
      onOut: (out) => {
        if (out.includes("slow") && seconds.length === 0) seconds.push(runHearth(["ask", "hello"], place));
      },
    });
    const [refused] = await Promise.all(seconds);
    expect(refused).toMatchObject({ status: 1, out: "" });
    expect(refused).toMatchObject({
      err: expect.stringMatching(/already running here \(process \d+, command line/) as string,
    });
    expect(first.status).toBe(0);
  });

  test("wrong use ends with 2 and says what is right", async () => {
    const place = makePlace();
    expect(await runHearth(["frobnicate"], place)).toMatchObject({ status: 2, out: "" });
    expect(await runHearth(["ask", "--permission", "ask", "x"], place)).toMatchObject({ status: 2 });
    expect(await runHearth(["ask", "   "], place)).toMatchObject({ status: 2 });
    expect(await runHearth(["chat"], place)).toMatchObject({ status: 2 });
  });

  test("a command that isn't there, which leaves no session behind", async () => {
    const place = makePlace();
    await scriptOllama(place, [says("Never said.")]);
    const run = await runHearth(["ask", "/reviw a.ts"], place);
    expect(run).toMatchObject({ status: 1, out: "" });
    expect(run.err).toContain("There is no command /reviw.");
    expect((await runHearth(["sessions"], place)).out).not.toContain("New session");
  });

  test("a session that isn't there", async () => {
    const place = makePlace();
    expect(await runHearth(["sessions", "show", "nosuch"], place)).toMatchObject({
      status: 1,
      err: expect.stringContaining("nosuch") as string,
    });
    mkdirSync(path.join(place.workspace, "other"));
    expect((await runHearth(["ask", "--continue", "x"], place)).err).toContain("no session");
  });
});
