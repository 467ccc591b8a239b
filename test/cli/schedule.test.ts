import { appendFileSync, existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { callsTool, says } from "../support/ollama-server.ts";
import { type CliPlace, makePlace, runHearth, scriptOllama } from "../support/run-hearth.ts";

const configure = ({ home }: CliPlace, text: string) => appendFileSync(path.join(home, "config.toml"), `\n${text}\n`);

describe("hearth schedule", () => {
  test("lists what there is, and does one now: its answer on stdout, and seen in the list afterwards", async () => {
    const place = makePlace({ "notes.md": "buy tea\n" });
    const server = await scriptOllama(place, [callsTool("view", { path: "notes.md" }), says("Tea is to be bought.")]);
    configure(place, `[schedule.morning]\ncron = "30 7 * * *"\nprompt = "What do my notes say?"`);
    configure(place, `workspace = ${JSON.stringify(place.workspace)}`);
    const before = await runHearth(["schedule"], place);
    expect(before.out).toMatch(/^heartbeat {2}\*\/30 \* \* \* \* {2}off +not done yet\n/);
    expect(before.out).toMatch(/\nmorning {4}30 7 \* \* \* {4}next \d{4}-\d\d-\d\d 07:30 {2}not done yet\n$/);
    expect(before.err).toContain("while Hearth's window is open");

    const run = await runHearth(["schedule", "run", "morning"], place);
    expect(run).toMatchObject({ status: 0, out: "Tea is to be bought.\n" });
    expect(JSON.stringify(server.chats[0]?.messages)).toContain("What do my notes say?");
    const after = await runHearth(["schedule", "list"], place);
    expect(after.out).toMatch(/morning.*done \d{4}-\d\d-\d\d \d\d:\d\d: Tea is to be bought\.\n/);
    expect((await runHearth(["sessions"], place)).out).toContain("Schedule: morning");
  });

  test("refuses what nobody is there to allow, and says so", async () => {
    const place = makePlace();
    await scriptOllama(place, [callsTool("write", { path: "new.md", content: "x\n" }), says("I could not write it.")]);
    configure(place, `[schedule.note]\ncron = "@daily"\nprompt = "Write new.md."`);
    configure(place, `workspace = ${JSON.stringify(place.workspace)}`);
    expect((await runHearth(["schedule", "run", "note"], place)).status).toBe(3);
    expect(existsSync(path.join(place.workspace, "new.md"))).toBe(false);
  });

  test.each([
    [[], "morning", 'There is no schedule "morning". There are: heartbeat.'],
    [
      ['[schedule.a]\ncron = "@daily"\nprompt = "x"\nworkspace = "/nowhere/at/all"'],
      "a",
      "There is no folder /nowhere",
    ],
    [
      ['[schedule.a]\ncron = "61 * * * *"\nprompt = "x"'],
      "a",
      /config\.toml:\d+:1: schedule\.a\.cron: "61 \* \* \* \*" is no/,
    ],
    [['[schedule.a]\ncron = "@daily"\nprompt = "x"\nagent = "nobody"'], "a", 'There is no agent "nobody"'],
  ])("says in a line what is wrong with %j", async (settings, name, complaint) => {
    const place = makePlace();
    const server = await scriptOllama(place, [says("Hello.")]);
    for (const text of settings) configure(place, text);
    const run = await runHearth(["schedule", "run", name], place);
    expect(run.status).toBe(1);
    expect(run.err).toMatch(complaint);
    expect(run.err).not.toMatch(/\n\s+at /);
    expect(server.chats).toEqual([]);
    expect((await runHearth(["sessions"], place)).out).toBe("");
  });

  test("the heartbeat does nothing where HEARTBEAT.md says nothing, and what it says where it does", async () => {
    const place = makePlace();
    const server = await scriptOllama(place, [says("OK")]);
    configure(place, `[heartbeat]\nworkspace = ${JSON.stringify(place.workspace)}`);
    const nothing = await runHearth(["schedule", "run", "heartbeat"], place);
    expect(nothing).toMatchObject({ status: 0, out: "", err: expect.stringContaining("nothing to do") });
    writeFileSync(path.join(place.home, "HEARTBEAT.md"), "# Look at\n- the bills\n");
    expect(await runHearth(["schedule", "run", "heartbeat"], place)).toMatchObject({ status: 0, out: "OK\n" });
    expect(JSON.stringify(server.chats[0]?.messages)).toContain("- the bills");
  });
});
