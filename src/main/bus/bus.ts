import { AppError, toAppError } from "../../shared/error.ts";
import type { BackgroundReport, SessionEvent } from "../../shared/event.ts";
import type { Message } from "../../shared/message.ts";
import type { Delivery } from "../../shared/queued-prompt.ts";
import type { Said, SaidBeside } from "../../shared/said.ts";
import { type TurnOptions, usualTurn } from "../../shared/turn-options.ts";
import { type Channel, type InboundMessage, isPersonal, type LastPlace, type OutboundMessage } from "./message.ts";
import { type TurnResult, turnResult } from "./turn-result.ts";

/** How a message is taken up. */
export type ReceiveOptions = Partial<TurnOptions> & {
  delivery?: Delivery;
  /** What goes with the words. */
  beside?: SaidBeside;
  /** Whether the answer is published on the message's channel; yes, if missing. */
  sendResponse?: boolean;
  /** The session that is made where there is none for the message's key; without it, such a message is refused. */
  place?: SessionPlace;
};

/** What a session is made with. */
export type SessionPlace = { workspace: string; modelId: string | null; profile?: string; title?: string };

/** A message that was taken up, which means that it is stored. `result` is there when its turn has ended; it never rejects. */
export type Received = { sessionId: string; result: Promise<TurnResult> };

/** One way for all that is said to Hearth: a message in, a turn of a session, an answer out. */
export type Bus = {
  /** Throws where there is nothing to do, no such session, or no such command. */
  receive(message: InboundMessage, options?: ReceiveOptions): Promise<Received>;
  /** What a person says at a terminal, or a program for them. */
  direct(content: string, sessionKey: string, options?: ReceiveOptions): Promise<Received>;
  /**
   * The same for what Hearth does by itself at set times: nobody is there to be asked, and no turn is made of the ones before. Throws
   * `busy` where the session is at work.
   */
  heartbeat(
    content: string,
    name: string,
    options: ReceiveOptions & { metadata?: Readonly<Record<string, string>> },
  ): Promise<Received>;
  /** The session of a key, made where there is none in that folder. */
  sessionOf(sessionKey: string, place?: SessionPlace): string;
  publish(message: OutboundMessage): void;
  /** Hears the answers of a channel. Returns how to stop. */
  subscribe(channel: Channel, listener: (message: OutboundMessage) => void): () => void;
  /** Where a person last spoke, also before the last start; null where nobody has. */
  lastPlace(): LastPlace | null;
  close(): void;
};

export type BusDeps = {
  sessions: {
    create(place: SessionPlace): { id: string };
    follow(listener: (event: SessionEvent) => void): () => void;
    /** Puts a request into the queue of a session. Returns its place there. */
    send(id: string, text: string, delivery: Delivery, beside: SaidBeside): number;
    isRunning(id: string): boolean;
    settled(id: string): Promise<void>;
    report(id: string, report: BackgroundReport): void;
  };
  /** The folder of a session; null where there is no such session. */
  workspaceOf(sessionId: string): string | null;
  isQueued(sessionId: string, promptId: number): boolean;
  /** What a request says in full, where it is a command that stands for some words. */
  expand(sessionId: string, written: Said): Promise<Said>;
  /** The sessions that were made for keys. */
  keys: { get(key: string): string | null; put(key: string, sessionId: string): void };
  lastPlace: { get(): LastPlace | null; set(place: LastPlace): void };
  /** Writes down what came on the `system` channel. */
  log(message: InboundMessage & { channel: "system" }): void;
  /** Hears what no caller can be told. */
  report(error: AppError): void;
};

type Waiting = { promptId: number; settle(result: TurnResult): void };

