import { afterEach, expect, test } from "vitest";
import { type ModelServer, type ModelServerOptions, startModelServer } from "../../../../test/support/model-server.ts";
import { plainNetwork } from "../../../../test/support/plain-network.ts";
import { serverModels } from "./server-models.ts";
import { keyVariable } from "../../../shared/key-variable.ts";
import { serverPlace } from "./server-place.ts";

const { signal } = new AbortController();
const servers: ModelServer[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function open(options: Record<string, ModelServerOptions & { url?: string }>) {
  const settings: Record<string, { url: string; kind: "llama-server" | "vllm" | "openai" }> = {};
  for (const [name, { url, kind = "openai", ...rest }] of Object.entries(options)) {
    const server = url === undefined ? await startModelServer({ kind, ...rest }) : null;
    if (server) servers.push(server);
    settings[name] = { url: url ?? server?.url ?? "", kind };
  }
  return serverModels(settings, { network: plainNetwork, knownFile: "/nowhere/servers.json" });
}

test("the models of all servers are listed with what is known of them; who doesn't answer is left out", async () => {
  const models = await open({
    box: { kind: "llama-server", contextSize: 4096 },
    gpu: { kind: "vllm", models: ["org/large"] },
    other: { kind: "openai" },
    gone: { url: "http://127.0.0.1:1" },
  });
  const [box, gpu, other] = servers.map(({ url }) => new URL(url).host);
  expect((await models.list(signal)).map(({ id, note, dialect }) => [id, note, dialect])).toEqual([
    ["box/scripted", `On ${box} (llama-server), window of 4,096 tokens, 2 requests at once, 986 MB.`, "native"],
    ["gpu/org/large", `On ${gpu} (vllm), window of 16,384 tokens.`, "native"],
    ["other/scripted", `On ${other} (openai).`, "native"],
  ]);
});

test("an id is found on the server that it names, or what is there is said", async () => {
  const models = await open({ box: { models: ["org/one", "two"] } });
  expect(await models.find("box/org/one", signal)).toMatchObject({
    id: "box/org/one",
    name: "org/one",
    engine: "server",
  });
  await expect(models.find("box/three", signal)).rejects.toMatchObject({
    code: "not-found",
    message: 'box has no model "three". It has: box/org/one, box/two.',
  });
  for (const id of ["box", "other/two", "toString/x", "/a/box/two"]) expect(models.find(id, signal)).toBeNull();
});

test("who names a model is told why its server can't be asked", async () => {
  const models = await open({ box: { key: "right" }, gone: { url: "http://127.0.0.1:1" } });
  await expect(models.find("box/two", signal)).rejects.toThrow("HEARTH_KEY_BOX");
  await expect(models.find("gone/two", signal)).rejects.toMatchObject({ code: "model-unavailable" });
});

test.each([
  ["http://box:8080", "http://box:8080/v1", "http://box:8080"],
  ["http://box:8080/", "http://box:8080/v1", "http://box:8080"],
  ["http://box:8080/v1/", "http://box:8080/v1", "http://box:8080"],
  ["https://host/api/v3", "https://host/api/v3", "https://host/api/v3"],
  ["https://host/llama/v1", "https://host/llama/v1", "https://host/llama"],
])("an address may be written in several ways: %s", (url, api, root) => {
  expect(serverPlace("box", { url, kind: "openai" }, null, fetch)).toMatchObject({ api, root });
});

test("each server has a variable of its own for its key", () => {
  expect(["box", "gpu-2"].map(keyVariable)).toEqual(["HEARTH_KEY_BOX", "HEARTH_KEY_GPU_2"]);
});
