import { type ContractRouterClient, eventIterator, oc, type } from "@orpc/contract";
import * as z from "zod";
import type { WireError } from "./error.ts";
import type { SessionEvent } from "./event.ts";
import type { FitnessProgress, FitnessView } from "./fitness.ts";
import type { ModelEntry, PullProgress } from "./model.ts";
import type { PermissionRequest } from "./permission.ts";
import type { OpenedSession, SessionSummary } from "./session.ts";
import type { Settings } from "./settings.ts";

/**
 * Everything that a window may ask of the main process. Main checks what comes in; what it sends out is its own, so that
 * is only typed. The page of the chat and the view of the questions have a contract each: the first has no call that
 * could answer a question.
 */

export type Theme = Settings["theme"];

/** What a page needs to know once. */
export type AppInfo = {
  version: string;
  platform: "darwin" | "win32" | "linux";
  /** The person's home folder, so that paths can be shown short. */
  home: string;
  theme: Theme;
  /** The other computer that prompts go to, where an Ollama server elsewhere is configured; null where none leave this one. */
  remoteHost: string | null;
  /** What had to be mended when Hearth started, in a sentence. */
  notice: string | null;
};

/** All models there are to choose from, and the one that is taken where none was chosen; that may be one yet to be fetched. */
export type ModelList = {
  models: ModelEntry[];
  defaultId: string | null;
  /** What the tests of those that are here have shown, by their ids. */
  fitness: Readonly<Record<string, FitnessView>>;
};

/** How far the tests are that are going on, by the ids of their models. */
export type RunningTests = Readonly<Record<string, FitnessProgress>>;

/** A session as it is followed: first where it stands, then what happens. The order numbers leave no gap between the two. */
export type FeedItem = { type: "opened"; opened: OpenedSession } | { type: "events"; events: SessionEvent[] };

/** What a menu or a key asks of the chat page. */
export type WindowCommand = "new-session" | "open-folder" | "choose-model" | "show-models" | "stop";

/** `question`: how much room, in CSS pixels, the view with the question takes above the composer; 0 when it is hidden. */
export type WindowEvent = { type: "command"; command: WindowCommand } | { type: "question"; height: number };

/** What the chat page tells of itself, so that main can place the question. Main trusts none of it further than that. */
const layout = z.strictObject({
  /** The session that is on the screen. */
  sessionId: z.string().max(200).nullable(),
  /** In CSS pixels. */
  composerHeight: z.number().min(0).max(10_000),
  sidebarWidth: z.number().min(0).max(10_000),
});

export type ChatLayout = z.output<typeof layout>;

const sessionId = z.string().min(1).max(200);
const modelId = z.string().min(1).max(1_000);
const title = z
  .string()
  .trim()
  .min(1, "A title needs at least one letter.")
  .max(200, "A title has at most 200 letters.");
const prompt = z
  .string()
  .max(4_000_000, "This is more than four million letters. Put it into a file in the folder, and ask about that.")
  .refine((text) => text.trim() !== "", "There is nothing to send.");

const ask = oc.errors({ FAILED: { data: type<WireError>() } });

export const chatContract = {
  sessions: {
    /** The whole list, again after each change. */
    list: ask.output(eventIterator(type<SessionSummary[]>())),
    /** The folder must have been chosen in a dialog of main's, or be one that a session works in. */
    create: ask
      .input(z.strictObject({ workspace: z.string().min(1).max(32_768), modelId: modelId.nullable() }))
      .output(type<SessionSummary>()),
    feed: ask.input(z.strictObject({ sessionId })).output(eventIterator(type<FeedItem>())),
    send: ask.input(z.strictObject({ sessionId, text: prompt })).output(type<void>()),
    cancel: ask.input(z.strictObject({ sessionId })).output(type<void>()),
    setModel: ask.input(z.strictObject({ sessionId, modelId: modelId.nullable() })).output(type<void>()),
    rename: ask.input(z.strictObject({ sessionId, title })).output(type<void>()),
    remove: ask.input(z.strictObject({ sessionId })).output(type<void>()),
  },
  models: {
    list: ask.output(type<ModelList>()),
    pull: ask.input(z.strictObject({ modelId })).output(eventIterator(type<PullProgress>(), type<ModelEntry>())),
    /** Asks for a file in a dialog; null where the person chose none. */
    add: ask.output(type<ModelEntry | null>()),
    remove: ask.input(z.strictObject({ modelId })).output(type<{ freedBytes: number }>()),
    /** Finds out what a model is good for. An abort stops it. */
    test: ask.input(z.strictObject({ modelId })).output(type<FitnessView>()),
    /** The tests that are going on, also those that nobody asked for; again after each change. */
    tests: ask.output(eventIterator(type<RunningTests>())),
  },
  window: {
    info: ask.output(type<AppInfo>()),
    follow: ask.output(eventIterator(type<WindowEvent>())),
    setTheme: ask.input(z.strictObject({ theme: z.enum(["system", "light", "dark"]) })).output(type<void>()),
    /** Asks for a folder in a dialog; null where the person chose none. */
    chooseFolder: ask.output(type<string | null>()),
    setLayout: ask.input(layout).output(type<void>()),
    /** Gives the keyboard to the question, if there is one. */
    goToQuestion: ask.output(type<void>()),
  },
};

/** A question as it is put: the request to the letter, and where it comes from. */
export type Question = {
  request: PermissionRequest;
  sessionTitle: string;
  workspace: string;
  home: string;
  /** How many more wait behind it in this session. */
  others: number;
};

export const approvalContract = {
  /** The question to be put now; null while there is none. */
  question: ask.output(eventIterator(type<Question | null>())),
  /** False where it came too late: the request is gone, or was another. */
  answer: ask
    .input(
      z.strictObject({
        requestId: z.string().min(1).max(200),
        hash: z.string().min(1).max(200),
        answer: z.enum(["once", "session", "always", "deny"]),
      }),
    )
    .output(type<boolean>()),
  /** The room that the question would like, in CSS pixels. */
  setHeight: ask.input(z.strictObject({ height: z.number().min(0).max(100_000) })).output(type<void>()),
  /** Gives the keyboard back to the chat page. */
  goToChat: ask.output(type<void>()),
};

export type ChatClient = ContractRouterClient<typeof chatContract>;
export type ApprovalClient = ContractRouterClient<typeof approvalContract>;
