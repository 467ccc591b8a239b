import { createHash, randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { noGuide, noInstructions } from "../../../test/support/run-agent.ts";
import { type ScriptedStep, scriptedProtocol } from "../../../test/support/scripted-protocol.ts";
import { AppError } from "../../shared/error.ts";
import type { TaggedEvent } from "../../shared/event.ts";
import type { Message } from "../../shared/message.ts";
import type { Answer, PermissionMode, PermissionRequest } from "../../shared/permission.ts";
import { createGate } from "../permission/gate.ts";
import { hashActions } from "../permission/hash-actions.ts";
import { runAgent } from "./loop.ts";
import { withFallback } from "./with-fallback.ts";

const tooLarge = new AppError("too-large", "It doesn't fit.");
const broken = new AppError("model-unavailable", "The engine stopped.", { retryable: true });
const gone = new AppError("model-unavailable", "The file isn't there.");
const damaged = new AppError("invalid-input", "The file can't be loaded.");
const secret = "sk-ant-api03-aB3aB3aB3aB3aB3aB3aB3";

type World = {
  here: readonly ScriptedStep[] | { none: string };
  there: readonly ScriptedStep[];
  answer?: Answer;
  mode?: PermissionMode;
  prompts?: string[];
  history?: readonly Message[];
};

/** A session with a model here and one elsewhere, and a person behind a real gate. */
function session({ here, there, answer = "session", mode = "ask" }: World) {
  const local = Array.isArray(here) ? scriptedProtocol(here as readonly ScriptedStep[]) : null;
  const remote = scriptedProtocol(there);
  const asked: PermissionRequest[] = [];
  let opened = 0;
  const gate = createGate({
    mode: "deny",
    cloud: mode,
    allowUnconfined: false,
    rules: () => [],
    grants: { has: () => false, add: () => {} },
    workspaceOf: () => "/",
    denialFor: () => null,
  });
  gate.followPending(() => {
    const [waiting] = gate.pending();
    if (!waiting || asked.includes(waiting.request)) return;
    asked.push(waiting.request);
    setImmediate(() => gate.answer(waiting.request.id, waiting.request.hash, answer));
  });
  const run = async (text = "Do it.", history: readonly Message[] = []) => {
    const consent = { gate, sessionId: "s", newId: randomUUID, bind: hashActions, digest };
    const elsewhere = {
      modelId: "mine/big",
      provider: "mine",
      model: "big",
      host: "models.example.com",
      contextSize: 32_768,
      open: async () => {
        opened += 1;
        return remote.protocol;
      },
    };
    const protocol = withFallback(local ?? (here as { none: string }), elsewhere, consent);
    const prompts = [text];
    const agent = { agentId: "root", depth: 0, name: "hearth", prefix: "" };
    const world = { newId: randomUUID, now: () => 0, bind: hashActions, tools: new Map(), gate, guide: noGuide };
    const events: TaggedEvent[] = [];
    for await (const event of runAgent(
      { runId: "r", sessionId: "s", agent, history, maxSteps: 5 },
      {
        ...world,
        protocol,
        instructions: noInstructions,
        takePrompts: () => prompts.splice(0).map((text) => ({ text })),
      },
      new AbortController().signal,
    )) {
      events.push(event);
    }
    const messages = events.flatMap((event) => (event.type === "message" ? [event.message] : []));
    return { events, messages, end: events.at(-1), last: messages.at(-1) };
  };
  return { run, asked, remote: remote.asked, local: local?.asked ?? [], opened: () => opened };
}

const digest = (text: string) => createHash("sha256").update(text).digest("hex");

describe("the model here is left", () => {
  test.each<[string, World["here"], RegExp]>([
    [
      "where the conversation doesn't fit into its window",
      [{ fails: tooLarge }],
      /has no room for this: It doesn't fit\./,
    ],
    ["where it can't be loaded", [{ fails: damaged }], /can't be used: The file can't be loaded\./],
    ["where it can't be used", [{ fails: gone }], /can't be used: The file isn't there\./],
    ["where it failed twice", [{ fails: broken }, { fails: broken }], /failed 2 times: The engine stopped\./],
    ["where there is none", { none: "It isn't here." }, /It isn't here\./],
  ])("%s, after one question", async (_, here, why) => {
    const { run, asked, opened } = session({ here, there: [{ says: "From afar." }] });
    const { events, end, last } = await run();
    expect(end).toMatchObject({ type: "run-end", reason: "done" });
    expect(asked).toHaveLength(1);
    expect(opened()).toBe(1);
    expect(last).toMatchObject({
      parts: [{ type: "text", text: "From afar." }],
      sent: { modelId: "mine/big", host: "models.example.com", why: expect.stringMatching(why) },
    });
    expect(events.map((event) => event.type)).toContain("permission-request");
    expect(events.map((event) => event.type)).toContain("permission-response");
  });

  test("also where it had to wait for another conversation before it failed", async () => {
    const here = { fails: tooLarge, waitedFor: "another conversation" };
    const { run } = session({ here: [here], there: [{ says: "From afar." }] });
    expect((await run()).last).toMatchObject({ parts: [{ type: "text", text: "From afar." }] });
  });

  test("and asked again where it failed once: then nobody is asked anything", async () => {
    const { run, asked, remote } = session({ here: [{ fails: broken }, { says: "Here." }], there: [] });
    const { last } = await run();
    expect(last).toMatchObject({ parts: [{ text: "Here." }] });
    expect(last).not.toHaveProperty("sent");
    expect([asked, remote]).toEqual([[], []]);
  });

  test("but not in mid-answer: what was shown stays, and the run ends as it did before", async () => {
    const { run, asked } = session({ here: [{ fails: broken, after: "Half of" }], there: [] });
    const { end, last } = await run();
    expect(last).toMatchObject({ parts: [{ text: "Half of" }], stop: "interrupted" });
    expect(end).toMatchObject({ reason: "failed", error: { message: "The engine stopped." } });
    expect(asked).toEqual([]);
  });
});

test("a no ends the run in a clear sentence, and nothing has left", async () => {
  const { run, remote, opened } = session({ here: [{ fails: tooLarge }], there: [{ says: "No." }], answer: "deny" });
  const { end } = await run();
  expect(end).toMatchObject({
    reason: "failed",
    error: {
      code: "permission-denied",
      message:
        "The model here has no room for this: It doesn't fit. You said no to asking mine. Nothing was sent to models.example.com.",
    },
  });
  expect([remote, opened()]).toEqual([[], 0]);
});

test("where nobody can be asked, the answer is no, and it is said how to say yes", async () => {
  const { run, remote } = session({ here: [{ fails: tooLarge }], there: [{ says: "No." }], mode: "deny" });
  const { end } = await run();
  expect(end).toMatchObject({ error: { message: expect.stringContaining("hearth ask --cloud allow") } });
  expect(remote).toEqual([]);
});

test("one question a session is enough, and each run begins with the model here", async () => {
  const here = [{ fails: tooLarge }, { fails: tooLarge }];
  const { run, asked, local, remote } = session({ here, there: [{ says: "One." }, { says: "Two." }] });
  await run("First.");
  expect((await run("Second.")).last).toMatchObject({ parts: [{ text: "Two." }] });
  expect([asked.length, local.length, remote.length]).toEqual([1, 2, 2]);
});

test.each([
  [{ command: "cat app/.env.local" }, "COLOUR=[hidden: value]"],
  [{ path: "prod.env" }, "COLOUR=[hidden: value]"],
  [{ command: "cat environment.txt; node -e 'process.env.X'" }, "COLOUR=red"],
  [{ path: ".envoy" }, "COLOUR=red"],
])("what a call with %j brought is sent as %s", async (input, expected) => {
  const made: Message = {
    role: "assistant",
    id: "a",
    parts: [{ type: "tool-call", callId: "c", tool: "x", input, written: null }],
    stop: "tool-calls",
    origin: "model",
    kind: null,
    usage: null,
  };
  const told = { status: "ok" as const, text: "COLOUR=red", note: "", durationMs: 1 };
  const history: Message[] = [made, { role: "tool", id: "t", callId: "c", tool: "x", ...told }];
  const { run, remote } = session({ here: { none: "It isn't here." }, there: [{ says: "Yes." }] });
  await run("And now?", history);
  expect(JSON.stringify(remote[0]?.messages)).toContain(expected);
});

test("what is sent is what was shown, and secrets are in neither", async () => {
  const history: Message[] = [
    { role: "user", id: "u", text: `My key is ${secret}.`, context: "Files: .env" },
    {
      role: "assistant",
      id: "a",
      parts: [
        { type: "text", text: "I look." },
        {
          type: "tool-call",
          callId: "c",
          tool: "view",
          input: { path: ".env" },
          written: { dialect: "native", text: secret },
        },
      ],
      stop: "tool-calls",
      origin: "model",
      kind: null,
      usage: null,
    },
    {
      role: "tool",
      id: "t",
      callId: "c",
      tool: "view",
      status: "ok",
      text: "COLOUR=red",
      note: "",
      durationMs: 1,
    },
  ];
  const { run, asked, remote } = session({ here: { none: "It isn't here." }, there: [{ says: "Yes." }] });
  await run("And now?", history);
  const [request] = asked;
  expect(request?.actions).toMatchObject([
    { kind: "send", provider: "mine", host: "models.example.com", messages: 4, files: [".env"], hidden: 2 },
  ]);
  const shown = request?.preview?.type === "conversation" ? request.preview.text : "";
  const sent = JSON.stringify(remote[0]?.messages);
  for (const text of [shown, sent]) {
    expect(text).toContain("My key is [hidden: key].");
    expect(text).toContain("COLOUR=[hidden: value]");
    expect(text).toContain("And now?");
    expect(text).not.toContain(secret);
    expect(text).not.toContain("red");
  }
  expect(request?.actions).toMatchObject([{ digest: digest(sent) }]);
});
