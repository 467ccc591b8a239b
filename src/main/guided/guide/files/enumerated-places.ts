import type { FileEntry } from "../../workspace-view.ts";
import { withoutKept } from "../request/wishes/told-wishes.ts";
import { filesCalled } from "./files-called.ts";
import { openFiles } from "./left-out-files.ts";
import { oncePerRequest } from "./once-per-request.ts";

const lead = String.raw`(?<!\p{L})(?:in|on|from|out of|off|into|onto|to|of|im|in der|in den|in dem|auf|aus|von)\s+`;
const join = String.raw`(?:\s*,\s*(?:(?:and|und|plus|sowie|also|as well as)\s+)?|\s+(?:and|und|&|plus|sowie|as well as)\s+)(?:(?:also|auch|in|on|from|im|auf|aus)\s+)*`;
const word = String.raw`(?:[\p{L}\p{N}_./-]+\.[a-z]\w*|[\p{L}\p{N}_'’/-]+)`;
const item = String.raw`${word}(?:\s+(?!and\b|und\b)${word}){0,5}`;
/** "correct it in the poster" lists the poster. */
const untilLead = new RegExp(`^.*${lead}`, "iu");
const listed = new RegExp(`${lead}(?<all>${item}(?:${join}${item})+)`, "giu");

/** The places of one change, each of them a file, or the files of a folder or of a kind. */
export type Places = readonly (readonly FileEntry[])[];

/**
 * The places that a request lists for one change, by the names of files or by what they are: "in the poster, the calendar and help.md", "in the handbook folder and on the sign", "in all three files".
 * Null where it lists none.
 */
export const enumeratedPlaces = oncePerRequest((request, files): Places | null => {
  const open = openFiles(request, files);
  if (open.length < 2 || open.length > mostFiles) return null;
  for (const { groups } of withoutKept(request).wanted.matchAll(listed)) {
    const sets = (groups?.["all"] ?? "")
      .split(new RegExp(join, "iu"))
      .map((piece) => filesCalled(piece.replace(untilLead, ""), open));
    // "45 instead of 30, in a.toml and b.ini, please": what stands around the list isn't in it
    const runs = sets.reduce<(readonly FileEntry[])[][]>(
      (all, set) => (set.length === 0 ? [[], ...all] : [[...(all[0] ?? []), set], ...all.slice(1)]),
      [],
    );
    const own = runs.find((run) => run.length > 1);
    if (own && new Set(own.flat()).size > 1) return own;
  }
  return countsAll(request, open.length) ? open.map((file) => [file]) : null;
});

/** "In allen drei Dateien", where there are three. */
function countsAll(request: string, count: number): boolean {
  const said = counts[count];
  return said !== undefined && new RegExp(said, "iu").test(request);
}

const counted = (word: string, digit: number, japanese: string) =>
  String.raw`(?<!\p{L})(?:all|the|alle[nr]?|beide[nr]?)? ?(?:${word}|${digit}) (?:of (?:the|these|my|our) )?(?:files?|dateien|papers|lists|listen|documents|pages|seiten)(?!\p{L})|(?:${japanese}|${digit}つ|${digit}個)の?(?:ファイル|表|リスト)`;
const counts: Readonly<Record<number, string>> = {
  2: counted("both|two|beiden?|zwei", 2, "両方|二つ"),
  3: counted("three|drei", 3, "三つ"),
  4: counted("four|vier", 4, "四つ"),
  5: counted("five|fünf", 5, "五つ"),
};

const mostFiles = 100;
