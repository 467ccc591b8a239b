import { endingOf, folderOf, stemOf } from "../../../../../../shared/path-parts.ts";
import { groupBy } from "../../../../../../shared/group-by.ts";
import type { Place } from "../../../../../agent/places.ts";
import type { FileEntry } from "../../../../workspace-view.ts";
import { isQuestion } from "../../../request/questions/is-question.ts";
import { keptFiles } from "../../../request/limits/kept-files.ts";
import { escapeRegExp } from "../../../request/words/word-pattern.ts";
import { isSameNoun, wordsOf } from "../../../request/words/words.ts";
import { writtenFiles } from "../../../files/named-files.ts";
import { asksForNames } from "../../../request/wishes/request-intent.ts";
import { withoutStaying } from "../said/unread-words.ts";
import { wishesNames } from "../said/wishes-places.ts";

type Numbered = { path: string; lead: string; number: string; rest: string; ending: string };

/**
 * The names of numbered files with as many digits as the one has that a request gives as an example: `scene 04.md` for `scene 4.md`, so that they sort
 * right. Where the example goes on behind its number, so may the others. Null where it gives none, or files of several folders may be meant.
 */
export function paddedPlaces(request: string, files: readonly FileEntry[]): readonly Place[] | null {
  const isWished = (asksForNames(request) && wishesNames(request)) || asksForDigits.test(request);
  if (!withZero.test(request) || !isWished || isQuestion(request)) return null;
  const onlyThese = onlySaid.exec(request)?.[1]?.toLowerCase() ?? null;
  if (saysOtherNumbers.test(request.replaceAll(sortsNow, " ").replace(onlySaid, " "))) return null;
  const kept = new Set(keptFiles(request, files));
  const numbered = files.filter(({ path }) => !kept.has(path)).flatMap(({ path }) => numberedOf(path));
  const text = request.normalize("NFC");
  const plain = numbered.filter(({ rest }) => rest === "");
  const series = [
    seriesSaid(plain, ({ lead, ending }) => `${lead}\n${ending}`, text),
    seriesSaid(numbered, ({ lead }) => lead, text),
  ].find((each) => each.length > 0);
  const folders = new Set(series?.map(({ group }) => folderOf(group[0]?.path ?? "")));
  const meant = folders.has("") ? series?.filter(({ group }) => folderOf(group[0]?.path ?? "") === "") : series;
  const [only, ...others] = meant ?? [];
  if (!only || others.length > 0) return null;
  if (onlyThese !== null && !only.group.every(({ path }) => calledSo(path, onlyThese))) return null;
  const longer = goingOn(only.group, numbered);
  if (!longer) return null;
  // who names one of them means that one
  const said = writtenFiles(request, files);
  const named = only.group.filter(({ path }) => said.some((file) => file.path === path));
  if (said.some(({ path }) => !kept.has(path) && !named.some((one) => one.path === path))) return null;
  const isOwnNumber = named.every((one) => writtenBy([one], text) !== null);
  if (named.length > 0 && (!goesOn.test(withoutStaying(request).replaceAll(withinFiles, " ")) || !isOwnNumber))
    return null;
  const { lead, width } = only.written;
  const isOfOne = ({ path, lead: own, number, rest }: Numbered) =>
    only.group.some((one) => one.path !== path && one.lead === own && one.number === number && one.rest === rest);
  const companions = saysSameName.test(request)
    ? numbered.filter((one) => !only.group.includes(one) && isOfOne(one))
    : [];
  const places = [...only.group, ...longer, ...companions].flatMap(({ path, number, rest, ending }) => {
    const to = folderOf(path) + lead + number.padStart(width, "0") + rest + ending;
    return to === path ? [] : [{ path, to }];
  });
  return places.length > 0 ? places : null;
}

const asksForDigits =
  /(?<!\p{L})(?:two|three|2|3)[ -]digits?(?!\p{L})|(?<!\p{L})leading zeros?(?!\p{L})|(?<!\p{L})(?:zwei|drei)stellig\p{L}*|führende\p{L}* null\p{L}*|[2二2]桁/iu;
/** "the subtitles have to keep the same name as their episode" */
const saysSameName =
  /(?<!\p{L})(?:same names?|(?:match|go with|belong to) (?:their|the) \p{L}+|named? (?:alike|the same)|gleich (?:heißen|benannt)|dense?lben namen)(?!\p{L})|同じ名前/iu;
const withZero = /(?<!\d)0\d/;
/** They are counted anew, or called otherwise as well. */
const saysOtherNumbers =
  /(?<!\p{L})(?:start\p{L}* (?:with|at|from)|begin\p{L}* (?:with|at)|anew|only|first|without|(?:two|three|five|ten)s|longest|shortest|nur|erste[nr]?|ohne|re-?number\p{L}*|gaps?|steps?|(?:in|by) (?:the )?order|titles?|back|shift\p{L}*|(?:up|down) by|before|after|move|others? to|instead|reihenfolge|lücken|titeln?|zurück|neu nummerier\p{L}*|beginn\p{L}*)(?!\p{L})|順番(?!どおり|通り)|から始/iu;

/** "10 comes before 2": how they sort now. */
const sortsNow =
  /(?<![\p{L}\p{N}])(?:\S+[ _-])?\d+(?:\.\w+)? (?:comes?|sorts?|stands?|is|goes|kommt|steht|ist|sortiert)(?: (?:listed|shown|sorted))? (?:before|after|vor|nach|hinter) (?:\S+[ _-])?\d+|(?:puts?|sorts?|shows?|lists?|plays?) (?:\p{L}+ )?\S*\d+(?:\.\w+)? (?:before|after) (?:\p{L}+ )?\S*\d+/giu;

