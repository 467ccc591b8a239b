/** Something that a person asks for in a folder, and how to tell whether it was done. */
export type Task = {
  id: string;
  /** As people really type it. */
  prompt: string;
  files: Readonly<Record<string, string>>;
  /** Paths that may differ afterwards. Any other difference fails the task. */
  mayChange: readonly string[];
  /** What is wrong with the outcome, in a few words; null for nothing. */
  check(outcome: Outcome): string | null;
};

export type Outcome = {
  answer: string;
  /** The text of a file afterwards; null where there is none. */
  read(path: string): string | null;
  /** Runs a command in the folder and returns its exit status. */
  run(command: string): number;
  /** Calls that were made, by tool. */
  calls: readonly string[];
};

export type TaskGroup = { name: string; tasks: readonly Task[] };

/** Fails unless the answer matches all of these. */
export function answers(...patterns: RegExp[]): Task["check"] {
  return ({ answer }) => {
    const missing = patterns.find((pattern) => !pattern.test(answer));
    return missing ? `the answer lacks ${missing}` : null;
  };
}

/** Fails unless the file reads exactly so, but for blanks and line ends at its end. */
export function fileIs(path: string, text: string): Task["check"] {
  return ({ read }) =>
    read(path)?.trimEnd() === text.trimEnd() ? null : `${path} reads ${JSON.stringify(read(path))}`;
}

/** Fails with the first check that fails. */
export function all(...checks: Task["check"][]): Task["check"] {
  return (outcome) => checks.reduce<string | null>((problem, check) => problem ?? check(outcome), null);
}
