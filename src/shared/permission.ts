/** One thing that a plan would do to the machine. Paths are absolute, with links resolved. */
export type Action =
  | { kind: "read"; path: string }
  /** `before` is the sha256 of the file as the plan saw it; null where no file was there. */
  | { kind: "write"; path: string; before: string | null }
  | { kind: "run"; command: string; argv: string[]; cwd: string; confinement: Confinement };

/** What a command may touch: `read-only` and `workspace` are enforced by the sandbox, `none` is not confined at all. */
export type Confinement = "read-only" | "workspace" | "none";

/** What the person sees of a plan before it runs. */
export type Preview =
  | { type: "diff"; path: string; patch: string; added: number; removed: number }
  | { type: "command"; command: string; cwd: string; confinement: Confinement };

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
export type PermissionRule = { effect: "allow" | "deny"; kind: Action["kind"]; pattern: string };
