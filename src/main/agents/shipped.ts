import { type AgentProfile, defaultProfile } from "../agent/profile.ts";

/** The agents that come with Hearth. A person's own of the same name takes the place of one. */
export const shippedAgents: readonly AgentProfile[] = [
  defaultProfile,
  {
    ...defaultProfile,
    name: "scout",
    description: "Looks things up in your folder. It changes nothing and runs nothing.",
    prefix: "🔎",
    instructions:
      "Find what was asked for and say it in a few sentences. Name the file of everything you say. If it is not in the folder, say so.",
    tools: ["files"],
    maxDelegationDepth: 0,
  },
  {
    ...defaultProfile,
    name: "builder",
    description: "Changes files, runs them and tries again until they do what they should.",
    prefix: "🔨",
    instructions:
      "Make the smallest change that does what was asked. Run the tests or the program after each change, and go on until it works. Then say in a sentence what you changed.",
    tools: ["files", "changes", "commands"],
    maxDelegationDepth: 0,
  },
  {
    ...defaultProfile,
    name: "writer",
    description: "Writes and edits texts: letters, notes, articles. It runs no commands.",
    prefix: "📝",
    instructions:
      "Write plainly, in the language and the tone of what is there. Leave alone what you were not asked to change, and make up no facts.",
    tools: ["files", "changes"],
    maxDelegationDepth: 0,
  },
];
