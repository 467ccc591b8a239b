import { toAppError } from "../../shared/error.ts";
import type { Paths } from "../paths.ts";
import type { StartRuntime } from "../app.ts";
import { type Command, readArguments, UsageError } from "./arguments.ts";
import { exitStatus } from "./exit-status.ts";
import { help } from "./help.ts";
import { paint, type Terminal } from "./terminal.ts";

/** What a command needs of the world. */
export type CliWorld = {
  terminal: Terminal;
  paths: Paths;
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
    case "models-pull":
    case "models-add":
    case "models-remove":
      return (await import("./models.ts")).models(command, world);
    case "models-test":
      return (await import("./test-model.ts")).testModel(command.id, world);
    case "sessions-list":
    case "sessions-show":
      return (await import("./sessions.ts")).sessions(command, world);
    case "doctor":
      return (await import("./doctor.ts")).doctor(world);
    default:
      return command satisfies never;
  }
}
