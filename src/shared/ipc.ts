import { type ContractRouterClient, eventIterator, oc, type } from "@orpc/contract";
import * as z from "zod";
import { type AgentChoice, defaultAgent } from "./agent.ts";
import { agentName } from "./agent-settings.ts";
import { type AttachmentInfo, mostAttachments } from "./attachment.ts";
import type { CommandInfo } from "./command.ts";
import type { Connection } from "./connection.ts";
import type { WireError } from "./error.ts";
import type { CloudView } from "./cloud.ts";
import type { SessionEvent } from "./event.ts";
import type { FitnessProgress, FitnessView } from "./fitness.ts";
import type { MemoryFile, MemoryText } from "./memory.ts";
import type { Forecast } from "./message.ts";
import type { FoundModel, FoundRepo, ModelEntry, PullProgress } from "./model.ts";
import type { PermissionRequest } from "./permission.ts";
import type { ScheduleView } from "./schedule.ts";
import type { FoundSession } from "./search.ts";
import type { OpenedSession, SessionSummary } from "./session.ts";
import { cloudProvider, providerName, type Settings } from "./settings.ts";
import type { RunTimes } from "./trace.ts";
import type { MonthUsage, UsageSum } from "./usage.ts";

/**
 * Everything that a window may ask of the main process. Main checks what comes in; what it sends out is its own, so that
 * is only typed. The page of the chat and the view of the questions have a contract each: the first has no call that
 * could allow anything.
 */

export type Theme = Settings["theme"];

/** What a page needs to know once. */
export type AppInfo = {
  version: string;
  platform: "darwin" | "win32" | "linux";
  /** The person's home folder, so that paths can be shown short. */
  home: string;
  theme: Theme;
  /** The other computers that prompts may go to, where the settings name servers elsewhere; none where nothing leaves this one. */
  remoteHosts: readonly string[];
  /** What had to be mended when Hearth started, in a sentence. */
  notice: string | null;
};

/** All models there are to choose from, and those that are taken where none was chosen; they may be yet to be fetched. */
export type ModelList = {
  models: ModelEntry[];
  defaultId: string | null;
  /** For agents that work with the small one. */
  smallId: string | null;
  /** What the tests of those that are here have shown, by their ids. */
  fitness: Readonly<Record<string, FitnessView>>;
  /** Whom a search or a download asks: "Hugging Face", or the host of a mirror. */
  hubName: string;
};

/** How far the tests are that are going on, by the ids of their models. */
export type RunningTests = Readonly<Record<string, FitnessProgress>>;

/** A session as it is followed: first where it stands, then what happens. The order numbers leave no gap between the two. */
export type FeedItem = { type: "opened"; opened: OpenedSession } | { type: "events"; events: SessionEvent[] };

/** What a menu or a key asks of the chat page. */
export type WindowCommand =
  | "new-session"
  | "open-folder"
  | "search-sessions"
  | "import-session"
  | "choose-model"
  | "show-models"
  | "show-connections"
  | "stop";

/** `question`: how much room, in CSS pixels, the view with the question takes above the composer; 0 when it is hidden. */
export type WindowEvent =
  | { type: "command"; command: WindowCommand }
  | { type: "open-session"; sessionId: string }
  | { type: "question"; height: number };

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
const promptId = z.int().positive();
const messageId = z.string().min(1).max(200);
const branchPoint = z.union([z.strictObject({ before: messageId }), z.strictObject({ after: messageId })]);
const memoryName = z.string().min(1).max(100);
const modelId = z.string().min(1).max(1_000);
const profile = agentName.default(defaultAgent);
const folder = z.string().min(1).max(32_768);
const title = z
  .string()
  .trim()
  .min(1, "A title needs at least one letter.")
  .max(200, "A title has at most 200 letters.");
const searchWords = z
  .string()
  .trim()
  .min(1, "There is nothing to search for.")
  .max(200, "A name has at most 200 letters.");
const prompt = z
  .string()
  .max(4_000_000, "This is more than four million letters. Put it into a file in the folder, and ask about that.")
  .refine((text) => text.trim() !== "", "There is nothing to send.");

