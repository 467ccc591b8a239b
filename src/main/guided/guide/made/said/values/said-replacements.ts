import type { Replacement } from "../../../../../agent/replacement.ts";
import type { Call } from "../../../../../agent/step-protocol.ts";
import type { FileEntry, FileText, WorkspaceView } from "../../../../workspace-view.ts";
import { namedFiles } from "../../../files/named-files.ts";
import { changedPapers } from "../../../files/changed-papers.ts";
import { replaceScope, surelyMeant } from "../../../files/replace-scope.ts";
import { inSaidPart } from "../../../written/said-part.ts";
import { keptPlaces } from "../../../written/kept-places.ts";
import { nameForms } from "../../../request/values/name-forms.ts";
import { wantsEverywhere } from "../../../request/wishes/request-intent.ts";
import { withoutWhatStays } from "../../../request/limits/denied-clauses.ts";
import { alikeTexts, isColour, wantsOtherText } from "../../../request/values/alike-texts.ts";
import { mailAddresses } from "../../../request/values/mail-addresses.ts";
import { withoutMailsStay } from "../../../request/limits/mails-stay.ts";
import { saidReplacement } from "../../../request/values/said-replacement.ts";
import { saidStyleChange } from "../../../request/values/said-style.ts";
import { requestLanguage } from "../../../request/words/answer-language.ts";
import { allElse } from "../../../request/words/wanted-words.ts";
import { isCommonWord } from "../../../request/words/words.ts";
import { wordForms } from "../../../request/values/word-forms.ts";
import { wholeWord } from "../../../request/words/word-pattern.ts";
import { namesMoreNumbers } from "../../../turn/replacement.ts";
import { isSharedSpot } from "../../../written/shared-spots.ts";
import { saysItStays } from "../../../request/limits/says-it-stays.ts";
import { sentencesOf } from "../../../request/words/sentences.ts";
import { patternFor, replaceIn } from "../../replace-in.ts";
import { namesSetting } from "../settings/names-setting.ts";
import { hiddenSettingCalls } from "./hidden-setting-calls.ts";

/** In more files than this nothing is looked for. */
const mostFiles = 400;
const mostReplacements = 4;
const mostMatches = 200;
/** A name that a program gives is the same in all its files. */
const inCode = /\b(?:function|method|class|variable|constant|funktion|methode|klasse|konstante)s?\b|関数|変数|クラス/iu;
/** What a program shows or works with has no names of classes and functions. */
const isData = /\.(?:csv|tsv|json|po|properties|ics|svg)$/i;
/** Not only whole words are meant. */
const inCompounds =
  /\b(?:compound\w*|inside (?:other )?words|parts? of words|zusammengesetzt\w*|zusammensetzung\w*)\b/iu;
const saysReplace =
  /(?<!\p{L})(?:rename|replace|change|correct|fix|mis-?spel\w*|spelled wrong|korrigier\w*|berichtig\w*|ersetz\w*|benenn\w*|umbenenn\w*|ändere?)(?!\p{L})|変更|置き換え/iu;
/** One more text for another. */
const another =
  /(?:^|[\s,])(?:instead of|rather than|statt|anstatt)\s|→|->|(?<!\p{L})(?:from|von) (?:\S+ ){1,4}?(?:to|auf) |[\p{L}\p{N}]から[^、。\s]{1,12}[にへ]/iu;
/** The same, in a sentence that speaks of replacing: "we went through it with a colleague" names no text. */
const anotherWith = /(?:^|[\s,])(?:with|by|durch)\s/iu;
const exceptions =
  /\b(?:except|apart from|other than|besides|only|just|but not|and not|außer|nur|aber nicht|und nicht)\b|以外|(?<!いた)だけ|のみ/iu;

/** "only in the readme" is another paper than all that are named. */
const onlyThere =
  /(?<!\p{L})(?:only|just|nur) (?:in|on|im|auf) (?:(?:the|our|der|dem|den) )?(?!\S*[./]|\p{L}+ (?:folder|ordner))\p{L}/iu;

