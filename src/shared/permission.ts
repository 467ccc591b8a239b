/** One thing that a plan would do to the machine. Paths are absolute, with links resolved. */
export type Action =
  | { kind: "read"; path: string }
  /** `before` is the sha256 of the file as the plan saw it; null where no file was there. */
  | { kind: "write"; path: string; before: string | null }
  | { kind: "run"; command: string; argv: string[]; cwd: string; confinement: Confinement }
  | ({ kind: "send" } & Sending);

/** What would go to a provider. `digest` is the sha256 of all of it; `hidden` counts the secrets that were taken out before. */
export type Sending = {
  provider: string;
  model: string;
  host: string;
  messages: number;
  /** Characters, of the whole conversation. */
  size: number;
  /** Files whose text is in it. */
  files: string[];
  hidden: number;
  /** Why it isn't done here: a sentence. */
  why: string;
  digest: string;
};

/** What a command may touch: `read-only` and `workspace` are enforced by the sandbox, `none` is not confined at all. */
export type Confinement = "read-only" | "workspace" | "none";

/** What the person sees of a plan before it runs. */
export type Preview =
  | { type: "diff"; path: string; patch: string; added: number; removed: number }
  | { type: "command"; command: string; cwd: string; confinement: Confinement }
  /** A conversation, to the letter as it would be sent. */
  | { type: "conversation"; text: string };

/** A question that waits for the person. `hash` binds the answer to exactly these actions. */
export type PermissionRequest = {
  id: string;
  callId: string;
  tool: string;
  title: string;
  actions: Action[];
  preview: Preview | null;
  hash: string;
};

/** `session`: the same again in this session; `always`: the same again in this folder. */
export type Answer = "once" | "session" | "always" | "deny";

/** Who decides what no rule decides. */
export type PermissionMode = "ask" | "deny" | "allow";

/** What a user may write into the settings. A pattern is an exact command, or a file or folder inside the workspace. */
export type PermissionRule = {
  effect: "allow" | "deny";
  kind: Exclude<Action["kind"], "send">;
  pattern: string;
};
