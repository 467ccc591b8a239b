import type { Replacement } from "../../../agent/replacement.ts";
import type { Call } from "../../../agent/step-protocol.ts";
import { hitsLess, wordsHit } from "../facts/lines/rank-lines.ts";
import { isColour } from "../request/values/alike-texts.ts";
import { isShortNumber, shortNumber } from "../request/words/numbers.ts";
import { escapeRegExp, notBeforeWord, notBehindWord, wholeWord } from "../request/words/word-pattern.ts";
import { isStyleSheet, keptPlaces } from "../written/kept-places.ts";
import { inSaidPart } from "../written/said-part.ts";
import { inSaidRow } from "../written/said-rows.ts";
import { formsInProse } from "./forms-in-prose.ts";
import { notInLonger } from "./name-by-itself.ts";

/**
 * One call for a file where each place is meant, and reads as the request says it; else one for each line. Only what lies in the part of the text or in the rows that the request means, where it says any. `said` is what the request calls the
 * old text, where that is another form of it; `isMeant` tells which lines are meant, where not all of them are.
 */
export function replaceIn(
  path: string,
  text: string,
  { find, put }: Replacement,
  request: string,
  said = find,
  isMeant: ((row: number) => boolean) | null = null,
): Call[] {
  const others = otherNames(find, put, request) + longerNames(find, path, request) + whereItIsNot(text, { find, put });
  const forms = formsInProse(path, text, { find, put });
  const pattern = withForms(patternFor(find, path, others), forms);
  const places = text.match(pattern) ?? [];
  const broken = brokenPlaces(path, text, { find, put });
  if (places.length === 0 && broken.length === 0) return [];
  const isKept = keptPlaces(path, text, request, said);
  const isInPart = inSaidPart(text, request) ?? inSaidRow(text, find, put, request);
  if (places.length === 0) return isKept || isMeant || isInPart ? [] : broken;
  const isEach =
    others === "" && !isKept && !isMeant && !isInPart && !isShortNumber(find) && !standsInLonger(find, text);
  if (isEach && places.every((place) => place === find)) {
    const all = { path, old_text: find, new_text: put, replace_all: true, whole_words: true };
    return [{ tool: "edit", input: all }, ...broken];
  }
  const about = isShortNumber(find) ? linesAbout(text, pattern, request) : null;
  return text.split("\n").flatMap((line, row) => {
    const changed = line.replaceAll(pattern, (found, ...rest) =>
      isKept?.(row, columnOf(rest)) === true ? found : (forms.get(found) ?? inTheFormOf(found, find, put)),
    );
    const isOutside = isMeant?.(row) === false || isInPart?.(row) === false;
    if (changed === line || about?.has(row + 1) === false || isOutside) return [];
    return [{ tool: "edit", input: { path, old_text: line, new_text: changed, line: row + 1 } }];
  });
}

/** A text with another one in each of its places, as a word of its own in whichever form. */
export function replacedAll(path: string, text: string, { find, put }: Replacement): string {
  const forms = formsInProse(path, text, { find, put });
  const pattern = withForms(patternFor(find, path, whereItIsNot(text, { find, put })), forms);
  return text.replaceAll(pattern, (found) => forms.get(found) ?? inTheFormOf(found, find, put));
}

function withForms(pattern: RegExp, forms: ReadonlyMap<string, string>): RegExp {
  const sources = [...forms.keys()].map((form) => wholeWord(form).source);
  return new RegExp([...sources, pattern.source].join("|"), pattern.flags);
}

/** What keeps a text from being replaced where it stands in the new one already: `Meyer` in `Meyer-Lund`. */
function whereItIsNot(text: string, { find, put }: Replacement): string {
  const at = put.indexOf(find);
  if (at === -1 || put === find || !text.includes(put)) return "";
  const [before, behind] = [put.slice(0, at), put.slice(at)].map(escapeRegExp);
  return `(?<!${before}(?=${behind}))`;
}

/** Where a match begins, from what a replacer is given behind it: groups, the place, the text, and named groups if there are any. */
function columnOf(rest: readonly unknown[]): number {
  return rest.find((each) => typeof each === "number") ?? 0;
}

