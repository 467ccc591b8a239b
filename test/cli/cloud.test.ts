import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { chatEvents, type CloudReply, startCloudServer } from "../support/cloud-server.ts";
import { fakeGguf } from "../support/fake-gguf.ts";
import { startOllamaServer } from "../support/ollama-server.ts";
import { type CliPlace, makePlace, runHearth, scriptOllama } from "../support/run-hearth.ts";

const canary = "sk-canary-0123456789abcdef";
const env = { HEARTH_KEY_MINE: canary };

/** A local model that is gone, and one of a provider to fall back on. */
async function setUp(place: CliPlace, replies: readonly CloudReply[], cloud: string) {
  const [ollama, provider] = await Promise.all([
    startOllamaServer({ models: [{ name: "other" }], replies: [] }),
    startCloudServer(replies),
  ]);
  onTestFinished(() => ollama.close());
  onTestFinished(provider.close);
  const lines = [
    `[model.large]\nid = "ollama/gone"\nfallback = "mine/big"`,
    `[ollama]\nurl = "${ollama.url}"`,
    `[cloud]\n${cloud}`,
    `[cloud.providers.mine]\nkind = "openai-compatible"\nurl = "${provider.url}/v1"\nmodels = ["big"]`,
    `[models."mine/big"]\ntemperature = 0.3`,
  ];
  writeFileSync(path.join(place.home, "config.toml"), lines.join("\n\n"));
  return { provider, host: new URL(provider.url).host };
}

const says = (text: string): CloudReply => ({ events: chatEvents({ text }) });
const calls = (name: string, input: Record<string, unknown>): CloudReply => ({
  events: chatEvents({ call: { id: "call_1", name, input } }),
});

/** The texts of all files in a folder, as far down as they go. */
function everyFile(folder: string): string {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return names.map((entry) => readFileSync(path.join(entry.parentPath, entry.name), "latin1")).join("\n");
}

describe("hearth ask, with a provider set up", () => {
  test("asks nobody else while the cloud is off: the failure is what it was", async () => {
    const place = makePlace();
    const { provider } = await setUp(place, [says("From afar.")], "enabled = false");
    const run = await runHearth(["ask", "--cloud", "allow", "say hello"], place, { env });
    expect(run).toMatchObject({ status: 1, out: "" });
    expect(run.err).toContain('Ollama has no model "gone"');
    const chosen = await runHearth(["ask", "--model", "mine/big", "--cloud", "allow", "say hello"], place, { env });
    expect(chosen).toMatchObject({ status: 1, out: "" });
    expect(chosen.err).toContain("switch the cloud on");
    expect(provider.requests).toEqual([]);
  });

  test("sends nothing where nobody can be asked, says so, and ends with 3", async () => {
    const place = makePlace();
    const { provider, host } = await setUp(place, [says("From afar.")], "enabled = true");
    const run = await runHearth(["ask", "say hello"], place, { env });
    expect(run).toMatchObject({ status: 3, out: "" });
    expect(run.err).toContain("The model here can't be used:");
    expect(run.err).toContain(`Nothing was sent to ${host}.`);
    expect(provider.requests).toEqual([]);
  });

  test("goes to the provider when that is allowed, and its key is found nowhere but in the requests", async () => {
    const place = makePlace({ "notes.md": `buy tea\npassword = "hunter2"\n` });
    const replies = [calls("bash", { command: "env; echo ran" }), calls("view", { path: "notes.md" }), says("Tea.")];
    const { provider, host } = await setUp(place, replies, "enabled = true");
    const args = ["ask", "--cloud", "allow", "--permission", "allow", "--json", "what is in my notes?"];
    const run = await runHearth(args, place, { env });
    expect(run.status).toBe(0);
    const events = run.out
      .trim()
      .split("\n")
      .map((line): unknown => JSON.parse(line));
    expect(events).toContainEqual(
      expect.objectContaining({
        type: "message",
        message: expect.objectContaining({
          parts: [{ type: "text", text: "Tea." }],
          sent: expect.objectContaining({ modelId: "mine/big", host }),
        }),
      }),
    );
    expect(provider.requests).toHaveLength(3);
    expect(provider.requests.map(({ headers }) => headers.authorization)).toEqual(Array(3).fill(`Bearer ${canary}`));
    expect(JSON.parse(provider.requests[0]?.body ?? "")).toMatchObject({ model: "big", temperature: 0.3 });
    const bodies = provider.requests.map(({ body }) => body).join("\n");
    // what the command printed, and not only that it should
    if (process.platform === "linux") expect(bodies).toContain("PATH=");
    expect(bodies).toContain("buy tea");
    expect(bodies).not.toContain("hunter2");
    for (const place of [run.out, run.err, bodies]) expect(place).not.toContain(canary);
    expect(everyFile(place.home)).not.toContain("canary");
  });

  test("says where an answer comes from, and fails in plain words that don't hold the key", async () => {
    const place = makePlace();
    const refusal = { status: 401, body: `{"error":{"message":"Incorrect API key provided: ${canary}"}}` };
    const { host } = await setUp(place, [says("From afar."), refusal], "enabled = true");
    const told = await runHearth(["ask", "--cloud", "allow", "say hello"], place, { env });
    expect(told).toMatchObject({ status: 0, out: "From afar.\n" });
    expect(told.err).toContain(`from mine/big at ${host}. The model here can't be used`);
    const failed = await runHearth(["ask", "--cloud", "allow", "say hello"], place, { env });
    expect(failed.status).toBe(1);
    expect(failed.err).toContain("mine doesn't take the key");
    expect(failed.out + failed.err + everyFile(place.home)).not.toContain("canary");
  });
});

