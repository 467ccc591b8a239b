import { keptPlaces } from "./kept-places.ts";
import { paired, type Pairing, withoutNumber } from "./paired-lines.ts";
import { asksForAll, meantForms } from "../request/wishes/request-intent.ts";
import { differenceOf } from "../turn/replacement.ts";
import { sameElsewhere } from "./same-elsewhere.ts";
import { saidValueChange } from "../request/values/said-value.ts";
import { wantsCommentedOut } from "../request/texts-and-tables/said-comment.ts";
import { type Value, valuesIn } from "../request/values/values.ts";
import { wantedWords } from "../request/words/wanted-words.ts";
import { wordsOf } from "../request/words/words.ts";

/** A file may lose this share of its lines without anybody having asked for it. */
const mayBeLost = 0.1;
/** "At 5" may be in the evening. In minutes. */
const halfDay = 12 * 60;

/**
 * What a model has written of a file without what nobody asked for. A small model that changes one line changes its neighbours
 * along with it: the other section that has the same key, the other boxes of a list. So a line with nothing of the request in it
 * stays where another changed line has something, and so does what the request says stays; and of the same change in several places only those are made that fit the
 * request best.
 */
export function withoutUnasked(before: string, written: string, request: string): string {
  const pairings = paired(linesOf(before), linesOf(written));
  const changed = pairings.filter(({ old, fresh }) => old !== null && fresh !== old.text);
  if (meantForms(request).includes("rewrite") || pairings.every(({ old, fresh }) => old?.text === fresh))
    return written;
  const isKeptPlace = keptPlaces("", before, request, null);
  const staying = changed.filter(({ old }) => old !== null && isKeptPlace?.(old.at, 0) === true);
  const open = changed.filter((pairing) => !staying.includes(pairing));
  const elsewhere = sameElsewhere(open, before, request);
  // a line that stands elsewhere now was moved, or stood there twice
  const left = new Set(pairings.flatMap(({ fresh }) => (fresh === null ? [] : [fresh.trim()])));
  const isElsewhere = ({ old }: Pairing) => old !== null && left.has(old.text.trim());
  const gone = new Set(
    changed.filter((pairing) => pairing.fresh === null && (isElsewhere(pairing) || hasBeside(pairings, pairing))),
  );
  const wanted = new Set(wantedWords(request));
  const strange =
    asksForAll(request) || isCollective.test(request)
      ? []
      : changed.filter((pairing) => !gone.has(pairing) && !isAbout(pairing, request, wanted));
  const asked = new Set(changed.flatMap((one) => (strange.includes(one) ? [] : [shapeOf(one)])));
  // dollars may become euros in lines that say neither: only what is like the change that is asked for is too much of it
  const isAsked = (shape: string | null) => shape !== null && asked.has(shape);
  const tooMuch = strange.filter((pairing) => pairing.fresh === null || isAsked(shapeOf(pairing)));
  const past = changed.filter((pairing) => isOfPast(pairing, request));
  // what is added is sometimes written over a line
  const isAdding = meantForms(request)[0] === "add" && !isTakingOut.test(request) && !isReplacing.test(request);
  // what is to be a comment is to be there still
  const isCommenting = wantsCommentedOut(request) && meantForms(request)[0] !== "delete";
  const lost = changed.filter(
    (pairing) => pairing.fresh === null && !isElsewhere(pairing) && (isCommenting || (isAdding && saysMuch(pairing))),
  );
  const comments = changed.filter((pairing) => isLostComment(pairings, pairing, request) && !isElsewhere(pairing));
  const beside = besideValue(changed, request, wanted).filter(
    (pairing) => pairing.fresh !== null || (!isElsewhere(pairing) && !hasBeside(pairings, pairing)),
  );
  const unasked = [
    ...elsewhere,
    ...lost,
    ...comments,
    ...beside,
    ...staying,
    ...(strange.length < changed.length ? tooMuch : []),
  ];
  const kept = new Set(past.length < changed.length ? [...unasked, ...past] : unasked);
  return withoutTicks(pairings, request)
    .flatMap((pairing, at) => {
      const isKept = kept.has(pairings[at] ?? pairing);
      return isKept ? (pairing.old?.text ?? []) : (pairing.fresh ?? []);
    })
    .join("\n");
}

/** Where a value is said together with the one that it takes the place of: changed lines that had neither the old one nor anything of the request. */
function besideValue(changed: readonly Pairing[], request: string, wanted: ReadonlySet<string>): Pairing[] {
  const old = saidValueChange(request)?.old;
  // what falls on another date has other weekdays as well
  if (!old || old.kind === "date" || asksForAll(request)) return [];
  const isOld = ({ kind, amount }: Value) =>
    (kind === old.kind && amount === old.amount) ||
    (kind === "time" && old.kind === "number" && amount % halfDay === (old.amount * 60) % halfDay);
  const had = (pairing: Pairing) => pairing.old !== null && valuesIn(pairing.old.text).some(isOld);
  if (!changed.some(had)) return [];
  const isLeft = (pairing: Pairing) =>
    pairing.fresh === null ? !isTakingOut.test(request) : !isAbout(pairing, request, wanted);
  return changed.filter((pairing) => pairing.old !== null && !had(pairing) && isLeft(pairing));
}

const isReplacing =
  /\b(?:in place of|instead|no longer|any ?more|combine|merge|replac\w*|statt|anstelle|zusammen\w*|nicht mehr|ersetz\w*)\b|代わり/iu;

function saysMuch({ old }: Pairing): boolean {
  return wordsOf(old?.text ?? "").length > 2;
}

