import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { type ModelServerOptions, startModelServer, testAuthority } from "../support/model-server.ts";
import { makePlace, runHearth } from "../support/run-hearth.ts";

/** A scripted model on a server of the user's own, behind TLS and a key. */
async function serveBox(place: ReturnType<typeof makePlace>, replies: ModelServerOptions["replies"]) {
  const server = await startModelServer({ kind: "vllm", tls: true, key: "right", ...(replies ? { replies } : {}) });
  onTestFinished(() => server.close());
  copyFileSync(testAuthority, path.join(place.home, "box.pem"));
  const box = `[server.box]\nurl = "${server.url}"\nkind = "vllm"\nca = "box.pem"\n`;
  writeFileSync(path.join(place.home, "config.toml"), `[ollama]\nenabled = false\n\n${box}`);
  return server;
}

test("a server's model acts, and every connection is listed without what was said", async () => {
  const place = makePlace({ "notes.md": "buy tea\n" });
  process.env["HEARTH_KEY_BOX"] = "right";
  onTestFinished(() => void delete process.env["HEARTH_KEY_BOX"]);
  let turns = 0;
  const server = await serveBox(place, (chat) => {
    if (chat.stream !== true) return { text: ['{"word":"zebra-41"}'] };
    turns += 1;
    return turns === 1
      ? { calls: [{ name: "view", arguments: { path: "notes.md" } }] }
      : { text: ["It says: ", "buy tea."] };
  });
  const run = await runHearth(["ask", "--model", "box/scripted", "what do my notes say?"], place);
  expect(run).toMatchObject({ status: 0, out: "It says: buy tea.\n" });
  expect(server.chats.at(-1)?.messages.at(-1)).toMatchObject({ role: "tool" });

  const listed = await runHearth(["models"], place);
  expect(listed.out).toMatch(/^box\/scripted +on a server .*window of 16,384 tokens, keeps to tools, JSON schemas\.$/m);
  const doctor = await runHearth(["doctor"], place);
  expect(doctor.out).toContain("servers: box: vllm 0.11.0, 1 model, window of 16,384 tokens; scripted keeps to tools");

  const network = await runHearth(["network", "--json"], place);
  const lines = network.out
    .trim()
    .split("\n")
    .map((line): unknown => JSON.parse(line));
  expect(lines).toContainEqual(expect.objectContaining({ why: "box: chat", runId: expect.any(String), isLocal: true }));
  const raw = readFileSync(path.join(place.home, "network.jsonl"), "utf8");
  for (const secret of ["right", "notes", "tea", "completions"]) expect(raw).not.toContain(secret);
});

test("a llama-server can be led field by field, like a local model", async () => {
  const place = makePlace({ "notes.md": "buy tea\n" });
  const server = await startModelServer({
    kind: "llama-server",
    complete({ text, grammar }) {
      if (text.endsWith("kind:")) return { content: " chat\n" };
      return grammar?.includes("answer") ? { content: "answer\n" } : { content: "Good day to you." };
    },
  });
  onTestFinished(() => server.close());
  writeFileSync(
    path.join(place.home, "config.toml"),
    `[ollama]\nenabled = false\n\n[server.box]\nurl = "${server.url}"\nkind = "llama-server"\n\n[models."box/scripted"]\ndialect = "guided-text"\n`,
  );
  const run = await runHearth(["ask", "--model", "box/scripted", "good day"], place);
  expect(run).toMatchObject({ status: 0, out: "Good day to you.\n" });
  expect(server.completions.at(-1)?.text).toMatch(
    /^<s><\|im_start\|>system\n[^]*good day[^]*<\|im_start\|>assistant\n/,
  );
  expect(server.chats).toEqual([]);
});

test("without its key a server's model says which variable it stands in", async () => {
  const place = makePlace();
  await serveBox(place, []);
  const run = await runHearth(["ask", "--model", "box/scripted", "hello"], place);
  expect(run.status).toBe(1);
  expect(run.err).toContain("wants a key. Set it in the environment, as HEARTH_KEY_BOX.");
});

test("a key in the settings is refused, wherever it is used", async () => {
  const place = makePlace();
  writeFileSync(
    path.join(place.home, "config.toml"),
    '[server.box]\nurl = "https://box:1"\nkind = "vllm"\nkey = "secret"\n',
  );
  const run = await runHearth(["models"], place);
  expect(run).toMatchObject({ status: 1, out: "" });
  expect(run.err).toContain("A key doesn't belong into a file.");
  expect(run.err).not.toContain("secret");
});