test("hearth usage sums up what was used, and makes up no price", async () => {
  const place = makePlace();
  const { host } = await setUp(place, [says("One."), says("Two.")], "enabled = true");
  expect(await runHearth(["usage"], place)).toMatchObject({ status: 0, out: "No model has been used yet.\n" });
  for (const prompt of ["say one", "say two"]) await runHearth(["ask", "--cloud", "allow", prompt], place, { env });
  const month = expect.stringMatching(/^\d{4}-\d{2}$/);
  const sum = { modelId: "mine/big", host, steps: 2, read: 20, reused: 60, written: 10, costUsd: 0, unpriced: 2 };
  const { out } = await runHearth(["usage", "--json"], place);
  expect(JSON.parse(out)).toEqual([{ month, models: [sum] }]);
  expect((await runHearth(["usage"], place)).out).toContain("price not known");
});

describe("how a model chooses its words", () => {
  test("is what the settings say, for a model of a server", async () => {
    const place = makePlace();
    const server = await scriptOllama(place, [{ text: "Hello." }]);
    const config = path.join(place.home, "config.toml");
    writeFileSync(
      config,
      `${readFileSync(config, "utf8")}\n[models."ollama/scripted"]\ntemperature = 0.3\ntop_k = 20\n`,
    );
    expect(await runHearth(["ask", "say hello"], place)).toMatchObject({ status: 0 });
    expect(server.chats[0]?.options).toMatchObject({ temperature: 0.3, top_k: 20 });
  });

  test("can't be set where it would change nothing, and that is said", async () => {
    const place = makePlace();
    const file = path.join(place.models, "tiny.gguf");
    writeFileSync(file, fakeGguf({ name: "Tiny" }));
    writeFileSync(path.join(place.home, "config.toml"), `[models."tiny.gguf"]\ntemperature = 0.3\n`);
    const run = await runHearth(["ask", "--model", "tiny.gguf", "say hello"], place);
    expect(run).toMatchObject({ status: 1, out: "" });
    expect(run.err).toContain("The settings tell tiny.gguf how to choose its words.");
  });
});

test("hearth doctor says whether anything may leave this computer", async () => {
  const place = makePlace();
  expect((await runHearth(["doctor"], place)).out).toContain("cloud: off: nothing is sent to any provider");
  await setUp(place, [], "enabled = true");
  expect((await runHearth(["doctor"], place)).out).toContain("cloud: on: asks before anything is sent (mine)");
});

describe("hearth keys", () => {
  test("lists where keys are, and says none", async () => {
    const place = makePlace();
    await setUp(place, [], "enabled = true");
    writeFileSync(path.join(place.home, "keys.json"), JSON.stringify({ old: "c2VhbGVk" }));
    const run = await runHearth(["keys"], place, { env });
    expect(run).toMatchObject({
      status: 0,
      out: "mine  from HEARTH_KEY_MINE\nold   in the keychain, for the window\n",
    });
    expect(await runHearth(["keys", "remove", "old"], place)).toMatchObject({ status: 0 });
    expect((await runHearth(["keys"], place)).out).toBe("mine  none\n");
    expect((await runHearth(["keys", "remove", "old"], place)).status).toBe(1);
  });

  test("says where a key can be kept", async () => {
    const run = await runHearth(["keys", "set", "mine"], makePlace());
    expect(run).toMatchObject({ status: 1, out: "" });
    expect(run.err).toContain("HEARTH_KEY_MINE");
  });
});
