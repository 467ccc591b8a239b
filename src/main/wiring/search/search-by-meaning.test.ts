import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { plainNetwork } from "../../../../test/support/plain-network.ts";
import { sessionRow } from "../../../../test/support/session-row.ts";
import { newPlace } from "../../../../test/support/store-place.ts";
import { wordEmbedder } from "../../../../test/support/word-meaning.ts";
import type { AppError } from "../../../shared/error.ts";
import type { ModelEntry } from "../../../shared/model.ts";
import { settingsSchema } from "../../../shared/settings.ts";
import { findSessions } from "./find-sessions.ts";
import { createMemory, type Memory } from "../../memory/memory.ts";
import { recallElsewhere } from "./recall-elsewhere.ts";
import { createSearchByMeaning, type SearchByMeaning } from "./search-by-meaning.ts";
import { searchMemory } from "./search-memory.ts";
import { summaryOf } from "../../session/summary.ts";
import { openStore, type Store } from "../../store/open-store.ts";

const never = new AbortController().signal;
const meanings = [
  ["heating", "boiler", "radiator"],
  ["bill", "invoice"],
  ["tea", "drink"],
];

let place: Awaited<ReturnType<typeof newPlace>>;
let store: Store;
let memory: Memory;
let open: { search: SearchByMeaning; end(): void }[] = [];
let failures: AppError[] = [];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  place = await newPlace();
  store = openStore(place, "test", () => 5_000);
  memory = createMemory({ folder: place.folder, exclusively: (work) => work(), now: () => new Date(2026, 4, 1) });
  open = [];
  failures = [];
});

afterEach(async () => {
  for (const { search } of open) await search.close();
  store.close();
  place.remove();
  vi.useRealTimers();
});

type Installed = {
  embeds?: string;
  judges?: boolean;
  embed?: (texts: readonly string[], signal: AbortSignal) => AsyncGenerator<Float32Array, void>;
  keepsHistory?: boolean;
};

/** A search with these models installed; `asked` tells what was put to them. */
async function withModels({ embeds, judges = false, embed, keepsHistory = true }: Installed = {}) {
  const words = wordEmbedder(meanings);
  const asked: string[] = words.asked;
  const entry = async (name: string, use: ModelEntry["use"] & string): Promise<ModelEntry> => {
    const file = path.join(place.folder, name);
    if (!existsSync(file)) await writeFile(file, name);
    const common = { engine: "gguf", installed: true, bytes: 1, note: "", dialect: "guided-text" } as const;
    return { id: name, name, path: file, use, ...common };
  };
  const search = createSearchByMeaning({
    store,
    memory,
    keepsHistory,
    models: {
      async forSearch(use) {
        if (use === "embedding") return embeds === undefined ? null : entry(embeds, use);
        return judges ? entry("judge.gguf", use) : null;
      },
    },
    engine: {
      async *embed(_model, texts, signal) {
        for await (const vector of embed?.(texts, signal) ?? words.embed(texts, "passage", signal)) yield [...vector];
      },
      // whatever is about tea is best
      async *rank(_model, _query, texts) {
        for (const text of texts) yield text.includes("tea") ? 1 : 0.1;
      },
    },
    settings: settingsSchema.parse({}),
    network: plainNetwork,
    idle: { use: () => () => {} },
    report: (error) => failures.push(error),
  });
  open.push({ search, end: () => {} });
  return { ...search, asked };
}

function say(id: string, ...said: string[]): void {
  store.sessions.add(sessionRow(id, { title: id }));
  said.forEach((text, index) => {
    const message = { role: "user" as const, id: `${id}${index}`, text, context: "" };
    const event = { agentId: "root", depth: 0, name: "hearth", prefix: "", type: "message" as const, message };
    store.events.append({ sessionId: id, event, activity: "idle", admits: [] });
  });
}

