import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { rightStep } from "../support/able-model.ts";
import { startModelServer } from "../support/model-server.ts";
import { callsTool, type ChatRequest, says, type ScriptedReply } from "../support/ollama-server.ts";
import { makePlace, runHearth, scriptOllama } from "../support/run-hearth.ts";

/** What a model that can do everything says to a request. */
function ablyReplies({ messages }: ChatRequest): ScriptedReply {
  const request = messages.findLast((message) => message.role === "user")?.content ?? "";
  const calls = messages.flatMap((message) => message.tool_calls ?? []).map((call) => call.function);
  const made = calls.map(({ name, arguments: input }) => ({ tool: name, input: JSON.parse(JSON.stringify(input)) }));
  const next = rightStep(request, made);
  return typeof next === "string" ? says(next) : callsTool(next.tool, next.input);
}

test("hearth models test says what a model is good for, and how far it is on stderr", async () => {
  const place = makePlace();
  const server = await scriptOllama(place, ablyReplies);
  const run = await runHearth(["models", "test", "ollama/scripted"], place);
  expect(run.err).toContain("Testing: single steps\n");
  expect(run.status).toBe(0);
  expect(run.out).toMatch(
    /^scripted: Does single steps well \(6 of 6\), edits well \(3 of 3\), plans well \(2 of 2\)\. /,
  );
  expect(run.out).toContain("It calls tools by itself.");
  // what is tested are requests of the test's own: nothing of the folder goes there
  expect(JSON.stringify(server.chats)).not.toContain(place.workspace);
});

test("a model of another server is tested the same way", async () => {
  const place = makePlace();
  const server = await startModelServer({
    kind: "vllm",
    replies({ messages }) {
      const request = messages.findLast((message) => message.role === "user")?.content ?? "";
      const calls = messages.flatMap((message) => message.tool_calls ?? []).map((call) => call.function);
      const next = rightStep(
        request,
        calls.map(({ name, arguments: input }) => ({ tool: name, input: JSON.parse(input) })),
      );
      return typeof next === "string" ? { text: [next] } : { calls: [{ name: next.tool, arguments: next.input }] };
    },
  });
  onTestFinished(() => server.close());
  const config = `[ollama]\nenabled = false\n\n[server.box]\nurl = "${server.url}"\nkind = "vllm"\n`;
  writeFileSync(path.join(place.home, "config.toml"), config);
  const run = await runHearth(["models", "test", "box/scripted"], place);
  expect(run.out).toMatch(/^scripted: Does single steps well \(6 of 6\), edits well \(3 of 3\)/);
  expect(run.out).toContain("It calls tools by itself.");
});

test("what came of it decides how the model is asked from then on, but for what the settings say", async () => {
  const place = makePlace({ "notes.md": "buy tea\n" });
  let isTested = false;
  const server = await scriptOllama(place, (request) =>
    isTested ? says('{"step":"answer","text":"Hello."}') : request.format ? says("{}") : says("I can't."),
  );
  const run = await runHearth(["models", "test", "ollama/scripted"], place);
  isTested = true;
  expect(run.out).toContain("For talking only");
  await runHearth(["ask", "what do my notes say?"], place);
  const asked = server.chats.at(-1);
  expect(asked?.tools).toBeUndefined();
  expect(JSON.stringify(asked)).not.toContain("notes.md");
});

test("Ctrl+C stops the test, and ends with 130", async () => {
  const place = makePlace();
  let interrupt = () => {};
  await scriptOllama(place, () => {
    interrupt();
    return says("more ".repeat(400), { pieceDelayMs: 50 });
  });
  const run = await runHearth(["models", "test", "ollama/scripted"], place, { onStart: (stop) => (interrupt = stop) });
  expect(run).toMatchObject({ status: 130, out: "" });
  expect(run.err).not.toMatch(/\n\s+at /);
});

test("a model that isn't here can't be tested, and it says where to look", async () => {
  const run = await runHearth(["models", "test", "qwen2.5-coder-1.5b"], makePlace());
  expect(run).toMatchObject({ status: 1, out: "" });
  expect(run.err).toContain("hearth models list");
});
