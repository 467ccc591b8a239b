import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test, vi } from "vitest";
import { chunksOf } from "./chunks-of.ts";
import { TryAgain } from "./download-problem.ts";
import { stallClock } from "./stall-clock.ts";

const count = 50;
const signal = new AbortController().signal;

/** An answer of many chunks. */
function answer(onChunk: (chunk: Uint8Array) => void = () => {}): Response {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent === count) return controller.close();
      const chunk = new Uint8Array(1000).fill(++sent);
      onChunk(chunk);
      controller.enqueue(chunk);
    },
  });
  return new Response(body);
}

test("what was written is let go of while the rest still comes, however long the answer is", async () => {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  if (typeof collect !== "function") throw new Error("Node has no collector that can be called.");
  const sent: WeakRef<Uint8Array>[] = [];
  const response = answer((chunk) => sent.push(new WeakRef(chunk)));
  let received = 0;
  for await (const { length } of chunksOf(response, stallClock(signal), 20_000, signal)) {
    received += length;
    if (received < count * 1000) continue;
    await vi.waitFor(() => {
      collect();
      expect(sent.filter((chunk) => chunk.deref()).length).toBeLessThan(count / 2);
    });
  }
  expect(received).toBe(count * 1000);
});

test("an answer that is aborted while nobody reads it ends the next wait", async () => {
  const stop = new AbortController();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new Uint8Array(3)),
  });
  const chunks = chunksOf(new Response(body), stallClock(stop.signal), 20_000, stop.signal);
  expect((await chunks.next()).done).toBe(false);
  stop.abort();
  await expect(chunks.next()).rejects.toMatchObject({ name: "AbortError" });
});

test("an answer in which nothing comes any more is worth another try", async () => {
  const chunks = chunksOf(new Response(new ReadableStream()), stallClock(signal), 10, signal);
  await expect(chunks.next()).rejects.toBeInstanceOf(TryAgain);
});
