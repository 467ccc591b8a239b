import { expect, test } from "vitest";
import { type Hub, listHubFiles, searchHub } from "./hub-client.ts";

const signal = new AbortController().signal;
const oid = "a".repeat(64);

/** A hub that gives these answers, one after the other. */
function answering(url: string, ...answers: readonly Response[]): Hub & { asked: string[] } {
  const asked: string[] = [];
  const left = [...answers];
  const answer = async (input: string | URL | Request) => {
    asked.push(input instanceof Request ? input.url : String(input));
    return left.shift() ?? new Response("[]");
  };
  return { url, name: "The hub", fetch: answer, asked };
}

function files(names: readonly string[], link?: string): Response {
  const list = names.map((path) => ({ type: "file", path, size: 5, lfs: { oid, size: 5 } }));
  return new Response(JSON.stringify(list), link === undefined ? {} : { headers: { Link: link } });
}

test.each([
  ["https://hub.example", "https://hub.example/api/models/a/b/tree/main?cursor=2"],
  ["https://hub.example", "/api/models/a/b/tree/main?cursor=2"],
  ["https://hub.example/hf", "https://huggingface.co/api/models/a/b/tree/main?cursor=2"],
  ["https://hub.example/hf", "https://hub.example/hf/api/models/a/b/tree/main?cursor=2"],
])("%s is asked for the next page where it says %s, and nobody else is", async (url, next) => {
  const hub = answering(url, files(["x.gguf"], `<${next}>; rel="next"`), files(["y.gguf"]));
  expect((await listHubFiles(hub, "a/b", signal)).map(({ path }) => path)).toEqual(["x.gguf", "y.gguf"]);
  expect(hub.asked[1]).toBe(`${url}/api/models/a/b/tree/main?cursor=2`);
});

test("a next page that is no address is none", async () => {
  const hub = answering("https://hub.example", files(["x.gguf"], '<http://[>; rel="next"'));
  expect(await listHubFiles(hub, "a/b", signal)).toHaveLength(1);
});

test("what would be another address isn't taken for a repository", async () => {
  const ids = ["a/b", "../..", "a/..", "a/b/c", "a/b?x", "toString"];
  const hub = answering("https://hub.example", Response.json(ids.map((id) => ({ id }))));
  expect((await searchHub(hub, "x", signal)).map(({ repo }) => repo)).toEqual(["a/b"]);
});

test.each([-1, 1.5])("a file of %d bytes is no file", async (size) => {
  const hub = answering("https://hub.example", Response.json([{ type: "file", path: "x.gguf", size }]));
  await expect(listHubFiles(hub, "a/b", signal)).rejects.toThrow("it sent no list");
});

test("an answer without an end is left", async () => {
  const piece = new Uint8Array(1_000_000).fill(" ".charCodeAt(0));
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (++sent === 100) return controller.close();
      controller.enqueue(piece);
    },
  });
  await expect(searchHub(answering("https://hub.example", new Response(body)), "x", signal)).rejects.toMatchObject({
    code: "model-unavailable",
    message: expect.stringContaining("it sent no list"),
  });
  expect(sent).toBeLessThan(20);
});
