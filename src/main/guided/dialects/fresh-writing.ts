import type { JsonObject } from "../../../shared/json.ts";
import type { StepUsage } from "../../../shared/message.ts";
import { turnOf } from "../../../shared/turn.ts";
import type { StepContext, StepEvent } from "../../agent/step-protocol.ts";
import type { FieldEngine, FreeResult } from "../field-engine.ts";
import { oneCommand } from "../forms/one-command.ts";
import { anewEdit } from "../forms/anew-edit.ts";
import { withoutForeignOrders } from "../guide/foreign-orders.ts";
import { saysCounts } from "../guide/file-facts.ts";
import { scoreFiles } from "../guide/score-files.ts";
import { stepRecords } from "../guide/step-record.ts";
import { chanceOf } from "./chance.ts";
import { fenceFor, freshPrompt, knownFrom, looksOf, type ShownFile, shownFiles, type Wish } from "./fresh-prompt.ts";
import { jsonGrammar } from "./json-text-grammar.ts";
import { wishOf } from "./offers.ts";
import { someWords } from "./some-words.ts";

const answerTokens = 400;
const newFileTokens = 1_500;
const commandTokens = 200;
/** A file that is written anew may become this much longer, in tokens. */
const growth = 250;
/** No language has more tokens than one for so many characters. */
const charactersOfToken = 2;

/** Writes with a prompt of its own, on an engine of its own: the conversation's state stays as it is. */
export type FreshWriting = {
  /** Whether an answer can be given so: all that was looked at are short files. */
  canAnswer(context: StepContext): Promise<boolean>;
  /** The answer to the request. Yields its words as they come. */
  answer(context: StepContext, grammar: string | null, signal: AbortSignal): AsyncGenerator<StepEvent, FreeResult>;
  /** What is to stand in a new file. Yields it as it comes. */
  newFile(path: string, context: StepContext, signal: AbortSignal): AsyncGenerator<string, FreeResult>;
  /** The commands that do what is asked, as one. Yields them as they come. */
  command(context: StepContext, signal: AbortSignal): AsyncGenerator<string, FreeResult>;
  /** The edit of the first of these small files that wasn't tried yet, as the model writes it anew; null where it changes nothing, or loses too much of it. */
  anew(
    paths: readonly string[],
    context: StepContext,
    signal: AbortSignal,
  ): AsyncGenerator<StepEvent, JsonObject | null>;
  /** What was spent since the last call of this. */
  takeUsage(): StepUsage | null;
};

/**
 * A small model takes the first thing that fits: what has little to do with a question isn't shown to it. Common words count as well,
 * as a file that says nothing else of the request is seldom meant.
 */
function filesAbout(files: readonly ShownFile[], request: string): readonly ShownFile[] {
  const words = new Set(request.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu));
  const scores = new Map(scoreFiles(files, [...words]).map(({ path, score }) => [path, score]));
  const best = Math.max(0, ...scores.values());
  return files
    .filter(({ path }) => (scores.get(path) ?? 0) >= best / 2)
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

/** What two states of a model took together; the window is that of the first. */
export function withUsage(usage: StepUsage, aside: StepUsage | null): StepUsage {
  if (!aside) return usage;
  return {
    ...usage,
    evaluated: usage.evaluated + aside.evaluated,
    reused: usage.reused + aside.reused,
    sampled: usage.sampled + aside.sampled,
    forced: usage.forced + aside.forced,
    readMs: usage.readMs + aside.readMs,
    writeMs: usage.writeMs + aside.writeMs,
  };
}

