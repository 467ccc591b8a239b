import path from "node:path";
import { type AgentOrigin, defaultAgent } from "../../shared/agent.ts";
import { agentName } from "../../shared/agent-settings.ts";
import { AppError, toAppError } from "../../shared/error.ts";
import type { Settings } from "../../shared/settings.ts";
import type { AgentProfile } from "../agent/profile.ts";
import { type AgentFile, listAgentFiles, readAgentFile } from "./agent-files.ts";
import { narrow } from "./narrow.ts";
import { profileOf } from "./profile-of.ts";
import { shippedAgents } from "./shipped.ts";

/** An agent as it was set up. `file` is null where it has none of its own. One with a mistake can't be chosen. */
export type AgentEntry = { name: string; origin: AgentOrigin; file: string | null } & (
  | { state: "ready"; profile: AgentProfile }
  | { state: "broken"; mistake: string }
);

/**
 * All agents there are: those that ship, the person's own in the settings and in files, and those of the folder that is worked in.
 * Files are read when they are asked for, so that a change holds from the next run on. `workspace` is null where there is none.
 */
export type Agents = {
  /** By name. Those with mistakes are among them. */
  list(workspace: string | null): Promise<AgentEntry[]>;
  /** A profile of the caller's own, made anew. Throws `not-found`, and `invalid-input` for one with mistakes. */
  get(name: string, workspace: string | null): Promise<AgentProfile>;
};

export type AgentsOptions = {
  settings: Pick<Settings, "agent" | "max_steps">;
  /** The person's own files. */
  folder: string;
};

export function createAgents({ settings, folder }: AgentsOptions): Agents {
  const own = { path: folder, isTrusted: true };
  const configured = new Map(Object.entries(settings.agent).map(([name, agent]) => [name, profileOf(name, agent)]));
  const shipped = new Map(shippedAgents.map((profile) => [profile.name, profile]));

  const asOwn = (file: AgentFile): AgentEntry => {
    if (!configured.has(file.name)) return { ...file, origin: "person" };
    const mistake = `${file.file}: the settings have an agent "${file.name}" as well. Keep one of the two.`;
    return { name: file.name, file: file.file, origin: "person", state: "broken", mistake };
  };

  /** The one of that name that nothing in a folder can take the place of; null where there is none. */
  const find = async (name: string): Promise<AgentEntry | null> => {
    const set = configured.get(name);
    if (set) return ready(set, "person");
    const file = await readAgentFile(name, own);
    if (file) return asOwn(file);
    const known = shipped.get(name);
    return known ? ready(known, "hearth") : null;
  };

  const asFolders = async (file: AgentFile, isTaken: boolean): Promise<AgentEntry> => {
    const entry = { name: file.name, file: file.file, origin: "folder" as const };
    if (isTaken) {
      const mistake = `${file.file}: there is an agent "${file.name}" already, which a folder's can't replace. Give it another name.`;
      return { ...entry, state: "broken", mistake };
    }
    if (file.state === "broken") return { ...file, ...entry };
    try {
      const usual = profileIn(await find(defaultAgent), defaultAgent);
      const profile = narrow(file.profile, file.file, { profile: usual, maxIterations: settings.max_steps });
      return { ...entry, state: "ready", profile };
    } catch (cause) {
      return { ...entry, state: "broken", mistake: toAppError(cause).message };
    }
  };

  return {
    async list(workspace) {
      const [files, foreign] = await Promise.all([
        listAgentFiles(own),
        workspace === null ? [] : listAgentFiles(foldersAgents(workspace)),
      ]);
      const taken = new Set([...configured.keys(), ...shipped.keys(), ...files.map(({ name }) => name)]);
      const isReplaced = (name: string) => configured.has(name) || files.some((file) => file.name === name);
      const all = [
        ...[...configured.values()].map((profile) => ready(profile, "person")),
        ...files.map(asOwn),
        ...shippedAgents.filter(({ name }) => !isReplaced(name)).map((profile) => ready(profile, "hearth")),
        ...(await Promise.all(foreign.map((file) => asFolders(file, taken.has(file.name))))),
      ];
      return all.toSorted((one, other) => compare(one.name, other.name));
    },
    async get(name, workspace) {
      // what comes from elsewhere must not become a path
      if (!agentName.safeParse(name).success) throw unknownAgent(name);
      const known = await find(name);
      if (known || workspace === null) return structuredClone(profileIn(known, name));
      const file = await readAgentFile(name, foldersAgents(workspace));
      return structuredClone(profileIn(file && (await asFolders(file, false)), name));
    },
  };
}

function ready(profile: AgentProfile, origin: AgentOrigin): AgentEntry {
  return { name: profile.name, origin, file: null, state: "ready", profile: structuredClone(profile) };
}

/** Where a folder has its agents. */
function foldersAgents(workspace: string) {
  return { path: path.join(workspace, ".hearth", "agents"), isTrusted: false };
}

function profileIn(entry: AgentEntry | null, name: string): AgentProfile {
  if (!entry) throw unknownAgent(name);
  if (entry.state === "ready") return entry.profile;
  throw new AppError("invalid-input", `The agent ${name} has a mistake. Correct it and try again.\n${entry.mistake}`);
}

function unknownAgent(name: string): AppError {
  return new AppError("not-found", `There is no agent "${name}". hearth agents lists those there are.`);
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
