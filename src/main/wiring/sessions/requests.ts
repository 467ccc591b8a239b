import type { CommandInfo } from "../../../shared/command.ts";
import { AppError } from "../../../shared/error.ts";
import type { Said, SaidBeside } from "../../../shared/said.ts";
import { compactOrder } from "../../agent/effects/compact.ts";
import { calledCommand, expandCommand } from "../../extensions/commands/expand-command.ts";
import type { PromptSources } from "../agents/prompt-sources.ts";
import type { Sessions } from "../../session/sessions.ts";

/** Requests as people write them: in words, or as a command that stands for some. */
type Requests = {
  /**
   * What a request to a session says in full: `/name rest` becomes what the command says, for its agent; `/plan rest`
   * only asks for a plan. Throws `not-found` for a command that isn't there, and `too-large` where too much goes with it.
   */
  expand(sessionId: string, written: Said): Promise<Said>;
  /** The commands that there are in a folder, by name. */
  commands(workspace: string): Promise<CommandInfo[]>;
};

export function createRequests(sessions: Pick<Sessions, "open">, prompt: Pick<PromptSources, "commands">): Requests {
  const find = async (workspace: string) => (await prompt.commands(workspace, new AbortController().signal)).commands;
  return {
    async expand(sessionId, written) {
      refuseTooMuch(written);
      const said = planned(written);
      // what the harness itself does is no command of a file
      if (calledCommand(said.text) === null || said.text.trim() === compactOrder) return said;
      const { workspace, profile } = sessions.open(sessionId).summary;
      const meant = expandCommand(said.text, await find(workspace));
      const others = meant.agent === null || meant.agent === profile ? {} : { agent: meant.agent };
      return { ...said, text: meant.text, ...others };
    },
    commands: async (workspace) =>
      (await find(workspace)).map(({ name, description, agent, of }) => ({ name, description, agent, of })),
  };
}

/** What stands behind `/plan` is asked for as a plan. */
function planned(said: Said): Said {
  if (calledCommand(said.text) !== "plan") return said;
  const rest = said.text.trim().slice("/plan".length).trim();
  if (rest === "") throw new AppError("invalid-input", "Say what the plan is for: /plan sort the photos by year");
  return { ...said, text: rest, isPlan: true };
}

/** More at once would be slow in every part of the program. In bytes. */
const mostBytes = 30 * 1024 * 1024;

function refuseTooMuch({ attachments = [] }: SaidBeside): void {
  const bytes = attachments.reduce((sum, each) => sum + each.bytes, 0);
  if (bytes <= mostBytes) return;
  const message = `The attached files have ${Math.round(bytes / 1_048_576)} MB together, and 30 MB are the most. Leave some out.`;
  throw new AppError("too-large", message);
}