/** A comment or a heading whose own line, the one below it, is still there. */
function isLostComment(pairings: readonly Pairing[], pairing: Pairing, request: string): boolean {
  const isComment = /^\s*(?:#|\/\/|;|<!--|--\s)/.test(pairing.old?.text ?? "");
  if (pairing.fresh !== null || !isComment || /comment|kommentar|heading|überschrift|コメント|見出し/iu.test(request))
    return false;
  const below = pairings.slice(pairings.indexOf(pairing) + 1).find(({ old }) => old !== null);
  return below !== undefined && below.fresh !== null && below.old?.text.trim() !== "";
}

/** "Since 2.3.1 the window remembers its size" stays true, whatever the version is now. */
function isOfPast({ old, fresh }: Pairing, request: string): boolean {
  if (!old || fresh === null) return false;
  const same = [...old.text].findIndex((sign, index) => sign !== fresh[index]);
  const lead = old.text.slice(0, same).replace(/[\w.-]*$/, "");
  // a year may be what is to be corrected
  if (!/^v?\d+\.\d/.test(old.text.slice(lead.length))) return false;
  const said = /\b(since|as of|introduced in|added in|fixed in|seit|eingeführt in)\s+(?:version\s+|v)?["'`]?$/iu.exec(
    lead,
  )?.[1];
  return said !== undefined && !request.toLowerCase().includes(said.toLowerCase());
}

/** Whether so much is gone of a file that it was lost on the way, rather than taken out. */
export function hasLost(before: string, written: string, request: string): boolean {
  const [old, fresh] = [linesOf(before).length, linesOf(written).length];
  return (
    old - fresh > Math.max(2, old * mayBeLost) && !isTakingOut.test(request) && !meantForms(request).includes("rewrite")
  );
}

/** What is put into a list to tick is still to be done, however many others are ticked off at the same time. */
function withoutTicks(pairings: readonly Pairing[], request: string): readonly Pairing[] {
  if (/\b(?:done|finished|completed|ticked|checked|already|erledigt\w*|fertig)\b|済/iu.test(request)) return pairings;
  const box = /^(\s*[-*+] )\[[xX]\]/;
  const hasOpen = pairings.some(({ old }) => old !== null && /^\s*[-*+] \[ \]/.test(old.text));
  return pairings.map((pairing) =>
    hasOpen && pairing.old === null ? { old: null, fresh: pairing.fresh?.replace(box, "$1[ ]") ?? null } : pairing,
  );
}

/** What kind of change it is, whatever the words and the numbers: a word for a word, a price for a price. Null for several at once. */
function shapeOf({ old, fresh }: Pairing): string | null {
  if (!old || fresh === null) return null;
  const box = /\[[ xX]\]/;
  if (box.test(old.text) && old.text.replace(box, "") === fresh.replace(box, "")) return "box";
  const change = differenceOf(old.text, fresh);
  const plainly = (text: string) => text.replaceAll(/\d/g, "0").replaceAll(/\p{L}+/gu, "a");
  return change && JSON.stringify([plainly(change.find), plainly(change.put)]);
}

/** Whether lines were put in beside one that was taken out: then they stand in its place, however different they are. */
function hasBeside(pairings: readonly Pairing[], pairing: Pairing): boolean {
  const isSame = ({ old, fresh }: Pairing) => old?.text === fresh;
  const at = pairings.indexOf(pairing);
  const from = pairings.slice(0, at).findLastIndex(isSame) + 1;
  const end = pairings.findIndex((one, index) => index > at && isSame(one));
  return pairings.slice(from, end === -1 ? pairings.length : end).some(({ old }) => old === null);
}

/** Whether a changed line, or what is new in it, has to do with the request; or only follows from another change. */
function isAbout({ old, fresh }: Pairing, request: string, wanted: ReadonlySet<string>): boolean {
  if (!old) return true;
  const own = wordsOf(old.text);
  if (fresh === null)
    return old.text.trim() === "" || isTakingOut.test(request) || own.some((word) => shares(word, wanted));
  const isNew = (word: string) => !own.includes(word);
  if ([...own, ...wordsOf(fresh).filter(isNew)].some((word) => shares(word, wanted))) return true;
  // a comma before the next entry, the number of an item, a sum
  return plain(old.text) === plain(fresh) || /\b(?:total|sum|count|gesamt|summe|anzahl)|合計|計/iu.test(old.text);
}

/** It is about several things by what they are, whatever each is called. */
const isCollective =
  /\b(?:prices|dates|names|numbers|times|entries|items|tasks|amounts|values|titles|headings|words|days|preise\w*|namen|termine\w*|zeiten|aufgaben|werte|beträge|einträge\w*|tage)\b|\b(?:by|um) (?:\d|one\b|two\b|ein\w*\b|zwei\b)|\b(?:later|earlier|später|früher|twice|doppelt\w*)\b|値段|日付|名前/iu;

const isTakingOut =
  /\b(?:remove|delete|drop|take|cross|strike|cancel|without|only|keep|merge|shorten|(?<!\b(?:turn|switch|tick|check)\w* (?:\S+ ){0,3})off|(?<!\bcomment\w* (?:\S+ ){0,4})out|gone|lösch\w*|entfern\w*|streich\w*|weg|raus|nur|ohne|kürz\w*)\b|削除|消|取り|(?<!いた)だけ/iu;

function shares(word: string, wanted: ReadonlySet<string>): boolean {
  if (wanted.has(word)) return true;
  const stem = word.slice(0, Math.max(4, word.length - 3));
  return (
    word.length >= 4 &&
    [...wanted].some((other) => other.length >= 4 && (other.startsWith(stem) || word.startsWith(other)))
  );
}

/** Without the signs, and the number at the beginning. */
function plain(line: string): string {
  return withoutNumber(line)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function linesOf(text: string): string[] {
  return text.replace(/\r?\n$/, "").split(/\r?\n/);
}