export function createFreshWriting(engine: FieldEngine): FreshWriting {
  let spent: StepUsage | null = null;
  /** Files by the request for which writing them anew came to nothing. */
  const inVain = new Set<string>();

  async function* read(context: StepContext, wish: Wish, signal: AbortSignal): AsyncGenerator<StepEvent, void> {
    for await (const progress of engine.read(freshPrompt(engine.facts.chat, context, wish), signal))
      yield "waitsFor" in progress
        ? { type: "waiting", waitsFor: progress.waitsFor }
        : { type: "progress", phase: "read", ...progress };
  }

  async function* fill(
    path: string,
    { fence, grammar, maxTokens }: { fence: string; grammar: string | null; maxTokens: number },
    context: StepContext,
    signal: AbortSignal,
  ): AsyncGenerator<string, FreeResult> {
    engine.force(`${path}\n${fence}\n`);
    return yield* engine.free({ end: `\n${fence}`, grammar, maxTokens, ...chanceOf(context) }, signal);
  }

  async function* writeAnew(
    path: string,
    others: readonly string[],
    context: StepContext,
    signal: AbortSignal,
  ): AsyncGenerator<StepEvent, JsonObject | null> {
    const request = wishOf(context);
    const text = await context.grounding.text(path);
    // what is hidden from the model can't be written by it
    if (text === null || withoutForeignOrders(text, request) !== text) return null;
    const beside = await shownFiles(
      [...looksOf(context), ...others.map((other) => ({ path: other, facts: "" }))],
      context,
      request,
    );
    const files = [...beside.filter((file) => file.path !== path), { path, text, facts: "" }];
    const whole = turnOf(context.messages).request?.text ?? request;
    const part = whole === request ? "" : `Of this do now: ${request}\n`;
    const wanted = `${part}Write ${path} as it is to be afterwards. What the request isn't about stays exactly as it is.`;
    yield* read(context, { files, request: whole, wanted }, signal);
    const maxTokens = Math.ceil(text.length / charactersOfToken) + growth;
    const writing = fill(path, { fence: fenceFor(text), grammar: null, maxTokens }, context, signal);
    let done = 0;
    let next = await writing.next();
    for (; !next.done; next = await writing.next()) {
      done += next.value.length;
      // it isn't a call before it is known that something is different
      yield { type: "progress", phase: "write", done: Math.min(done, text.length), total: text.length };
    }
    spent = withUsage(engine.usage(), spent);
    return next.value.stop === "end" ? anewEdit(path, text, next.value.text, request) : null;
  }

  return {
    async canAnswer(context) {
      const { messages, tools } = context;
      const looks = stepRecords(turnOf(messages).since, tools).filter(({ status }) => status === "ok");
      const files = await shownFiles(looksOf(context), context, wishOf(context));
      // what was counted, found or run is told in the conversation
      return files.length > 0 && files.length === looks.length && !files.some(({ facts }) => saysCounts(facts));
    },
    async *answer(context, grammar, signal) {
      const request = wishOf(context);
      const looks = looksOf(context).map(({ path }) => ({ path, facts: "" }));
      const files = filesAbout(await shownFiles(looks, context, request), request);
      yield* read(context, { files, request, wanted: "Answer in one sentence, with what the files say." }, signal);
      const written = someWords(engine, { end: "turn", grammar, maxTokens: answerTokens }, signal);
      let next = await written.next();
      for (; !next.done; next = await written.next()) yield { type: "text", text: next.value };
      spent = withUsage(engine.usage(), spent);
      return next.value;
    },
    async *newFile(path, context, signal) {
      const request = wishOf(context);
      const files = await shownFiles(looksOf(context), context, request);
      for await (const _ of read(context, { files, request, wanted: `Write ${path}.` }, signal));
      const grammar = path.endsWith(".json") ? jsonGrammar : null;
      const result = yield* fill(path, { fence: fenceFor(""), grammar, maxTokens: newFileTokens }, context, signal);
      spent = withUsage(engine.usage(), spent);
      return result;
    },
    async *command(context, signal) {
      const request = wishOf(context);
      const wanted = "Write the bash commands for this, and nothing else.";
      const files = await shownFiles(looksOf(context), context, request);
      for await (const _ of read(context, { files, known: knownFrom(context), request, wanted }, signal));
      engine.force("```bash\n");
      const written = yield* engine.free({ end: "\n```", grammar: null, maxTokens: commandTokens }, signal);
      spent = withUsage(engine.usage(), spent);
      return { ...written, text: oneCommand(written.text) };
    },
    async *anew(paths, context, signal) {
      const request = wishOf(context);
      for (const path of paths) {
        const key = `${path}\n${request}`;
        if (inVain.has(key)) continue;
        const edit = yield* writeAnew(path, paths, context, signal);
        if (edit) return edit;
        inVain.add(key);
      }
      return null;
    },
    takeUsage() {
      const usage = spent;
      spent = null;
      return usage;
    },
  };
}
