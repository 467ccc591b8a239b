import { parseArgs } from "node:util";
import type { PermissionMode } from "../../shared/permission.ts";

/** What the person asked the command line to do. */
export type Command =
  | { name: "help" }
  | { name: "version" }
  | { name: "ask"; prompt: string | null; options: RunOptions }
  | { name: "chat"; options: RunOptions }
  | { name: "models-list" }
  | { name: "models-pull"; id: string }
  | { name: "models-add"; file: string }
  | { name: "models-remove"; id: string }
  | { name: "models-test"; id: string }
  | { name: "sessions-list" }
  | { name: "sessions-show"; id: string }
  | { name: "doctor" };

export type RunOptions = {
  workspace: string;
  model: string | null;
  /** Null where nothing was said: then a terminal asks, and anything else refuses. */
  permission: PermissionMode | null;
  session: { type: "new" } | { type: "last" } | { type: "id"; id: string };
  json: boolean;
  maxSteps: number | null;
  timeoutSeconds: number | null;
  history: boolean;
};

/** Wrong use: the sentence says what is wrong, and the exit status is 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** Reads the arguments behind `hearth`. Throws `UsageError`. */
export function readArguments(args: readonly string[]): Command {
  const [name, ...rest] = args;
  switch (name) {
    case undefined:
    case "help":
    case "--help":
    case "-h":
      return { name: "help" };
    case "--version":
      return { name: "version" };
    case "ask": {
      const { options, positionals } = readRunOptions(rest);
      return { name: "ask", prompt: positionals.length > 0 ? positionals.join(" ") : null, options };
    }
    case "chat": {
      const { options, positionals } = readRunOptions(rest);
      if (positionals.length > 0)
        throw new UsageError(
          `chat takes no prompt; you type it then. For one request: hearth ask ${quoted(positionals)}`,
        );
      return { name: "chat", options };
    }
    case "models":
      return readModels(rest);
    case "sessions":
      return readSessions(rest);
    case "doctor":
      return expectNothing(rest, { name: "doctor" });
    default:
      throw new UsageError(`There is no command "${name}". Do you mean: hearth ask ${quoted(args)}`);
  }
}

function readRunOptions(args: string[]): { options: RunOptions; positionals: string[] } {
  const { values, positionals } = parsed(args);
  if (values.session !== undefined && values.continue)
    throw new UsageError("--session and --continue exclude each other.");
  const permission = values.permission;
  if (permission !== undefined && permission !== "ask" && permission !== "deny" && permission !== "allow") {
    throw new UsageError(`--permission is ask, deny or allow, not "${permission}".`);
  }
  const session = values.continue ? { type: "last" as const } : sessionOf(values.session);
  if (values["no-history"] && session.type !== "new") {
    throw new UsageError("--no-history keeps nothing, so there is no session to go on with.");
  }
  return {
    options: {
      workspace: values.workspace ?? ".",
      model: values.model ?? null,
      permission: permission ?? null,
      session,
      json: values.json ?? false,
      maxSteps: wholeNumber("--max-steps", values["max-steps"]),
      timeoutSeconds: wholeNumber("--timeout", values.timeout),
      history: !values["no-history"],
    },
    positionals,
  };
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        workspace: { type: "string" },
        model: { type: "string" },
        permission: { type: "string" },
        session: { type: "string" },
        continue: { type: "boolean" },
        json: { type: "boolean" },
        "max-steps": { type: "string" },
        timeout: { type: "string" },
        "no-history": { type: "boolean" },
      },
    });
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause));
  }
}

function sessionOf(id: string | undefined): RunOptions["session"] {
  return id === undefined ? { type: "new" } : { type: "id", id };
}

function wholeNumber(option: string, value: string | undefined): number | null {
  if (value === undefined) return null;
  if (!/^[1-9][0-9]{0,5}$/.test(value))
    throw new UsageError(`${option} takes a whole number from 1 to 999999, not "${value}".`);
  return Number(value);
}

function readModels([action, ...rest]: string[]): Command {
  if (action === undefined || action === "list") return expectNothing(rest, { name: "models-list" });
  if (action === "pull") return { name: "models-pull", id: expectOne(rest, "hearth models pull ID") };
  if (action === "add") return { name: "models-add", file: expectOne(rest, "hearth models add FILE.gguf") };
  if (action === "remove") return { name: "models-remove", id: expectOne(rest, "hearth models remove ID") };
  if (action === "test") return { name: "models-test", id: expectOne(rest, "hearth models test ID") };
  throw new UsageError(`hearth models has list, pull, add, remove and test, not "${action}".`);
}

function readSessions([action, ...rest]: string[]): Command {
  if (action === undefined || action === "list") return expectNothing(rest, { name: "sessions-list" });
  if (action === "show") return { name: "sessions-show", id: expectOne(rest, "hearth sessions show ID") };
  throw new UsageError(`hearth sessions has list and show, not "${action}".`);
}

function expectOne(rest: readonly string[], usage: string): string {
  const [value, ...more] = rest;
  if (value === undefined || value.startsWith("-") || more.length > 0) throw new UsageError(`Use: ${usage}`);
  return value;
}

function expectNothing<T>(rest: readonly string[], command: T): T {
  if (rest.length > 0)
    throw new UsageError(`What should "${rest.join(" ")}" mean here? This command takes nothing more.`);
  return command;
}

function quoted(words: readonly string[]): string {
  return JSON.stringify(words.join(" "));
}
