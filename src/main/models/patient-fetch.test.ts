import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { AppError } from "../../shared/error.ts";
import { type Patience, patientFetch } from "./patient-fetch.ts";

const closers: (() => void)[] = [];

afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** Each request takes the next answer; the last one stays. */
async function serve(...answers: ((response: ServerResponse) => void)[]): Promise<{ url: string; asked(): number }> {
  let asked = 0;
  const server = createServer((_request, response) => {
    answers[Math.min(asked, answers.length - 1)]?.(response);
    asked += 1;
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked: () => asked }; // a TCP port
}

const ask = (url: string, patience: Partial<Patience> = {}, waits: readonly number[] = [1, 1]) =>
  patientFetch(fetch, {
    patience: { firstMs: 60_000, nextMs: 60_000, ...patience },
    silence: () => new AppError("model-unavailable", "It was silent."),
    waits,
  })(url, { method: "POST", body: "a question" });

const refuse =
  (status: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(status, headers).end("refused");
const breakOff = (response: ServerResponse) => void response.socket?.resetAndDestroy();
const answer = (response: ServerResponse) => void response.end("an answer");

test.each([
  ["too many requests", refuse(429)],
  ["a server that still loads", refuse(503, { "Retry-After": "0" })],
  ["a line that broke before a word was said", breakOff],
])("what may be over in a moment is tried again: %s", async (_, failure) => {
  const { url, asked } = await serve(failure, failure, answer);
  expect(await (await ask(url)).text()).toBe("an answer");
  expect(asked()).toBe(3);
});

test("after the last try the answer is what it is", async () => {
  const refusing = await serve(refuse(503));
  expect((await ask(refusing.url)).status).toBe(503);
  expect(refusing.asked()).toBe(3);
  const breaking = await serve(breakOff);
  await expect(ask(breaking.url)).rejects.toThrow();
  expect(breaking.asked()).toBe(3);
});

test.each([
  ["what won't be otherwise", refuse(401)],
  ["who asks to wait too long", refuse(429, { "Retry-After": "3600" })],
])("%s is not tried again", async (_, failure) => {
  const { url, asked } = await serve(failure, answer);
  expect((await ask(url)).ok).toBe(false);
  expect(asked()).toBe(1);
});

test("an answer that has begun is never asked for again", async () => {
  const { url, asked } = await serve((response) => void response.write("half", () => breakOff(response)), answer);
  const response = await ask(url);
  await expect(response.text()).rejects.toThrow();
  expect(asked()).toBe(1);
});

test("an answer without an end is broken off", async () => {
  let isOpen = true;
  const { url } = await serve((response) => {
    const piece = Buffer.alloc(1 << 20, "x");
    const more = () => isOpen && response.write(piece, more);
    response.on("close", () => (isOpen = false));
    more();
  });
  await expect((await ask(url)).text()).rejects.toThrow("has no end");
  await vi.waitFor(() => expect(isOpen).toBe(false));
});

test.each([
  ["that doesn't answer", () => {}, { firstMs: 40 }],
  ["that answers and says nothing", (response: ServerResponse) => response.flushHeaders(), { firstMs: 500 }],
  ["that stops in the middle", (response: ServerResponse) => void response.write("half"), { nextMs: 500 }],
])("a server %s is given up on", async (_, stall, patience) => {
  const { url, asked } = await serve(stall);
  await expect(ask(url, patience).then((response) => response.text())).rejects.toThrow("It was silent.");
  expect(asked()).toBe(1);
});

test("a slow reader is no silent server", async () => {
  const { url } = await serve((response) => {
    response.write("one");
    setTimeout(() => response.end("two"), 20);
  });
  const reader = (await ask(url, { nextMs: 5_000 })).body?.getReader();
  let text = "";
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    text += new TextDecoder().decode(next.value);
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  expect(text).toBe("onetwo");
});

test("stopping ends the waiting between two tries", async () => {
  const { url } = await serve(refuse(503));
  const stop = new AbortController();
  const asking = patientFetch(fetch, {
    patience: { firstMs: 60_000, nextMs: 60_000 },
    silence: () => new AppError("model-unavailable", "It was silent."),
    waits: [60_000],
  })(url, { signal: stop.signal });
  setTimeout(() => stop.abort(), 50);
  await expect(asking).rejects.toMatchObject({ name: "AbortError" });
});
