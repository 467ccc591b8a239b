import type { Place } from "../../../../agent/places.ts";
import type { FileEntry, WorkspaceView } from "../../../workspace-view.ts";
import { mostBytes } from "../../files/files-in-scope.ts";
import { writtenFiles } from "../../files/named-files.ts";
import { monthPattern, namedDate } from "../../request/dates/request-dates.ts";
import { isDenial } from "../../request/limits/ruled-out-files.ts";
import { sentencesOf } from "../../request/words/sentences.ts";
import { wordsOf } from "../../request/words/words.ts";
import { saidTarget } from "./said/said-target.ts";
import { unreadWords } from "./said/unread-words.ts";
import { saysDeleting } from "../../request/files/says-deleting.ts";

type Moved = { from: string; to: string; day: string | null };

const wantsBack =
  /(?<!\p{L})(?:(?:put|move|bring|get)s? (?:(?:please|it|them|all|of|everything|that|those|these|the|my|files?|things|stuff) ){0,5}back(?! (?:in|into|on|onto|to)(?!\p{L}))|undo|reverse|(?:mach|räum|leg|verschieb|schieb|bring|stell)\p{L}* (?:\S+ ){0,8}?zurück|rückgängig|zurück(?:legen|schieben|verschieben|räumen))(?!\p{L})|元(?:の場所)?に戻/iu;

/** Only some of what was moved, as far as the words of a wish show it. */
const isOfSome =
  /(?<!\p{L})(?:only|just|first|last|before|since|until|between|half|some|one of|moves? of|nur|erste[nrs]?|letzte[nrs]?|vor dem|seit|bis)(?!\p{L})|(?<!\p{L})(?:back|undo|reverse) (?:(?:the|my|this|that|all) )+(?!(?:files?|moves?|things|stuff|run|changes|sorting|tidying)(?!\p{L}))\p{L}|(?<!\p{L})(?:after|nach) \d{1,2}(?::\d\d| ?[ap]m| uhr)|(?<!いた)だけ/iu;

/**
 * Where files were before something moved them, as its log tells line by line, where a request wants them back: of a log of several days those of the day that
 * it names. Null where it wants no such thing, or the log leaves open what is meant.
 */
export async function undonePlaces(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<readonly Place[] | null> {
  if (!wantsBack.test(request) || isOfSome.test(request) || saysDeleting(request)) return null;
  const wish = sentencesOf(request).filter((sentence) => wantsBack.test(sentence));
  if (wish.some((sentence) => unreadWords(withoutDay(sentence), ["log", "protokoll"]).length > 0)) return null;
  // back, but elsewhere
  if (saidTarget(request, files) !== null) return null;
  const moves = await movesTold(request, files, view);
  const meant = moves && ofSaidDay(moves, request);
  if (!meant || meant.length === 0) return null;
  const there = new Set(files.map(({ path }) => path));
  const isSure = meant.every(({ from, to }) => there.has(to) && !there.has(from));
  return isSure ? meant.map(({ from, to }) => ({ path: to, to: from })) : null;
}

/** What the log tells that is named, or the only one there is. */
async function movesTold(request: string, files: readonly FileEntry[], view: WorkspaceView): Promise<Moved[] | null> {
  const named = writtenFiles(request, files);
  if (named.length > 1) return null;
  const said = wordsOf(request);
  const logs = files.filter(({ path }) => /\.log$/i.test(path) && (said.includes("log") || said.includes("protokoll")));
  const sources = (named.length > 0 ? named : logs).filter(({ size }) => size <= mostBytes);
  const told = await Promise.all(sources.map(async ({ path }) => movesOf((await view.text(path)) ?? "")));
  const [only, ...others] = told.filter((moves) => moves.length > 0);
  return others.length > 0 ? null : (only ?? null);
}

const quotedPath = String.raw`(?:"([^"]+)"|'([^']+)'|\u0060([^\u0060]+)\u0060)`;
const arrowSigns = String.raw`(?:->|=>|→|to|nach)`;
const quotedMove = new RegExp(`${quotedPath} ${arrowSigns} ${quotedPath}`, "u");
const plainMove = /(?:^|\s)([^\s"']+) (?:->|=>|→) ([^\s"']+)\s*$/u;
/** Nothing of it was done. */
const isNot =
  /(?<!\p{L})(?:skip\p{L}*|fail\p{L}*|not|error|would|dry[- ]run|cop(?:y|ied)|übersprungen|nicht)(?!\p{L})/iu;

function movesOf(text: string): Moved[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const quoted = quotedMove.exec(line);
    const [from, to] = quoted
      ? [quoted.slice(1, 4).find(Boolean), quoted.slice(4, 7).find(Boolean)]
      : (plainMove.exec(line)?.slice(1, 3) ?? []);
    const around = quoted ? line.replace(quoted[0], " ") : line.slice(0, line.indexOf(from ?? ""));
    if (from === undefined || to === undefined || isNot.test(around)) return [];
    return [{ from, to, day: /(?<!\d)\d{4}-\d{2}-\d{2}(?!\d)/.exec(around)?.[0] ?? null }];
  });
}

/** Those of the one day that is named and not ruled out; all where they are of one day. */
function ofSaidDay(moves: readonly Moved[], request: string): readonly Moved[] | null {
  const days = [...new Set(moves.map(({ day }) => day))];
  const wanted = sentencesOf(request).filter((sentence) => !isDenial(sentence) && !isFine.test(sentence));
  const said = days.filter((day) => day !== null && wanted.some((sentence) => namesDay(sentence, day)));
  if (said.length > 1) return null;
  if (said.length === 1) return moves.filter(({ day }) => day === said[0]);
  const isDayNamed = namedDate(request) !== null || request.search(ordinal) !== -1;
  return days.length === 1 && !isDayNamed ? moves : null;
}

function withoutDay(sentence: string): string {
  return sentence.replaceAll(ordinal, " ").replaceAll(new RegExp(`${monthPattern}(?!\\p{L})|\\d{1,4}`, "giu"), " ");
}

const isFine = /(?<!\p{L})(?:fine|ok|okay|all right|in ordnung|richtig|passt)(?!\p{L})/iu;
const ordinal = /(?<![\d.])\d{1,2}(?:st|nd|rd|th|\.(?!\d))(?!\p{L})|\d{1,2}日/giu;

function namesDay(sentence: string, day: string): boolean {
  const [year, month, date] = day.split("-").map(Number);
  const said = namedDate(sentence);
  if (said !== null && said.day !== null)
    return said.day === date && said.month === month && (said.year === null || Number(said.year) === year);
  return new RegExp(`(?<![\\d.])${date}(?:st|nd|rd|th|\\.(?!\\d)|日)(?!\\p{L})`, "iu").test(sentence);
}
