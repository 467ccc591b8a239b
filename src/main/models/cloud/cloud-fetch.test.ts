import { afterEach, expect, test, vi } from "vitest";
import { cloudFetch } from "./cloud-fetch.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("an answer that is read slowly isn't taken for silence", async () => {
  vi.useFakeTimers();
  const server = { provider: "mine", model: "m", host: "mine.example", hideKey: (text: string) => text };
  let left = 5;
  const send: typeof fetch = async (_input, init) => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => init?.signal?.addEventListener("abort", () => controller.error(init.signal?.reason)),
      pull(controller) {
        if (left-- === 0) return controller.close();
        controller.enqueue(new Uint8Array(1));
      },
    });
    return new Response(body);
  };
  const ask = cloudFetch(server, send, { firstMs: 1_000, nextMs: 1_000 });
  const reader = (await ask("https://mine.example")).body?.getReader();
  let read = 0;
  while (!(await reader?.read())?.done) {
    read++;
    await vi.advanceTimersByTimeAsync(60_000);
  }
  expect(read).toBe(5);
});
