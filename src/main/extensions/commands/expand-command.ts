import { AppError } from "../../../shared/error.ts";
import type { Command } from "./command.ts";

/** What is asked, and by which agent it is to be done; null for the one that is there. */
export type Expanded = { text: string; agent: string | null };

const place = "$ARGUMENTS";

/** The name of the command that a text calls; null where it calls none, as `/etc/hosts` doesn't. */
export function calledCommand(text: string): string | null {
  return /^\/([A-Za-z0-9][\w-]*)(?:\s|$)/.exec(text.trim())?.[1] ?? null;
}

/** The request that a text means. Throws `not-found` for a command that isn't there, with those that are. */
export function expandCommand(text: string, commands: readonly Command[]): Expanded {
  const name = calledCommand(text);
  if (name === null) return { text, agent: null };
  const command = commands.find((each) => each.name === name);
  if (!command) throw unknown(name, commands);
  const rest = text
    .trim()
    .slice(name.length + 1)
    .trim();
  const { body, agent } = command;
  if (body.includes(place)) return { text: body.replaceAll(place, () => rest), agent };
  return { text: rest === "" ? body : `${body}\n\n${rest}`, agent };
}

function unknown(name: string, commands: readonly Command[]): AppError {
  const there = commands.map((each) => `/${each.name}`).join(", ");
  const known = there === "" ? "There are none here yet." : `There are: ${there}.`;
  const message = `There is no command /${name}. ${known} To say it as it stands, begin with another word.`;
  return new AppError("not-found", message);
}
