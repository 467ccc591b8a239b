import { isLimited } from "../limits/is-limited.ts";
import { isQuestion } from "../questions/is-question.ts";
import { saysWish } from "./says-wish.ts";
import { sentencesOf } from "../words/sentences.ts";
import { withAntecedent } from "./with-antecedent.ts";
import { withoutStory } from "./without-story.ts";

/** What is said may be narrowed to some of it, or ruled out, in ways that a command of a few words doesn't tell. */
const isNarrowed =
  /(?<!\p{L})(?:except|but|only|unless|not|don['’]?t|never|without|other than|besides|außer|aber|nur|nicht|ohne|kein\p{L}*|sonst)(?!\p{L})|以外|だけ|のみ|ない(?!でしょうか)/iu;
/** It only says that nothing else is to change. */
const staysSo =
  /(?:[,;.!]\s*|\s+(?:but|and|aber|und)\s+|^)(?:please |bitte )?(?:(?:(?:leave|keep|let) )?(?:all |everything |the |nothing )*(?:rest|others?|else|everything)(?: (?:stays?|remains?|is fine|as it is|as they are|alone|unchanged|the same|changes?))*(?: as (?:it is|they are|is))?|(?:do not|don['’]?t) (?:change|touch) anything else|sonst (?:bitte )?nichts?(?: (?:ändern|anfassen))?|(?:der )?rest bleibt(?: so| gleich)?|(?:alles )?andere bleibt(?: so| gleich)?)\s*[.!]*\s*$|(?:ほか|他|それ以外)は(?:そのまま|変えない).*$/iu;

const file = String.raw`["'\u0060„“「]?[\p{L}\p{N}_./-]*[\p{L}\p{N}_-]\.[a-z]\w{0,5}["'\u0060“”」]?(?![A-Za-z\p{N}_])`;
/** The name of a file with what leads to it. */
export const ofFile = new RegExp(
  [
    String.raw`^\s*(?:in )?(?:the |my |our |der |die |das )?${file}\s*(?:[:,–-]+\s+|:|(?:から|の中[のでから]*|内の|には|では|の|で|を|は|に)、?)`,
    String.raw`\s*(?<!\p{L})(?:in|of|from|to|inside|for|at|on|within|into|im|aus|von|für)(?: (?:the|my|our|file|der|die|das|den|dem|datei))*\s+${file}(?: (?:rein|ein)(?=\s|$))?`,
    String.raw`\s*\(${file}\)`,
    String.raw`\s*[,;–-]\s*${file}(?=\s*$)`,
    String.raw`(?<=^|\s)${file}(?=\s|$)`,
  ].join("|"),
  "giu",
);
const politeLead =
  /^(?:(?:please|pls|plz|bitte|hi|hey|hello|hallo|ok|so|and|now|then|und|dann|mal|also|just)(?!\p{L})[,!.]*\s*|(?:can|could|would|will)(?: yo)?u(?: (?:please|pls|quickly|kindly|also))*\s+|(?:would|could) you (?:be so kind as|mind|be able) to\s+|(?:kannst|könntest|würdest|magst) du(?: (?:mir|bitte|mal|kurz|uns|noch))*\s+|i(?:['’]d| would) like (?:you )?to\s+|i (?:want|need) (?:you )?to\s+|let['’]?s\s+)+/iu;
const politeTail =
  /(?:\s*[,.!?。]*\s*(?:please|pls|plz|bitte|thanks?(?: you)?|thx|danke|for me|for us|for now|right away|today|quickly|mal|kurz|ok\??|okay|will you|would you|can you|(?:して|て)?(?:ください|下さい|くれる|くれますか|もらえますか|いただけますか|ほしい(?:です)?|お願い(?:します|いたします)?|おいて)))*\s*[.!?。]*\s*$/iu;

const politeWithin = /(?<=\s)(?:please|pls|bitte|mal|kindly)(?=\s)/giu;

/** What is longer tells more than one command. In characters. */
const longest = 240;

/**
 * The one thing that a request wants to be done, in its bare words: without greetings, reasons in sentences of their own, politeness, and the name of the file. Null where it asks, wants several
 * things, or narrows what it wants.
 */
export function bareCommand(request: string): string | null {
  return barely(request, (text) => text.replaceAll(ofFile, " "));
}

/** The same with the names of files, where these are what it is about. */
export function bareFileCommand(request: string): string | null {
  return barely(request, (text) => text);
}

function barely(asked: string, withoutFiles: (text: string) => string): string | null {
  const request = withAntecedent(asked) ?? asked;
  if (isQuestion(request)) return null;
  // its points end no sentence
  const whole = hidden(request.replaceAll(/(?<!\p{L})P\.\s?S\.(?=\s|:)/giu, "PS"));
  // thanks in what is to be written belong there
  const isWritten = whole.replaceAll(writtenBehind, "") !== whole;
  const said = (isWritten ? whole : withoutStory(whole)).replace(staysSo, "").trim();
  const sentences = sentencesOf(said).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
  const [only, ...others] = sentences.length > 1 ? sentences.filter(saysWish) : sentences;
  const frame = withoutFiles(said).replaceAll(toTheLetter, " ");
  if (only === undefined || others.length > 0 || isNarrowed.test(frame) || isLimited(frame)) return null;
  if (only.length > longest) return null;
  let bare = withoutFiles(only).replaceAll(politeWithin, " ").replaceAll(/\s+/gu, " ").trim();
  bare = bare
    .replace(politeLead, "")
    .replace(isWritten ? /[\s.]*$/u : politeTail, "")
    .replaceAll(/\s+(?=[\s:,;])/gu, "")
    .trim();
  return bare === "" ? null : shown(bare);
}

/** A line that is to be written, behind the word for it. */
const writtenBehind =
  /(?<!\p{L})(?:line|sentence|note|remark|ps|postscript|zeile|satz|notiz|bemerkung)(?: (?:[^:.!?"]|\.(?=\w)){1,60})?:\s[^]*$/giu;
/** What is to be written says nothing of what is to be done. */
const toTheLetter = new RegExp(`["„“][^"“”]*["“”]|「[^「」]*」|${writtenBehind.source}`, "giu");

const ends = [".", "!", "?", ";", "。"] as const;

/** A text in whose quotes no sentence ends. */
function hidden(text: string): string {
  return text.replaceAll(/"[^"\n]*"|„[^„“”\n]*[“”]|「[^「」\n]*」|『[^『』\n]*』/gu, (quote) =>
    quote.replaceAll(/[.!?;。]/gu, (sign) => String.fromCodePoint(firstHidden + ends.findIndex((end) => end === sign))),
  );
}

function shown(text: string): string {
  return ends.reduce((all, end, place) => all.replaceAll(String.fromCodePoint(firstHidden + place), end), text);
}

/** They stand in no text. */
const firstHidden = 0xe010;

/** A name without the quotation marks around it. */
export function unquoted(name: string): string {
  return name
    .trim()
    .replace(/^["'`„“”「『»«]+|["'`“”」』»«]+$/gu, "")
    .trim();
}
