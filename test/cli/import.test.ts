import { truncateSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { callsTool, says } from "../support/ollama-server.ts";
import { type CliPlace, makePlace, runHearth, scriptOllama } from "../support/run-hearth.ts";

const exported = (workspace: string, messages: readonly object[]) =>
  JSON.stringify({ format: "hearth-session", version: 1, title: "Tea", workspace, createdAtMs: 1, messages });
const asks = { role: "user", id: "u", text: "What do my notes say?", context: "" };
const call = (id: string) => ({
  type: "tool-call",
  callId: id,
  tool: "view",
  input: { path: "notes.md" },
  written: null,
});
const step = (id: string, ...ids: string[]) => ({ role: "assistant", id, parts: ids.map(call), stop: "tool-calls" });
const result = (id: string, callId: string) => ({
  role: "tool",
  id,
  callId,
  tool: "view",
  status: "ok",
  text: "buy tea",
});

function write(place: CliPlace, name: string, text: string): string {
  const file = path.join(place.root, name);
  writeFileSync(file, text);
  return file;
}

const sessionsOf = async (place: CliPlace) => (await runHearth(["sessions", "list"], place)).out;

test("a conversation goes from one Hearth to another and on", async () => {
  const from = makePlace({ "notes.md": "buy tea\n" });
  await scriptOllama(from, [callsTool("view", { path: "notes.md" }), says("It says: buy tea.")]);
  await runHearth(["ask", "--permission", "allow", "What shall I buy?"], from);
  const [id = ""] = (await sessionsOf(from)).split(" ");
  const file = write(from, "tea.json", (await runHearth(["sessions", "export", id, "--format", "json"], from)).out);

  const to = makePlace();
  const server = await scriptOllama(to, [says("Still tea.")]);
  const there = await runHearth(["sessions", "import", file], to);
  expect(there).toMatchObject({ status: 0, err: expect.stringContaining(`It goes on in ${from.workspace}.`) });
  const chosen = await runHearth(["sessions", "import", file, "--workspace", to.workspace], to);
  expect(chosen.status).toBe(0);
  const made = chosen.out.trim();
  const run = await runHearth(["ask", "--session", made, "And now?"], to);
  expect(run).toMatchObject({ status: 0, out: expect.stringContaining("Still tea.") });
  const told = server.chats[0]?.messages ?? [];
  const roles = told.map(({ role }) => role).filter((role) => role !== "system");
  // besides the model's own call there may be one that the harness made
  expect(roles.join(" ")).toMatch(/^user( assistant tool)+ assistant user$/);
  expect((await runHearth(["sessions", "search", "tea"], to)).out).toContain(made);
});

test("a conversation with orphaned calls from an import can be gone on with, and the person is told", async () => {
  const place = makePlace();
  const server = await scriptOllama(place, [says("I see.")]);
  const file = write(
    place,
    "orphans.json",
    exported(place.workspace, [
      asks,
      step("a", "c1", "c2"),
      result("r", "c2"),
      result("x", "nobody"),
      { ...asks, id: "v" },
    ]),
  );
  const run = await runHearth(["sessions", "import", file], place);
  expect(run.status).toBe(0);
  expect(run.err).toContain(
    "1 call had no result; the model is told so. 1 result belonged to no call and was left out.",
  );
  expect((await runHearth(["ask", "--session", run.out.trim(), "Go on."], place)).status).toBe(0);
  const told = server.chats[0]?.messages.filter(({ role }) => role !== "system") ?? [];
  expect(told.map(({ role }) => role)).toEqual(["user", "assistant", "tool", "tool", "user", "user"]);
  expect(told[2]?.content).toContain("No result was kept.");
  expect(told[3]?.content).toContain("buy tea");
});

describe("a file that is no conversation is refused in a sentence, and nothing is left of it", () => {
  test.each([
    ["a page", "tea.html", "<!doctype html><script>x</script>", "Export the conversation as JSON"],
    ["half a file", "half.json", exported("/w", [asks]).slice(0, -9), "breaks off"],
    [
      "of a newer Hearth",
      "new.json",
      exported("/w", []).replace('"version":1', '"version":9'),
      "newer version of Hearth",
    ],
    ["no text", "noise.json", Buffer.from([123, 0xff, 0xfe]).toString("latin1"), "breaks off"],
    ["from a folder that isn't here", "far.json", exported("/nowhere/at/all", [asks]), "--workspace DIR"],
  ])("%s", async (_, name, text, words) => {
    const place = makePlace();
    const run = await runHearth(["sessions", "import", write(place, name, text)], place);
    expect(run).toMatchObject({ status: 1, out: "", err: expect.stringContaining(words) });
    expect(run.err).not.toMatch(/\n\s+at /);
    expect((await sessionsOf(place)).trim()).toBe("");
  });

  test("500 MB, a folder, bytes that are no text, and what isn't there", async () => {
    const place = makePlace();
    const large = write(place, "large.json", "{");
    truncateSync(large, 500_000_000);
    const noise = path.join(place.root, "noise.json");
    writeFileSync(noise, Buffer.from([0x7b, 0xff, 0xfe, 0x7d]));
    for (const [file, words] of [
      [large, "large.json has 500 MB"],
      [place.root, "is not a file"],
      [noise, "noise.json is not text"],
      [path.join(place.root, "gone.json"), "There is no file"],
    ] as const) {
      const run = await runHearth(["sessions", "import", file, "--workspace", place.workspace], place);
      expect(run).toMatchObject({ status: 1, out: "", err: expect.stringContaining(words) });
    }
    const good = write(place, "good.json", exported(place.workspace, [asks]));
    const nowhere = await runHearth(["sessions", "import", good, "--workspace", path.join(place.root, "no")], place);
    expect(nowhere).toMatchObject({ status: 1, out: "", err: expect.stringContaining("There is no folder") });
    expect((await sessionsOf(place)).trim()).toBe("");
  });
});
