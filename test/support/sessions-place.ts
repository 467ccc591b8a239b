import { randomUUID } from "node:crypto";
import type { StartRun } from "../../src/main/session/run-sessions.ts";
import { createSessions, type Sessions, type SessionsDeps } from "../../src/main/session/sessions.ts";
import type { StorePlace } from "../../src/main/store/database-files.ts";
import { openStore, type Store } from "../../src/main/store/open-store.ts";
import type { AppError } from "../../src/shared/error.ts";
import { emptyView, fold, type SessionView } from "../../src/shared/fold.ts";
import type { Message } from "../../src/shared/message.ts";
import { type Acts, agent, scriptedRun } from "./scripted-run.ts";
import { newPlace } from "./store-place.ts";

type Begun = { sessions: Sessions; id: string };

export type SessionsPlace = {
  data: StorePlace;
  /** A test that closes it opens another one. */
  store: Store;
  /** What no caller could be told. */
  reported: AppError[];
  /** Opens the sessions of what is stored; they are closed with the place. */
  open(startRun: StartRun, deps?: Partial<SessionsDeps>): Sessions;
  /** Opens them, and makes one. */
  start(startRun: StartRun, deps?: Partial<SessionsDeps>): Begun;
  /** The same, with a run that keeps the rules. */
  begin(acts: Acts, deps?: Partial<SessionsDeps>): Begun;
  /** Ends the program in the middle of whatever it does, and starts it again on what is stored. */
  crash(acts: Acts): Sessions;
  /** What a replay of the stored events shows. */
  replay(id: string): SessionView;
  remove(): Promise<void>;
};

/** A store of its own for a test of sessions, with nothing in it yet, and how to be rid of it. */
export async function makeSessionsPlace(): Promise<SessionsPlace> {
  const data = await newPlace();
  let last: Sessions | null = null;
  const place: SessionsPlace = {
    data,
    store: openStore(data, "test"),
    reported: [],
    open(startRun, deps = {}) {
      const { store } = place;
      const report = (error: AppError) => void place.reported.push(error);
      last = createSessions({ store, startRun, agent, newId: randomUUID, now: () => 1000, report, ...deps });
      return last;
    },
    start(startRun, deps) {
      const sessions = place.open(startRun, deps);
      return { sessions, id: sessions.create({ workspace: "/w", modelId: null }).id };
    },
    begin: (acts, deps) => place.start(scriptedRun(acts), deps),
    crash(acts) {
      place.store.close();
      place.store = openStore(data, "test");
      return place.open(scriptedRun(acts));
    },
    replay: (id) => place.store.events.list(id).events.reduce<SessionView>(fold, emptyView),
    async remove() {
      await last?.close();
      place.store.close();
      data.remove();
    },
  };
  return place;
}

/** Who said what, in a line each. */
export function texts(messages: readonly Message[]): string[] {
  return messages.map((message) => {
    if (message.role !== "assistant") return `${message.role}: ${message.text}`;
    return `assistant: ${message.parts.map((part) => ("text" in part ? part.text : `[${part.tool}]`)).join("")}`;
  });
}

/** A wait that a test ends by hand. */
export function gateway() {
  let open: () => void = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}