/** Where a text of several words stands with the end of a line in it, in what people wrap by hand. */
function brokenPlaces(path: string, text: string, { find, put }: Replacement): Call[] {
  const words = find.split(" ").map(escapeRegExp);
  if (words.length < 2 || !/\.(?:md|markdown|txt|html?|tex|rst|adoc|eml)$/i.test(path)) return [];
  const broken = new RegExp(
    `${notBehindWord}${words.join(String.raw`(?: |[ \t]*\r?\n[ \t]*)`)}${notBeforeWord} ?`,
    "gu",
  );
  const found = new Set((text.match(broken) ?? []).filter((place) => /\n(?=\s*\S)/.test(place)));
  return [...found].map((old) => ({
    tool: "edit",
    input: { path, old_text: old, new_text: wrapped(old, put), replace_all: true },
  }));
}

/** The new text with the end of the line where the old one had it, or behind it where it is but one word. */
function wrapped(old: string, put: string): string {
  const [before = ""] = old.split(/\s*\n/, 1);
  const lineEnd = /[ \t]*\r?\n[ \t]*/.exec(old)?.[0] ?? " ";
  const words = put.split(" ");
  const at = Math.min(before.split(" ").length, words.length - 1);
  const tail = old.endsWith(" ") ? " " : "";
  if (at === 0) return tail === "" ? put : put + lineEnd;
  return words.slice(0, at).join(" ") + lineEnd + words.slice(at).join(" ") + tail;
}

/** Of the lines with a number those that the request is about: they share words with it, and no other one has all of these and more. */
function linesAbout(text: string, pattern: RegExp, request: string): ReadonlySet<number> {
  const hits = [...wordsHit(text, request.replaceAll(/\d+/g, " "))];
  const lines = text.split("\n");
  const having = hits.filter(([number, { all }]) => all.size > 0 && (lines[number - 1] ?? "").search(pattern) !== -1);
  return new Set(having.flatMap(([number, hits]) => (having.some(([, more]) => hitsLess(hits, more)) ? [] : [number])));
}

/** A path, an option, a host, a key: what goes on with a dash is another one, `/srv/log-old`. */
export const isIdentifier = /^(?=.*[\p{L}])(?=.*(?:[_/@-]|\p{L}\.\p{L}))\S+$/u;

/** In large letters or small ones; before a bracket of a style sheet it is the name of an element, and behind a name a place in a page. */
function colour(find: string, path: string): RegExp {
  const noName = isStyleSheet.test(path) ? String.raw`(?![^;{}]*\{)` : "";
  return new RegExp(String.raw`(?<![\p{L}\p{N}_/.-])${find}(?![\p{L}\p{N}_-])${noName}`, "giu");
}

function identifier(find: string): string {
  const before = find.startsWith("/") ? deeper : "";
  return String.raw`(?<![\p{L}\p{N}]-)${before}${wholeWord(find).source}(?!-[\p{L}\p{N}])`;
}

/** `/backup/mnt/nas` and `~/mnt/nas` are other places than `/mnt/nas`; behind a host it is the same. */
const deeper = String.raw`(?<!(?:^|[\s"'\u0060=:(,])(?:~|(?:/[\p{L}\p{N}_.-]+)+))`;

/** Whether it stands as a part of another identifier as well. */
function standsInLonger(find: string, text: string): boolean {
  if (!isIdentifier.test(find)) return false;
  const count = (pattern: string) => text.match(new RegExp(pattern, "gu"))?.length ?? 0;
  return count(wholeWord(find).source) > count(identifier(find));
}

/** `B204` may be written B 204. */
function spacedCode(find: string): string | null {
  const [, letters, digits] = /^(\p{L}{1,4})(\d{2,})$/u.exec(find) ?? [];
  return letters && digits ? `${letters}[ \u00a0]?${digits}` : null;
}

const isVersion = /^\d+(?:\.\d+)+$/u;

/** `3.9` in `python3.9` and `v3.9`, but in no longer number, nor in the room `B3.9`. */
function version(find: string): string {
  const notBehind = String.raw`(?<![\p{N}_\p{Lu}]|\p{N}[.,]|(?<!\p{L})[a-uw-z])`;
  return String.raw`${notBehind}${escapeRegExp(find)}${notBeforeWord}(?![.,]\p{N})`;
}

