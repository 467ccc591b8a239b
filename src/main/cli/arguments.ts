import { parseArgs } from "node:util";
import type { PermissionMode } from "../../shared/permission.ts";
import type { ExportFormat } from "../../shared/session.ts";
import type { Change } from "../wiring/sessions/what-if.ts";

/** What the person asked the command line to do. */
export type Command =
  | { name: "help" }
  | { name: "version" }
  | { name: "ask"; prompt: string | null; options: RunOptions }
  | { name: "chat"; options: RunOptions }
  | { name: "models-list" }
  | { name: "models-search"; words: string }
  | { name: "models-pull"; ids: readonly [string, ...string[]]; isForced: boolean }
  | { name: "models-add"; file: string }
  | { name: "models-remove"; id: string }
  | { name: "models-test"; id: string }
  | { name: "agents-list" }
  | { name: "agents-running" }
  | { name: "agents-show"; agent: string }
  | { name: "agents-new"; agent: string }
  | { name: "sessions-list" }
  | { name: "sessions-show"; id: string }
  | { name: "sessions-search"; words: string; json: boolean }
  | { name: "sessions-fork"; id: string; requests: number | null }
  | { name: "sessions-import"; file: string; workspace: string | null }
  | { name: "sessions-export"; id: string; format: ExportFormat; withSecrets: boolean }
  | { name: "trace"; session: string; json: boolean }
  | { name: "what-if"; session: string; step: number; change: Change; json: boolean }
  | { name: "skills-list"; workspace: string }
  | { name: "skills-show"; workspace: string; skill: string }
  | { name: "memory-show"; file: string | null }
  | { name: "memory-search"; words: string }
  | { name: "memory-edit"; file: string }
  | { name: "memory-erase"; file: string | null; isSure: boolean }
  | { name: "memory-undo" }
  | { name: "schedule-list" }
  | { name: "schedule-run"; schedule: string }
  | { name: "keys-list" }
  | { name: "keys-set"; provider: string }
  | { name: "keys-remove"; provider: string }
  | { name: "usage"; json: boolean }
  | { name: "network"; json: boolean }
  | { name: "doctor" };

export type RunOptions = {
  workspace: string;
  model: string | null;
  /** The agent to talk to; null for the session's, or the usual one. */
  profile: string | null;
  /** Null where nothing was said: then a terminal asks, and anything else refuses. */
  permission: PermissionMode | null;
  /** Whether the conversation may be sent to a provider, where the cloud is on; null as for `permission`. */
  cloud: PermissionMode | null;
  session: { type: "new" } | { type: "last" } | { type: "id"; id: string };
  json: boolean;
  maxSteps: number | null;
  timeoutSeconds: number | null;
  /** Files that go with the request. */
  attach: readonly string[];
  /** Only a plan is wanted. */
  plan: boolean;
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
      if (options.plan) throw new UsageError("chat takes no --plan. Type there: /plan and what it is for.");
      if (options.attach.length > 0) throw new UsageError("chat takes no --attach. Use: hearth ask --attach FILE");
      return { name: "chat", options };
    }
    case "models":
      return readModels(rest);
    case "agents":
      return readAgents(rest);
    case "sessions":
      return readSessions(rest);
    case "trace":
      return readTrace(rest);
    case "skills":
      return readSkills(rest);
    case "memory":
      return readMemory(rest);
    case "schedule":
      return readSchedule(rest);
    case "keys":
      return readKeys(rest);
    case "usage": {
      const isJson = rest[0] === "--json";
      return expectNothing(isJson ? rest.slice(1) : rest, { name: "usage", json: isJson });
    }
    case "network":
      return rest.length === 1 && rest[0] === "--json"
        ? { name: "network", json: true }
        : expectNothing(rest, { name: "network", json: false });
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
  const permission = modeOf("--permission", values.permission);
  const cloud = modeOf("--cloud", values.cloud);
  const session = values.continue ? { type: "last" as const } : sessionOf(values.session);
  if (values["no-history"] && session.type !== "new") {
    throw new UsageError("--no-history keeps nothing, so there is no session to go on with.");
  }
  return {
    options: {
      workspace: values.workspace ?? ".",
      model: values.model ?? null,
      profile: values.profile ?? null,
      permission,
      cloud,
      session,
      json: values.json ?? false,
      maxSteps: wholeNumber("--max-steps", values["max-steps"]),
      timeoutSeconds: wholeNumber("--timeout", values.timeout),
      attach: values.attach ?? [],
      plan: values.plan ?? false,
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
        profile: { type: "string" },
        permission: { type: "string" },
        cloud: { type: "string" },
        session: { type: "string" },
        continue: { type: "boolean" },
        json: { type: "boolean" },
        "max-steps": { type: "string" },
        timeout: { type: "string" },
        attach: { type: "string", multiple: true },
        plan: { type: "boolean" },
        "no-history": { type: "boolean" },
      },
    });
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause));
  }
}