const others = ["goats", "violins", "maps", "lakes", "paint", "chairs", "rockets", "clouds", "spoons", "lamps"];
const sayOthers = () => others.forEach((word) => say(`about ${word}`, `Something about ${word} was said.`));
/** Quiet times pass until it is so. */
async function until(isSo: () => void): Promise<void> {
  const start = performance.now();
  for (;;) {
    await vi.advanceTimersByTimeAsync(20_000);
    await new Promise((resolve) => setImmediate(resolve));
    try {
      return isSo();
    } catch (cause) {
      if (performance.now() - start > 15_000) throw cause;
    }
  }
}
const pending = () => store.messageVectors.pending("none", 99).length;
const made = () => Number(vectorCount("message_vector"));
const vectorCount = (table: string) => {
  const raw = place.sqlite.open(path.join(place.folder, "hearth.db"), { readonly: true, timeoutMs: 1_000 });
  const count = raw.prepare(`SELECT count(*) FROM ${table}`).pluck().get();
  raw.close();
  return count;
};

async function found(typed: string, { meaning }: Pick<SearchByMeaning, "meaning">) {
  const sessions = store.sessions.list().map((row) => summaryOf(row, false));
  return findSessions(typed, { sessions, messages: store.messages, meaning }, never);
}
const ids = async (typed: string, search: Pick<SearchByMeaning, "meaning">) =>
  (await found(typed, search)).map(({ sessionId }) => sessionId);

describe("with a model for searching", () => {
  test("what was said is found in other words, shown as it was said; without one only by its words", async () => {
    sayOthers();
    say("winter", "The heating bill came to 240 euros.");
    const search = await withModels({ embeds: "m.gguf" });
    expect(await ids("boiler invoice", search)).toEqual([]);
    await until(() => expect(made()).toBe(11));
    expect(await found("boiler invoice", search)).toMatchObject([
      { sessionId: "winter", snippet: [{ text: "The heating bill came to 240 euros.", isHit: false }] },
    ]);
    expect(await ids("boiler invoice", await withModels())).toEqual([]);
  });

  test("what has the words comes before what only means them", async () => {
    sayOthers();
    say("means", "A boiler and its radiator.");
    say("says", "Nothing warm here but heating.");
    say("both", "The heating, the boiler, the radiator.");
    const search = await withModels({ embeds: "m.gguf" });
    await until(() => expect(made()).toBe(13));
    const order = await ids("heating", search);
    expect([order.slice(0, 2).toSorted(), order.slice(2)]).toEqual([["both", "says"], ["means"]]);
  });

  test("a long message is found by its passage, which is what is shown", async () => {
    sayOthers();
    const filler = "We talked about paint and chairs for very long that day. ".repeat(30);
    say("long", `${filler}\n\nThe boiler invoice was paid.\n\n${filler}`);
    const search = await withModels({ embeds: "m.gguf" });
    await until(() => expect(made()).toBeGreaterThan(12));
    const [hit] = await found("radiator bill", search);
    expect(hit?.snippet.map(({ text }) => text).join("")).toContain("We talked about paint");
    expect(hit?.sessionId).toBe("long");
  });

  test("a session that is deleted is found no more, and its vectors are gone", async () => {
    sayOthers();
    say("winter", "The heating bill came.");
    const search = await withModels({ embeds: "m.gguf" });
    await until(() => expect(made()).toBe(11));
    store.sessions.remove("winter");
    expect([await ids("boiler invoice", search), made()]).toEqual([[], 10]);
  });

  test("a model that sorts has the last word over the best", async () => {
    say("a", "The heating is on, and off.");
    say("b", "The heating and a cup of tea.");
    expect((await ids("heating", await withModels({ judges: true })))[0]).toBe("b");
  });

  test("recall finds by meaning what was said in other sessions", async () => {
    sayOthers();
    say("winter", "The heating bill came to 240 euros.");
    const { meaning } = await withModels({ embeds: "m.gguf" });
    await until(() => expect(made()).toBe(11));
    const deps = { messages: store.messages, meaning, titleOf: (id: string) => id };
    const passages = await recallElsewhere("boiler invoice", "about goats", deps, never);
    expect(passages.map(({ text, session }) => [session?.title, text])).toEqual([
      ["winter", "The heating bill came to 240 euros."],
    ]);
    expect(await recallElsewhere("boiler invoice", "winter", deps, never)).toEqual([]);
  });
});

