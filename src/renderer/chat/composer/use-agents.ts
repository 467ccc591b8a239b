import { useEffect, useState } from "react";
import type { AgentChoice } from "../../../shared/agent.ts";
import { useWindowModel } from "../state/window-model.tsx";

/** The agents of a folder, read anew whenever `occasion` changes; null until they are known. */
export function useAgents(workspace: string | null, occasion: unknown): readonly AgentChoice[] | null {
  const { client } = useWindowModel();
  const [agents, setAgents] = useState<readonly AgentChoice[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    client.agents.list({ workspace }).then(
      (list) => isCurrent && setAgents(list),
      // the chosen one is named all the same, and a run says what is wrong
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [client, workspace, occasion]);
  return agents;
}
