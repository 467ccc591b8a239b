import { Template } from "@huggingface/jinja";
import type { Json } from "../../shared/json.ts";
import { writeJson } from "../guided/dialects/grammar/json-layout.ts";
import type { ToolCallFormat } from "../guided/field-engine.ts";
import { boundedValues, withBoundedRange } from "./bounded-range.ts";
import { type ChatSource, templateTime } from "./chat-format.ts";
import { withoutThinking } from "./cut-at-marks.ts";
import { withinTime } from "./within-time.ts";

type ChatTurn = { role: "system" | "user" | "assistant" | "tool"; content: string; tool_calls?: Json[] };

/** Writes turns with the tools of the marked conversation. */
type Write = (turns: readonly ChatTurn[], isModelNext: boolean) => string;

const marks = { system: "Q4system7Q", user: "Q4user7Q", answer: "Q4answer7Q", next: "Q4next7Q" };
const names = ["q4tool17q", "q4tool27q"] as const;
/** With what a template that writes results as JSON would have to escape. */
const results = ['Q4result17Q"\n"Q', 'Q4result27Q"\n"Q'] as const;
const givenArguments = [
  { q4place7q: "q4value17q", q4other7q: "q4value37q" },
  { q4place7q: "q4value27q", q4other7q: "q4value47q" },
] as const;

const layouts = ["spaced", "compact", "indented-2", "indented-4"] as const;

const opening: readonly ChatTurn[] = [
  { role: "system", content: marks.system },
  { role: "user", content: marks.user },
];

/**
 * How a model's own template writes tools, calls and results: a marked conversation is written with it and cut at the marks.
 * Null where the template knows no tools, or where a piece isn't the same for any name, arguments or result (ids of calls,
 * names in results). `canWrite` says whether a text is one that the model can write: special tokens are never its to say.
 */
export function toolCallFormat(
  { template, special }: Pick<ChatSource, "template" | "special">,
  canWrite: (text: string) => boolean,
  milliseconds = templateTime,
): ToolCallFormat | null {
  if (template === null || !template.includes("tools")) return null;
  const format = attempt(() => withinTime(() => readFormat(template, special), milliseconds));
  if (!format) return null;
  const { call, parallel } = format;
  const written = [call.opening, call.nameToArguments, call.closing, parallel?.betweenCalls ?? ""];
  const isUsable = written.every(canWrite) && !/Q4\w+7Q/i.test(JSON.stringify(format));
  return isUsable ? format : null;
}

function readFormat(template: string, special: ChatSource["special"]): ToolCallFormat | null {
  const parsed = new Template(withBoundedRange(template));
  const write: Write = (turns, isModelNext) =>
    parsed.render({
      messages: turns,
      tools: names.map((name) => definitionOf(name, true)),
      bos_token: special["BOS"] ?? "",
      eos_token: special["EOS"] ?? "",
      eot_token: special["EOT"] ?? "",
      add_generation_prompt: isModelNext,
      enable_thinking: false,
      ...boundedValues,
    });
  return cutFormat(write);
}

function cutFormat(write: Write): ToolCallFormat | null {
  const start = cutOpening(write);
  if (!start) return null;
  const calls =
    attempt(() => cutCalls(write, 2, "object")) ??
    attempt(() => cutCalls(write, 2, "text")) ??
    attempt(() => cutCalls(write, 1, "object")) ??
    attempt(() => cutCalls(write, 1, "text"));
  return calls && { ...start, ...calls };
}

function cutOpening(write: Write): Pick<ToolCallFormat, "opening" | "definition"> | null {
  const text = write(opening, true);
  for (const isWrapped of [true, false]) {
    for (const layout of layouts) {
      const tools = names.map((name) => writeJson(definitionOf(name, isWrapped), layout));
      const systemFirst = cut(text, [marks.system, ...tools, marks.user]);
      const [before, between, betweenTools, toUser] = systemFirst ?? [];
      if (before !== undefined && between !== undefined && betweenTools !== undefined && toUser !== undefined) {
        const pieces = { order: "system-first" as const, before, between, betweenTools, toUser };
        return { opening: pieces, definition: { layout, isWrapped } };
      }
      const toolsFirst = cut(text, [...tools, marks.system, marks.user]);
      const [start, amongTools, toSystem, onToUser] = toolsFirst ?? [];
      if (start !== undefined && amongTools !== undefined && toSystem !== undefined && onToUser !== undefined) {
        const order = "tools-first" as const;
        const pieces = { order, before: start, between: toSystem, betweenTools: amongTools, toUser: onToUser };
        return { opening: pieces, definition: { layout, isWrapped } };
      }
    }
  }
  return null;
}

function definitionOf(name: string, isWrapped: boolean): Json {
  const parameters = { type: "object", properties: { q: { type: "string" } }, required: ["q"] };
  const inner = { name, description: "About it.", parameters };
  return isWrapped ? { type: "function", function: inner } : inner;
}

