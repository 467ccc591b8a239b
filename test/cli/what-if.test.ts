import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { type ModelServer, startModelServer } from "../support/model-server.ts";
import { type CliPlace, makePlace, runHearth } from "../support/run-hearth.ts";

let place: CliPlace;
let server: ModelServer;

/** A server with two models: the small one writes a file and is done, the other would have answered at once. */
beforeEach(async () => {
  place = makePlace({ "notes.md": "buy tea\n" });
  server = await startModelServer({
    kind: "openai",
    models: ["small", "large"],
    replies(chat) {
      if (chat.model === "large") return { text: ["I would ask first."] };
      if (chat.temperature === 0.7) return { text: ["Today I feel otherwise."] };
      const calls = chat.messages.flatMap(({ tool_calls = [] }) => tool_calls);
      if (calls.some((call) => call.function.name === "write")) return { text: ["It is written."] };
      return { calls: [{ name: "write", arguments: { path: "list.md", content: "tea\n" } }] };
    },
  });
  onTestFinished(() => server.close());
  const models = ["small", "large"].map((name) => `[models."box/${name}"]\ndialect = "native"\n`).join("\n");
  const box = `[server.box]\nurl = "${server.url}"\nkind = "openai"\n\n`;
  writeFileSync(path.join(place.home, "config.toml"), `[ollama]\nenabled = false\n\n${box}${models}`);
  const args = ["ask", "--permission", "allow", "--model", "box/small", "Write a new file list.md with the word tea"];
  expect(await runHearth(args, place)).toMatchObject({ status: 0 });
});

const sessionId = async () => (await runHearth(["sessions"], place)).out.split(" ", 1)[0] ?? "";
const whatIf = async (step: number, change: string, ...more: string[]) =>
  runHearth(["trace", await sessionId(), "--step", String(step), "--what-if", change, ...more], place);

test("a step is made again by another model from the same conversation, beside the recorded one", async () => {
  const asked = server.chats.length;
  const recorded = await runHearth(["trace", await sessionId()], place);
  writeFileSync(path.join(place.workspace, "list.md"), "mine\n");
  const run = await whatIf(1, "model=box/large");
  expect(run).toMatchObject({ status: 0, err: "" });
  expect(run.out).toMatch(/^Step 1, box\/small +│ Another model, box\/large$/m);
  expect(run.out).toMatch(/^▸ write +│ I would ask first\.$/m);
  expect(Math.max(...run.out.split("\n").map((line) => line.length))).toBeLessThanOrEqual(80);
  const [first, again] = [server.chats.find(({ model }) => model === "small"), server.chats.slice(asked).at(-1)];
  expect(again?.messages).toEqual(first?.messages);
  // nothing of it was carried out or stored
  expect(readFileSync(path.join(place.workspace, "list.md"), "utf8")).toBe("mine\n");
  expect((await runHearth(["trace", await sessionId()], place)).out).toBe(recorded.out);
});

test("a later step is made again with the recorded results of tools, at another temperature", async () => {
  const run = await whatIf(2, "temperature=0.7", "--json");
  expect(JSON.parse(run.out)).toMatchObject({
    recorded: { modelId: "box/small", message: { parts: [{ text: "It is written." }] } },
    now: { modelId: "box/small", step: { parts: [{ text: "Today I feel otherwise." }] } },
  });
  expect(server.chats.at(-1)).toMatchObject({ temperature: 0.7 });
  expect(server.chats.at(-1)?.messages.at(-1)?.role).toBe("tool");
});

test("with another profile the step is asked for by that one's prompt, and without by what was told then", async () => {
  const config = path.join(place.home, "config.toml");
  writeFileSync(
    config,
    `${readFileSync(config, "utf8")}\n[agent.poet]\ndescription = "Rhymes."\ninstructions = "Rhyme."\n`,
  );
  writeFileSync(path.join(place.workspace, "AGENTS.md"), "Use tabs.\n");
  expect(await whatIf(1, "profile=poet")).toMatchObject({ status: 0, err: "" });
  expect(JSON.stringify(server.chats.at(-1)?.messages)).toContain("Rhyme.");
  // told since then, so the step of then knows nothing of it
  const { out } = await runHearth(["ask", "--session", await sessionId(), "--profile", "poet", "Hello"], place);
  expect(out).not.toBe("");
  await whatIf(1, "temperature=0.7");
  expect(JSON.stringify(server.chats.at(-1)?.messages)).not.toContain("Rhyme.");
});

test("a step or a model that isn't there is an error that says what there is", async () => {
  expect((await whatIf(9, "model=box/large")).err).toContain(
    "There is no step 9: the session has steps from 1 to 2. hearth trace shows them.",
  );
  expect(await whatIf(1, "model=box/none")).toMatchObject({ status: 1, out: "" });
  expect((await whatIf(1, "profile=nobody")).err).toContain('There is no agent "nobody".');
});
