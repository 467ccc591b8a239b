import { writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  type ModelServer,
  type ServerChat,
  type ServerReply,
  startModelServer,
} from "../../../../test/support/model-server.ts";
import { type TempFolder, tempFolder } from "../../../../test/support/temp-folder.ts";
import type { ModelEntry } from "../../../shared/model.ts";
import { settingsSchema } from "../../../shared/settings.ts";
import type { EngineClient } from "../../inference/engine-client.ts";
import { takeKeys } from "../../secrets/environment-keys.ts";
import { networkOf } from "./network-of.ts";
import { readLedger } from "../../network/ledger.ts";
import { pathsFor } from "../../paths.ts";
import { createProtocols } from "./protocols.ts";

let folder: TempFolder;
let server: ModelServer;

beforeEach(async () => {
  folder = await tempFolder();
});

afterEach(async () => {
  await server.close();
  await folder.remove();
});

const entry: ModelEntry = {
  id: "box/scripted",
  name: "scripted",
  engine: "server",
  path: null,
  installed: true,
  bytes: null,
  note: "",
  dialect: "native",
};

async function protocolFor(reply: (chat: ServerChat) => ServerReply, more: Record<string, unknown> = {}) {
  server = await startModelServer({ replies: reply, kind: "vllm" });
  const settings = settingsSchema.parse({ server: { box: { url: server.url, kind: "vllm" } }, ...more });
  const paths = pathsFor({ HEARTH_HOME: folder.path }, "linux", path.sep);
  const network = networkOf(paths, settings, takeKeys({}));
  const engine = {} as EngineClient; // no local model is asked for
  const talk = { conversation: null, disk: "none", name: "a test", priority: "user" } as const;
  const protocols = createProtocols(engine, settings, network, paths.servers);
  const { signal } = new AbortController();
  const choose = () => protocols.protocolFor(entry, null, { talk, runId: "run-1", newId: () => "id" }, signal);
  return { choose, paths };
}

const withTools = () => ({ text: ["Hello!"] });
const withoutTools = (chat: ServerChat) =>
  chat.tools ? { status: 400, error: '"auto" tool choice requires --enable-auto-tool-choice' } : { text: ["Hello!"] };

test("a server's model is led by its tools where it has any, else by schemas", async () => {
  const able = await protocolFor(withTools);
  expect((await able.choose()).dialect).toBe("native");
  await server.close();
  writeFileSync(able.paths.servers, "{}");
  const other = await protocolFor(withoutTools);
  expect((await other.choose()).dialect).toBe("guided-json");
});

test("what the server can do is asked once, and listed as what it was for", async () => {
  const { choose, paths } = await protocolFor(withTools);
  await choose();
  await choose();
  expect(server.chats).toHaveLength(2);
  expect((await readLedger(paths.connections)).map(({ why }) => why)).toEqual([
    "box: what it can do",
    "box: what it can do",
  ]);
});

test("only a llama-server can be led field by field", async () => {
  const { choose } = await protocolFor(withTools, { models: { "box/scripted": { dialect: "guided-text" } } });
  await expect(choose()).rejects.toMatchObject({
    code: "invalid-input",
    message: expect.stringContaining('Use "native" or "guided-json"'),
  });
});

test("who sets a dialect is asked nothing", async () => {
  const { choose } = await protocolFor(withTools, { models: { "box/scripted": { dialect: "guided-json" } } });
  expect((await choose()).dialect).toBe("guided-json");
  expect(server.requests).toEqual([]);
});
