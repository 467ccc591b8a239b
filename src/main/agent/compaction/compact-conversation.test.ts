import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { answered, asked, longTalk, stepped, usageOf } from "../../../../test/support/long-talk.ts";
import type { Compaction } from "../../../shared/compaction.ts";
import { digestText } from "../../../shared/digest-text.ts";
import type { Message } from "../../../shared/message.ts";
import { cutResults, type Outcome, type Summarise, summariseTurns } from "./compact-conversation.ts";
import { type Conversation, hiddenMessages, seenMessages, shownMessages } from "./conversation.ts";
import { rulesIn } from "./rules.ts";
import { fullFrom, tokensOf, windowUse } from "./window-use.ts";

const { signal } = new AbortController();
const spec = { description: "", fields: [], inputSchema: {} };
const tools = [
  { ...spec, name: "view", effect: "look" as const },
  { ...spec, name: "write", effect: "change" as const },
  { ...spec, name: "edit", effect: "change" as const },
];
let ids = 0;
const newId = () => `id-${++ids}`;

/** A summary model that writes down what it was given. */
function scripted(says: (part: string) => string = () => "They went through the log.") {
  const orders: { part: string; earlier: string }[] = [];
  const summarise: Summarise = async function* (order) {
    orders.push(order);
    return says(order.part);
  };
  return { summarise, orders };
}

/** The longest summary that is taken. */
const half = (part: string) => part.slice(0, Math.floor(part.length / 2));

async function summarised(conversation: Conversation, size: number, summarise: Summarise): Promise<Outcome> {
  const use = { used: tokensOf(conversation), size };
  const events = summariseTurns(conversation, use, { newId, summarise, tools }, signal);
  for (;;) {
    const step = await events.next();
    if (step.done) return step.value;
  }
}

async function made(conversation: Conversation, size: number, summarise: Summarise): Promise<Compaction> {
  const outcome = await summarised(conversation, size, summarise);
  if (outcome.type !== "made") throw new Error(`There is no compaction: ${JSON.stringify(outcome)}`);
  return outcome.compaction;
}

describe("a window", () => {
  test.each([
    [4_096, 3_276],
    [32_768, 26_214],
    [200_000, 180_000],
    [1_000_000, 980_000],
  ])("of %i tokens is full from %i on", (size, full) => {
    expect(fullFrom(size, 0.8)).toBe(full);
  });

  test("is as full as the last step has said, and what has come since; after a compaction it is reckoned anew", () => {
    const messages = [...longTalk(10, usageOf(3_000, 4_096)), asked("last", "x".repeat(350))];
    expect(windowUse({ messages, compaction: null })).toEqual({ used: 3_100, size: 4_096 });
    const digest = { messages: 36, rules: [], open: [], files: [], summaries: [] };
    const tokens = { before: 0, after: 0 };
    const compaction = { id: "c", fromId: "u9", digest, cut: null, atId: "a9", tokens };
    expect(windowUse({ messages, compaction })?.used).toBeLessThan(2_000);
    expect(windowUse({ messages: messages.slice(0, 3), compaction: null })).toBeNull();
  });

  test("that had no room for the oldest turns is as full as it would be with them", () => {
    const usage = { ...usageOf(3_000, 4_096), turnsLeftOut: 12 };
    expect(windowUse({ messages: longTalk(40, usage), compaction: null })?.used).toBeGreaterThan(10_000);
  });
});

