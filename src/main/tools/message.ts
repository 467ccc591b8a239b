import * as z from "zod";
import { answerTool } from "../agent/answer-tool.ts";
import { defineTool, type Tool } from "../agent/tool.ts";

/** What an agent is told that answers through the tool. */
export const messagePrompt =
  "Use the message tool to speak to the user, once, when you are done. Nothing else that you write is shown.";

/** Says something to the user. It is the answer: the run ends with it. */
export function messageTool(): Tool {
  return defineTool({
    name: answerTool,
    description: "answer the user, which ends your work",
    effect: "look",
    cues: "every request",
    input: z.object({ text: z.string().trim().min(1) }),
    sources: { text: "text" },
    async plan() {
      return {
        title: "Answer",
        actions: [],
        needsNoQuestion: true,
        preview: null,
        async *run() {
          return "Said to the user.";
        },
      };
    },
  });
}
