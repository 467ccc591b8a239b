import type { FileEntry } from "../../workspace-view.ts";
import { keptFiles } from "../request/limits/kept-files.ts";
import { exceptedFiles } from "./excepted-files.ts";
import { filesCalled } from "./files-called.ts";
import { oncePerRequest } from "./once-per-request.ts";

const place = String.raw`(?:in|on|at|im|in der|in dem|in den|auf der|auf dem|auf)`;
const piece = String.raw`(?<which>[^,;.!?()]*?[^,;.!?()\s]|[\w./-]+\.\w+)`;
const begins = String.raw`^(?:(?:and|but|only|just|please|und|aber|nur|bloß|bitte) )*`;
const stays = String.raw`(?:(?:it|he|she|they|that|this|one|er|sie|es|das)\s+)?(?:(?:should|must|has to|have to|can|soll|muss|sollen|müssen)\s+)*(?:stays?|remains?|keeps?|bleib\p{L}*|not|nicht)`;

/** How a clause says of a place that nothing is to be changed there. */
const ways = [
  `${begins}${place} ${piece} ${stays}(?!\\p{L})`,
  `${begins}(?:not|nicht) ${place} ${piece}$`,
  `${begins}${piece} (?:stays?|bleibt|bleiben)(?: (?:so|as (?:it|they) (?:is|are)|wie (?:sie|es|er) (?:ist|sind)))?$`,
  `${begins}(?:leave|lass\\p{L}*) ${piece} (?:alone|out|unchanged|untouched|as (?:it|they) (?:is|are)|in ruhe|so|weg|aus)(?!\\p{L})`,
  `(?<!\\p{L})(?:except|excluding|außer|ausser)(?: (?:for|${place}))* ${piece}$`,
].map((way) => new RegExp(way, "iu"));

/**
 * The files that a change is not meant in: those of which a request says that they stay as they are, and those that it leaves out by the place: "on contact.html it should stay", "nur in der Chronik
 * nicht", "leave lessons/old alone".
 */
export const leftOutFiles = oncePerRequest((request, files): readonly string[] => {
  const out = clausesOf(request).flatMap((clause) =>
    ways.flatMap((way) => {
      const which = way.exec(clause)?.groups?.["which"] ?? "";
      const called = which === "" ? [] : filesCalled(which, files);
      return called.length < files.length ? called : [];
    }),
  );
  const excepted = exceptedFiles(request, files).files;
  return [...new Set([...keptFiles(request, files), ...[...out, ...excepted].map(({ path }) => path)])];
});

/** A point within a name ends nothing. */
function clausesOf(request: string): string[] {
  return request
    .split(/[,;!?()。、]\s*|\.(?:\s+|$)|\n+|\s(?=(?:but|except|aber|außer|just not|only not)\s)/u)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== "");
}

/** The files of a request's folder in which a change may be meant. */
export function openFiles(request: string, files: readonly FileEntry[]): readonly FileEntry[] {
  const out = leftOutFiles(request, files);
  return out.length === 0 ? files : files.filter(({ path }) => !out.includes(path));
}
