import { writeFile } from "node:fs/promises";
import path from "node:path";
import { createHash } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { makeVectors } from "../../src/main/meaning/make-vectors.ts";
import { createModels } from "../../src/main/models/models.ts";
import { createSearchModels } from "../../src/main/wiring/models/search-models.ts";
import { openStore } from "../../src/main/store/open-store.ts";
import { loadSqlite } from "../../src/main/store/sqlite.ts";
import { settingsSchema } from "../../src/shared/settings.ts";
import { plainNetwork } from "../support/plain-network.ts";
import { prepareBuild } from "../support/prepare-build.ts";
import { realEngine } from "../support/real-engine.ts";
import { type CliPlace, makePlace, runHearth } from "../support/run-hearth.ts";
import { migrations } from "../support/store-place.ts";
import { sessionRow } from "../support/session-row.ts";
import { tinyEncoder } from "../support/tiny-encoder.ts";

const meanings = [
  ["heating", "boiler"],
  ["bill", "invoice"],
];
const said = ["The heating bill came to 240 euros.", "paint and chairs", "goats on hills", "a violin", "five maps"];
const notes = ["- the boiler is in the cellar", "- has goats", "- likes maps"];
const hash = (text: string) => createHash("sha256").update(text).digest("hex");

beforeAll(prepareBuild);

/** Conversations, of which a real model has made its vectors. */
async function withHistory(place: CliPlace): Promise<void> {
  const file = path.join(place.models, "tiny.gguf");
  await writeFile(file, tinyEncoder(meanings));
  await writeFile(path.join(place.models, "judge.gguf"), tinyEncoder(meanings, true));
  const store = openStore({ sqlite: await loadSqlite(), folder: place.home, migrations }, "test");
  said.forEach((text, index) => {
    const id = `00000000-0000-4000-8000-00000000000${index}`;
    store.sessions.add(sessionRow(id, { title: `Talk ${index}`, workspace: place.workspace }));
    const message = { role: "user" as const, id: `m${index}`, text, context: "" };
    const event = { agentId: "root", depth: 0, name: "hearth", prefix: "", type: "message" as const, message };
    store.events.append({ sessionId: id, event, activity: "idle", admits: [] });
  });
  const settings = settingsSchema.parse({ ollama: { enabled: false } });
  const paths = { home: place.home, models: place.models, resources: "resources", servers: path.join(place.home, "s") };
  const engine = realEngine();
  const models = createModels({ paths, settings, network: plainNetwork });
  const search = createSearchModels({ models, engine, settings, network: plainNetwork });
  const signal = new AbortController().signal;
  const embedder = await search.embedder(signal);
  if (!embedder) throw new Error("The model for searching wasn't found.");
  const places = { messages: store.messageVectors, memory: store.memoryVectors, memoryLines: () => notes, hash };
  await makeVectors(embedder, places, signal);
  await engine.close();
  store.close();
}

test("the built command line finds what was meant with a real model, and says what is ready; without one, words serve", async () => {
  const place = makePlace();
  await withHistory(place);
  const found = async (words: string, models = place.models) => {
    const run = await runHearth(["sessions", "search", "--json", words], place, { models });
    const sessions = JSON.parse(run.out) as { title: string }[]; // what it prints with --json
    return sessions.map(({ title }) => title);
  };
  expect((await found("boiler invoice")).includes("Talk 0")).toBe(true);
  expect(await found("boiler invoice", place.workspace)).toEqual([]);
  expect(await found("heating bill", place.workspace)).toEqual(["Talk 0"]);
  await writeFile(path.join(place.home, "MEMORY.md"), `${notes.join("\n")}\n`);
  expect((await runHearth(["memory", "search", "heating"], place)).out).toContain("the boiler is in the cellar");
  expect((await runHearth(["memory", "search", "heating"], place, { models: place.workspace })).out).toBe("");
  const { out } = await runHearth(["doctor"], place);
  expect(out).toContain("search: by words, and by meaning with tiny.gguf: 5 of 5 messages are ready; judge.gguf sorts");
  const list = (await runHearth(["models", "list"], place)).out.split("\n");
  expect(list.find((line) => line.startsWith("tiny.gguf"))).toContain("Only for search.");
  expect(list.find((line) => line.startsWith("judge.gguf"))).toContain("Only for sorting what was found.");
  expect(await runHearth(["ask", "--model", "tiny.gguf", "Hello"], place)).toMatchObject({
    status: 1,
    err: expect.stringContaining("can't answer"),
  });
});
