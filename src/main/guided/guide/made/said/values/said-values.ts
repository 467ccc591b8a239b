import type { Replacement } from "../../../../../agent/replacement.ts";
import type { Call } from "../../../../../agent/step-protocol.ts";
import type { FileEntry, WorkspaceView } from "../../../../workspace-view.ts";
import { changedPapers } from "../../../files/changed-papers.ts";
import { mostBytes } from "../../../files/files-in-scope.ts";
import { hiddenSettings } from "../../../files/hidden-settings.ts";
import { withoutOlderCopies } from "../../../files/older-copies.ts";
import { isOfAllFiles } from "../../../files/of-all-files.ts";
import { replaceScope, surelyMeant } from "../../../files/replace-scope.ts";
import { keptFiles } from "../../../request/limits/kept-files.ts";
import { requestLanguage } from "../../../request/words/answer-language.ts";
import { filesCounted } from "../../../request/files/files-counted.ts";
import { wantsEverywhere } from "../../../request/wishes/request-intent.ts";
import { isLabelled } from "../../../written/labelled-value.ts";
import { isOfProgram, isVersionOfProgram, programName } from "./own-program.ts";
import {
  headersOf,
  isAboutPort,
  isMoney,
  measure,
  money,
  type ValuePlace,
  valuesOf,
  withValues,
} from "./places-with-value.ts";
import { movedDayAndTime } from "../times/said-day-and-time.ts";
import { deniedWords, withoutWhatStays } from "../../../request/limits/denied-clauses.ts";
import {
  type NewValue,
  readValueChange,
  saidNewValue,
  saidValueChange,
  type ValueChange,
} from "../../../request/values/said-value.ts";
import { asWideAs, type Value, writtenLike } from "../../../request/values/values.ts";
import { weekdayShifted } from "../../../request/dates/weekdays.ts";
import { wantedWords } from "../../../request/words/wanted-words.ts";
import { escapeRegExp, wholeWord } from "../../../request/words/word-pattern.ts";
import {
  changeable,
  isEntry,
  type Place,
  placesAbout,
  placesByKey,
  placesIn,
  subjectHits,
} from "../../../written/lines-about.ts";
import { shareOf } from "../../../facts/lines/rank-lines.ts";
import { hasSaidNoun } from "../../../written/said-noun.ts";
import { isCommonWord, wordsOf } from "../../../request/words/words.ts";
import { sentencesOf } from "../../../request/words/sentences.ts";

/** In more files than this nothing is looked for. */
const mostFiles = 100;

/**
 * A new value in each line that is about what the request says it of, in the spelling of the line. Empty where the request says no such change,
 * or where it isn't clear which lines are meant. `read` is what the model read out of it.
 */
export async function saidValueCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
  read: Replacement | null = null,
): Promise<Call[]> {
  // a time without its day would be half of it
  if (movedDayAndTime(request) !== null) return [];
  const pair = read ? readValueChange(request, read) : saidValueChange(request);
  const said = pair ?? (read ? null : saidNewValue(request));
  if (!said) return [];
  const isVersion = said.fresh.kind === "version";
  const isListed = pair !== null && listsPlaces.test(request);
  const isSure = read !== null || isListed;
  const papers = changedPapers(request, files) ?? [];
  const scoped = isSure
    ? surelyMeant(request, files, isListed || wantsEverywhere(request))
    : replaceScope(request, files);
  const scope = papers.length > 1 ? papers : (scoped ?? (isVersion || filesCounted(request) !== null ? files : null));
  if (!scope || scope.length > mostFiles) return [];
  const isOfAll = isVersion ? scoped === null || wantsEverywhere(request) : isOfAllFiles(request, files);
  const hidden = isOfAll && papers.length < 2 ? await hiddenSettings(files, view) : [];
  const kept = keptFiles(request, hidden);
  const readable = withoutOlderCopies([...scope, ...hidden], request).filter(
    ({ path, size }) => size <= mostBytes && !kept.includes(path) && !(isVersion && isOfOldVersions.test(path)),
  );
  const texts = await Promise.all(readable.map(async ({ path }) => ({ path, text: await view.text(path) })));
  const isUnread = texts.some(({ path, text }) => text === null && hidden.some((file) => file.path === path));
  if (isUnread && saysEachFile.test(request)) return [];
  const all = texts.flatMap(({ path, text }) => placesIn(path, text ?? ""));
  const change = pair ?? withOld(said, request, all);
  return change ? valueCalls(change, request, all) : [];
}

