import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { emptyView } from "../../../shared/fold.ts";
import type { ChatClient, FeedItem } from "../../../shared/ipc.ts";
import { followSession } from "./session-feed.ts";

/** A main process that says what the test says. */
function feedOf() {
  const items: (FeedItem | Error)[] = [];
  let wake = () => {};
  let isStopped = false;
  async function* stream(signal: AbortSignal | undefined): AsyncGenerator<FeedItem, void> {
    signal?.addEventListener("abort", () => {
      isStopped = true;
    });
    for (;;) {
      const next = items.shift();
      if (next instanceof Error) throw next;
      if (next) yield next;
      else
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    }
  }
  const sessions = { feed: async (_input: unknown, options?: { signal?: AbortSignal }) => stream(options?.signal) };
  const client = { sessions } as unknown as Pick<ChatClient, "sessions">; // the one call that is made
  const say = (item: FeedItem | Error) => {
    items.push(item);
    wake();
  };
  return { client, say, isStopped: () => isStopped };
}

const summary = {
  id: "s",
  title: "",
  workspace: "",
  modelId: null,
  profile: "hearth",
  parentId: null,
  branch: null,
  createdAtMs: 0,
  updatedAtMs: 0,
  activity: "idle" as const,
};
const opened: FeedItem = { type: "opened", opened: { summary, view: emptyView, order: 0 } };
const tag = { agentId: "a", depth: 0, name: "n", prefix: "", sessionId: "s" };
const delta = (order: number, text: string) => ({ ...tag, order, type: "text-delta" as const, messageId: "m", text });

test("many events in one frame are told once", async () => {
  const { client, say } = feedOf();
  const feed = followSession("s", client);
  let told = 0;
  feed.subscribe(() => {
    told += 1;
  });
  say(opened);
  await waitFor(() => expect(feed.read().status).toBe("open"));
  await waitFor(() => expect(told).toBe(1));
  say({ type: "events", events: Array.from({ length: 500 }, (_, index) => delta(index + 1, "x")) });
  await waitFor(() => expect(feed.read().view.draft?.text).toHaveLength(500));
  await waitFor(() => expect(told).toBe(2));
  feed.close();
});

test("what was sent is there at once, and until the conversation has it", async () => {
  const { client, say } = feedOf();
  const feed = followSession("s", client);
  say(opened);
  feed.expect("first");
  const takeBack = feed.expect("second");
  feed.expect("third");
  expect(feed.read().outbox).toEqual(["first", "second", "third"]);
  takeBack();
  // what was queued meanwhile becomes one message
  const message = { role: "user" as const, id: "u", text: "first\n\nthird", context: "" };
  say({ type: "events", events: [{ ...tag, order: 1, type: "message", message }] });
  await waitFor(() => expect(feed.read().outbox).toEqual([]));
  feed.close();
});

test("a feed that breaks says why", async () => {
  const { client, say } = feedOf();
  const feed = followSession("s", client);
  say(opened);
  say(new Error("gone"));
  await waitFor(() => expect(feed.read()).toMatchObject({ status: "failed", failure: { message: "gone" } }));
});

test("a feed that is closed lets go", async () => {
  const { client, say, isStopped } = feedOf();
  const feed = followSession("s", client);
  say(opened);
  await waitFor(() => expect(feed.read().status).toBe("open"));
  feed.close();
  expect(isStopped()).toBe(true);
});