const goesOn =
  /(?<!\p{L})(?:and so on|etc|all|every|each|the (?:rest|others)|usw|und so weiter|alle[nrs]?|die (?:anderen|übrigen))(?!\p{L})|など|全部|すべて|それぞれ/iu;

/** "in all files that mention it" says nothing of others that get a name. */
const withinFiles =
  /(?<!\p{L})in (?:(?:all|every|each|any|the|other|allen|jeder|anderen|den) )+(?:files?|documents?|notes?|dateien?|texts?)(?!\p{L})/giu;

/** "only the episodes": the series itself, by a word of its names. */
const onlySaid = /(?<!\p{L})(?:only|just|nur) (?:the|die|den) (\p{L}{4,})(?=\s*(?:$|[.,;!?)]))/iu;

function calledSo(path: string, noun: string): boolean {
  return wordsOf(stemOf(path)).some((word) => isSameNoun(word, noun));
}

/**
 * Those that have a number of their own in the same series, and go on behind it: `take 9 (live).wav` beside `take 1.wav`; `take 1 notes.wav` is another thing. Null where
 * it isn't clear where the number of one ends.
 */
function goingOn(group: readonly Numbered[], numbered: readonly Numbered[]): readonly Numbered[] | null {
  if (group.some(({ rest }) => rest !== "")) return [];
  const isSame = (one: Numbered, other: Numbered) => Number(one.number) === Number(other.number);
  const longer = numbered.filter(
    (one) =>
      one.rest !== "" &&
      group.some(({ lead, ending }) => lead === one.lead && ending === one.ending) &&
      !numbered.some(
        (other) => other !== one && other.lead === one.lead && other.ending === one.ending && isSame(one, other),
      ),
  );
  const width = Math.max(...group.map(({ number }) => number.length));
  const isClear = ({ rest, number }: Numbered) => /^(?:[ _]*[-–([]|[ _])[^\d]*$/u.test(rest) && number.length <= width;
  return longer.every(isClear) ? longer : null;
}

/** The first number of a name, and what stands around it. */
function numberedOf(path: string): Numbered[] {
  const [, name, number = "", rest = ""] = /^(\D*)(\d{1,4})(?!\d)(.*)$/u.exec(stemOf(path)) ?? [];
  return name === undefined ? [] : [{ path, lead: folderOf(path) + name, number, rest, ending: endingOf(path) }];
}

/** How the numbered names of a series are to be written: what stands before their numbers, and with how many digits. */
type Written = { lead: string; width: number };

/** The files that are called alike but for their numbers, of which the request writes one with zeros. */
function seriesSaid(numbered: readonly Numbered[], keyOf: (one: Numbered) => string, text: string) {
  return [...groupBy(numbered, keyOf).values()].flatMap((group) => {
    const written = group.length < 2 ? null : writtenBy(group, text);
    return written === null ? [] : [{ group, written }];
  });
}

/**
 * How the request writes the name that these files share, with zeros before a number; other signs may part its words. Null where it doesn't, writes it in
 * several ways, or a number has more digits.
 */
function writtenBy(group: readonly Numbered[], text: string): Written | null {
  const found = group.flatMap((one) => {
    const own = one.lead.slice(folderOf(one.path).length);
    return [1, 2, 3].flatMap((zeros) => {
      const digits = "0".repeat(zeros) + String(Number(one.number));
      return leadsSaid(text, own, digits, one).map((lead) => ({ lead, width: digits.length }));
    });
  });
  const leads = new Set(found.map(({ lead }) => lead));
  const width = Math.min(...found.map((one) => one.width));
  const longest = Math.max(...group.map(({ number }) => number.length));
  const [lead, ...others] = leads;
  return lead === undefined || others.length > 0 || longest > width ? null : { lead, width };
}

/** What stands before these digits where a name is written with its ending, or without it where nothing goes on: as in the file's own name, unless other signs part its words. */
function leadsSaid(text: string, own: string, digits: string, { rest, ending }: Numbered): string[] {
  const words = own
    .normalize("NFC")
    .split(between)
    .filter((word) => word !== "");
  const before = `${words.map(escapeRegExp).join("[ _.-]*")}${words.length > 0 ? "[ _.-]*" : ""}`;
  return [rest, ""].flatMap((behind) => {
    const end = escapeRegExp(ending);
    const name = new RegExp(
      `(?<![\\p{L}\\p{N}])(${before})${digits}${escapeRegExp(behind)}(?:(${end === "" ? "(?!)" : end})|(?![\\p{L}\\p{N}]|\\.\\p{L}| ?[-–_] ?\\p{L}))`,
      "giu",
    );
    return [...text.matchAll(name)].flatMap(([, lead = "", written = ending]) => {
      // capitals are meant, and small letters are written for any
      if (written !== ending && written !== ending.toLowerCase()) return [];
      return [signsOf(lead) === signsOf(own) && lead === lead.toLowerCase() ? own : lead];
    });
  });
}

const between = /[ _.-]+/u;

/** The signs that part the words of a name. */
function signsOf(name: string): string {
  return name.replaceAll(/[^ _.-]+/gu, "x");
}