/** What may stand in a heading in capital letters. */
const isName = /^(?=.*\p{Ll})\p{Lu}(?:.* .*|.{4,})$/u;

/**
 * The text as a word of its own; of a name also in capital letters, of a long number also with other signs between its digits, as phone numbers
 * have them.
 */
export function patternFor(find: string, path = "", others = ""): RegExp {
  if (isColour.test(find)) return colour(find, path);
  if (isIdentifier.test(find)) return new RegExp(others + identifier(find), "gu");
  const digits = find.match(/\d/g) ?? [];
  const code = spacedCode(find);
  if (code !== null) return new RegExp(`${others}${notBehindWord}${code}${notBeforeWord}`, "gu");
  const isLongNumber = digits.length > shortNumber && /^[\d\s()/.+-]+$/.test(find);
  const isText = /\.(?:md|markdown|txt|html?|tex|rst|adoc)$/i.test(path);
  if (isText && isName.test(find))
    return new RegExp(`${others}(?:${wholeWord(find).source}|${wholeWord(find.toUpperCase()).source})`, "gu");
  if (isVersion.test(find) && !isLongNumber) return new RegExp(others + version(find), "gu");
  if (!isLongNumber) return new RegExp(others + wholeWord(find).source, "gu");
  const spaced = (own: readonly string[]) => own.join(String.raw`[\s()/.-]{0,2}`);
  // with the code of a country the first 0 is gone: +49 431 …
  const abroad =
    digits[0] === "0" ? String.raw`|(?<=(?:\+|(?<!\d)00)\d{1,3}(?:[\s()-]|\(0\)){0,3})${spaced(digits.slice(1))}` : "";
  return new RegExp(`(?:${notBehindWord}${spaced(digits)}${abroad})${notBeforeWord}`, "gu");
}

/** What keeps a text from standing for a part of a longer name that the request says as well: nas01 isn't nas01-old, but it is that of nas01/data. */
function otherNames(find: string, put: string, request: string): string {
  const names = request.match(/[\p{L}\p{N}_@][\p{L}\p{N}_.@-]*[\p{L}\p{N}_]/gu) ?? [];
  const longer = [...new Set(names)].filter(
    (name) => name !== find && wholeWord(find).test(name) && !put.includes(name),
  );
  return longer
    .map((name) => {
      const [before = "", ...behind] = name.split(find).map(escapeRegExp);
      return `(?<!${before}(?=${escapeRegExp(find)}${behind.join(escapeRegExp(find))}))`;
    })
    .join("");
}

/** Where names go on with a dash, and files stand beside what has their name. */
const isOfNames = /(?:^|\/)(?:(?:gnu)?makefile|dockerfile|justfile)$|\.(?:mk|sh|bash|zsh|ya?ml)$/i;
const isRenaming = /(?<!\p{L})(?:rename|umbenenn\p{L}*|benenne?)(?!\p{L})|名前を/iu;

/** What keeps a name that gets another one from standing for a part of a longer one, where a dash belongs to it. */
function longerNames(find: string, path: string, request: string): string {
  const isName = /^[\p{L}_][\p{L}\p{N}_]*$/u.test(find);
  return isName && isOfNames.test(path) && isRenaming.test(request) ? notInLonger(find) : "";
}

/** The new name in capital letters, too; the new number with the old one's blanks and signs, where it has as many digits. */
function inTheFormOf(found: string, find: string, put: string): string {
  if (isName.test(find) && found === find.toUpperCase() && found !== find) return put.toUpperCase();
  if (isColour.test(find)) return put;
  const length = (found.match(/\d/g) ?? []).length;
  const isAbroad = length === (find.match(/\d/g) ?? []).length - 1 && put.startsWith("0");
  const digits = (put.match(/\d/g) ?? []).slice(isAbroad ? 1 : 0);
  if (found === find) return put;
  if (spacedCode(find) !== null && spacedCode(put) !== null) {
    const blank = /[ \u00a0]/.exec(found)?.[0] ?? "";
    return put.replace(/(?<=\p{L})(?=\d)/u, blank);
  }
  if (digits.length !== length) return isAbroad || /^\d+$/.test(found) ? digits.join("") : put;
  let next = 0;
  return found.replaceAll(/\d/g, () => digits[next++] ?? "");
}