/**
 * What a request wants replaced to the letter, in all places that it means: no model is needed for that. Empty where it says none, where it
 * isn't clear which files are meant, or where more is to be thought of, such as an exception. `read` is what the model
 * read out of it.
 */
export async function saidReplacementCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
  read: Replacement | null = null,
): Promise<Call[]> {
  if (read === null && (await namesSetting(request, files, view))) return [];
  const besidesMails = withoutMailsStay(request);
  // "ihre Mailadresse bleibt" says as well who it is
  const whole = await replacementCalls(request, files, view, read);
  if (besidesMails === null) return whole;
  const calls = whole.length > 0 ? whole : await replacementCalls(besidesMails, files, view, read);
  return (await areMailsKept(calls, view)) ? calls : [];
}

/** Whether the addresses for mail in the files that are changed are the same afterwards. */
async function areMailsKept(calls: readonly Call[], view: WorkspaceView): Promise<boolean> {
  const paths = [...new Set(calls.flatMap(({ input: { path } }) => (typeof path === "string" ? [path] : [])))];
  const before = await Promise.all(paths.map(async (path) => ({ path, text: (await view.text(path)) ?? "" })));
  const mails = before.map(({ text }) => mailAddresses(text));
  const after = before.map(({ path, text }) => {
    const own = calls.filter(({ input }) => input["path"] === path);
    return mailAddresses(textAfter(text, own));
  });
  return JSON.stringify(mails) === JSON.stringify(after);
}

async function replacementCalls(
  request: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
  read: Replacement | null,
): Promise<Call[]> {
  const isEverywhere = inCode.test(request) || wantsEverywhere(request);
  const certain = read ?? (await oneOfTwo(request, view));
  const papers = changedPapers(request, files);
  if (papers === null) return [];
  const scope = papers.length > 0 ? papers : (certain ? surelyMeant : replaceScope)(request, files, isEverywhere);
  const isRenamedInCode = inCode.test(request) && !wantsEverywhere(request);
  const isRuledOut =
    onlyThere.test(request) ||
    (exceptions.test(withoutWhatStays(request)) && (scope === null || scope.length === files.length));
  if (files.length > mostFiles || isRuledOut || inCompounds.test(request)) return [];
  const inScope = await textsOf(
    (scope ?? files).filter(({ path }) => !isRenamedInCode || !isData.test(path)),
    view,
  );
  // where a part of one text is meant, none of the others is
  const inParts = inScope.filter(({ text }) => inSaidPart(text, request) !== null);
  let texts = inParts.length > 0 ? inParts : inScope;
  const before = texts;
  const all = texts.map(({ text }) => text).join("\n");
  const calls: Call[] = [];
  const replacements: Replacement[] = [];
  const isWhole = isEverywhere || (certain !== null && namedFiles(request, files).length === 0);
  let rest = withNounsOf(all, withNamesOf(all, unfolded(request)));
  for (let count = 0; count < mostReplacements; count++) {
    const plain = count === 0 && read ? asTheFilesHave(read, all) : asNoun(saidReplacement(rest, all), request);
    const said = plain ?? (count === 0 && !read ? certain : null);
    if (!said || namedFiles(said.find, files).length > 0) break;
    const holding = texts.filter(({ text }) => patternFor(said.find).test(text));
    const isClear = scope !== null || (holding.length === 1 && saysReplace.test(request));
    if (!isClear) return [];
    if (isExample(said, texts)) return [];
    replacements.push(said);
    for (const form of [
      said,
      ...withArticle(said),
      ...nameForms(said, all, request),
      ...wordForms(said, all, request),
    ]) {
      const made = texts.map((file) => ({
        ...file,
        calls: isForText(file.path, form, said) ? replaceIn(file.path, file.text, form, request, said.find) : [],
      }));
      calls.push(...made.flatMap((file) => file.calls));
      texts = made.map((file) => ({ path: file.path, text: textAfter(file.text, file.calls) }));
    }
    rest = withoutPair(rest, said);
  }
  // "replace rice with potatoes and salad with bread": a part of it alone isn't what was asked for
  const isOpen =
    namesMoreNumbers(request, replacements) ||
    saysMail(request, calls) ||
    saysAnother(rest) ||
    replacements.some((pair) => !isOnceInEach(pair, scope, before) && isSharedSpot(pair, request, before)) ||
    isKeptUnseen(rest, replacements, texts, request);
  if (isOpen) return [];
  return isWhole && scope !== null
    ? [...calls, ...(await hiddenSettingCalls(request, replacements, calls, files, view))]
    : calls;
}

