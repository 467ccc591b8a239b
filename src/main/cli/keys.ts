import { AppError } from "../../shared/error.ts";
import { keyVariable } from "../../shared/key-variable.ts";
import { openVault } from "../secrets/vault.ts";
import { readConfigFile } from "../store/config-file.ts";
import type { Command } from "./arguments.ts";
import { exitStatus } from "./exit-status.ts";
import type { CliWorld } from "./run-command.ts";
import { table } from "./table.ts";

/** `hearth keys …`: which providers have a key, and where. No key is ever shown, or taken from the command line's arguments. */
export async function keys(
  command: Extract<Command, { name: `keys-${string}` }>,
  { paths, environment, terminal }: CliWorld,
): Promise<number> {
  const vault = openVault(paths.keys, null);
  switch (command.name) {
    case "keys-list": {
      const { cloud } = readConfigFile(paths.config);
      const kept = await vault.list();
      const names = [...new Set([...Object.keys(cloud.providers), ...kept])].toSorted();
      const placeOf = (name: string) => {
        if (environment.get(name) !== null) return `from ${keyVariable(name)}`;
        return kept.includes(name) ? "in the keychain, for the window" : "none";
      };
      const empty = "No provider is set up. Add one under [cloud.providers] in the settings.\n";
      terminal.out(names.length === 0 ? empty : table(names.map((name) => [name, placeOf(name)])));
      if (!cloud.enabled) terminal.err("The cloud is off, so none of them is used.\n");
      return exitStatus.done;
    }
    case "keys-set":
      throw new AppError("invalid-input", whereToSet(command.provider));
    case "keys-remove": {
      if (await vault.remove(command.provider)) {
        terminal.out(`The key of ${command.provider} is removed.\n`);
        return exitStatus.done;
      }
      throw new AppError("not-found", `No key is kept for ${command.provider}.`);
    }
    default:
      return command satisfies never;
  }
}

/** The system's keychain opens for Hearth's window only, and a key in a plain file would be no secret. */
function whereToSet(provider: string): string {
  return `The command line has no keychain to keep a key in. Enter it in Hearth's window under Cloud; or set ${keyVariable(provider)}; or type it when hearth ask asks for it in a terminal.`;
}