/** `kind`: some templates write arguments as JSON themselves, some want them written. */
function cutCalls(
  write: Write,
  count: 1 | 2,
  kind: "object" | "text",
): Pick<ToolCallFormat, "call" | "result" | "parallel"> | null {
  const calling: ChatTurn[] = [...opening, { role: "assistant", content: "", tool_calls: callsOf(count, kind) }];
  const answered = results.slice(0, count).map((content): ChatTurn => ({ role: "tool", content }));
  const calls = cutWritten(afterUser(write(calling, false)), count);
  const turnEnd = cut(write([...opening, { role: "assistant", content: marks.answer }], false), [marks.answer])?.[1];
  if (!calls || turnEnd === undefined || !calls.rest.endsWith(turnEnd)) return null;
  const closing = calls.rest.slice(0, calls.rest.length - turnEnd.length);
  const begun = beginnings(write).find((beginning) => calls.before.startsWith(beginning));
  const callOpening = begun === undefined ? "" : calls.before.slice(begun.length);
  const whole = cutWritten(afterUser(write([...calling, ...answered], true)), count);
  if (callOpening.trim() === "" || !whole?.rest.startsWith(closing)) return null;
  const result = cutResults(whole.rest.slice(closing.length), count);
  if (!result) return null;
  const toAssistant = withoutThinking(result.rest);
  const { nameToArguments, layout, betweenCalls } = calls;
  return {
    call: { opening: callOpening, nameToArguments, closing, layout },
    result: {
      opening: result.before,
      toAssistant,
      toUser: userAfterResults(write, [...calling, ...answered], result.isQuoted) ?? toAssistant + answerToUser(write),
      isQuoted: result.isQuoted,
    },
    parallel: count === 1 ? null : { betweenCalls, betweenResults: result.between },
  };
}

function callsOf(count: 1 | 2, kind: "object" | "text"): Json[] {
  return names.slice(0, count).map((name, index): Json => {
    const given = { ...givenArguments[index] };
    return { type: "function", function: { name, arguments: kind === "object" ? given : writeJson(given, "spaced") } };
  });
}

/** What a template puts before the model's own words, the longest first: with thoughts that are closed, and without. */
function beginnings(write: Write): string[] {
  const asked = cut(write(opening, true), [marks.user])?.[1];
  const answer = [...opening, { role: "assistant" as const, content: marks.answer }];
  const answered = cut(write(answer, false), [marks.user, marks.answer])?.[1];
  return [asked, answered]
    .filter((beginning) => beginning !== undefined)
    .flatMap((beginning) => [beginning, beginning.replace(/<think>\s*(?:<\/think>\s*)?$/, "")])
    .toSorted((one, other) => other.length - one.length);
}

type WrittenCalls = {
  before: string;
  nameToArguments: string;
  betweenCalls: string;
  rest: string;
  layout: "compact" | "spaced";
};

/** Cuts what follows the user's text at the calls in it. */
function cutWritten(text: string | null, count: 1 | 2): WrittenCalls | null {
  for (const layout of ["spaced", "compact"] as const) {
    const [first, second] = givenArguments.map((given) => writeJson({ ...given }, layout));
    if (text === null || first === undefined || second === undefined) return null;
    const places = [names[0], first, names[1], second].slice(0, count * 2);
    const pieces = cut(text, places);
    const [before, nameToArguments, betweenCalls, nameToSecond] = pieces ?? [];
    const rest = pieces?.at(-1);
    if (before === undefined || nameToArguments === undefined || betweenCalls === undefined || rest === undefined)
      continue;
    if (count === 2 && nameToSecond !== nameToArguments) return null;
    return { before, nameToArguments, betweenCalls: count === 2 ? betweenCalls : "", rest, layout };
  }
  return null;
}

type WrittenResults = { before: string; between: string; rest: string; isQuoted: boolean };

function cutResults(text: string, count: 1 | 2): WrittenResults | null {
  for (const isQuoted of [false, true]) {
    const pieces = cut(text, writtenResults(isQuoted).slice(0, count));
    const [before, between] = pieces ?? [];
    const rest = pieces?.at(-1);
    if (before === undefined || between === undefined || rest === undefined) continue;
    return { before, between: count === 2 ? between : "", rest, isQuoted };
  }
  return null;
}

function writtenResults(isQuoted: boolean): readonly string[] {
  return isQuoted ? results.map((text) => JSON.stringify(text)) : results;
}

/** Many templates refuse a user's text right after results. */
function userAfterResults(write: Write, turns: readonly ChatTurn[], isQuoted: boolean): string | null {
  const last = writtenResults(isQuoted)[turns.at(-1)?.content === results[0] ? 0 : 1] ?? "";
  const next: ChatTurn = { role: "user", content: marks.next };
  return attempt(() => cut(write([...turns, next], true), [last, marks.next])?.[1] ?? null);
}

function answerToUser(write: Write): string {
  const turns: ChatTurn[] = [
    ...opening,
    { role: "assistant", content: marks.answer },
    { role: "user", content: marks.next },
  ];
  return cut(write(turns, true), [marks.answer, marks.next])?.[1] ?? "";
}

function afterUser(text: string): string | null {
  return cut(text, [marks.user])?.[1] ?? null;
}

/** The pieces between marks, of which each must stand there once, in this order; null where that isn't so. */
function cut(text: string, places: readonly string[]): string[] | null {
  const pieces: string[] = [];
  let rest = text;
  for (const place of places) {
    const at = text.indexOf(place);
    if (at !== text.lastIndexOf(place) || at < text.length - rest.length) return null;
    const start = at - (text.length - rest.length);
    pieces.push(rest.slice(0, start));
    rest = rest.slice(start + place.length);
  }
  return [...pieces, rest];
}

/** Templates are programs from a model's file, and fail in ways of their own: that only means that they can't be used. */
function attempt<Made>(make: () => Made | null): Made | null {
  try {
    return make();
  } catch {
    return null;
  }
}
