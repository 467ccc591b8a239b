import type { FileEntry } from "../../workspace-view.ts";
import { keptFiles } from "../request/limits/kept-files.ts";
import { saysItStays } from "../request/limits/says-it-stays.ts";
import { wantsGone } from "../request/texts-and-tables/wants-gone.ts";
import { allElse } from "../request/words/wanted-words.ts";
import { exceptedFiles } from "./excepted-files.ts";
import { filesCalled } from "./files-called.ts";
import { oncePerRequest } from "./once-per-request.ts";

const place = String.raw`(?:in|on|at|im|in der|in dem|in den|auf der|auf dem|auf)`;
const piece = String.raw`(?<which>[^,;.!?()]*?[^,;.!?()\s]|[\w./-]+\.\w+)`;
const begins = String.raw`^(?:(?:and|but|only|just|please|und|aber|nur|bloß|bitte) )*`;
const it = String.raw`(?:it|he|she|they|them|that|this|one|er|sie|es|das|(?:the|this|that|die|diese) (?:line|one|row|entry|zeile))`;
const must = String.raw`(?:should|must|has to|have to|needs to|can|soll|muss|darf|kann|sollen|müssen)`;
const keep = String.raw`(?:keep|leave|behalte?|lass\p{L}*)`;
const stays = String.raw`(?:(?:${it}|${must})\s+)*(?:(?:there|there too|drin|dort|bitte|please|so)\s+)*(?:stays?|remains?|keeps?|bleib\p{L}*|not|nicht)`;

/** How a clause says of a place that nothing is to be changed there. */
const ways = [
  `${begins}${place} ${piece} ${stays}(?!\\p{L})`,
  `${begins}(?:not|nicht) ${place} ${piece}$`,
  `${begins}${piece} (?:stays?|bleibt|bleiben)(?: (?:so|as (?:it|they) (?:is|are)|wie (?:sie|es|er) (?:ist|sind)))?$`,
  `${begins}(?:leave|lass\\p{L}*) ${piece} (?:alone|out|unchanged|untouched|as (?:it|they) (?:is|are)|in ruhe|so|weg|aus)(?!\\p{L})`,
  `(?<!\\p{L})(?:except|excluding|außer|ausser)(?: (?:for|${place}))* ${piece}$`,
].map((way) => new RegExp(way, "iu"));

/** How a clause says so of what is taken out of others: "keep it in X"; where nothing is taken away it tells where it is to be. */
const waysOfGone = [
  `${begins}(?:${keep} ${it}|${it} (?:${must} )?(?:stays?|remains?|bleib\\p{L}*)|${it} ${must})(?: (?:there|only|stehen|drin|so|bitte|nur))* ${place} ${piece}(?: (?:stehen|drin|please|bitte|as it is|bleiben|stay|remain|behalten|lassen|too|auch))*$`,
  `${begins}${place} ${piece} (?:please |bitte )?${keep} ${it}`,
  `^(?:ただし|でも)?${piece}(?:に|で|から)は(?:これを|それを)?(?:そのまま)?残し`,
].map((way) => new RegExp(way, "iu"));

/**
 * The files that a change is not meant in: those of which a request says that they stay as they are, and those that it leaves out by the place: "on contact.html it should stay", "nur in der Chronik
 * nicht", "leave lessons/old alone".
 */
export const leftOutFiles = oncePerRequest((request, files): readonly string[] => {
  const out = leftOutBy(clausesOf(request), files, wantsGone(request));
  const excepted = exceptedFiles(request, files).files;
  return [...new Set([...keptFiles(request, files), ...[...out, ...excepted].map(({ path }) => path)])];
});

/** Whether a request that takes something away says that it stays somewhere, and not in which of these files. */
export function staysSomewhere(request: string, files: readonly FileEntry[]): boolean {
  const staying = clausesOf(request).filter(
    (clause) => (saysItStays(clause) || /残[しす]/u.test(clause)) && !allElse.test(clause),
  );
  return staying.some(
    (clause) => leftOutBy([clause], files, true).length === 0 && keptFiles(clause, files).length === 0,
  );
}

function leftOutBy(clauses: readonly string[], files: readonly FileEntry[], isGone: boolean): readonly FileEntry[] {
  return clauses.flatMap((clause) =>
    (isGone ? [...ways, ...waysOfGone] : ways).flatMap((way) => {
      const which = way.exec(clause)?.groups?.["which"] ?? "";
      const called = which === "" ? [] : filesCalled(which, files);
      return called.length < files.length ? called : [];
    }),
  );
}

/** A point within a name ends nothing. */
function clausesOf(request: string): string[] {
  return request
    .split(
      /[,;!?()。、]\s*|\.(?:\s+|$)|\n+|\s(?=(?:but|except|aber|außer|just not|only not|(?:and|und) (?:keep|leave|behalte|lass\p{L}*) (?:it|them|that|sie|es|das|die))\s)/u,
    )
    .map((clause) => clause.trim())
    .filter((clause) => clause !== "");
}

/** The files of a request's folder in which a change may be meant. */
export function openFiles(request: string, files: readonly FileEntry[]): readonly FileEntry[] {
  const out = leftOutFiles(request, files);
  return out.length === 0 ? files : files.filter(({ path }) => !out.includes(path));
}
