import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { engineAsServer } from "../../../../../test/support/engine-as-server.ts";
import {
  defaultModel,
  drained,
  loaded,
  realEngine,
  type RealEngine,
  talkWith,
  testModel,
} from "../../../../../test/support/real-engine.ts";
import { viewOf } from "../../../../../test/support/view-of.ts";
import type { AssistantMessage, Message, ToolCallPart } from "../../../../shared/message.ts";
import type { Step, StepContext } from "../../../agent/step-protocol.ts";
import type { ToolSpec } from "../../../agent/tool.ts";
import type { LoadedModel } from "../../../inference/engine-client.ts";
import { groundIn } from "../../guide/grounding.ts";
import { answerWhenCalculated } from "../../guide/answers/when-calculated.ts";
import { madeSteps } from "../../guide/made/made-steps.ts";
import type { Question } from "../../../agent/question.ts";
import { wishedCalls } from "../../guide/made/wished/wished-calls.ts";
import { questionsOf } from "../../guide/made/questions-of.ts";
import { selectRows } from "../../../store/select-rows.ts";
import { createGuidedJson } from "../guided-json.ts";
import { guidedText } from "../guided-text.ts";

/** A small file, written anew by the model that users get. */

const never = new AbortController().signal;
let engine: RealEngine;
let model: LoadedModel;

beforeAll(async () => {
  engine = realEngine();
  model = await loaded(engine, testModel(defaultModel));
});
afterAll(() => engine.close());

const path: ToolSpec["fields"] = [{ name: "path", source: "existing-file", optional: false }];
const tools: ToolSpec[] = [
  { name: "view", description: "read a file", effect: "look", inputSchema: {}, fields: path },
  { name: "edit", description: "change a file", effect: "change", inputSchema: {}, fields: path },
];
const files = { "plan.ini": "[gate]\nopen = 8\nclose = 20\n\n[shop]\nopen = 10\nclose = 18\n" };

const step = (call: Omit<ToolCallPart, "type">, more: Partial<AssistantMessage>): AssistantMessage => ({
  role: "assistant",
  id: call.callId,
  parts: [{ type: "tool-call", ...call }],
  stop: "tool-calls",
  origin: "model",
  kind: null,
  usage: null,
  ...more,
});
const result = (callId: string, tool: string, text: string): Message => {
  return { role: "tool", id: `r${callId}`, callId, tool, status: "ok", text, note: "", durationMs: 1 };
};

const view = { callId: "v", tool: "view", input: { path: "plan.ini" }, written: null };
const messages: Message[] = [
  { role: "user", id: "u", text: "The shop opens at 11 from now on, see plan.ini", context: "Files: plan.ini 60 B" },
  step(view, { kind: "edit", origin: "harness" }),
  result("v", "view", `plan.ini (7 lines)\n${files["plan.ini"]}`),
];
const masks = {
  allowed: ["edit", "answer"],
  exclude: [],
  anew: { paths: ["plan.ini"], wish: "The shop opens at 11 from now on", isLast: true },
};
const grounding = groundIn(viewOf(files), tools);
const context: StepContext = { tools, instructions: "", messages, kind: "edit", kinds: ["edit"], masks, grounding };
const edit = { path: "plan.ini", old_text: "open = 10", new_text: "open = 11", line: 6 };

function callIn({ parts: [part] }: Step): ToolCallPart {
  if (part?.type !== "tool-call") throw new Error("It made no call.");
  return part;
}

it("changes what it would only copy, where the request makes something else likelier", async () => {
  const list = "name,size,price\nRye loaf,500 g,4.10\nPoppy loaf,750 g,4.80\nCorn roll,90 g,0.95\n";
  const asked = "The poppy loaf will be 5.60 from monday, please change that in bread.txt";
  const wish = { ...masks, anew: { paths: ["bread.txt"], wish: asked, isLast: true } };
  const seen = { ...view, input: { path: "bread.txt" } };
  const told: Message[] = [
    { role: "user", id: "u", text: asked, context: "Files: bread.txt 140 B" },
    step(seen, { kind: "edit", origin: "harness" }),
    result("v", "view", list),
  ];
  const protocol = guidedText(talkWith(model), randomUUID, { aside: talkWith(model) });
  const place = { ...context, messages: told, masks: wish, grounding: groundIn(viewOf({ "bread.txt": list }), tools) };
  const { result: made } = await drained(protocol.nextStep(place, never));
  expect(callIn(made)).toMatchObject({
    tool: "edit",
    input: { old_text: "Poppy loaf,750 g,4.80", new_text: "Poppy loaf,750 g,5.60" },
  });
  expect(made.usage?.sampled).toBeLessThan(60);
});

