import * as z from "zod";
import { AppError } from "../../shared/error.ts";
import { defineTool, type Tool } from "../agent/tool.ts";
import type { AgentDirectory } from "./delegation.ts";

/** Starts an agent that goes on by itself, and reports when it is done. */
export type StartInBackground = (order: { agent: string; task: string; context: string }) => void;

const cues = [
  "background",
  "meanwhile",
  "in the meantime",
  "nebenbei",
  "hintergrund",
  "währenddessen",
  "バックグラウンド",
];

/** The tool for work that nobody waits for. `depth`: how many agents stand between this one and the person. */
export function startAgentTool(directory: AgentDirectory, depth: number, start: StartInBackground): Tool[] {
  const { self } = directory;
  const names = directory.list().map(({ name }) => name);
  if (names.length === 0 || depth >= self.maxDelegationDepth) return [];
  return [
    defineTool({
      name: "start_agent",
      description: "let an agent work in the background; it reports when it is done",
      effect: "run",
      cues,
      input: z.object({
        agent: z.enum(names),
        task: z.string().min(1).describe("what it is to do"),
        context: z.string().min(1).describe("what it has to know: files, decisions, limits"),
      }),
      sources: { agent: "one-line", task: "one-line", context: "text" },
      async plan(order, { depth: own }) {
        if (own > 0)
          throw new AppError(
            "permission-denied",
            "Only the agent that the user talks with can start others in the background.",
          );
        const profile = directory.list().find(({ name }) => name === order.agent);
        return {
          title: `${profile?.prefix ?? ""} ${order.agent} in the background: ${order.task}`,
          actions: [],
          needsNoQuestion: true,
          preview: null,
          async *run() {
            start(order);
            return `${order.agent} has begun, and reports when it is done. Don't wait for it: tell the user that it works on this.`;
          },
        };
      },
    }),
  ];
}
