import { toAppError } from "../../shared/error.ts";
import type { Paths } from "../paths.ts";
import type { EnvironmentKeys } from "../secrets/environment-keys.ts";
import type { StartRuntime } from "../runtime.ts";
import { type Command, readArguments, UsageError } from "./arguments.ts";
import { exitStatus } from "./exit-status.ts";
import { help } from "./help.ts";
import { paint, type Terminal } from "./terminal.ts";

/** What a command needs of the world. */
export type CliWorld = {
  terminal: Terminal;
  paths: Paths;
  /** Keys that the program was started with. */
  environment: EnvironmentKeys;
  version: string;
  startRuntime: StartRuntime;
  /** The text that is piped in; null where there is a person instead. */
  readInput(): Promise<string | null>;
  /** Aborts at the first Ctrl+C. */
  signal: AbortSignal;
};

/** Does what the arguments say, and returns the exit status. What fails is told in one line. */
export async function runCommand(args: readonly string[], world: CliWorld): Promise<number> {
  const { terminal } = world;
  try {
    return await dispatch(readArguments(args), world);
  } catch (cause) {
    if (cause instanceof UsageError) {
      terminal.err(`${cause.message}\nhearth --help tells what there is.\n`);
      return exitStatus.wrongUse;
    }
    const error = toAppError(cause);
    if (error.code === "cancelled") return exitStatus.cancelled;
    terminal.err(`${paint(terminal, "red", "hearth:")} ${error.message}\n`);
    return exitStatus.failed;
  }
}

// each command is loaded when it is asked for, so that none waits for the others' libraries
async function dispatch(command: Command, world: CliWorld): Promise<number> {
  switch (command.name) {
    case "help":
      world.terminal.out(help);
      return exitStatus.done;
    case "version":
      world.terminal.out(`${world.version}\n`);
      return exitStatus.done;
    case "ask":
      return (await import("./ask.ts")).ask(command.prompt, command.options, world);
    case "chat":
      return (await import("./chat.ts")).chat(command.options, world);
    case "models-list":
    case "models-search":
    case "models-pull":
    case "models-add":
    case "models-remove":
      return (await import("./models.ts")).models(command, world);
    case "models-test":
      return (await import("./test-model.ts")).testModel(command.id, world);
    case "agents-list":
    case "agents-show":
    case "agents-new":
      return (await import("./agents.ts")).agents(command, world);
    case "agents-running":
      return (await import("./running-agents.ts")).runningAgents(world);
    case "schedule-list":
    case "schedule-run":
      return (await import("./schedule.ts")).schedule(command, world);
    case "sessions-list":
    case "sessions-show":
    case "sessions-search":
    case "sessions-export":
      return (await import("./sessions.ts")).sessions(command, world);
    case "sessions-fork":
      return (await import("./fork-session.ts")).forkSession(command, world);
    case "sessions-import":
      return (await import("./import-session.ts")).importSession(command, world);
    case "trace":
      return (await import("./trace.ts")).trace(command, world);
    case "what-if":
      return (await import("./what-if.ts")).whatIf(command, world);
    case "skills-list":
    case "skills-show":
      return (await import("./skills.ts")).skills(command, world);
    case "memory-show":
    case "memory-search":
    case "memory-edit":
    case "memory-erase":
    case "memory-undo":
      return (await import("./memory.ts")).memory(command, world);
    case "keys-list":
    case "keys-set":
    case "keys-remove":
      return (await import("./keys.ts")).keys(command, world);
    case "usage":
      return (await import("./usage.ts")).usage(command, world);
    case "network":
      return (await import("./network.ts")).network(command.json, world);
    case "doctor":
      return (await import("./doctor.ts")).doctor(world);
    default:
      return command satisfies never;
  }
}
