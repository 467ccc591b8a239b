import { readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  type ModelServer,
  type ModelServerOptions,
  type ServerChat,
  type ServerReply,
  startModelServer,
} from "../../../../test/support/model-server.ts";
import { type TempFolder, tempFolder } from "../../../../test/support/temp-folder.ts";
import { abilitiesOf, abilityWords, knownAbilities } from "./known-abilities.ts";
import { probeServer } from "./probe-server.ts";
import { type ServerPlace, serverPlace } from "./server-place.ts";

const { signal } = new AbortController();
let folder: TempFolder;
let file: string;
let server: ModelServer;

beforeEach(async () => {
  folder = await tempFolder();
  file = path.join(folder.path, "home", "servers.json");
});

afterEach(async () => {
  await server.close();
  await folder.remove();
});

async function serve(options: ModelServerOptions): Promise<ServerPlace> {
  server = await startModelServer(options);
  return serverPlace("box", { url: server.url, kind: options.kind ?? "openai" }, null, fetch);
}

/** Keeps to what it is given, as far as it can. */
const able =
  (can: { schema: boolean; tools: boolean; grammar: boolean }) =>
  (chat: ServerChat): ServerReply => {
    if (chat.tools && !can.tools) return { status: 500, error: "tools param requires --jinja flag" };
    if (chat.response_format && can.schema) return { text: ['{"word":"zebra-41"}'] };
    if (chat.grammar !== undefined && can.grammar) return { text: ["zebra-41"] };
    return { text: ["Hello!"] };
  };

test("what a server keeps to is found out by what it does, not by what it takes", async () => {
  const all = { schema: true, tools: true, grammar: true };
  const none = { schema: false, tools: false, grammar: false };
  expect(await probeServer(await serve({ kind: "llama-server", replies: able(all) }), "scripted", signal)).toEqual(all);
  await server.close();
  expect(await probeServer(await serve({ kind: "llama-server", replies: able(none) }), "scripted", signal)).toEqual(
    none,
  );
  await server.close();
  // only llama-server is asked for a grammar
  expect(await probeServer(await serve({ kind: "vllm", replies: able(all) }), "scripted", signal)).toEqual({
    ...all,
    grammar: false,
  });
  expect(server.chats).toHaveLength(2);
});

test.each([
  [{ replies: () => ({ html: "<html>Log in</html>" }) }, "isn't a server of models"],
  [{ key: "right" }, "wants a key"],
  [{ replies: () => ({ status: 503, error: "Loading model" }) }, "refused (status 503): Loading model"],
] as const)("who isn't let in learns nothing, and is told why: %o", async (options, message) => {
  const place = await serve(options);
  await expect(probeServer(place, "scripted", signal, { waits: [] })).rejects.toThrow(message);
  await expect(abilitiesOf(file, place, "scripted", signal, { waits: [] })).rejects.toThrow(message);
  expect((await knownAbilities(file))(place, "scripted")).toBeNull();
});

test("what was found out is kept, for this model of this server", async () => {
  const place = await serve({ replies: able({ schema: true, tools: false, grammar: false }) });
  const found = await abilitiesOf(file, place, "scripted", signal);
  expect(abilityWords(found)).toBe("keeps to JSON schemas");
  expect(server.chats).toHaveLength(2);
  expect(await abilitiesOf(file, place, "scripted", signal)).toEqual(found);
  expect(server.chats).toHaveLength(2);
  await abilitiesOf(file, place, "other", signal);
  expect(server.chats).toHaveLength(4);
  await abilitiesOf(file, place, "scripted", signal, { anew: true });
  expect(server.chats).toHaveLength(6);
  expect(Object.keys(JSON.parse(await readFile(file, "utf8")))).toEqual([
    `${server.url}/v1 scripted`,
    `${server.url}/v1 other`,
  ]);
  if (process.platform !== "win32") expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test.each(["{", "[]", '{"x":{"tools":"yes"}}'])("a spoiled file is found out anew: %s", async (text) => {
  const place = await serve({ replies: able({ schema: false, tools: true, grammar: false }) });
  await abilitiesOf(file, place, "scripted", signal);
  await writeFile(file, text);
  expect(await abilitiesOf(file, place, "scripted", signal)).toEqual({ schema: false, tools: true, grammar: false });
});