export function createBus(deps: BusDeps): Bus {
  const { sessions, keys, lastPlace, report } = deps;
  const waiting = new Map<string, Waiting[]>();
  /** The last words of each run that is going on. */
  const spoken = new Map<string, Message>();
  const listeners = new Map<Channel, Set<(message: OutboundMessage) => void>>();

  const settle = (sessionId: string, result: TurnResult, isMeant: (one: Waiting) => boolean) => {
    const all = waiting.get(sessionId) ?? [];
    const meant = all.filter(isMeant);
    const rest = all.filter((one) => !meant.includes(one));
    if (rest.length > 0) waiting.set(sessionId, rest);
    else waiting.delete(sessionId);
    for (const one of meant) one.settle(result);
  };

  const stopFollowing = sessions.follow((event) => {
    if (event.depth > 0) return;
    const { sessionId } = event;
    if (event.type === "message" && event.message.role === "assistant") spoken.set(sessionId, event.message);
    if (event.type !== "run-end") return;
    const last = spoken.get(sessionId);
    spoken.delete(sessionId);
    // what still waits in the queue is answered by a later run
    const isMeant = ({ promptId }: Waiting) => !deps.isQueued(sessionId, promptId);
    settle(sessionId, turnResult(event, last ? [last] : []), isMeant);
  });

  const sessionOf: Bus["sessionOf"] = (key, place) => {
    if (deps.workspaceOf(key) !== null) return key;
    const known = keys.get(key);
    const workspace = known === null ? null : deps.workspaceOf(known);
    // a session stays in its folder, so one that is wanted in another is a new one
    if (known !== null && workspace !== null && (!place || place.workspace === workspace)) return known;
    if (!place) throw new AppError("not-found", `There is no session ${key}.`);
    const { id } = sessions.create(place);
    keys.put(key, id);
    return id;
  };

  const publish: Bus["publish"] = (message) => {
    for (const listener of listeners.get(message.channel) ?? []) {
      try {
        listener(message);
      } catch (cause) {
        // one who can't show it must not keep it from the others
        report(toAppError(cause));
      }
    }
  };

  /** What an agent in the background came to is shown where it was started, and asks nothing of a model. */
  const tell = (message: InboundMessage & { channel: "system" }): Received => {
    const { chatId, sender, content, metadata } = message;
    const sessionId = sessionOf(message.sessionKey);
    deps.log(message);
    sessions.report(sessionId, { sessionId: chatId, name: sender, text: content, ...metadata });
    publish({ channel: "system", chatId, content });
    return { sessionId, result: Promise.resolve({ outcome: metadata.outcome, text: content }) };
  };

  const receive: Bus["receive"] = async (message, options = {}) => {
    if (message.channel === "system") return tell(message);
    const { delivery = "now", sendResponse = true, beside, place, ...turn } = options;
    const { channel, chatId } = message;
    const sessionId = sessionOf(message.sessionKey, place);
    const wanted = Object.keys(turn).length === 0 ? {} : { turn: { ...usualTurn, ...turn } };
    const { text, ...more } = await deps.expand(sessionId, { text: wordsOf(message), ...beside });
    const promptId = sessions.send(sessionId, text, delivery, { ...more, ...wanted });
    if (isPersonal(channel)) lastPlace.set({ channel, chatId });
    const result = new Promise<TurnResult>((resolve) => {
      const own = { promptId, settle: resolve };
      waiting.set(sessionId, [...(waiting.get(sessionId) ?? []), own]);
      const lost = { outcome: "stopped" as const, text: "" };
      // a run that couldn't be stored to its end says so to no one but its session
      void sessions.settled(sessionId).then(() => settle(sessionId, lost, (one) => one === own));
    });
    if (sendResponse) void result.then((came) => answer({ channel, chatId }, came));
    return { sessionId, result };
  };

  const answer = (to: Pick<OutboundMessage, "channel" | "chatId">, { outcome, text }: TurnResult) => {
    if (outcome !== "stopped") publish({ ...to, content: text });
  };

  return {
    receive,
    direct(content, sessionKey, options) {
      const to = { channel: "cli" as const, chatId: sessionKey, sessionKey };
      return receive({ ...to, content, sender: "user", media: [], metadata: {} }, options);
    },
    async heartbeat(content, name, { place, metadata = {}, ...options }) {
      const sessionKey = keyOf(name);
      const sessionId = sessionOf(sessionKey, place);
      if (sessions.isRunning(sessionId))
        throw new AppError("busy", `${name} waits: its session is at work. It is done when that has ended.`);
      const to = { channel: "heartbeat" as const, chatId: name, sessionKey };
      const turn = { noHistory: true, enableSummary: false, isAttended: false, ...options };
      return receive({ ...to, content, sender: "hearth", media: [], metadata }, turn);
    },
    sessionOf,
    publish,
    subscribe(channel, listener) {
      const all = listeners.get(channel) ?? new Set();
      listeners.set(channel, all.add(listener));
      return () => all.delete(listener);
    },
    lastPlace: lastPlace.get,
    close: stopFollowing,
  };
}

/** The key of the session of what is done at set times. No id of a session has a colon. */
export const keyOf = (name: string) => `heartbeat:${name}`;

/** A message with what belongs to it, as the model reads it. */
function wordsOf({ content, media, metadata }: InboundMessage): string {
  const facts = Object.entries(metadata).map(([name, value]) => `${name}: ${value}`);
  const files = media.length === 0 ? [] : ["Files that belong to this:", ...media.map((file) => `- ${file}`)];
  return [content, facts.join("\n"), files.join("\n")].filter((part) => part !== "").join("\n\n");
}
