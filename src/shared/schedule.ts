/** How something that is done at set times stands. Times are in milliseconds since 1970. */
export type ScheduleView = {
  name: string;
  cron: string;
  /** Whether it is switched on. */
  isOn: boolean;
  /** When it is due; in the past for what waits. Null where that never comes. */
  nextAtMs: number | null;
  startedAtMs: number | null;
  /** `new`: it has never been done. `nothing`: there was nothing to do. */
  state: "new" | "waiting" | "running" | "done" | "failed" | "stopped" | "nothing";
  /** Its last words, why it failed, or what it waits for. */
  text: string;
};

/** How it stands, in words. */
export const scheduleStates: Readonly<Record<ScheduleView["state"], string>> = {
  new: "not done yet",
  waiting: "waits",
  running: "at work",
  done: "done",
  failed: "failed",
  stopped: "stopped",
  nothing: "nothing to do",
};