/** Files that were added with `attachments.add`. */
const attached = z
  .array(z.uuid())
  .max(mostAttachments, `At most ${mostAttachments} files can be attached.`)
  .default([]);

const ask = oc.errors({ FAILED: { data: type<WireError>() } });

export const chatContract = {
  sessions: {
    /** The whole list, again after each change. */
    list: ask.output(eventIterator(type<SessionSummary[]>())),
    /** The folder must have been chosen in a dialog of main's, or be one that a session works in. */
    create: ask
      .input(z.strictObject({ workspace: folder, modelId: modelId.nullable(), profile }))
      .output(type<SessionSummary>()),
    /** Those in which that was said, the best first. The last word may go on, unless a blank follows it. */
    /** By their words at once; by what they mean, too, where a model for that is here, which may take a moment. */
    search: ask
      .input(z.strictObject({ words: z.string().min(1).max(200), byMeaning: z.boolean() }))
      .output(type<FoundSession[]>()),
    feed: ask.input(z.strictObject({ sessionId })).output(eventIterator(type<FeedItem>())),
    /**
     * What stands in the composer, so that a local model can read it before it is sent. Says how long it would take if it were sent
     * now. Nothing of it is kept, and an abort stops it.
     */
    readAhead: ask
      .input(
        z.strictObject({
          sessionId: sessionId.nullable(),
          /** Of a session that is yet to be. */
          workspace: z.string().max(32_768),
          modelId: modelId.nullable(),
          profile,
          text: z.string().max(100_000),
          attachments: attached,
        }),
      )
      .output(eventIterator(type<Forecast>())),
    /** While the agent is busy, the text waits for its next step, or for the end of its run. */
    send: ask
      .input(
        z.strictObject({
          sessionId,
          text: prompt,
          delivery: z.enum(["now", "after"]).optional(),
          attachments: attached,
          isPlan: z.boolean().default(false),
        }),
      )
      .output(type<void>()),
    /** What becomes of a plan that was made in the session. */
    decidePlan: ask
      .input(
        z.strictObject({
          sessionId,
          planId: z.string().min(1).max(200),
          decision: z.discriminatedUnion("type", [
            z.strictObject({ type: z.literal("do") }),
            z.strictObject({ type: z.literal("drop") }),
            z.strictObject({ type: z.literal("change"), text: prompt }),
          ]),
        }),
      )
      .output(type<void>()),
    /** What waits can be changed and taken back until the agent has it. */
    editPrompt: ask.input(z.strictObject({ sessionId, promptId, text: prompt })).output(type<void>()),
    removePrompt: ask.input(z.strictObject({ sessionId, promptId })).output(type<void>()),
    /** Answers what the agent wants to know; null leaves it open. It is no permission. False where it came too late. */
    reply: ask
      .input(
        z.strictObject({
          sessionId,
          questionId: z.string().min(1).max(200),
          answer: z.string().max(20_000).nullable(),
        }),
      )
      .output(type<boolean>()),
    /** What can be said in short in a folder, as `/name`. The folder is as for `create`. */
    commands: ask.input(z.strictObject({ workspace: z.string().min(1).max(32_768) })).output(type<CommandInfo[]>()),
    cancel: ask.input(z.strictObject({ sessionId })).output(type<void>()),
    setModel: ask.input(z.strictObject({ sessionId, modelId: modelId.nullable() })).output(type<void>()),
    /** Which agent the next run is one of. */
    setProfile: ask.input(z.strictObject({ sessionId, profile: agentName })).output(type<void>()),
    rename: ask.input(z.strictObject({ sessionId, title })).output(type<void>()),
    remove: ask.input(z.strictObject({ sessionId })).output(type<void>()),
    /** Another session that begins as this one, before or behind a message. */
    fork: ask.input(z.strictObject({ sessionId, point: branchPoint })).output(type<SessionSummary>()),
    /** Says something else in place of a message, in a branch from before it. Where that can't be sent, there is no branch. */
    resend: ask.input(z.strictObject({ sessionId, messageId, text: prompt })).output(type<SessionSummary>()),
    /** Asks for a file in a dialog, and says its name; null where the person chose none. */
    export: ask
      .input(z.strictObject({ sessionId, format: z.enum(["md", "json", "html"]) }))
      .output(type<string | null>()),
    /** Asks for a file in a dialog, and for a folder where that can't be known; null where the person chose none. */
    import: ask.output(type<SessionSummary | null>()),
  },
  attachments: {
    /** Reads a file for the next request, and says what it is; refuses what can't be attached. The page has it from the person. */
    add: ask
      .input(z.strictObject({ name: z.string().max(1_000), file: z.instanceof(Blob) }))
      .output(type<AttachmentInfo>()),
    remove: ask.input(z.strictObject({ ids: attached })).output(type<void>()),
  },
  agents: {
    /** By name. The folder must be one that a session could be made in; null for none. */
    list: ask.input(z.strictObject({ workspace: folder.nullable() })).output(type<AgentChoice[]>()),
  },
  models: {
    list: ask.output(type<ModelList>()),
    /** Refuses what is too large for this computer, unless the person wants it all the same. */
    pull: ask
      .input(z.strictObject({ modelId, isForced: z.boolean() }))
      .output(eventIterator(type<PullProgress>(), type<ModelEntry>())),
    /** Asks for a file in a dialog; null where the person chose none. */
    add: ask.output(type<ModelEntry | null>()),
    /** Removes a model, or what an unfinished download has left. */
    remove: ask.input(z.strictObject({ modelId })).output(type<{ freedBytes: number }>()),
    /** Asks the hub, and only when a person searches. */
    search: ask.input(z.strictObject({ words: searchWords })).output(type<FoundRepo[]>()),
    choices: ask.input(z.strictObject({ repo: z.string().min(3).max(200) })).output(type<FoundModel[]>()),
    /** Finds out what a model is good for. An abort stops it. */
    test: ask.input(z.strictObject({ modelId })).output(type<FitnessView>()),
    /** The tests that are going on, also those that nobody asked for; again after each change. */
    tests: ask.output(eventIterator(type<RunningTests>())),
  },
  cloud: {
    view: ask.output(type<CloudView>()),
    /** To switch it on asks in a dialog of main's; false where the person said no there. */
    setEnabled: ask.input(z.strictObject({ enabled: z.boolean() })).output(type<boolean>()),
    addProvider: ask.input(z.strictObject({ name: providerName, provider: cloudProvider })).output(type<void>()),
    setFallback: ask.input(z.strictObject({ modelId: modelId.nullable() })).output(type<void>()),
    /** Main never sends a key back. */
    setKey: ask.input(z.strictObject({ provider: providerName, key: z.string().max(1_000) })).output(type<void>()),
    removeKey: ask.input(z.strictObject({ provider: providerName })).output(type<void>()),
  },
  usage: {
    /** What models cost: in a session, and month by month. */
    read: ask
      .input(z.strictObject({ sessionId: sessionId.nullable() }))
      .output(type<{ session: UsageSum[]; months: MonthUsage[] }>()),
  },
  traces: {
    /** Where the time of a session's runs went, in their order. */
    times: ask.input(z.strictObject({ sessionId })).output(type<RunTimes[]>()),
  },
  schedules: {
    /** What is done at set times, by name. */
    list: ask.output(type<ScheduleView[]>()),
    /** Does one now. Returns the session that it is done in; null where there is nothing to do. */
    run: ask.input(z.strictObject({ name: z.string().min(1).max(100) })).output(type<string | null>()),
  },
  memory: {
    list: ask.output(type<MemoryFile[]>()),
    read: ask.input(z.strictObject({ name: memoryName })).output(type<MemoryText>()),
    /** `before` is the hash of what was read: what was changed meanwhile isn't written over. */
    save: ask
      .input(z.strictObject({ name: memoryName, text: z.string().max(1_000_000), before: z.string().nullable() }))
      .output(type<MemoryText>()),
    /** For good; null for all files. */
    erase: ask.input(z.strictObject({ name: memoryName.nullable() })).output(type<void>()),
  },
  network: {
    /** What went out, and was refused to, newest first. */
    list: ask.output(type<Connection[]>()),
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