function modeOf(option: string, value: string | undefined): PermissionMode | null {
  if (value === undefined) return null;
  if (value === "ask" || value === "deny" || value === "allow") return value;
  throw new UsageError(`${option} is ask, deny or allow, not "${value}".`);
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
  if (action === "search") {
    const words = rest.join(" ").trim();
    if (words === "") throw new UsageError("Use: hearth models search WORDS");
    return { name: "models-search", words };
  }
  if (action === "pull") {
    const others = rest.filter((word) => word !== "--force");
    const ids = expectSome(others, "hearth models pull ID [ID …] [--force]");
    return { name: "models-pull", ids, isForced: others.length < rest.length };
  }
  if (action === "add") return { name: "models-add", file: expectOne(rest, "hearth models add FILE.gguf") };
  if (action === "remove") return { name: "models-remove", id: expectOne(rest, "hearth models remove ID") };
  if (action === "test") return { name: "models-test", id: expectOne(rest, "hearth models test ID") };
  throw new UsageError(`hearth models has list, search, pull, add, remove and test, not "${action}".`);
}

function readAgents([action, ...rest]: string[]): Command {
  if (action === undefined || action === "list") return expectNothing(rest, { name: "agents-list" });
  if (action === "running") return expectNothing(rest, { name: "agents-running" });
  if (action === "show") return { name: "agents-show", agent: expectOne(rest, "hearth agents show NAME") };
  if (action === "new") return { name: "agents-new", agent: expectOne(rest, "hearth agents new NAME") };
  throw new UsageError(`hearth agents has list, running, show and new, not "${action}".`);
}

function readSessions([action, ...rest]: string[]): Command {
  if (action === undefined || action === "list") return expectNothing(rest, { name: "sessions-list" });
  if (action === "show") return { name: "sessions-show", id: expectOne(rest, "hearth sessions show ID") };
  if (action === "search") {
    const words = rest.filter((word) => word !== "--json");
    if (words.join("").trim() === "") throw new UsageError("Use: hearth sessions search WORDS [--json]");
    return { name: "sessions-search", words: words.join(" "), json: words.length < rest.length };
  }
  if (action === "fork") return readFork(rest);
  if (action === "export") return readExport(rest);
  if (action === "import") return readImport(rest);
  throw new UsageError(`hearth sessions has list, show, search, fork, export and import, not "${action}".`);
}

function readImport(args: string[]): Command {
  const usage = "hearth sessions import FILE [--workspace DIR]";
  const at = args.indexOf("--workspace");
  const workspace = at === -1 ? null : args[at + 1];
  if (workspace === undefined) throw new UsageError(`Use: ${usage}`);
  return { name: "sessions-import", file: expectOne(at === -1 ? args : args.toSpliced(at, 2), usage), workspace };
}

function readFork([id, option, number, ...more]: string[]): Command {
  const usage = "hearth sessions fork ID [--at N]";
  const isWhole = option === undefined;
  if (!isWhole && (option !== "--at" || number === undefined || more.length > 0)) throw new UsageError(`Use: ${usage}`);
  const requests = isWhole ? null : wholeNumber("--at", number);
  return { name: "sessions-fork", id: expectOne(id === undefined ? [] : [id], usage), requests };
}

function readExport(args: string[]): Command {
  const usage = "hearth sessions export ID [--format md|json|html] [--with-secrets]";
  const at = args.indexOf("--format");
  const format = at === -1 ? "md" : args[at + 1];
  if (format !== "md" && format !== "json" && format !== "html") throw new UsageError(`Use: ${usage}`);
  const others = at === -1 ? args : args.toSpliced(at, 2);
  const rest = others.filter((word) => word !== "--with-secrets");
  return { name: "sessions-export", id: expectOne(rest, usage), format, withSecrets: rest.length < others.length };
}

const traceUse = "Use: hearth trace SESSION [--json], or hearth trace SESSION --step N --what-if model=ID";