it("changes the one value that is meant, and the conversation's state stays as it was", async () => {
  const conversation = talkWith(model, "conversation");
  const protocol = guidedText(conversation, randomUUID, { aside: talkWith(model) });
  const { result: made } = await drained(protocol.nextStep(context, never));
  const call = callIn(made);
  expect(call.input).toMatchObject(edit);

  const read = conversation.usage().contextUsed;
  const after = [...messages, step(call, {}), result(call.callId, "edit", "Edited plan.ini: line 6 (+1 -1).")];
  const rest = { ...context, messages: after, masks: { allowed: ["answer"], exclude: masks.exclude } };
  await drained(protocol.nextStep(rest, never));
  // only the step and its result are new to it
  expect(conversation.usage().reused).toBeGreaterThanOrEqual(read - 8);
});

it("changes the same value where it is led through JSON, and puts the file into a fence", async () => {
  const engines = [talkWith(model, "conversation"), talkWith(model)] as const;
  const protocol = createGuidedJson({
    model: engineAsServer(engines),
    modelId: engines[0].facts.id,
    contextSize: () => engines[0].facts.contextSize,
    now: () => performance.now(),
    newId: randomUUID,
  });
  const { result: made } = await drained(protocol.nextStep(context, never));
  expect(callIn(made).input).toMatchObject(edit);
});

it.each([
  ["Blue Barn it is, no longer The Old Mill. The flyers have to say so", "The Old Mill", "Blue Barn"],
  ["Die Chorprobe fängt künftig um 19:30 an, nicht mehr um 19:00, bitte in allen Briefen", "19:00", "19:30"],
  ["Herr Kolb geht in Rente, ab Mai macht Frau Aydin seine Kurse. Sie muss in alle Pläne", "Kolb", "Aydin"],
])("reads out of '%s' what is to be replaced", async (request, find, put) => {
  const protocol = guidedText(talkWith(model, "conversation"), randomUUID, { aside: talkWith(model) });
  const texts = { "a.md": `${find}\n`, "b.md": `Ask ${find} first.\n` };
  const asked: Message[] = [{ role: "user", id: "u", text: request, context: "" }];
  const state = { tools, messages: asked, kind: "edit" as const, stepsLeft: 9 };
  const [question] = await questionsOf(state, [], { view: viewOf(texts), select: selectRows }, never);
  if (!question || !protocol.readRequest) throw new Error("Nothing is asked.");
  const { result: read } = await drained(protocol.readRequest(question, never));
  const replacement = { find: expect.stringContaining(find), put: expect.stringContaining(put) };
  expect(read).toEqual({ about: "replacement", replacement });
});

it("takes a request to add something for no replacement", async () => {
  const protocol = guidedText(talkWith(model, "conversation"), randomUUID, { aside: talkWith(model) });
  const question: Question = {
    about: "replacement",
    request: "add the oven to the list in kitchen.md",
    finds: ["list", "oven"],
    putsFor: () => ["oven"],
  };
  if (!protocol.readRequest) throw new Error("It can't be asked.");
  const { result: read } = await drained(protocol.readRequest(question, never));
  expect(read).toBeNull();
});