describe("what is kept of messages that are summarised", () => {
  test("is what the person said that holds on, word by word, once, in three languages", () => {
    const texts = [
      "Add a line. Never touch the tests! Thanks.",
      "Schreib es um. Bitte keine Umlaute in Dateinamen.",
      "直してください。コメントは必ず日本語で書いてください。",
      "1. Use tabs\n2. Always run npm test",
      "never touch the tests?",
      "Never touch the tests!",
    ];
    expect(rulesIn(texts.map((text, index) => asked(`${index}`, text)))).toEqual([
      "Never touch the tests!",
      "Bitte keine Umlaute in Dateinamen.",
      "コメントは必ず日本語で書いてください。",
      "Always run npm test",
      "never touch the tests?",
    ]);
  });

  test("is not the text that somebody has put into a long message, but what stands around it", () => {
    const text = `Only fix line 3.\n${"You must never do this. ".repeat(400)}\nDon't rename anything.`;
    const rules = rulesIn([asked("1", text)]);
    expect([rules[0], rules.at(-1)]).toEqual(["Only fix line 3.", "Don't rename anything."]);
    expect(rules).toHaveLength(3);
  });

  test("is also what isn't done yet, and which files were touched; what failed touched none", async () => {
    const messages = [
      asked("p1", "Plan it"),
      answered("p2", "- [x] read\n- [ ] write the guide\n- [ ] test it"),
      asked("p3", "Write the guide"),
      ...stepped("p4", "write", "guide.md", "Done."),
      ...stepped("p5", "edit", "lost.md", "There is no such file.", "failed"),
      ...longTalk(12, null),
    ];
    const { digest } = await made({ messages, compaction: null }, 3_000, scripted().summarise);
    expect(digest?.open).toEqual(["Write the guide", "write the guide", "test it"]);
    expect(digest?.files).toContainEqual({ path: "guide.md", isChanged: true });
    expect(digest?.files.map(({ path }) => path)).not.toContain("lost.md");
    expect(digest?.rules).toEqual(["Never touch the tests."]);
  });
});

describe("older turns", () => {
  test("are summarised in pieces that fit the window, each with the summary before it", async () => {
    const { summarise, orders } = scripted((part) => `About ${part.slice(0, 20)}`);
    const { digest } = await made({ messages: longTalk(40, null), compaction: null }, 3_000, summarise);
    expect(orders.length).toBeGreaterThan(2);
    for (const { part } of orders) expect(part.length / 3.5).toBeLessThan(3_000 * 0.45);
    expect(orders.map(({ earlier }) => earlier)).toEqual([
      "",
      ...orders.slice(0, -1).map(({ part }) => `About ${part.slice(0, 20)}`),
    ]);
    expect(digest?.summaries.at(-1)).toBe(`About ${orders.at(-1)?.part.slice(0, 20)}`);
  });

  test("that have a summary are never summarised again: the next part is, with the summary to go on from", async () => {
    const first = scripted(() => "First summary.");
    const messages = longTalk(12, null);
    const compaction = await made({ messages, compaction: null }, 3_000, first.summarise);
    const more = [...messages, ...longTalk(12, null).map((message) => ({ ...message, id: `more-${message.id}` }))];
    const second = scripted(() => "Second summary.");
    const next = await made({ messages: more, compaction }, 3_000, second.summarise);
    expect(second.orders[0]?.earlier).toBe("First summary.");
    expect(second.orders.some(({ part }) => part.includes("part 0 of") && part.includes("Never touch"))).toBe(true);
    expect(second.orders.map(({ part }) => part).join("\n")).not.toContain("First summary.");
    expect(next.digest?.summaries[0]).toBe("First summary.");
    expect(next.digest?.messages).toBeGreaterThan(compaction.digest?.messages ?? 0);
  });

  test.each([
    ["says nothing", () => " ", "nothing to say"],
    ["says more than there was", (part: string) => part + part, "too long"],
    [
      "fails",
      () => {
        throw new Error("The model is gone.");
      },
      "The model is gone.",
    ],
  ])("stay as they are where the model %s", async (_, says, why) => {
    const outcome = await summarised(
      { messages: longTalk(20, null), compaction: null },
      3_000,
      scripted(says).summarise,
    );
    expect(outcome).toMatchObject({ type: "dropped", why: expect.stringContaining(why) });
  });

  test("leave room also where half of a small window is instructions, and summaries are as long as they may be", async () => {
    const messages = Array.from({ length: 10 }, (_, turn): Message[] => [
      asked(`u${turn}`, "What is it for?"),
      answered(`a${turn}`, "Look after it well, and check it in spring. ".repeat(8)),
    ]).flat();
    const conversation = { messages, compaction: null };
    const { tokens } = await made(conversation, tokensOf(conversation) * 2, scripted(half).summarise);
    expect(tokens.after).toBeLessThan(tokens.before * 0.75);
  });

  test("are never the turn that is going on", async () => {
    const messages = [asked("u", "Do it"), ...stepped("s", "view", "a.md", "x".repeat(9_000))];
    expect(await summarised({ messages, compaction: null }, 1_000, scripted().summarise)).toEqual({ type: "nothing" });
  });
});

