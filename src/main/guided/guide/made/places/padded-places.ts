import { endingOf, folderOf, stemOf } from "../../../../../shared/path-parts.ts";
import { groupBy } from "../../../../../shared/group-by.ts";
import type { Place } from "../../../../agent/places.ts";
import type { FileEntry } from "../../../workspace-view.ts";
import { keptFiles } from "../../request/kept-files.ts";
import { escapeRegExp } from "../../request/word-pattern.ts";
import { asksForNames } from "../../request/request-intent.ts";

type Numbered = { path: string; lead: string; number: string; ending: string };

/**
 * The names of numbered files with as many digits as the one has that a request gives as an example: `scene 04.md` for `scene 4.md`, so that they sort
 * right. Null where it gives none, or files of several folders may be meant.
 */
export function paddedPlaces(request: string, files: readonly FileEntry[]): readonly Place[] | null {
  if (!asksForNames(request)) return null;
  const kept = new Set(keptFiles(request, files));
  const numbered = files.filter(({ path }) => !kept.has(path)).flatMap(({ path }) => numberedOf(path));
  const text = request.normalize("NFC").toLowerCase();
  const series = [...groupBy(numbered, ({ lead, ending }) => `${lead}\n${ending}`).values()].flatMap((group) => {
    const width = widthSaid(group, text);
    return width === null ? [] : [{ group, width }];
  });
  const folders = new Set(series.map(({ group }) => folderOf(group[0]?.path ?? "")));
  const meant = folders.has("") ? series.filter(({ group }) => folderOf(group[0]?.path ?? "") === "") : series;
  const [only, ...others] = meant;
  if (!only || others.length > 0) return null;
  const places = only.group.flatMap(({ path, lead, number, ending }) => {
    const to = lead + number.padStart(only.width, "0") + ending;
    return to === path ? [] : [{ path, to }];
  });
  return places.length > 0 ? places : null;
}

function numberedOf(path: string): Numbered[] {
  const [, name = "", number = ""] = /^(.*?\D)(\d{1,4})$/u.exec(stemOf(path)) ?? [];
  return name === "" ? [] : [{ path, lead: folderOf(path) + name, number, ending: endingOf(path) }];
}

/** How many digits the request writes behind the name that these files share, zeros first; null where it doesn't, or one has more. */
function widthSaid(group: readonly Numbered[], text: string): number | null {
  const widths = group.flatMap(({ lead, number, ending }) => {
    const before = lead.normalize("NFC").toLowerCase();
    const name = before.slice(before.lastIndexOf("/") + 1);
    return [1, 2, 3].flatMap((zeros) =>
      isSaid(text, `${name}${"0".repeat(zeros)}${Number(number)}`, ending.toLowerCase())
        ? [zeros + String(Number(number)).length]
        : [],
    );
  });
  const width = Math.min(...widths);
  const longest = Math.max(...group.map(({ number }) => number.length));
  return widths.length === 0 || longest > width || group.length < 2 ? null : width;
}

/** A name with its ending, or without it where nothing goes on. */
function isSaid(text: string, stem: string, ending: string): boolean {
  return new RegExp(
    `(?<![\\p{L}\\p{N}])${escapeRegExp(stem)}(?:${escapeRegExp(ending)}|(?![\\p{L}\\p{N}]|\\.\\p{L}))`,
    "u",
  ).test(text);
}
