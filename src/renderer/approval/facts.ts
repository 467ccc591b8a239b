import type { Question } from "../../shared/ipc.ts";
import type { Action, Confinement, PermissionRequest, Sending } from "../../shared/permission.ts";
import { baseName, shortPath } from "../ui/format.ts";
import { countHidden } from "../ui/hidden-parts.ts";
import { parsePatch } from "../ui/parse-patch.ts";

/** A question in words, made of nothing but what the answer is bound to: the actions, and where they happen. */
export type Facts = {
  heading: string;
  /** Files that are read or changed, as seen from the folder. */
  files: FileFact[];
  commands: CommandFact[];
  /** What would leave this computer; null where nothing would. */
  sending: Sending | null;
  /** What "the same again" would cover. */
  again: string;
  warnings: string[];
};

export type FileFact = { path: string; change: "reads" | "creates" | "changes"; isOutside: boolean };
export type CommandFact = { command: string; folder: string; confinement: Confinement };

const confinements: Readonly<Record<Confinement, string>> = {
  "read-only": "It can look at things, but change nothing, and it has no network.",
  workspace: "It can change files in this folder only, and it has no network.",
  none: "Nothing confines it: it can do everything that you can.",
};

export function confinementWords(confinement: Confinement): string {
  return confinements[confinement];
}

export function factsOf({ request, workspace, home }: Question): Facts {
  const { actions } = request;
  const files = actions.flatMap((action) => ("path" in action ? [fileFact(action, workspace, home)] : []));
  const sending = actions.find((action) => action.kind === "send") ?? null;
  const commands = actions.flatMap((action) => {
    return action.kind === "run"
      ? [{ command: action.command, folder: action.cwd, confinement: action.confinement }]
      : [];
  });
  return {
    heading: sending ? `Send this conversation to ${sending.provider}?` : headingFor(files, commands),
    files,
    commands,
    sending,
    again: againFor(files, commands),
    warnings: warningsFor(files, commands, request),
  };
}

function fileFact(action: Extract<Action, { path: string }>, workspace: string, home: string): FileFact {
  const inside = pathInside(action.path, workspace);
  const change = action.kind === "read" ? "reads" : action.before === null ? "creates" : "changes";
  return { path: inside ?? shortPath(action.path, home), change, isOutside: inside === null };
}

/** As seen from the folder; null where it isn't in it. */
function pathInside(path: string, folder: string): string | null {
  const root = folder.replace(/[/\\]$/, "");
  const next = path.charAt(root.length);
  return path.startsWith(root) && (next === "/" || next === "\\") ? path.slice(root.length + 1) : null;
}

function headingFor(files: readonly FileFact[], commands: readonly CommandFact[]): string {
  if (commands.length > 0 && files.length > 0) return "Run a command and change files?";
  if (commands.length > 0) return commands.length === 1 ? "Run this command?" : `Run ${commands.length} commands?`;
  const verbs = { reads: "Read", creates: "Create", changes: "Change" };
  const [first] = files;
  if (!first) return "Do something that can't be described?";
  const isOne = files.every((file) => file.change === first.change);
  const verb = isOne ? verbs[first.change] : "Change";
  return files.length === 1 ? `${verb} one file?` : `${verb} ${files.length} files?`;
}

function againFor(files: readonly FileFact[], commands: readonly CommandFact[]): string {
  const changed = files.filter((file) => file.change !== "reads").map((file) => baseName(file.path));
  const read = files.filter((file) => file.change === "reads").map((file) => baseName(file.path));
  return [
    ...(commands.length > 0 ? ["exactly this command, to the letter"] : []),
    ...(changed.length > 0 ? [`every later change to ${changed.join(", ")}, whatever it is`] : []),
    ...(read.length > 0 ? [`reading ${read.join(", ")}`] : []),
  ].join(", and ");
}

function warningsFor(
  files: readonly FileFact[],
  commands: readonly CommandFact[],
  { actions, preview }: PermissionRequest,
): string[] {
  const diff = preview?.type === "diff" ? parsePatch(preview.patch) : [];
  const added = diff.flatMap((hunk) => hunk.lines).filter((line) => line.kind === "added");
  const named = countHidden([...files.map((file) => file.path), ...commands.map(({ command }) => command)], true);
  const sent = preview?.type === "conversation" ? preview.text.split("\n") : [];
  const written = countHidden([...added.map((line) => line.text), ...sent], false);
  const hidden = named.hidden + written.hidden;
  const isOther = actions.some((action) => action.kind === "run" && action.argv.at(-1) !== action.command);
  return [
    ...(files.some((file) => file.isOutside) ? ["This is outside the folder that the session works in."] : []),
    ...(hidden > 0
      ? [`${hidden} ${hidden === 1 ? "character" : "characters"} in it can't be seen; each is marked.`]
      : []),
    ...(named.mixed + written.mixed > 0
      ? ["A word in it mixes letters of different alphabets that look alike; it is marked."]
      : []),
    ...(isOther ? ["What is started isn't only this command; all of it is shown below."] : []),
  ];
}
