import { expect, test } from "vitest";
import { type Connection, type ConnectionEnd, endWords, totalsByHost } from "./connection.ts";

const request = (host: string, sentBytes: number, end: ConnectionEnd = { type: "answered", status: 200 }) =>
  ({
    kind: "request",
    id: `${host} ${sentBytes}`,
    atMs: 0,
    why: "A test",
    runId: null,
    host,
    isLocal: host.startsWith("127."),
    method: "GET",
    sentBytes,
    receivedBytes: 1,
    end,
  }) satisfies Connection;

const byPip: Connection = { kind: "program", id: "p", atMs: 0, why: "A test", runId: null, program: "pip" };

test("the totals name other computers first, and count nothing that wasn't sent", () => {
  const listed = [
    request("127.0.0.1:1", 9),
    request("b.org", 1),
    request("a.org", 3),
    request("a.org", 4, { type: "stopped" }),
    request("c.org", 0, { type: "refused" }),
    byPip,
  ];
  expect(totalsByHost(listed)).toEqual([
    { host: "a.org", isLocal: false, count: 2, sentBytes: 7, receivedBytes: 2 },
    { host: "b.org", isLocal: false, count: 1, sentBytes: 1, receivedBytes: 1 },
    { host: "127.0.0.1:1", isLocal: true, count: 1, sentBytes: 9, receivedBytes: 1 },
  ]);
});

test.each<[ConnectionEnd, string]>([
  [{ type: "open" }, "not ended"],
  [{ type: "answered", status: 206 }, "done"],
  [{ type: "answered", status: 401 }, "refused there (status 401)"],
  [{ type: "failed", reason: "ECONNREFUSED" }, "failed (ECONNREFUSED)"],
  [{ type: "stopped" }, "stopped"],
  [{ type: "refused" }, "not allowed: nothing was sent"],
])("an end is told in words: %j", (end, words) => {
  expect(endWords(request("a.org", 1, end))).toBe(words);
});

test("what another program does can't be seen, and that is said", () => {
  expect(endWords(byPip)).toBe("by pip, which doesn't say where it connects");
});
