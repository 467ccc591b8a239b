import { ChevronDown } from "lucide-react";
import { useState } from "react";
import type { AgentChoice } from "../../../shared/agent.ts";
import { DropMenu, MenuChoice, MenuChoices, MenuGroup } from "../../ui/menu.tsx";
import { VisibleText } from "../../ui/visible-text.tsx";
import { useAgents } from "./use-agents.ts";

type AgentPickerProps = {
  /** The name of the chosen one. */
  agent: string;
  /** The folder that is worked in, which may have agents of its own; null where there is none yet. */
  workspace: string | null;
  onChoose: (agent: string) => void;
};

/** Who does the work. Those of the folder stand apart: somebody else wrote them. */
export function AgentPicker({ agent, workspace, onChoose }: AgentPickerProps) {
  const [isOpen, setOpen] = useState(false);
  const agents = useAgents(workspace, isOpen);
  const chosen = agents?.find(({ name, state }) => name === agent && state === "ready");
  return (
    <DropMenu
      side="top"
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <button
          type="button"
          className="flex h-7 max-w-48 min-w-0 items-center gap-1.5 rounded-full px-2 text-s text-ink-2 hover:bg-sunken"
        >
          <span className="sr-only">Agent: </span>
          <span className="truncate">
            {chosen?.state === "ready" ? `${chosen.prefix} ` : ""}
            {agents === null || chosen ? agent : `${agent} (not here)`}
          </span>
          <ChevronDown className="size-3 shrink-0" aria-hidden />
        </button>
      }
    >
      <MenuChoices value={agent} onChange={onChoose}>
        <AgentGroup label="Agents" agents={agents?.filter(({ origin }) => origin !== "folder") ?? []} />
        <AgentGroup label="From this folder" agents={agents?.filter(({ origin }) => origin === "folder") ?? []} />
      </MenuChoices>
    </DropMenu>
  );
}

function AgentGroup({ label, agents }: { label: string; agents: readonly AgentChoice[] }) {
  if (agents.length === 0) return null;
  return (
    <MenuGroup label={label}>
      {agents.map((choice) => (
        // a file with a mistake may have the name of one that is fine
        <MenuChoice
          key={`${choice.name} ${choice.state}`}
          value={choice.state === "ready" ? choice.name : `${choice.name} (broken)`}
          label={choice.name}
          isDisabled={choice.state === "broken"}
        >
          <span className="grid w-72 min-w-0">
            <span className="truncate">
              {choice.state === "ready" ? `${choice.prefix} ${choice.name}` : <VisibleText text={choice.name} />}
            </span>
            <span className="text-s wrap-anywhere text-ink-3">
              <VisibleText text={choice.state === "ready" ? choice.description : choice.mistake} />
            </span>
          </span>
        </MenuChoice>
      ))}
    </MenuGroup>
  );
}
