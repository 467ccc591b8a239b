import type { Attachment } from "./attachment.ts";
import type { UserMessage } from "./message.ts";
import type { TurnOptions } from "./turn-options.ts";

/** What was said at once: words, what was attached, and what is wanted with them. */
export type Said = { text: string } & SaidBeside;

/** What goes with the words. */
export type SaidBeside = {
  attachments?: readonly Attachment[];
  /** The answer is to be a plan: nothing may be changed for it. */
  isPlan?: true;
  /** The agent that is to do it, where that isn't the session's: as a command says it. */
  agent?: string;
  /** How its turn is done, which is then a run of its own; missing for the usual way. */
  turn?: TurnOptions;
};

/** What went with a message's words. */
export function besideOf({ attachments, isPlan }: UserMessage): SaidBeside {
  return { ...(attachments ? { attachments } : {}), ...(isPlan ? { isPlan } : {}) };
}

/** What was said one after another, as one. */
export function saidTogether(said: readonly Said[]): Said {
  const attachments = said.flatMap((each) => each.attachments ?? []);
  return {
    text: said.map(({ text }) => text).join("\n\n"),
    ...(attachments.length > 0 ? { attachments } : {}),
    ...(said.some(({ isPlan }) => isPlan) ? { isPlan: true } : {}),
  };
}
