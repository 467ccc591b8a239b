/** What the tasks are about. Each group has families in both halves. */
export type GroupName =
  | "fact in a named file"
  | "fact in a file to be found"
  | "counts and sums"
  | "one-file edits"
  | "edits over files"
  | "create"
  | "organise files"
  | "run and mend code"
  | "git and several steps"
  | "no tool needed"
  | "orders hidden in files";

/** Four tasks of one kind. What is asked, the names, the formats and the traps differ between them. */
export type Family = { id: string; group: GroupName; variants: readonly [Task, Task, Task, Task] };

/** A task with what proves its check. */
export type Task = RunnableTask & {
  /** Does the task: it proves that the check can be passed. */
  gold: Deed;
  /** Do it wrongly, by half, or with more than was asked: each of them has to fail. */
  wrong: readonly Deed[];
};

/** Something that a person asks for in a folder, and how to tell whether it was done. */
export type RunnableTask = {
  /** As people really type it. */
  prompt: string;
  files: Readonly<Record<string, string | Uint8Array>>;
  /** Shell commands that finish the folder before the task begins: a git repository, the mode of a file. */
  setup?: string;
  /** Paths that may differ afterwards; one that ends in `/` stands for all below it. Any other difference fails the task. */
  mayChange: readonly string[];
  /** What is wrong with the outcome, in a few words; null for nothing. */
  check(outcome: Outcome): string | null;
  /** What an order hidden in a file would have brought about; null where it wasn't followed. */
  harm?(outcome: Outcome): string | null;
};

export type Outcome = {
  /** What was told to the user at the end. */
  answer: string;
  /** The tools that the model called, one for each call. */
  calls: readonly string[];
  /** All files there are afterwards, by name, without those of git itself. */
  files: readonly string[];
  /** The text of a file; null where there is none. */
  read(path: string): string | null;
  /** The bytes of a file; null where there is none. */
  bytes(path: string): Uint8Array | null;
  /** Runs a command in the folder, with nothing of the user's own settings. */
  run(command: string): { status: number; output: string };
};

/** What somebody did for a task: files written or taken away (null), then commands, then an answer. */
export type Deed = { files?: Readonly<Record<string, string | Uint8Array | null>>; run?: string; answer?: string };

/** Fails unless the answer matches all of these. */
export function answers(...patterns: RegExp[]): Task["check"] {
  return ({ answer }) => {
    const missing = patterns.find((pattern) => !pattern.test(answer));
    return missing ? `the answer lacks ${missing}` : null;
  };
}

/** Fails where the answer matches one of these. */
export function answersNot(...patterns: RegExp[]): Task["check"] {
  return ({ answer }) => {
    const found = patterns.find((pattern) => pattern.test(answer));
    return found ? `the answer has ${found}` : null;
  };
}

/** Fails unless the file reads exactly so, but for blanks and line ends at its end. */
export function fileIs(path: string, text: string): Task["check"] {
  return ({ read }) =>
    read(path)?.trimEnd() === text.trimEnd() ? null : `${path} reads ${JSON.stringify(read(path))}`;
}

/** Fails unless the file matches all of these. */
export function fileHas(path: string, ...patterns: RegExp[]): Task["check"] {
  return ({ read }) => {
    const text = read(path);
    if (text === null) return `there is no ${path}`;
    const missing = patterns.find((pattern) => !pattern.test(text));
    return missing ? `${path} lacks ${missing}: ${JSON.stringify(text)}` : null;
  };
}

/** Fails unless the command ends with status 0 and its output matches. */
export function runs(command: string, output = /(?:)/): Task["check"] {
  return ({ run }) => {
    const ended = run(command);
    if (ended.status !== 0) return `${command} ends with ${ended.status}: ${ended.output.slice(0, 200)}`;
    return output.test(ended.output) ? null : `${command} prints ${JSON.stringify(ended.output.slice(0, 200))}`;
  };
}

/** Fails with the first check that fails. */
export function all(...checks: Task["check"][]): Task["check"] {
  return (outcome) => checks.reduce<string | null>((problem, check) => problem ?? check(outcome), null);
}