function readTrace(args: string[]): Command {
  const { values, positionals } = parsedTrace(args);
  const [session, ...rest] = positionals;
  if (session === undefined || rest.length > 0) throw new UsageError(traceUse);
  const { json = false } = values;
  const step = wholeNumber("--step", values.step);
  const wish = values["what-if"];
  if (step === null && wish === undefined) return { name: "trace", session, json };
  if (step === null || wish === undefined) throw new UsageError(`--step and --what-if belong together. ${traceUse}`);
  return { name: "what-if", session, step, change: readChange(wish), json };
}

function readChange(wish: string): Change {
  const [, what, value = ""] = /^(\w+)=(.+)$/.exec(wish) ?? [];
  if (what === "model") return { what, id: value };
  if (what === "profile") return { what, name: value };
  if (what !== "temperature")
    throw new UsageError(`--what-if takes model=ID, profile=NAME or temperature=T, not "${wish}".`);
  const temperature = Number(value);
  if (temperature >= 0 && temperature <= 2) return { what, value: temperature };
  throw new UsageError(`A temperature is a number from 0 to 2, not "${value}".`);
}

function parsedTrace(args: string[]) {
  try {
    const options = { json: { type: "boolean" }, step: { type: "string" }, "what-if": { type: "string" } } as const;
    return parseArgs({ args, allowPositionals: true, options });
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause));
  }
}

function readSkills(args: string[]): Command {
  const at = args.indexOf("--workspace");
  const workspace = at === -1 ? "." : args[at + 1];
  if (workspace === undefined) throw new UsageError("--workspace needs a folder.");
  const [action, ...rest] = at === -1 ? args : args.toSpliced(at, 2);
  if (action === undefined || action === "list") return expectNothing(rest, { name: "skills-list", workspace });
  if (action === "show") {
    return { name: "skills-show", workspace, skill: expectOne(rest, "hearth skills show NAME") };
  }
  throw new UsageError(`hearth skills has list and show, not "${action}".`);
}

function readMemory([action, ...rest]: string[]): Command {
  const [file = null, ...more] = rest.filter((word) => word !== "--yes");
  if (action === "search") {
    return { name: "memory-search", words: expectSome(rest, "hearth memory search WORDS").join(" ") };
  }
  if (action === undefined || action === "show") return expectNothing(more, { name: "memory-show", file });
  if (action === "edit") return expectNothing(more, { name: "memory-edit", file: file ?? "MEMORY.md" });
  if (action === "erase") {
    return expectNothing(more, { name: "memory-erase", file, isSure: rest.includes("--yes") });
  }
  if (action === "undo") return expectNothing(rest, { name: "memory-undo" });
  throw new UsageError(`hearth memory has show, search, edit, erase and undo, not "${action}".`);
}

function readSchedule([action, ...rest]: string[]): Command {
  if (action === undefined || action === "list") return expectNothing(rest, { name: "schedule-list" });
  if (action === "run") return { name: "schedule-run", schedule: expectOne(rest, "hearth schedule run NAME") };
  throw new UsageError(`hearth schedule has list and run, not "${action}".`);
}

function readKeys([action, ...rest]: string[]): Command {
  if (action === undefined || action === "list") return expectNothing(rest, { name: "keys-list" });
  if (action === "set") return { name: "keys-set", provider: expectOne(rest, "hearth keys set PROVIDER") };
  if (action === "remove") return { name: "keys-remove", provider: expectOne(rest, "hearth keys remove PROVIDER") };
  throw new UsageError(`hearth keys has list, set and remove, not "${action}".`);
}

function expectOne(rest: readonly string[], usage: string): string {
  const [value, ...more] = expectSome(rest, usage);
  if (more.length > 0) throw new UsageError(`Use: ${usage}`);
  return value;
}

function expectSome(rest: readonly string[], usage: string): [string, ...string[]] {
  const [first, ...more] = rest;
  if (first === undefined || rest.some((value) => value.startsWith("-"))) throw new UsageError(`Use: ${usage}`);
  return [first, ...more];
}

function expectNothing<T>(rest: readonly string[], command: T): T {
  if (rest.length > 0)
    throw new UsageError(`What should "${rest.join(" ")}" mean here? This command takes nothing more.`);
  return command;
}

function quoted(words: readonly string[]): string {
  return JSON.stringify(words.join(" "));
}
