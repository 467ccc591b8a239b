import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { agentName } from "../../shared/agent-settings.ts";
import { AppError } from "../../shared/error.ts";
import { visibleControls } from "../../shared/visible-controls.ts";
import { type AgentEntry, createAgents } from "../agents/agents.ts";
import { agentText, newAgentText } from "../agents/agent-text.ts";
import { readConfigFile } from "../store/config-file.ts";
import { realFolder } from "../workspace/real-folder.ts";
import { type Command, UsageError } from "./arguments.ts";
import { exitStatus } from "./exit-status.ts";
import type { CliWorld } from "./run-command.ts";
import { table } from "./table.ts";
import { paint, type Terminal } from "./terminal.ts";

const origins: Readonly<Record<AgentEntry["origin"], string>> = {
  hearth: "Hearth's",
  person: "yours",
  folder: "of this folder",
};

/** `hearth agents …`: which there are in this folder, what one of them is, and a file to begin one with. */
export async function agents(
  command: Extract<Command, { name: "agents-list" | "agents-show" | "agents-new" }>,
  { paths, terminal }: CliWorld,
): Promise<number> {
  const settings = readConfigFile(paths.config);
  const all = createAgents({ settings, folder: paths.agents });
  switch (command.name) {
    case "agents-list":
      list(await all.list(realFolder(".")), terminal);
      return exitStatus.done;
    case "agents-show":
      terminal.out(visibleControls(agentText(await all.get(command.agent, realFolder(".")))));
      return exitStatus.done;
    case "agents-new": {
      const { agent } = command;
      const named = agentName.safeParse(agent);
      if (!named.success) throw new UsageError(named.error.issues[0]?.message ?? agent);
      if (Object.hasOwn(settings.agent, agent))
        throw new AppError("conflict", `${paths.config} has an agent "${agent}".`);
      const file = path.join(paths.agents, `${agent}.md`);
      await writeNew(file, newAgentText(agent));
      terminal.out(`${file}\n`);
      terminal.err(`Write what it is for, and try it: hearth ask --profile ${agent} "…"\n`);
      return exitStatus.done;
    }
    default:
      return command satisfies never;
  }
}

function list(entries: readonly AgentEntry[], terminal: Terminal): void {
  const rows = entries.map((entry) => [
    entry.name,
    origins[entry.origin],
    entry.state === "ready" ? `${entry.profile.prefix} ${entry.profile.description}` : "has a mistake",
  ]);
  terminal.out(visibleControls(table(rows)));
  for (const entry of entries) {
    if (entry.state === "broken") terminal.err(`${paint(terminal, "red", visibleControls(entry.mistake))}\n`);
  }
}

/** What somebody has written isn't written over. */
async function writeNew(file: string, text: string): Promise<void> {
  try {
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    await writeFile(file, text, { flag: "wx", mode: 0o600 });
  } catch (cause) {
    const { code } = cause as { code?: string }; // what Node throws has one
    if (code === "EEXIST") {
      throw new AppError("conflict", `${file} is there already. Change it, or choose another name.`, { cause });
    }
    throw new AppError("internal", `${file} can't be written (${code}).`, { cause });
  }
}
