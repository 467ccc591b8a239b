import { toAppError } from "../../../shared/error.ts";
import { withoutHidden } from "../../../shared/visible-controls.ts";
import type { FoundPlace } from "../found-place.ts";
import { readFrontMatter } from "../front-matter.ts";
import type { Mistake } from "../skills/skill.ts";
import type { Command } from "./command.ts";

const mostBytes = 100_000;
const fileName = /^([a-z0-9][a-z0-9_-]{0,63})\.md$/;

export type FoundCommands = { commands: readonly Command[]; mistakes: readonly Mistake[] };

/** The commands of these places, by name; where two have the same, the first place's counts. What can't be used is named. */
export async function findCommands(places: readonly FoundPlace[], signal: AbortSignal): Promise<FoundCommands> {
  const found = (await Promise.all(places.map((place) => lookIn(place, signal)))).flat();
  const mistakes = found.filter((each) => "what" in each);
  const commands = new Map<string, Command>();
  for (const each of found) if (!("what" in each) && !commands.has(each.name)) commands.set(each.name, each);
  return { commands: [...commands.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1)), mistakes };
}

async function lookIn({ folder, of }: FoundPlace, signal: AbortSignal): Promise<(Command | Mistake)[]> {
  const read = async (file: string): Promise<Command | Mistake> => {
    const place = `${folder.shown}/${file}`;
    const name = fileName.exec(file)?.[1];
    if (name === undefined) return { place, what: "A command's name is small letters, digits, - and _." };
    try {
      const text = await folder.read(file, mostBytes, signal);
      return readCommand(withoutHidden(text ?? "").text, name, of, place);
    } catch (cause) {
      signal.throwIfAborted();
      return { place, what: toAppError(cause).message };
    }
  };
  try {
    const { files } = await folder.list(".", signal);
    return await Promise.all(files.filter((name) => name.endsWith(".md")).map(read));
  } catch (cause) {
    signal.throwIfAborted();
    return [{ place: folder.shown, what: toAppError(cause).message }];
  }
}

function readCommand(text: string, name: string, of: Command["of"], place: string): Command | Mistake {
  const found = readFrontMatter(text) ?? { fields: {}, body: text.trim() };
  if ("what" in found) return { place, what: `Line ${found.line}: ${found.what}` };
  const { fields, body } = found;
  if (body === "") return { place, what: "There is nothing in it that could be asked." };
  const textOf = (key: string) => (typeof fields[key] === "string" && fields[key] !== "" ? fields[key] : null);
  return { name, description: textOf("description") ?? firstLine(body), agent: textOf("agent"), body, of };
}

function firstLine(body: string): string {
  return (
    body
      .split("\n", 1)[0]
      ?.replace(/^#+\s*/, "")
      .slice(0, 120) ?? ""
  );
}
