import { compactionWords } from "../../../shared/compaction-words.ts";
import type { Aside } from "../../../shared/fold.ts";
import type { AssistantMessage, Message, ToolCallPart, UserMessage } from "../../../shared/message.ts";
import type { Preview } from "../../../shared/permission.ts";
import type { Exported, ExportedCall, ExportedHelper, ExportedTalk } from "./exported.ts";

/** A piece of a conversation as a page shows it, whatever the page is written in. All of it is only text. */
export type Block =
  | { type: "said"; who: string; isYou: boolean; blocks: Block[] }
  | { type: "text" | "thought" | "note"; text: string }
  /** To be folded away where that can be done. */
  | { type: "detail"; title: string; text: string }
  | { type: "helper"; title: string; blocks: Block[] };

/** The conversation from top to bottom: what was said, what was done with what came of it, and what Hearth told beside it. */
export function toBlocks({ todo, failure, helpers, ...talk }: Exported): Block[] {
  const left = new Set(helpers);
  const blocks = talkBlocks(talk, { asker: "You", isYou: true, who: "Hearth" }, (callId) => {
    const own = helpers.filter((helper) => helper.callId === callId && left.delete(helper));
    return own.map((helper) => helperBlock(helper));
  });
  const rest = [...left].map((helper) => helperBlock(helper));
  const marks = { open: "[ ]", doing: "[>]", done: "[x]" };
  const list = todo.map(({ state, text }) => `${marks[state]} ${text}`).join("\n");
  return [
    ...blocks,
    ...rest,
    ...(list === "" ? [] : [{ type: "detail" as const, title: "To do", text: list }]),
    ...(failure === null ? [] : [note(`The last run failed: ${failure}`)]),
  ];
}

type HelpersOf = (callId: string) => Block[];
/** Who asks, and who answers. */
type Speakers = { asker: string; isYou: boolean; who: string };

function talkBlocks({ messages, asides, calls }: ExportedTalk, speakers: Speakers, helpersOf: HelpersOf): Block[] {
  let whereLast: string | null = null;
  const asidesAt = (after: number) => asides.filter((aside) => aside.after === after).map((aside) => asideBlock(aside));
  const blocks = messages.flatMap((message, index) => {
    const isModels = message.role === "assistant" && message.origin === "model";
    const sent = isModels ? (message.sent ?? null) : null;
    const isNews = sent !== null && sent.modelId !== whereLast;
    if (isModels) whereLast = sent?.modelId ?? null;
    const news = isNews ? [note(`From here on ${sent.modelId} answers, at ${sent.host}. ${sent.why}`)] : [];
    return [...asidesAt(index), ...news, ...messageBlocks(message, calls, speakers, helpersOf)];
  });
  return [...blocks, ...asidesAt(messages.length)];
}

function messageBlocks(
  message: Message,
  calls: ExportedTalk["calls"],
  { asker, isYou, who }: Speakers,
  helpersOf: HelpersOf,
): Block[] {
  switch (message.role) {
    case "user":
      return [
        { type: "said", who: asker, isYou, blocks: [{ type: "text", text: message.text }, ...attached(message)] },
      ];
    case "tool": {
      const { tool, status, forUser, text } = message;
      return [{ type: "detail", title: `Result of ${tool} (${status})`, text: forUser ?? text }];
    }
    case "assistant": {
      const blocks = message.parts.flatMap((part): Block[] => {
        if (part.type === "text") return [{ type: "text", text: part.text }];
        if (part.type === "reasoning") return [{ type: "thought", text: part.text }];
        return [...callBlocks(part, calls[part.callId] ?? null), ...helpersOf(part.callId)];
      });
      return [{ type: "said", who, isYou: false, blocks: [...blocks, ...endBlocks(message)] }];
    }
    default:
      return message satisfies never;
  }
}

function attached({ attachments = [] }: UserMessage): Block[] {
  return attachments.map((each) => {
    const title = `Attached: ${each.name} (${each.what})`;
    return each.type === "file" ? { type: "detail", title, text: each.text } : { type: "text", text: title };
  });
}

function callBlocks({ tool, input }: ToolCallPart, call: ExportedCall | null): Block[] {
  const title = call ? `Step: ${tool} (${call.title})` : `Step: ${tool}`;
  return [{ type: "detail", title, text: JSON.stringify(input, null, 2) }, ...previewBlocks(call?.preview ?? null)];
}

function previewBlocks(preview: Preview | null): Block[] {
  if (preview?.type !== "diff") return [];
  const { path, added, removed, patch } = preview;
  return [{ type: "detail", title: `Change of ${path} (+${added} −${removed})`, text: patch }];
}

const ends: Readonly<Record<AssistantMessage["stop"], string>> = {
  end: "",
  "tool-calls": "",
  length: "The answer was cut off: there was no more room for it.",
  cancelled: "Stopped here.",
  interrupted: "Interrupted here.",
};

const endBlocks = ({ stop }: AssistantMessage): Block[] => (ends[stop] === "" ? [] : [note(ends[stop])]);

function helperBlock({ name, prefix, ...talk }: ExportedHelper): Block {
  const speakers = { asker: "Task", isYou: false, who: name };
  return { type: "helper", title: `${prefix} ${name}`.trim(), blocks: talkBlocks(talk, speakers, () => []) };
}

function asideBlock(aside: Aside): Block {
  switch (aside.type) {
    case "notice":
    case "note":
      return note(aside.text);
    case "agent":
      return note(`From here on: ${aside.prefix} ${aside.name}`);
    case "report": {
      const { prefix, name, title, text } = aside.report;
      return { type: "detail", title: `Report of ${prefix} ${name}: ${title}`, text };
    }
    case "compaction": {
      const { digest } = aside.compaction;
      const kept = digest ? [...digest.rules, ...digest.open, ...digest.summaries].join("\n\n") : "";
      const words = `${compactionWords(aside.compaction)}.`;
      return kept === "" ? note(words) : { type: "detail", title: words, text: kept };
    }
    default:
      return aside satisfies never;
  }
}

const note = (text: string): Block => ({ type: "note", text });