/** "Correct that in the leaflets", each of which has it once: then no other thing is at that spot. */
function isOnceInEach({ find }: Replacement, scope: readonly FileEntry[] | null, texts: readonly FileText[]): boolean {
  const pattern = patternFor(find);
  return scope !== null && texts.length > 1 && texts.every(({ text }) => text.match(pattern)?.length === 1);
}

/** "2024-11-03 instead of 03/11/2024", where other days are written so as well: it may only show how all of them are to be written. */
function isExample({ find, put }: Replacement, texts: readonly FileText[]): boolean {
  const style = saidStyleChange(`${find} → ${put}`);
  return style !== null && texts.some(({ text }) => (text.match(style.find) ?? []).some((other) => other !== find));
}

/** Whether what is left of a request tells of one more text for another. */
function saysAnother(rest: string): boolean {
  return another.test(rest) || sentencesOf(rest).some((text) => saysReplace.test(text) && anotherWith.test(text));
}

/** "The Tin Otters" are "the Tin Otters" within a sentence. */
function withArticle({ find, put }: Replacement): Replacement[] {
  const article = /^The(?= \p{Lu})/u.exec(find)?.[0];
  if (article === undefined || !put.startsWith(`${article} `)) return [];
  const inSentence = (text: string) => article.toLowerCase() + text.slice(article.length);
  return [{ find: inSentence(find), put: inSentence(put) }];
}

/** The name of the room Aquarium is an identifier in small letters in what a program reads; in a text that is any aquarium. */
function isForText(path: string, { find }: Replacement, said: Replacement): boolean {
  const isSmall = find === find.toLowerCase() && said.find.toLowerCase() === find && said.find !== find;
  return !isSmall || !/\.(?:md|markdown|txt|html?|tex|rst|adoc|eml)$/i.test(path);
}

function textsOf(files: readonly FileEntry[], view: WorkspaceView): Promise<FileText[]> {
  return Promise.all(files.map(async ({ path }) => ({ path, text: (await view.text(path)) ?? "" })));
}

/** "Just the function: the csv column of that name keeps it" names the same text for what is to stay, which then has to be seen somewhere; of a colour it is said without that. */
function isKeptUnseen(
  rest: string,
  replacements: readonly Replacement[],
  texts: readonly FileText[],
  request: string,
): boolean {
  const isKept = replacements.some(({ find }) =>
    sentencesOf(rest).some(
      (text) => saysItStays(text) && (isColour.test(find) ? !allElse.test(text) : patternFor(find).test(text)),
    ),
  );
  if (!isKept) return false;
  return !texts.some(({ path, text }) =>
    replacements.some(({ find }) => keptPlaces(path, text, request, find) !== null),
  );
}

/** A new address that is said as well, and stands in no place. */
function saysMail(request: string, calls: readonly Call[]): boolean {
  const isIn = (text: unknown, mail: string) => typeof text === "string" && text.includes(mail);
  const isPut = (mail: string) =>
    calls.some(({ input: { new_text: text, old_text: old } }) => isIn(text, mail) || isIn(old, mail));
  return mailAddresses(withoutWhatStays(request)).some((mail) => !isPut(mail));
}

/** Of two texts of one shape the one that stands in the files, and the other one in its place; null where both do, or none. */
async function oneOfTwo(request: string, view: WorkspaceView): Promise<Replacement | null> {
  const alike = alikeTexts(request);
  if (!alike) return null;
  const matches = await view.search(alike, mostMatches);
  const [isThere, isOtherThere] = alike.map((each) => matches.some(({ text }) => patternFor(each).test(text)));
  if (isThere === isOtherThere) return null;
  const [one, other] = alike;
  const pair = isThere === true ? { find: one, put: other } : { find: other, put: one };
  return wantsOtherText(request, pair) ? pair : null;
}