/** "on the menu, the website and in the till": papers and pages of whichever names. */
const listsPlaces =
  /(?<!\p{L})(?:on|in|auf|in der|im|am) (?:(?:the|our|my|der|dem|den|unser\p{L}*) )?\p{L}+(?:, (?:(?:on|in|auf) )?(?:(?:the|our|my|der|dem|den) )?\p{L}+){1,4},? (?:and|und) (?:also |auch )?(?:(?:on|in|auf) )?(?:(?:the|our|der|dem|den) )?\p{L}+/iu;

/** The one file with a version that nobody may read is forgotten where the others are told as all. */
const saysEachFile =
  /(?<!\p{L})(?:every|each|any|all)(?: (?:of )?(?:the|those|our))? (?:single )?files? (?:that|which|where|in which|with)(?!\p{L})|(?<!\p{L})(?:jeder|allen) dateien?,? (?:in|die|wo)(?!\p{L})/iu;

const isReleaseKey = /^\s*["']?release["']?\s*[:=]/iu;

/** What was before is told there, and what others have. */
const isOfOldVersions = /(?:^|\/)[^/]*(?:changelog|changes|history|lock)[^/]*$/i;

/** A new value with the old one, where all lines that are about it have the same one. */
function withOld({ fresh, about }: NewValue, request: string, all: readonly Place[]): ValueChange | null {
  const isOfKind = (value: Value, text: string) =>
    value.kind === fresh.kind && (!isMoney(fresh, request) || isMoney(value, text));
  const places = all
    .map((place) => ({
      ...place,
      values: valuesOf(place.text, place.path).filter((value) => isOfKind(value, place.text)),
    }))
    .filter(({ values }) => values.length > 0);
  const ofManifest = fresh.kind === "version" && isOfProgram(about, all) ? places.filter(isVersionOfProgram) : [];
  const subject = subjectOf([fresh], about, request);
  const meant = ofManifest.length > 0 ? ofManifest : (placesAbout(subject, request, places, places) ?? []);
  const [first] = meant;
  const [old] = first?.values ?? [];
  const isClear = meant.every(({ values }) => values.length === 1 && values[0]?.amount === old?.amount);
  if (areSeveralSettings(meant) || areOfSeveralRecords(meant, subject, all)) return null;
  const isEnough = meant.length > 1 || fresh.kind === "version" || isLabelled(meant, all, about);
  const denied = fresh.kind === "version" ? deniedWords(request, about) : [];
  return old && isClear && isEnough && old.amount !== fresh.amount
    ? { old, fresh, about, beside: ["", ""], denied }
    : null;
}

/** Whether of one file of settings several are meant: two keys, or one in two sections, are two things, however many words they share. */
function areSeveralSettings(places: readonly Place[]): boolean {
  const own = places.filter(({ path, text }) => isKeyed.test(path) && settingKey.test(text));
  return own.some((place) => own.some((other) => other !== place && other.path === place.path));
}

/** Whether a value is said of something that has a record of its own, and others have the same value in theirs. */
function areOfSeveralRecords(places: readonly Place[], subject: string, all: readonly Place[]): boolean {
  const [first, second] = places.filter(({ path }) => /\.(?:ya?ml|jsonc?)$/i.test(path));
  if (!first || second?.path !== first.path) return false;
  const words = wordsOf(subject).filter((word) => !isCommonWord(word) && !wordsOf(first.text).includes(word));
  const own = all.filter(({ path }) => path === first.path).flatMap(({ text }) => wordsOf(text));
  return words.some((word) => own.includes(word));
}

const isKeyed = /\.(?:ini|cfg|conf|toml|properties|env)$|(?:^|\/)\.env[^/]*$/i;
const settingKey = /^\s*["']?[\p{L}_][\p{L}\p{N}_.-]*["']?\s*[:=]/u;

function valueCalls(change: ValueChange, request: string, all: readonly Place[]): Call[] {
  const headers = headersOf(all);
  const places = all
    .map((place) => withValues(place, change, headers.get(place.path) ?? ""))
    .filter(
      ({ old, values, mayHave }) => mayHave || old.length > 0 || values.some(({ kind }) => kind === change.old.kind),
    );
  const having = places.filter(({ old, mayHave, text }) => (old.length > 0 || mayHave) && !tellsOfChange.test(text));
  const own = subjectOf([change.old, change.fresh], change.about, change.told ?? request);
  // what it is about is called in English in settings
  const subject = isAboutPort(change) ? `${own} port` : own;
  const byWords = placesAbout(subject, request, having, places, {
    isTelling: change.beside.every((sign) => sign !== ""),
    isStrict: change.old.kind === "date",
  });
  const byKey = change.old.kind === "date" ? null : placesByKey(subject, request, having);
  const isByKey = byKey !== null && !(byWords ?? []).some((place) => byKey.others.includes(place));
  const about = isByKey ? having.filter((place) => byKey.meant.includes(place) || byWords?.includes(place)) : byWords;
  // a version of three numbers stands for little else, and that of the program isn't told of it in all places
  const isPlain = change.old.kind === "version" && (!about || isOfProgram(change.about, all));
  const name = isPlain ? programName(all) : null;
  const isOfVersion = ({ text, old }: ValuePlace) =>
    old.length > 0 &&
    (/version|==/iu.test(text) ||
      isReleaseKey.test(text) ||
      subjectHits(subject, text) > 0 ||
      (name !== null && subjectHits(name, text) > 0));
  const isOfAllPorts = wantsEverywhere(request) && having.some(({ isPort }) => isPort);
  const ports = isOfAllPorts ? having.filter((place) => place.isPort && !about?.includes(place)) : [];
  // "in all three files": where just so many have it, they are meant, whatever is told beside it
  const isInSaidFiles = filesCounted(request) === new Set(having.map(({ path }) => path)).size;
  const byAll = isInSaidFiles ? having : about && [...about, ...ports];
  const meant = (isPlain ? having.map((place) => withReleases(place, change, name)).filter(isOfVersion) : byAll)?.map(
    (place) => (place.isPort ? place : { ...place, old: isPlain ? place.old : nearest(place, subject) }),
  );
  const isMany = ({ old, isPort }: ValuePlace) => old.length > 1 && !isPort && !isPlain;
  if (!meant || meant.some((place) => place.old.length === 0 || isMany(place))) return [];
  if (change.old.kind === "number" && !wantsEverywhere(request) && areSeveralSettings(meant)) return [];
  if (change.old.kind === "date" && meant.some((place) => !hasSaidNoun(place, subject))) return [];
  if (isOfUnknown(subject, request, all, meant) || hasAsShare(change.old, request, places)) return [];
  const mayChange = changeable(subject, request);
  const left = having.filter((place) => !meant.some(({ path, row }) => path === place.path && row === place.row));
  if (!isPlain && left.some((place) => mayChange(place) && tellsOther(place, meant, subject))) return [];
  const isLeft = having.some(
    (place) => !about?.includes(place) && mayChange(place) && meant.some((other) => isInSamePart(place, other)),
  );
  const isOfDay = ["date", "weekday", "time"].includes(change.old.kind);
  if (!isByKey && !isInSaidFiles && isOfDay && isLeft) return [];
  return meant.map(({ path, text, row, old }) => ({
    tool: "edit",
    input: { path, old_text: text, new_text: changed(text, old, change), line: row + 1 },
  }));
}

/** A line that isn't meant has a word of the subject that none of those has which are: then it isn't clear what tells them apart. */
function tellsOther(place: Place, meant: readonly Place[], subject: string): boolean {
  const words = wantedWords(subject).filter(
    (word) => /^\p{L}{3,}$/u.test(word) && shareOf(word, place.words.own) === 1,
  );
  return words.some((word) => !meant.some(({ words: { own } }) => shareOf(word, own) > 0));
}

/** `rate = 0.19` is as good as 19 percent, and would be left behind. */
function hasAsShare(old: Value, request: string, places: readonly ValuePlace[]): boolean {
  if (old.kind !== "number" || !/%|％|percent|prozent|パーセント/iu.test(request)) return false;
  const isShare = ({ kind, amount }: Value) => kind === "number" && Math.abs(amount * 100 - old.amount) < 1e-9;
  return places.some(({ values }) => values.some(isShare));
}

/** "shipping to Austria": what is called otherwise there can't be told from its neighbours. */
function isOfUnknown(subject: string, request: string, all: readonly Place[], meant: readonly Place[]): boolean {
  const isSeveral = meant.some((place) => meant.some((other) => other !== place && other.path === place.path));
  // in German every noun has a capital
  if (!isSeveral || requestLanguage(request) === "de") return false;
  const names = (subject.match(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}{3,}/gu) ?? []).map((name) => wholeWord(name, "iu"));
  return names.some((name) => !all.some(({ path, text }) => name.test(path) || name.test(text)));
}

/** With the versions in what the program is published as: `planner-2.4.1.zip`. */
function withReleases(place: ValuePlace, { old }: ValueChange, name: string | null): ValuePlace {
  if (name === null) return place;
  const release = new RegExp(`(?<=${escapeRegExp(name)}-v?)${escapeRegExp(old.text)}(?!\\d)`, "gu");
  const found = [...place.text.matchAll(release)].map(({ 0: text, index }) => ({
    ...old,
    text,
    from: index,
    to: index + text.length,
  }));
  const all = [...place.old, ...found].toSorted((one, other) => one.from - other.from);
  return found.length > 0 ? { ...place, old: all } : place;
}

/** "2024: from 5.90 to 6.50": what was changed before keeps what it says. "Open from 9 to 17" tells of no change. */
const tellsOfChange =
  /(?<!\p{L})(?:raised|lowered|changed|increased|reduced|went (?:up|down)|geändert|erhöht|gesenkt)(?!\p{L})[^;\n]*\d[^;\n]*\s(?:to|auf)\s[^;\n]*\d|^\W*(?:19|20)\d{2}(?:-\d{2}){0,2}\W[^\n]*\s(?:from|von)\s[^\n]*\d[^\n]*\s(?:to|auf)\s[^\n]*\d|\d\S*から.*\d.*(?:変更|値上|値下|改定)/iu;

/** Of several equal values in a line the one whose clause says most of the subject. */
function nearest({ text, old }: ValuePlace, subject: string): readonly Value[] {
  if (old.length < 2) return old;
  const hits = old.map(({ from }, index) => {
    const before = text.slice(old[index - 1]?.to ?? 0, from);
    return subjectHits(subject, before.split(/[.;!?]\s/).at(-1) ?? "");
  });
  const most = Math.max(...hits);
  return most === 0 ? old : old.filter((_, index) => hits[index] === most);
}

/** There the same date is likely the same day, but needn't be. What stands under headings of its own is about them. */
function isInSamePart(one: Place, other: Place): boolean {
  if (one.path !== other.path || isEntry(one)) return false;
  const [own, others] = [one.words.around, other.words.around];
  return (
    /\.html?$/i.test(one.path) ||
    own.size === 0 ||
    (own.size === others.size && [...own].every((word) => others.has(word)))
  );
}

/** What the sentence with these values is about, else the request; without units. */
function subjectOf(values: readonly Value[], about: string, request: string): string {
  const said = values.filter((value) => request.includes(value.text));
  const own =
    sentencesOf(withoutWhatStays(request)).find((text) => said.every((value) => text.includes(value.text))) ?? about;
  const bare = (text: string) =>
    values
      .reduce((rest, value) => rest.replaceAll(withDay(value), " "), text)
      .replaceAll(units, " ")
      .replaceAll(itCosts, " ");
  return /\p{L}{3}/u.test(bare(own).replaceAll(changeWords, "")) ? bare(own) : bare(about);
}

/** A date with its day of the week in brackets, "10月12日(日)", a sign that stands in other dates as well. */
function withDay({ text }: Value): RegExp {
  return new RegExp(String.raw`${escapeRegExp(text)}(?:\s?[(\uFF08][月火水木金土日](?:曜日?)?[)\uFF09])?`, "gu");
}

const units = new RegExp(`${money}|(?<=\\d\\s?)${measure}`, "giu");
/** It says nothing of what has the price. */
const itCosts = /(?<!\p{L})(?:costs?|kostet|kosten)(?!\p{L})/giu;
const changeWords =
  /(?<!\p{L})(?:the|from|to|instead|of|not|now|was|statt|nicht|von|auf|is|are|ist|jetzt|please|bitte)(?!\p{L})/giu;

function changed(line: string, values: readonly Value[], { old, fresh }: ValueChange): string {
  return values.toReversed().reduce((text, value) => {
    const sides: [string, string] = [text.slice(0, value.from), text.slice(value.to)];
    const [left, right] = old.kind === "date" ? weekdayShifted(...sides, fresh.amount - old.amount) : sides;
    const isCents = value.kind === "number" && value.amount !== old.amount;
    const written = isCents ? String(Math.round(fresh.amount * 100)) : writtenLike(value, fresh.amount, fresh.text);
    return left + asWideAs(line.slice(value.from, value.to), written) + right;
  }, line);
}
