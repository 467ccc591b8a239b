import { homedir } from "node:os";
import path from "node:path";

/** Where everything is. All of it is absolute; nothing else in the program makes up a place of its own. */
export type Paths = {
  /** The user's data, mode 0700. */
  home: string;
  config: string;
  /** Agents of the person's own, a file each. */
  agents: string;
  database: string;
  /** Keys of providers, sealed with the system's keychain. */
  keys: string;
  lock: string;
  /** Files that stand in a composer and weren't sent yet. */
  attachments: string;
  /** What tools put aside for the person: whole outputs of commands. */
  outputs: string;
  logs: string;
  /** The list of all connections. */
  connections: string;
  /** What servers of models have shown that they can do. */
  servers: string;
  /** States of models after what they read first in every conversation. */
  snapshots: string;
  /** How each model computes best on this machine. */
  tuning: string;
  /** What the sandbox keeps between commands. */
  sandbox: string;
  models: string;
  /** What ships with the program. */
  resources: string;
  migrations: string;
  modelProcess: string;
};

/** `HEARTH_HOME` and `HEARTH_MODELS` name other folders; `installed` is the folder that holds `out` and `resources`. */
export function pathsFor(env: NodeJS.ProcessEnv, platform: NodeJS.Platform, installed: string): Paths {
  const home = path.resolve(env["HEARTH_HOME"] || dataFolder(env, platform));
  return {
    home,
    config: path.join(home, "config.toml"),
    agents: path.join(home, "agents"),
    database: path.join(home, "hearth.db"),
    keys: path.join(home, "keys.json"),
    lock: path.join(home, "hearth.lock"),
    attachments: path.join(home, "attachments"),
    outputs: path.join(home, "outputs"),
    logs: path.join(home, "logs"),
    connections: path.join(home, "network.jsonl"),
    servers: path.join(home, "servers.json"),
    snapshots: path.join(home, "snapshots"),
    tuning: path.join(home, "tuning"),
    sandbox: path.join(home, "sandbox"),
    models: path.resolve(env["HEARTH_MODELS"] || path.join(home, "models")),
    resources: path.join(installed, "resources"),
    migrations: path.join(installed, "out", "main", "migrations"),
    modelProcess: path.join(installed, "out", "main", "model-process.js"),
  };
}

function dataFolder(env: NodeJS.ProcessEnv, platform: NodeJS.Platform): string {
  if (platform === "darwin") return path.join(homedir(), "Library", "Application Support", "Hearth");
  if (platform === "win32") return path.join(env["APPDATA"] || path.join(homedir(), "AppData", "Roaming"), "Hearth");
  return path.join(env["XDG_DATA_HOME"] || path.join(homedir(), ".local", "share"), "hearth");
}
