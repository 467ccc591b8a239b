import { afterEach, beforeEach, expect, test } from "vitest";
import { sessionRow } from "../../../../test/support/session-row.ts";
import { newPlace } from "../../../../test/support/store-place.ts";
import { findSessions } from "./find-sessions.ts";
import { wordsAlone } from "../../meaning/words-alone.ts";
import { summaryOf } from "../../session/summary.ts";
import { openStore, type Store } from "../../store/open-store.ts";

const never = new AbortController().signal;

let place: Awaited<ReturnType<typeof newPlace>>;
let store: Store;

beforeEach(async () => {
  place = await newPlace();
  store = openStore(place, "test", () => 5000);
});

afterEach(() => {
  store.close();
  place.remove();
});

function addSession(id: string, title: string, ...said: string[]): void {
  store.sessions.add(sessionRow(id, { title }));
  said.forEach((text, index) => {
    const message = { role: "user" as const, id: `${id}${index}`, text, context: "" };
    const event = { agentId: "root", depth: 0, name: "hearth", prefix: "", type: "message" as const, message };
    store.events.append({ sessionId: id, event, activity: "idle", admits: [] });
  });
}

const found = (typed: string) => {
  const sessions = store.sessions.list().map((row) => summaryOf(row, false));
  return findSessions(typed, { sessions, messages: store.messages, meaning: wordsAlone }, never);
};

test("each session is found once, by its best message or its title", async () => {
  addSession("a", "Bills", "The heating is cold.", "The heating bill came to 240 euros.");
  addSession("b", "Heating bill of 2025", "What does it cost?");
  addSession("c", "Others", "Nothing of that.");
  expect(await found("heating bill")).toEqual([
    { sessionId: "b", title: "Heating bill of 2025", workspace: "/w", messageId: null, atMs: 5000, snippet: [] },
    {
      sessionId: "a",
      title: "Bills",
      workspace: "/w",
      messageId: "a1",
      atMs: 5000,
      snippet: [
        { text: "The ", isHit: false },
        { text: "heating", isHit: true },
        { text: " ", isHit: false },
        { text: "bill", isHit: true },
        { text: " came to 240 euros.", isHit: false },
      ],
    },
  ]);
});

test("nothing but signs finds nothing", async () => {
  addSession("a", "Bills", "The heating is cold.");
  expect(await found(' " * ')).toEqual([]);
});
