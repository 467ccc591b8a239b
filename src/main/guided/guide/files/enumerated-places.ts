import type { FileEntry } from "../../workspace-view.ts";
import { filesCounted } from "../request/files/files-counted.ts";
import { withoutKept } from "../request/wishes/told-wishes.ts";
import { filesCalled } from "./files-called.ts";
import { openFiles } from "./left-out-files.ts";
import { oncePerRequest } from "./once-per-request.ts";

const preposition = String.raw`(?:in|on|from|out of|off|into|onto|to|of|im|auf|aus|von)`;
const lead = String.raw`(?<!\p{L})${preposition}\s+`;
const join = String.raw`(?:\s*,\s*(?:(?:and|und|plus|sowie|also|as well as)\s+)?|\s+(?:and|und|&|plus|sowie|as well as)\s+)(?:(?:also|auch)\s+)*`;
const between = new RegExp(join, "iu");
const word = String.raw`(?:[\p{L}\p{N}_./-]+\.[a-z]\w*|[\p{L}\p{N}_'’/-]+)`;
const item = String.raw`${word}(?:\s+(?!and\b|und\b)${word}){0,6}`;
const listed = new RegExp(`(?=${lead})(?<all>${item}(?:${join}${item})+)`, "giu");
/** "correct it in the poster" lists the poster. */
const untilLead = new RegExp(`^.*${lead}`, "iu");
/** A paper or a page, whether there is a file for it or not. */
const paper = new RegExp(
  String.raw`^(?:${preposition}\s+)?(?:the|our|my|der|die|das|den|dem|unser\p{L}*|mein\p{L}*)\s+\p{L}+(?:\s\p{L}+)?$`,
  "iu",
);
/** "lentil-soup.md is for 4" tells something of it. */
const tells =
  /(?<!\p{L})(?:is|are|was|were|has|have|had|should|must|will|says?|needs?|stays?|ist|sind|war|waren|hat|haben|soll|muss|wird|bleib(?:t|en))(?!\p{L})/iu;

/** 「案内・進行表・メール文を直してください」 */
const listedInJapanese =
  /(?:今回の|新しい|次の)?(?<all>(?:[^、。・「」\s]{1,12}[・、])+[^、。・「」\s]{1,12}?)を(?:直し|変更し|変え|更新し|修正し|書き換え|書き直し)/u;
/** "(the id as well)", "between About and Contact" */
const besides = / \([^()\n]{1,40}\)|,? (?:between|zwischen) (?:[^.,;!?\n]|\.(?=\S)){1,40}? (?:and|und) \S+/giu;

/** The places of one change, each of them a file, or the files of a folder or of a kind. */
export type Places = readonly (readonly FileEntry[])[];

/**
 * The places that a request lists for one change, by the names of files or by what they are: "in the poster, the calendar and help.md", "in the handbook folder and on the sign", "in all three files".
 * `open` where there are files for some of them only; null where it lists none.
 */
export const enumeratedPlaces = oncePerRequest((request, files): Places | "open" | null => {
  const there = openFiles(request, files);
  if (there.length < 2 || there.length > mostFiles) return null;
  for (const { pieces, isPaper } of listsIn(request)) {
    const sets = pieces.map((piece) => (tells.test(piece) ? [] : filesCalled(piece.replace(untilLead, ""), there)));
    const found = new Set(sets.flat());
    if (found.size > 0 && pieces.some((piece, index) => sets[index]?.length === 0 && isPaper(piece))) return "open";
    // "45 instead of 30, in a.toml and b.ini, please": what stands around the list isn't in it
    const own = sets.filter((set) => set.length > 0);
    if (own.length > 1 && found.size > 1) return own;
  }
  return filesCounted(request) === there.length ? there.map((file) => [file]) : null;
});

/** What is told side by side, and which of it is surely a paper. */
type List = { pieces: readonly string[]; isPaper(piece: string): boolean };

function listsIn(request: string): readonly List[] {
  const text = withoutKept(request).wanted.replaceAll(besides, "");
  const lists = [...text.matchAll(listed)].map(({ groups }) => ({
    pieces: (groups?.["all"] ?? "").split(between),
    isPaper: (piece: string) => paper.test(piece),
  }));
  const inJapanese = listedInJapanese.exec(text)?.groups?.["all"];
  return inJapanese === undefined ? lists : [...lists, { pieces: inJapanese.split(/[・、]/u), isPaper: () => true }];
}

const mostFiles = 100;
