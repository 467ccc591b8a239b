/** A run that failed, or printed something else than the request wants. */
export type FailedRun = {
  command: string;
  /** What it printed, with how it ended. */
  text: string;
  /** What the person asked for. */
  request: string;
  /** What it should have printed, with how it ends, where that was found out. */
  wanted?: string;
};
