import { endingOf, folderOf, stemOf } from "../../../../../shared/path-parts.ts";
import { groupBy } from "../../../../../shared/group-by.ts";
import type { Place } from "../../../../agent/places.ts";
import type { FileEntry } from "../../../workspace-view.ts";
import { keptFiles } from "../../request/kept-files.ts";
import { escapeRegExp } from "../../request/word-pattern.ts";
import { writtenFiles } from "../../files/named-files.ts";
import { asksForNames } from "../../request/request-intent.ts";

type Numbered = { path: string; lead: string; number: string; rest: string; ending: string };

/**
 * The names of numbered files with as many digits as the one has that a request gives as an example: `scene 04.md` for `scene 4.md`, so that they sort
 * right. Where the example goes on behind its number, so may the others. Null where it gives none, or files of several folders may be meant.
 */
export function paddedPlaces(request: string, files: readonly FileEntry[]): readonly Place[] | null {
  if (!asksForNames(request) || saysOtherNumbers.test(request)) return null;
  const kept = new Set(keptFiles(request, files));
  const numbered = files.filter(({ path }) => !kept.has(path)).flatMap(({ path }) => numberedOf(path));
  const text = request.normalize("NFC").toLowerCase();
  const plain = numbered.filter(({ rest }) => rest === "");
  const series = [
    seriesSaid(plain, ({ lead, ending }) => `${lead}\n${ending}`, text),
    seriesSaid(numbered, ({ lead }) => lead, text),
  ].find((each) => each.length > 0);
  const folders = new Set(series?.map(({ group }) => folderOf(group[0]?.path ?? "")));
  const meant = folders.has("") ? series?.filter(({ group }) => folderOf(group[0]?.path ?? "") === "") : series;
  const [only, ...others] = meant ?? [];
  if (!only || others.length > 0) return null;
  // who names one of them means that one
  const named = only.group.filter(({ path }) => writtenFiles(request, files).some((file) => file.path === path));
  const isOwnNumber = named.every((one) => widthSaid([one], text) !== null);
  if (named.length > 0 && (!goesOn.test(request) || !isOwnNumber)) return null;
  const places = only.group.flatMap(({ path, lead, number, rest, ending }) => {
    const to = lead + number.padStart(only.width, "0") + rest + ending;
    return to === path ? [] : [{ path, to }];
  });
  return places.length > 0 ? places : null;
}

/** They are counted anew, or called otherwise as well. */
const saysOtherNumbers =
  /(?<!\p{L})(?:start\p{L}* (?:with|at|from)|begin\p{L}* (?:with|at)|anew|re-?number\p{L}*|gaps?|steps?|(?:in|by) (?:the )?order|titles?|back|shift\p{L}*|(?:up|down) by|before|after|move|others? to|instead|reihenfolge|lücken|titeln?|zurück|neu nummerier\p{L}*|beginn\p{L}*)(?!\p{L})|順番|から始/iu;

const goesOn =
  /(?<!\p{L})(?:and so on|etc|all|every|each|the (?:rest|others)|usw|und so weiter|alle[nrs]?|die (?:anderen|übrigen))(?!\p{L})|など|全部|すべて|それぞれ/iu;

/** The first number of a name, and what stands around it. */
function numberedOf(path: string): Numbered[] {
  const [, name, number = "", rest = ""] = /^(\D*)(\d{1,4})(?!\d)(.*)$/u.exec(stemOf(path)) ?? [];
  return name === undefined ? [] : [{ path, lead: folderOf(path) + name, number, rest, ending: endingOf(path) }];
}

/** The files that are called alike but for their numbers, of which the request writes one with zeros. */
function seriesSaid(numbered: readonly Numbered[], keyOf: (one: Numbered) => string, text: string) {
  return [...groupBy(numbered, keyOf).values()].flatMap((group) => {
    const width = group.length < 2 ? null : widthSaid(group, text);
    return width === null ? [] : [{ group, width }];
  });
}

/** How many digits the request writes behind the name that these files share, zeros first; null where it doesn't, or one has more. */
function widthSaid(group: readonly Numbered[], text: string): number | null {
  const widths = group.flatMap(({ path, lead, number, rest, ending }) => {
    const before = lead.slice(folderOf(path).length);
    return [1, 2, 3].flatMap((zeros) => {
      const name = before + "0".repeat(zeros) + String(Number(number));
      const isThere = [name + rest, name].some((stem) => isSaid(text, stem, ending));
      return isThere ? [zeros + String(Number(number)).length] : [];
    });
  });
  const width = Math.min(...widths);
  const longest = Math.max(...group.map(({ number }) => number.length));
  return widths.length === 0 || longest > width ? null : width;
}

/** A name with its ending, or without it where nothing goes on. */
function isSaid(text: string, stem: string, ending: string): boolean {
  const name = escapeRegExp(stem.normalize("NFC").toLowerCase());
  const behind = escapeRegExp(ending.toLowerCase());
  return new RegExp(
    `(?<![\\p{L}\\p{N}])${name}(?:${behind === "" ? "(?!)" : behind}|(?![\\p{L}\\p{N}]|\\.\\p{L}| ?[-–_] ?\\p{L}))`,
    "u",
  ).test(text);
}