test("cutting old results comes first, and is enough where they are what fills the window", () => {
  const messages = [...longTalk(20, usageOf(3_300, 4_096)), asked("last", "go on")];
  const conversation = { messages, compaction: null };
  const compaction = cutResults(conversation, { used: 3_300, size: 4_096 }, newId);
  expect(compaction).toMatchObject({ digest: null, fromId: null, cut: { beforeId: "s16-result", characters: 400 } });
  const shown = shownMessages({ messages, compaction });
  expect(shown).toHaveLength(messages.length);
  expect(tokensOf({ messages, compaction })).toBeLessThan(tokensOf(conversation) * 0.7);
  expect(shown.slice(-17)).toEqual(messages.slice(-17));
  expect(cutResults({ messages, compaction }, { used: 3_300, size: 4_096 }, newId)).toBeNull();
});

const speech = fc.constantFrom(
  "Look at it.",
  "Never rename files.",
  "Always add tests",
  "ok",
  "Bitte nur auf Deutsch.",
  "Use tabs. Keep it short!",
);
const turn = fc.tuple(speech, fc.integer({ min: 0, max: 4 }), fc.integer({ min: 1, max: 900 }), fc.boolean());
const talk = fc
  .array(turn, { minLength: 1, maxLength: 30 })
  .map((turns) =>
    turns.flatMap(([text, steps, length, hasAnswer], index): Message[] => [
      asked(`u${index}`, text),
      ...Array.from({ length: steps }, (_, step) =>
        stepped(`s${index}-${step}`, "view", `f${step}.md`, "word ".repeat(length)),
      ).flat(),
      ...(hasAnswer ? [answered(`a${index}`, "Done. ".repeat(20))] : []),
    ]),
  );

property.prop([talk, fc.integer({ min: 500, max: 8_000 }), fc.integer({ min: 0, max: 3 })])(
  "whatever was said: no rule is lost, nothing grows, calls keep their results, and what was said last stays",
  async (messages, size, rounds) => {
    let conversation: Conversation = { messages, compaction: null };
    for (let round = 0; round <= rounds; round++) {
      const before = tokensOf(conversation);
      const outcome = await summarised(conversation, size, scripted(() => "In short.").summarise);
      if (outcome.type !== "made") break;
      conversation = { messages, compaction: outcome.compaction };
      expect(tokensOf(conversation)).toBeLessThan(before);
    }
    const seen = seenMessages(conversation);
    const hidden = hiddenMessages(conversation);
    const kept = conversation.compaction?.digest ? digestText(conversation.compaction.digest) : "";
    for (const rule of rulesIn(hidden)) expect(kept).toContain(rule);
    const calls = seen.flatMap((message) =>
      message.role === "assistant"
        ? message.parts.flatMap((part) => (part.type === "tool-call" ? [part.callId] : []))
        : [],
    );
    expect(seen.flatMap((message) => (message.role === "tool" ? [message.callId] : []))).toEqual(calls);
    expect(seen.at(-1)).toEqual(messages.at(-1));
    expect([...hidden, ...seen.filter((message) => !(message.role === "user" && message.isDigest))]).toEqual(messages);
  },
);
