import { baseName } from "../../../../shared/path-parts.ts";
import type { Place } from "../../../agent/places.ts";
import type { Call } from "../../../agent/step-protocol.ts";
import { fileCommand, renameCommand } from "../../forms/file-command.ts";
import { arrow, writeFileList } from "../../forms/file-list.ts";
import type { FileEntry } from "../../workspace-view.ts";
import { asksForNames } from "../request/request-intent.ts";
import { wantedWords } from "../request/wanted-words.ts";
import { wordsOf } from "../request/words.ts";
import { wholeFileForm } from "../turn/parts.ts";

/** What is to go has to be said: "don't delete anything" says the other thing. */
const denied =
  /(?<!\p{L})(?:do not|don['’]?t|never|not|no|without|nicht|nichts|keine?n?|ohne)\s+(?:\S+\s+){0,3}?(?:delet|remov|throw|lösch|entfern)\p{L}*/giu;
const deletes =
  /(?<!\p{L})(?:delet\p{L}*|throw(?:ing)? (?:\S+ ){0,5}?(?:away|out)|trash|get rid|lösch\p{L}*|wegwerf\p{L}*|wegschmei\p{L}*)(?!\p{L})|削除|消し|捨て/iu;

/**
 * The command that brings files where they are to be, as the model has read it out of a request. Empty where none is to be elsewhere, and where it can't be
 * right: two files in one place, one in the place of another that stays, a path out of the folder.
 */
export function placedCalls(request: string, places: readonly Place[], files: readonly FileEntry[]): Call[] {
  const form = wholeFileForm(request, files);
  // a name is changed, and nothing goes for it
  const mayGo = form === "remove" || (form === "move" && deletes.test(request.replaceAll(denied, " ")));
  const gone = mayGo ? places.flatMap(({ path, to }) => (to === null && isSaidToGo(path, request) ? [path] : [])) : [];
  const moved = places.flatMap(({ path, to }) => (to === null || to === path ? [] : [{ path, to }]));
  const targets = moved.map(({ to }) => to);
  const leaving = new Set([...gone, ...moved.map(({ path }) => path)]);
  const isTaken = (to: string) => files.some(({ path }) => path === to && !leaving.has(path));
  const isWrong =
    new Set(targets).size < targets.length ||
    targets.some((to) => isTaken(to) || /^[/~]|(?:^|\/)\.\.?(?:\/|$)|\/$/.test(to)) ||
    // who wants files deleted doesn't want others moved
    (form === "remove" && moved.length > 0);
  if (isWrong) return [];
  const names = moved.map(({ path, to }) => path + arrow + to).join("\n");
  const commands = [
    ...(moved.length > 0 ? [renameCommand(names, asksForNames(request) ? "names" : "places")] : []),
    ...(gone.length > 0 ? [fileCommand("remove", writeFileList(gone), "")] : []),
  ];
  return commands.length > 0 ? [{ tool: "bash", input: { command: commands.join(" && ") } }] : [];
}

/** A small model also gives up the neighbour of what is to go: what is deleted has an ending that the request says, or else a word of it in its name. */
function isSaidToGo(path: string, request: string): boolean {
  const endings = request.match(/(?<![\p{L}\p{N}_*-])\*?(?:\.\w{1,8}|~)(?![\p{L}\p{N}])/giu) ?? [];
  if (endings.length > 0)
    return endings.some((ending) => path.toLowerCase().endsWith(ending.replace("*", "").toLowerCase()));
  const said = new Set(wantedWords(request));
  return wordsOf(baseName(path)).some((word) => said.has(word) || said.has(`${word}s`));
}
