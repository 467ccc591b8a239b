import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { sessionRow } from "../../../test/support/session-row.ts";
import { newPlace } from "../../../test/support/store-place.ts";
import type { Message } from "../../shared/message.ts";
import { openStore, openStoreReader, type Store } from "./open-store.ts";
import { searchWords } from "./search-words.ts";

const tag = { agentId: "root", depth: 0, name: "hearth", prefix: "" };
const day = 24 * 60 * 60 * 1000;

describe.each(["better-sqlite3", "@photostructure/sqlite"] as const)("with %s", (library) => {
  let place: Awaited<ReturnType<typeof newPlace>>;
  let store: Store;
  let clock = 1000 * day;
  let count = 0;

  beforeEach(async () => {
    clock = 1000 * day;
    count = 0;
    place = await newPlace(library);
    store = openStore(place, "test", () => clock);
    for (const id of ["a", "b"]) addSession(id);
  });

  afterEach(() => {
    store.close();
    place.remove();
  });

  const addSession = (id: string) => store.sessions.add(sessionRow(id, { title: id }));
  const put = (sessionId: string, message: Message, depth = 0) =>
    store.events.append({
      sessionId,
      event: { ...tag, depth, type: "message", message },
      activity: "idle",
      admits: [],
    });
  const say = (sessionId: string, text: string, depth = 0) => {
    count += 1;
    put(sessionId, { role: "user", id: `m${count}`, text, context: "the folder has a secretword" }, depth);
  };
  const found = (typed: string, of: Pick<Store, "messages"> = store) =>
    of.messages.find(searchWords(typed), 10).map(({ message }) => message.id);
  const raw = () => place.sqlite.open(path.join(place.folder, "hearth.db"), { readonly: false, timeoutMs: 1000 });

  test("what was said is found by its words, by the beginning of the last one, and in any session", () => {
    say("a", "The heating bill came to 240 euros.");
    say("b", "Nothing about that here, only heating oil.");
    expect(found("heating bill")).toEqual(["m1"]);
    expect(found("hea").toSorted()).toEqual(["m1", "m2"]);
    expect(found("hea ")).toEqual([]);
    expect(found("secretword")).toEqual([]);
  });

  test("where no message has all words, those with some are found", () => {
    say("a", "The heating bill.");
    expect(found("what was the heating bill again")).toEqual(["m1"]);
  });

  test.each([
    ["GRUßE", "Viele Grüße aus Köln", true],
    ["koln", "Viele Grüße aus Köln", true],
    ["Köln", "koln", true],
    ["東京", "昨日は東京都にいました", true],
    ["京", "昨日は東京都にいました", true],
    ["京東", "昨日は東京都にいました", false],
    ["カタカナ", "半角ｶﾀｶﾅ", true],
    ['"heating" OR (', "the heating", true],
    ["NEAR(a b)", "something else", false],
  ])("%j in %j: %j", (typed, text, isFound) => {
    say("a", text);
    expect(found(typed)).toEqual(isFound ? ["m1"] : []);
  });

  test("an answer is found, and what a helper said; a tool's result and a thought aren't", () => {
    put("a", {
      role: "assistant",
      id: "answer",
      parts: [
        { type: "reasoning", text: "walrus" },
        { type: "text", text: "The penguin is in the zoo." },
      ],
      stop: "end",
      origin: "model",
      kind: null,
      usage: null,
    });
    put("a", {
      role: "tool",
      id: "result",
      callId: "c",
      tool: "view",
      status: "ok",
      text: "walrus",
      note: "",
      durationMs: 1,
    });
    say("a", "A penguin, too", 1);
    expect(found("penguin").toSorted()).toEqual(["answer", "m1"]);
    expect(found("walrus")).toEqual([]);
  });

  test("of two that fit alike, the later one comes first; one that fits far better goes before it", () => {
    say("a", "the garden fence");
    clock += 300 * day;
    say("b", "the garden fence");
    expect(found("fence")).toEqual(["m2", "m1"]);
    say("b", `fence ${"and many other things that were said that day ".repeat(20)}`);
    expect(found("garden fence").at(0)).toBe("m2");
  });

  test("a session that is deleted is found no more", () => {
    say("a", "the heating bill");
    say("b", "the heating bill");
    store.sessions.remove("a");
    expect(found("heating")).toEqual(["m2"]);
  });

  test("text of every kind can be stored and found", () => {
    say("a", "Zoë \u0000 \ud800 \ud83d\ude00 marker \u202e");
    expect(found("zoe marker")).toEqual(["m1"]);
  });

  test("what was stored before there was an index is taken up bit by bit, in its order, and once", () => {
    for (let index = 0; index < 250; index++) say("a", `old fence ${index}`);
    const before = raw();
    before.pragma("foreign_keys = ON");
    before.exec("DELETE FROM message; UPDATE search_backlog SET up_to = (SELECT max(rowid) FROM event)");
    before.close();
    expect(found("fence")).toEqual([]);
    say("b", "new fence");
    expect([store.messages.catchUp(), found("249"), found("0 ")]).toEqual([true, ["m250"], []]);
    let steps = 1;
    while (store.messages.catchUp()) steps += 1;
    expect([steps > 2, store.messages.catchUp()]).toEqual([true, false]);
    expect([found("0 "), found("new fence"), found("old").length]).toEqual([["m1"], ["m251"], 10]);
    const ids = raw();
    expect(ids.prepare("SELECT count(*), count(DISTINCT seq || session_id) FROM message").raw().get()).toEqual([
      251, 251,
    ]);
    expect(
      ids
        .prepare(
          "SELECT count(*) FROM message m JOIN message n ON n.seq < m.seq AND n.id > m.id AND n.session_id = m.session_id",
        )
        .pluck()
        .get(),
    ).toBe(0);
    ids.close();
  });

  test("a reader searches beside the owner", () => {
    say("a", "the heating bill");
    const reader = openStoreReader(place);
    expect(found("bill", { messages: { ...store.messages, ...reader.messages } })).toEqual(["m1"]);
    reader.close();
  });
});

test("after damage the index is made anew from what could be read", async () => {
  const place = await newPlace();
  const { writeFileSync, readFileSync } = await import("node:fs");
  const store = openStore(place, "test");
  store.sessions.add(sessionRow("a", { title: "a" }));
  const message: Message = { role: "user", id: "m", text: "the heating bill", context: "" };
  store.events.append({ sessionId: "a", event: { ...tag, type: "message", message }, activity: "idle", admits: [] });
  store.close();
  const file = path.join(place.folder, "hearth.db");
  const connection = place.sqlite.open(file, { readonly: false, timeoutMs: 0 });
  const root = "SELECT rootpage FROM sqlite_schema WHERE name = 'message_words_data'";
  const page = connection.prepare<[], number>(root).pluck().get() ?? 0;
  connection.close();
  const bytes = readFileSync(file);
  bytes.fill(255, (page - 1) * 4096, page * 4096);
  writeFileSync(file, bytes);
  const mended = openStore(place, "test");
  expect(mended.notice).toContain("The history was damaged. 1 conversations with 1 events");
  mended.messages.catchUp();
  expect(mended.messages.find(searchWords("heating"), 5)).toHaveLength(1);
  mended.close();
  place.remove();
});
