import type { Message } from "../../../../shared/message.ts";
import { turnOf } from "../../../../shared/turn.ts";
import type { StepContext } from "../../../agent/step-protocol.ts";
import { withoutForeignOrders } from "../../guide/foreign-orders.ts";
import { calendarTold } from "../../guide/facts/times/calendar-events.ts";
import { cardsTold } from "../../guide/facts/people/contact-cards.ts";
import { withoutQuotedReplies } from "../../guide/facts/entries/quoted-replies.ts";
import { withoutStruck } from "../../guide/facts/entries/struck-out.ts";
import { excerptsOf, longerRoom, textOf } from "../../guide/facts/lines/excerpts.ts";
import { bestPartIn, factsIn } from "../../guide/turn/note-parts.ts";
import { stepRecords } from "../../guide/turn/step-record.ts";
import { withInstructions } from "../static-prompt.ts";

/** A file, or the parts of it that fit a request, as it is shown to a model, with what the harness knows of it; nothing for nothing. */
export type ShownFile = { path: string; text: string; facts: string; extent: "whole" | "parts" };

/** What a model is to write, for which request, from which files; `known` is what else is known of the folder. */
export type Wish = { files: readonly ShownFile[]; known?: string; request: string; wanted: string };

const system = "You are Hearth, a helpful assistant that works on the user's files.";
export const mostShown = 8;
/** So many exchanges are told that came before, as far as they are short: a request may mean them. */
const earlierTurns = 2;
const longestEarlier = 800;

/**
 * A conversation of its own about one piece of writing: what was said before it, and what is asked now. `isCommon` where all but the request is the
 * same in every conversation: an engine may keep what comes of reading it.
 */
export type FreshPrompt = { system: string; before: readonly Exchange[]; request: string; isCommon?: true };
type Exchange = { asked: string; answered: string };

/**
 * A prompt for one piece of writing, as anybody would put it in any chat: the files, the request, what is to be written. The examples
 * of steps don't stand in it. Small models write what belongs into a file far better so than in the middle of a step.
 */
export function freshPrompt(
  { instructions, messages }: Pick<StepContext, "instructions" | "messages">,
  { files, known = "", request, wanted }: Wish,
): FreshPrompt {
  const said = [...files.map(fenced), known, request, wanted].filter((part) => part !== "").join("\n\n");
  return { system: withInstructions(system, instructions), before: exchangesBefore(messages), request: said };
}

/** What stands around a file's text: longer than any fence in it. */
export function fenceFor(text: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  return "`".repeat(longest + 1);
}

/** What stands around a file that is written, as around one that is shown. */
export function inFence(path: string, text: string): { opening: string; end: string } {
  const fence = fenceFor(text);
  return { opening: `${path}\n${fence}\n`, end: `\n${fence}` };
}

/** The files that were looked at for the request, in their order, with what the harness found out about each. */
export function looksOf({
  messages,
  tools,
}: Pick<StepContext, "messages" | "tools">): { path: string; facts: string; best: string }[] {
  const looks = stepRecords(turnOf(messages).since, tools).filter(
    ({ tool, status }) => tool === "view" && status === "ok",
  );
  return looks.flatMap(({ input: { path }, note }) =>
    typeof path === "string" ? [{ path, facts: factsIn(note), best: bestPartIn(note) }] : [],
  );
}

/** What the request came with, and what commands have said since, as a person would show it. */
export function knownFrom({ messages, tools }: Pick<StepContext, "messages" | "tools">): string {
  const { request, since } = turnOf(messages);
  const runs = stepRecords(since, tools).flatMap(({ tool, input: { command }, text }) =>
    tool === "bash" && typeof command === "string"
      ? [`\`\`\`\n$ ${command}\n${text.slice(0, longerRoom)}\n\`\`\``]
      : [],
  );
  return withoutForeignOrders([request?.context ?? "", ...runs].join("\n\n").trim(), request?.text ?? "");
}

/** Calendars and contact cards as people read them, and nothing that was struck out; or all as it is, for who works on the files themselves. */
type ShownForm = "told" | "raw";

/** These files with their texts, of longer ones the parts that fit the request: each once, the last ones where they are many. */
export async function shownFiles(
  looks: readonly { path: string; facts: string }[],
  { grounding }: Pick<StepContext, "grounding">,
  request: string,
  form: ShownForm,
): Promise<ShownFile[]> {
  const each = [...new Map(looks.map((look) => [look.path, look])).values()];
  const files = await Promise.all(each.map(async (look) => ({ ...look, text: await grounding.text(look.path) })));
  return files
    .flatMap(({ path, text, facts }) => {
      const read =
        text !== null && form === "told"
          ? (calendarTold(text) ?? cardsTold(text) ?? withoutQuotedReplies(withoutStruck(text, request), request))
          : text;
      const shown = read === null ? null : shownOf(read, request);
      const known = withoutForeignOrders(facts, request);
      return shown ? [{ path, ...shown, text: withoutForeignOrders(shown.text, request), facts: known }] : [];
    })
    .slice(-mostShown);
}

/** A text as far as a small model can keep it in sight; null where nothing of it fits the request. */
function shownOf(text: string, request: string): Pick<ShownFile, "text" | "extent"> | null {
  if (text.length <= longerRoom) return { text, extent: "whole" };
  const parts = excerptsOf(text, request, longerRoom);
  return parts.length > 0 ? { text: textOf(text.split("\n"), parts), extent: "parts" } : null;
}

function fenced({ path, text, facts, extent }: ShownFile): string {
  const fence = fenceFor(text);
  const title = extent === "whole" ? path : `${path}, in part`;
  const body = `${title}\n${fence}\n${text.replaceAll("\r\n", "\n").replace(/\n$/, "")}\n${fence}`;
  return facts === "" ? body : `${body}\n${facts}`;
}

/** Whether a fresh prompt tells all that was said before: it leaves out what is long, and what was said long ago. */
export function tellsAll(messages: readonly Message[]): boolean {
  const requests = messages.filter(({ role }) => role === "user").length;
  return requests - 1 === exchangesBefore(messages).length;
}

/** The last requests before this one, each with what came of it. */
function exchangesBefore(messages: readonly Message[]): Exchange[] {
  const users = messages.flatMap((message, index) => (message.role === "user" ? [{ text: message.text, index }] : []));
  const before = users.slice(0, -1).map(({ text, index }, place) => {
    const answer = messages.slice(index, users[place + 1]?.index).findLast(({ role }) => role === "assistant");
    const parts = answer?.role === "assistant" ? answer.parts : [];
    return { asked: text, answered: parts.map((part) => (part.type === "text" ? part.text : "")).join("") };
  });
  const isShort = ({ asked, answered }: Exchange) =>
    answered !== "" && asked.length + answered.length <= longestEarlier;
  return before.slice(-earlierTurns).filter(isShort);
}