/** What was read out of a request, as the files have it: "the old mill" is The Old Mill there. Null where they have it in several ways. */
function asTheFilesHave({ find, put }: Replacement, text: string): Replacement | null {
  if (wholeWord(find).test(text)) return { find, put };
  const [form, ...others] = new Set(text.match(wholeWord(find, "giu")));
  if (form === undefined || others.length > 0) return null;
  const isTitle = form.split(" ").every((word) => /^\p{Lu}/u.test(word));
  return { find: form, put: isTitle ? put.replaceAll(/(?<!\S)\p{Ll}/gu, (letter) => letter.toUpperCase()) : put };
}

/** The request with the names that the files have as they stand there: "mr lind" for Mr Lind. */
function withNamesOf(text: string, request: string): string {
  const names = new Set(text.match(/(?<!\p{L})\p{Lu}\p{L}*\.?(?: \p{Lu}\p{L}+)+/gu));
  const longestFirst = [...names].filter((name) => name.length > 5).toSorted((one, other) => other.length - one.length);
  return longestFirst.reduce((said, name) => said.replaceAll(wholeWord(name.toLowerCase(), "gu"), () => name), request);
}

/** German nouns that are written in small letters, as the files have them: "margarine statt butter" is about Butter. */
function withNounsOf(text: string, request: string): string {
  if (requestLanguage(request) !== "de") return request;
  return request.replaceAll(/(?<![\p{L}\p{N}_./-])\p{Ll}{4,}(?![\p{L}\p{N}_/-])/gu, (word) => {
    const noun = word.charAt(0).toUpperCase() + word.slice(1);
    const isNoun = !isCommonWord(word) && wholeWord(noun).test(text) && !wholeWord(word).test(text);
    return isNoun ? noun : word;
  });
}

/** The new text is a noun as well where the old one was only written in small letters. */
function asNoun(said: Replacement | null, request: string): Replacement | null {
  if (!said || request.includes(said.find) || !/^\p{Ll}/u.test(said.put)) return said;
  return { find: said.find, put: said.put.charAt(0).toUpperCase() + said.put.slice(1) };
}

/** "Anna Berg (anna@club.org) instead of Tom Reed (tom@club.org)" are two replacements. */
function unfolded(request: string): string {
  const said = String.raw`([^.;!?\n()]{2,80}?)\s*\(([^()\n]{3,60})\)`;
  const folded = new RegExp(`${said}\\s+(instead of|rather than|statt|anstatt|anstelle von)\\s+${said}`, "iu");
  // who is meant was said before
  const pronouns = /\b(?:her|his|their|hers|theirs) (?:names? )?instead of (?:his|hers?|him|theirs?|them)\b/giu;
  return request.replace(folded, "$1 $3 $4, $2 $3 $5").replaceAll(pronouns, " ");
}

/** The request without both texts and what stands between them. */
function withoutPair(request: string, { find, put }: Replacement): string {
  const text = request.toLowerCase();
  const [old, fresh] = [text.indexOf(find.toLowerCase()), text.lastIndexOf(put.toLowerCase())];
  const end = old < fresh ? fresh + put.length : old + find.length;
  const before = request.slice(0, Math.min(old, fresh));
  const lead = old < fresh ? before.replace(/(?<!\p{L})(?:statt|anstatt|instead of)\s*$/iu, "") : before;
  return `${lead} ${request.slice(end)}`;
}

/** What the next replacement finds. */
function textAfter(text: string, calls: readonly Call[]): string {
  return calls.reduce((before, { input: { old_text: old, new_text: fresh, line } }) => {
    if (typeof old !== "string" || typeof fresh !== "string") return before;
    if (typeof line !== "number") return before.replaceAll(wholeWord(old, "gu"), () => fresh);
    return before
      .split("\n")
      .with(line - 1, fresh)
      .join("\n");
  }, text);
}
