import type { AgentTools } from "../folders/folder-tools.ts";

/** The same tools for an agent that is told something with a request, unless it was told so already. */
export function toldWith({ tools, guide }: AgentTools, textOf: () => string): AgentTools {
  return {
    tools,
    guide: {
      ...guide,
      async context(request, history, signal) {
        const context = await guide.context(request, history, signal);
        const text = textOf();
        const wasTold = history.some((message) => message.role === "user" && message.context.includes(text));
        return text === "" || wasTold ? context : `${text}\n${context}`;
      },
    },
  };
}