it.each<[string, Record<string, string>, string]>([
  [
    "please put the songs into music/ and the text files into words/, but plan.txt stays where it is",
    { "plan.txt": "1. Lied\n", "lied.mp3": "", "lied.txt": "La la\n", "tanz.mp3": "" },
    "mkdir -p -- music words && mv -nv -- lied.mp3 music/lied.mp3 && mv -nv -- lied.txt words/lied.txt && mv -nv -- tanz.mp3 music/tanz.mp3",
  ],
  [
    "delete the .log and .old files in work/ please, work/keep.old I still need",
    { "work/a.log": "x\n", "work/b.md": "x\n", "work/b.old": "x\n" },
    "rm -rv -- work/a.log work/b.old",
  ],
])("reads out of '%s' where files are to be", async (request, texts, command) => {
  const protocol = guidedText(talkWith(model, "conversation"), randomUUID, { aside: talkWith(model) });
  const bash: ToolSpec = { name: "bash", description: "run", effect: "run", inputSchema: {}, fields: [] };
  const asked: Message[] = [{ role: "user", id: "u", text: request, context: "" }];
  const state = { tools: [bash], messages: asked, kind: "run" as const, stepsLeft: 9 };
  const view = viewOf(texts);
  const commands: unknown[] = [];
  for (const question of await questionsOf(state, [], { view, select: selectRows }, never)) {
    if (commands.length > 0 || !protocol.readRequest) break;
    const { result: reading } = await drained(protocol.readRequest(question, never));
    const calls = reading ? await madeSteps({ ...state, reading }, view, never) : [];
    commands.push(...calls.map(({ input }) => input["command"]));
  }
  expect(commands).toEqual([command]);
});

it("reads out of a request with two wishes both, so that they can be done", async () => {
  const protocol = guidedText(talkWith(model, "conversation"), randomUUID, { aside: talkWith(model) });
  const request = "the plum tart isn't sold any more, and a scone is 1.80 now. cakes.csv please";
  const view = viewOf({ "cakes.csv": "cake,price\nScone,1.60\nPlum tart,3.20\nApple tart,3.20\n" });
  const asked: Message[] = [{ role: "user", id: "u", text: request, context: "" }];
  const state = { tools, messages: asked, kind: "edit" as const, stepsLeft: 9 };
  const [question] = await questionsOf(state, [], { view, select: selectRows }, never);
  if (question?.about !== "wishes" || !protocol.readRequest) throw new Error("Nothing is asked.");
  const { result: read } = await drained(protocol.readRequest(question, never));
  const wishes = read?.about === "wishes" ? read.wishes : [];
  const calls = await wishedCalls(request, wishes, await view.files(), view);
  const edit = { old_text: "Scone,1.60\nPlum tart,3.20", new_text: "Scone,1.80" };
  expect(calls).toMatchObject([{ tool: "edit", input: edit }]);
});

it.each([
  ["train goes at 14:48. I walk 17 minutes to it and like to be there ten minutes early. when do i leave?", "14:21 ("],
  ["a tent for 120 euros is 15% off, what do i have to pay", "102 euros ("],
  ["1時間900円で、6時間働いたらいくら?", "5400円です("],
])("sets up what '%s' is to be worked out by", async (request, answer) => {
  const protocol = guidedText(talkWith(model, "conversation"), randomUUID, { aside: talkWith(model) });
  if (!protocol.readRequest) throw new Error("It can't be asked.");
  const { result: read } = await drained(protocol.readRequest({ about: "calculation", request }, never));
  const asked: Message[] = [{ role: "user", id: "u", text: request, context: "" }];
  const state = { tools, messages: asked, kind: "chat" as const, stepsLeft: 9, ...(read ? { reading: read } : {}) };
  expect(answerWhenCalculated(state)).toContain(answer);
});

it("fills in a place of a program from what stands around it", async () => {
  const protocol = guidedText(talkWith(model, "conversation"), randomUUID, { aside: talkWith(model) });
  if (!protocol.fillIn) throw new Error("It can't fill in.");
  const gap = {
    path: "gcd.py",
    before: "def gcd(a, b):\n    if b == 0:\n        return a\n    else:\n",
    after: "",
    beside: [{ path: "test_gcd.py", text: "assert gcd(12, 18) == 6\n" }],
    attempt: 1,
    changes: () => [],
  };
  expect((await drained(protocol.fillIn(gap, never))).result).toBe("        return gcd(b, a % b)");
});
