import type { StepUsage } from "../../../../shared/message.ts";
import type { StepEvent } from "../../../agent/step-protocol.ts";
import type { ChatFormat, FieldEngine, PromptPart } from "../../field-engine.ts";
import { someWords } from "../some-words.ts";
import { chanceOf } from "../chance.ts";
import { filledBy, fillingLimits, gapTokens, infillParts, wholeLines } from "./infill.ts";
import type { FreshPrompt } from "./prompt.ts";
import { resultOf } from "../../../../shared/result-of.ts";
import { withUsage } from "../../../../shared/with-usage.ts";
import type { Draft, Writer } from "./writer.ts";

/** Writes on an engine that is led field by field: what is given is forced, and nothing is said around the rest. */
export function fieldWriter(engine: FieldEngine): Writer {
  const { chat, contextSize } = engine.facts;
  let spent: StepUsage | null = null;
  let isOpen = false;

  /** An engine tells what was spent since it began to read. */
  function settle(): void {
    if (isOpen) spent = withUsage(engine.usage(), spent);
    isOpen = false;
  }

  function read({ prompt }: Pick<Draft, "prompt">, signal: AbortSignal): AsyncGenerator<StepEvent, void> {
    const common = prompt.isCommon ? beginningOf(chat, prompt).length : 0;
    return readParts(partsOf(chat, prompt), signal, common);
  }

  async function* readParts(
    parts: readonly PromptPart[],
    signal: AbortSignal,
    common = 0,
  ): AsyncGenerator<StepEvent, void> {
    settle();
    isOpen = true;
    for await (const progress of engine.read(parts, signal, common))
      yield "waitsFor" in progress
        ? { type: "waiting", waitsFor: progress.waitsFor }
        : { type: "progress", phase: "read", ...progress };
  }

  return {
    async hasRoom({ prompt, opening, maxTokens }) {
      const tokens = await engine.countTokens([...partsOf(chat, prompt), { type: "text", text: opening }]);
      return tokens + maxTokens < contextSize;
    },
    async *write(draft, chance, signal) {
      yield* read(draft, signal);
      engine.force(draft.opening);
      const { end, grammar, maxTokens, leaving } = draft;
      const options = { end, grammar, maxTokens, ...(leaving ? { leaving } : {}), ...chance };
      // an answer says something
      return yield* end === "turn" ? someWords(engine, options, signal) : engine.free(options, signal);
    },
    async *pick(draft, names, signal) {
      yield* read(draft, signal);
      engine.force(draft.opening);
      const values = behind(draft, names);
      const picked = await engine.pick(values, { end: draft.end }, signal);
      return names[values.indexOf(picked)] ?? null;
    },
    async *weigh(draft, names, signal) {
      yield* read(draft, signal);
      engine.force(draft.opening);
      return engine.probabilities(behind(draft, names), signal);
    },
    async *departures(draft, text, signal) {
      yield* read(draft, signal);
      engine.force(draft.opening);
      return engine.departures(text, signal);
    },
    async *writeLines({ prompt, beginnings, grammar, maxTokens }, signal) {
      const given: PromptPart[] = [...partsOf(chat, prompt), { type: "text", text: beginnings.join("\n") }];
      if ((await engine.countTokens(given)) + beginnings.length * maxTokens >= contextSize) return null;
      yield* read({ prompt }, signal);
      const lines: (string | null)[] = [];
      for (const [index, beginning] of beginnings.entries()) {
        yield { type: "progress", phase: "write", done: index, total: beginnings.length };
        engine.force(beginning);
        const { text, stop } = await resultOf(engine.free({ end: "\n", grammar, maxTokens }, signal));
        // once it may be of a file that it knows no place for; then it has lost the thread
        if (stop !== "end" && lines.includes(null)) return null;
        if (stop !== "end") engine.force("\n");
        lines.push(stop === "end" ? text : null);
      }
      return lines;
    },
    async *fillIn(gap, signal) {
      const { infill } = engine.facts;
      const parts = infill ? infillParts(infill, gap) : [];
      if (parts.length === 0 || (await engine.countTokens(parts)) + gapTokens >= contextSize) return null;
      yield* readParts(parts, signal);
      const chance = gap.attempt > 1 ? chanceOf(gap) : {};
      let written = "";
      const filling = engine.free({ ...fillingLimits(gap), ...chance }, signal);
      for (let step = await filling.next(); ; step = await filling.next()) {
        if (step.done) return wholeLines(step.value);
        written += step.value;
        const filled = filledBy(written, gap);
        if (filled === null) continue;
        await filling.return({ text: filled, stop: "end" });
        return filled;
      }
    },
    takeUsage() {
      settle();
      const usage = spent;
      spent = null;
      return usage;
    },
  };
}

/** A blank belongs to the token of the word behind it. */
function behind({ opening }: Pick<Draft, "opening">, names: readonly string[]): string[] {
  return names.map((name) => (opening.endsWith(":") ? ` ${name}` : name));
}

function partsOf(chat: ChatFormat, prompt: FreshPrompt): PromptPart[] {
  const toUser = prompt.before.length > 0 ? chat.assistantToUser : chat.systemToUser;
  return [...beginningOf(chat, prompt), ...toUser, { type: "text", text: prompt.request }, ...chat.userToAssistant];
}

/** What stands before the request. */
function beginningOf(chat: ChatFormat, { system, before }: FreshPrompt): PromptPart[] {
  const parts: PromptPart[] = [...chat.beforeSystem, { type: "text", text: system }];
  let toUser = chat.systemToUser;
  for (const { asked, answered } of before) {
    parts.push(...toUser, { type: "text", text: asked }, ...chat.userToAssistant, { type: "text", text: answered });
    toUser = chat.assistantToUser;
  }
  return parts;
}
