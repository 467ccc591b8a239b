/** A run that failed, or printed something else than the request wants. */
export type FailedRun = {
  command: string;
  /** What it printed, with how it ended. */
  text: string;
  /** What the person asked for. */
  request: string;
  /** What it should have printed, with how it ends, where that was found out. */
  wanted?: string;
  /** It ran without an error, and only the request says that what it printed is wrong. */
  isTold?: true;
};