describe("the vectors", () => {
  test("of another model are made anew, and those of the former are never compared with", async () => {
    sayOthers();
    say("winter", "The heating bill came.");
    const first = await withModels({ embeds: "m.gguf" });
    await until(() => expect(made()).toBe(11));
    await first.close();
    const second = await withModels({ embeds: "other.gguf" });
    expect(await ids("boiler invoice", second)).toEqual([]);
    await until(() => expect(second.asked.length).toBe(11));
    expect([await ids("boiler invoice", second), made()]).toEqual([["winter"], 11]);
  });

  test("are made while nothing goes on, and gone on with where that was interrupted", async () => {
    sayOthers();
    let left = 4;
    const words = wordEmbedder(meanings);
    const search = await withModels({
      embeds: "m.gguf",
      async *embed(texts, signal) {
        if (left === 0) await new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
        left -= 1;
        yield* words.embed(texts, "passage", signal);
      },
    });
    const endFirst = search.idle.use();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(made()).toBe(0);
    endFirst();
    await until(() => expect(made()).toBe(4));
    const end = search.idle.use();
    left = 99;
    end();
    await until(() => expect(made()).toBe(10));
    expect([new Set(words.asked).size, words.asked.length, failures]).toEqual([10, 10, []]);
  });

  test("are none where no history is kept, nor where no model is here: nothing is asked then", async () => {
    sayOthers();
    const kept = await withModels({ embeds: "m.gguf", keepsHistory: false });
    const none = await withModels();
    await vi.advanceTimersByTimeAsync(600_000);
    await ids("heating", none);
    await ids("heating", kept);
    expect([made(), kept.asked, none.asked, pending()]).toEqual([0, [], [], 10]);
  });

  test("never hold what looks like a secret", async () => {
    say("keys", "The password=hunter2secret99 opens it.");
    const { asked } = await withModels({ embeds: "m.gguf" });
    await until(() => expect(made()).toBe(1));
    expect(asked.join()).toContain("opens it");
    expect(asked.join()).not.toContain("hunter2");
  });
});

describe("a model that doesn't work", () => {
  test("is told of once, and words serve; it isn't asked again", async () => {
    say("a", "The heating is on.");
    const broken = wordEmbedder(meanings);
    let calls = 0;
    const search = await withModels({
      embeds: "m.gguf",
      async *embed(texts, signal) {
        calls += 1;
        if (calls > 1) throw new Error("It is broken.");
        yield* broken.embed(texts, "passage", signal);
      },
    });
    await until(() => expect(made()).toBe(1));
    say("b", "Another heating.");
    expect((await ids("heating", search)).toSorted()).toEqual(["a", "b"]);
    expect((await ids("heating", search)).toSorted()).toEqual(["a", "b"]);
    expect(calls).toBe(2);
    search.idle.use()();
    await until(() => expect(failures).toHaveLength(1));
  });

  test("a person who gives up a search gets no list of words either", async () => {
    say("a", "The heating is on.");
    const search = await withModels({ embeds: "m.gguf" });
    await until(() => expect(made()).toBe(1));
    const deps = { sessions: [], messages: store.messages, meaning: search.meaning };
    await expect(findSessions("heating", deps, AbortSignal.abort())).rejects.toMatchObject({ name: "AbortError" });
  });
});

describe("the memory", () => {
  const note = (text: string) => memory.change("MEMORY.md", () => text);
  const lines = async (words: string, search: SearchByMeaning) =>
    (await searchMemory(words, search, never)).map(({ name, line, text }) => `${name}:${line}: ${text}`);

  test("is searched by words and by what they mean", async () => {
    note(["# Notes", ...others.map((word) => `- has ${word}`), "- likes tea", "- the drink is warm"].join("\n"));
    const search = await withModels({ embeds: "m.gguf" });
    expect(await lines("tea", search)).toEqual(["MEMORY.md:12: - likes tea"]);
    await until(() => expect(vectorCount("memory_vector")).toBe(12));
    expect(await lines("tea", search)).toEqual(["MEMORY.md:12: - likes tea", "MEMORY.md:13: - the drink is warm"]);
  });

  test("a note that is forgotten leaves nothing, whether or not a model is here", async () => {
    note("- likes tea\n- has goats\n");
    const search = await withModels({ embeds: "m.gguf" });
    await until(() => expect(vectorCount("memory_vector")).toBe(2));
    search.memory.change("MEMORY.md", () => "- has goats\n");
    expect(vectorCount("memory_vector")).toBe(1);
    search.memory.erase(null);
    expect(vectorCount("memory_vector")).toBe(0);
  });
});
