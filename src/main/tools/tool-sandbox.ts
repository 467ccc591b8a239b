/** What the tools need of a sandbox. */
export type ToolSandbox =
  | { readonly isAvailable: true; wrap(command: ConfinedCommand): Promise<WrappedCommand> }
  /** `reason` says why, and how to mend it. */
  | { readonly isAvailable: false; readonly reason: string };

/** `read-only`: nothing can be written but in a folder of its own that vanishes; `workspace`: that folder too. */
type ConfinedCommand = { argv: readonly string[]; workspace: string; confinement: "read-only" | "workspace" };

/** `environment` comes on top of the command's own. `release` is called when the command has ended, however it did. */
type WrappedCommand = {
  argv: readonly string[];
  environment: Readonly<Record<string, string>>;
  release(): Promise<void>;
};
