import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { sessionRow } from "../../../test/support/session-row.ts";
import { newPlace } from "../../../test/support/store-place.ts";
import { openStore, openStoreReader, type Store } from "./open-store.ts";

describe.each(["better-sqlite3", "@photostructure/sqlite"] as const)("with %s", (library) => {
  let place: Awaited<ReturnType<typeof newPlace>>;
  let store: Store;

  beforeEach(async () => {
    place = await newPlace(library);
    store = openStore(place, "test");
    for (const id of ["a", "b"]) store.sessions.add(sessionRow(id));
  });
  afterEach(() => {
    store.close();
    place.remove();
  });

  const say = (sessionId: string, id: string) => {
    const message = { role: "user" as const, id, text: `This is ${id}.`, context: "" };
    const event = { agentId: "root", depth: 0, name: "hearth", prefix: "", type: "message" as const, message };
    store.events.append({ sessionId, event, activity: "idle", admits: [] });
  };
  const passage = (textHash: string, ...numbers: number[]) => ({ textHash, vector: Float32Array.from(numbers) });
  const pendingTexts = (model: string) => store.messageVectors.pending(model, 10).map(({ text }) => text);
  const idOf = (text: string) => store.messageVectors.pending("any", 10).find((each) => each.text === text)?.id ?? 0;

  test("messages without vectors are told, the latest first, until they have some of this model", () => {
    for (const id of ["one", "two", "three"]) say("a", id);
    expect(pendingTexts("m")).toEqual(["This is three.", "This is two.", "This is one."]);
    store.messageVectors.put(idOf("This is two."), "m", [passage("h", 0.6, 0.8)]);
    expect(pendingTexts("m")).toEqual(["This is three.", "This is one."]);
    expect(pendingTexts("another")).toHaveLength(3);
    expect(store.messageVectors.count("m")).toEqual({ done: 1, all: 3 });
  });

  test("vectors come back as they were, in slices, each with its message", () => {
    say("a", "one");
    say("b", "two");
    const [one, two] = [idOf("This is one."), idOf("This is two.")];
    store.messageVectors.put(one, "m", [passage("h0", 0.25, -0.5), passage("h1", 1, 0)]);
    store.messageVectors.put(two, "m", [passage("h2", 0, 1)]);
    const first = store.messageVectors.list("m", null, 2);
    expect(first.map(({ vector, ...rest }) => ({ ...rest, vector: [...vector] }))).toEqual([
      { id: one, part: 0, textHash: "h0", vector: [0.25, -0.5] },
      { id: one, part: 1, textHash: "h1", vector: [1, 0] },
    ]);
    expect(store.messageVectors.list("m", { id: one, part: 1 }, 2).map(({ textHash }) => textHash)).toEqual(["h2"]);
    expect(store.messageVectors.message(two)).toMatchObject({ id: two, sessionId: "b", message: { id: "two" } });
    expect(store.messageVectors.message(99)).toBeNull();
    const reader = openStoreReader(place);
    expect(reader.messageVectors.list("m", null, 9)).toHaveLength(3);
    reader.close();
  });

  test("they go with their session, and none comes for a message that is gone", () => {
    say("a", "one");
    say("b", "two");
    const [one, two] = [idOf("This is one."), idOf("This is two.")];
    for (const id of [one, two]) store.messageVectors.put(id, "m", [passage(`h${id}`, 1)]);
    store.sessions.remove("a");
    store.messageVectors.put(one, "m", [passage("late", 1)]);
    expect(store.messageVectors.list("m", null, 9).map(({ id }) => id)).toEqual([two]);
  });

  test("those of another model are replaced, or dropped at once", () => {
    say("a", "one");
    say("a", "two");
    const [one, two] = [idOf("This is one."), idOf("This is two.")];
    for (const id of [one, two]) store.messageVectors.put(id, "old", [passage("h", 1), passage("h2", 1)]);
    store.messageVectors.put(one, "new", [passage("h", 2)]);
    expect(store.messageVectors.list("old", null, 9).map(({ id }) => id)).toEqual([two, two]);
    store.messageVectors.keepOnly("new");
    expect([store.messageVectors.list("old", null, 9), pendingTexts("new")]).toEqual([[], ["This is two."]]);
  });

  test("notes have theirs by their text, until they are forgotten", () => {
    store.memoryVectors.put("h1", "m", Float32Array.of(1, 0));
    store.memoryVectors.put("h2", "m", Float32Array.of(0, 1));
    store.memoryVectors.put("h2", "m", Float32Array.of(0, -1));
    store.memoryVectors.put("h3", "other", Float32Array.of(1));
    expect([...store.memoryVectors.all("m")].map(([hash, vector]) => [hash, ...vector])).toEqual([
      ["h1", 1, 0],
      ["h2", 0, -1],
    ]);
    store.memoryVectors.keepOnly(["h2"]);
    expect([[...store.memoryVectors.all("m").keys()], store.memoryVectors.all("other").size]).toEqual([["h2"], 0]);
  });
});
