import { missingPhrases } from "./expected-more.ts";
import { isInOrder } from "./expected-order.ts";
import { escapeRegExp } from "../guide/request/words/word-pattern.ts";
import { numberNamed, numberWords } from "../guide/request/words/number-words.ts";
import { quotedPhrases } from "../guide/request/words/search-words.ts";
import { withoutPaths } from "../guide/request/words/wanted-words.ts";
import { gapSign, toldByName } from "./told-by-name.ts";
import { toldAmount } from "./told-amount.ts";
import { toldDates, toldLists } from "./told-lists.ts";
import { toldLiteral } from "./told-literals.ts";
import { toldOutputs } from "./told-outputs.ts";

const wish =
  /\b(?:should|must|has to|have to|needs to|ought to|supposed to|expected?|(?:right|correct) (?:(?:one|sum|number|total|answer|output) )?(?:would be|is)|soll(?:te[nst]?)?|muss|müssten?|richtig (?:wäre|ist))\b|はず|べき|正しくは/iu;
/** What is to be printed stands below, in lines of its own. */
const wishAbove = new RegExp(
  String.raw`(?:${wish.source})[^\n.!?]{0,40}:?[ \t]*\n\s*\n?(\S[^]*?)(?:\n\s*\n|\n?$)`,
  "giu",
);
const mostLines = 20;
const saying =
  /\b(?:should|must|has to|needs to|supposed to)\s+(?:\w+\s+)?(?:be|print|say|show|give|return|read|output|end (?:up )?(?:with|as))\s+([^\n;]+?)(?=[.!?](?:\s|$)|,\s|(?<=\s\d+):\s|\s(?:but|instead|and not|not)\b|$|\n)/giu;

/**
 * What a program should print, as far as a request says it to the letter: in quotation marks, as a number in brackets, or in
 * a few words with a number or a colon in them; as a name and its number, with a sign for what is between; or in lines of its own, each and all together. Empty where it only tells of it.
 */
export function expectedOutput(request: string): string[] {
  const lines = expectedLines(request);
  if (lines.length > 0) return lines.length > 1 ? [...lines, lines.join("\n")] : lines;
  const literal = toldLiteral(request);
  if (literal !== null) return [literal];
  const sentences = request
    .replaceAll(errorMessage, " ")
    .split(/(?<=[.!?。])\s+|\n/)
    .filter((sentence) => wish.test(sentence));
  const counted = [
    ...[...request.matchAll(rightNumber)].flatMap(({ 1: number, index }) =>
      number === undefined || isReason(request.slice(0, index)) ? [] : number,
    ),
    ...[...request.matchAll(rightWord)].flatMap(([, word = ""]) => `${numberNamed(word) ?? word}`),
  ];
  // "table 7 had 3 cakes, thats 10.50"
  const priced = [...request.matchAll(/\bthat['’]?s (?:only |just )?(\d+[.,]\d{2})(?!\d|[.,]\d)/giu)].flatMap(
    ([, price]) => price ?? [],
  );
  const japanese = [
    ...request.matchAll(
      /正しくは(?:[「『]([^「」『』\n]{1,40})[」』]|([^「」『』。、\s]{2,40}?))(?:です|だ|になる|のはず|。|$)/gu,
    ),
  ].flatMap(([, quoted, text]) => quoted ?? text ?? []);
  // "python3 years.py 2024 なら「令和6年」と表示"
  const exemplified = [...request.matchAll(ofCommand)].flatMap(([, text]) => text ?? []);
  // "node pace.js 10 52:30 prints the time per km, in this case 5:15"
  const inThisCase = [...request.matchAll(forExample)].flatMap(([, text]) => text ?? []);
  // "but then only two songs, A (5) is missing"
  const missing = missingPhrases(request);
  // "it prints 93 instead of 13680"
  const instead = [...request.matchAll(insteadOfNumber)].flatMap(([, number]) => number ?? []);
  // "it should be the average temperature, 2.3"
  const named = [...request.matchAll(namedNumber)].flatMap(([, number]) => number ?? []);
  const phrases = sentences.flatMap((sentence) => {
    const behind = sentence.slice(sentence.search(wish));
    const quoted = quotedPhrases(/はず|べき/.test(sentence) ? sentence : behind).filter((phrase) => !isCommand(phrase));
    if (quoted.length > 0) return quoted;
    const said = [...behind.matchAll(saying)].flatMap(([, phrase]) => phrase?.replace(/\s\(.*$/, "").trim() ?? []);
    const numbers = [...(behind.split(contrast)[0]?.matchAll(tellingNumber) ?? [])].flatMap(([number]) => number);
    const bracketed = [...behind.matchAll(/\((\d[\d.,:]*)\)/g)].flatMap(([, number]) => number ?? []);
    const phrases = [...bracketed, ...said.filter(isToTheLetter)];
    return phrases.length > 0 ? phrases : numbers;
  });
  const byName = toldByName(request);
  const said = [
    ...byName,
    ...counted,
    ...priced,
    ...japanese,
    ...exemplified,
    ...inThisCase,
    ...missing,
    ...instead,
    ...named,
    // "1 point for both" is how each comes to what is said of it
    ...(byName.length > 0 ? [] : phrases.flatMap(numbersApart)),
  ];
  if (said.length > 0) return [...new Set(said)];
  const told = toldOutputs(request) ?? toldDates(request);
  if (told) return [told.wanted];
  const lists = toldLists(request);
  return lists ? [...lists.wanted] : [toldAmount(request)?.wanted ?? []].flat();
}

/** What stands in quotation marks in it is what an error is about. */
const errorMessage =
  /(?<!\p{L})[A-Z]\w*(?:Error|Exception): [^\n]*?(?=[.,;!?](?:\s|$)|["`“]|\s(?:but|and|aber|und|(?:it )?should|soll\p{L}*)\s|$)/gmu;

/** "17 crates and 53.30": two numbers, in whatever words they are printed. */
function numbersApart(phrase: string): string[] {
  const parts = phrase.split(/\s(?:and|und)\s/u);
  const numbers = parts.map((part) => /^[€$£]?\s?(-?\d+(?:[.,]\d+)?)(?:\s[\p{L}€$£]+)?$/u.exec(part.trim())?.[1]);
  return parts.length > 1 && numbers.every((number) => number !== undefined)
    ? numbers.filter((number) => number !== undefined)
    : [phrase];
}

function expectedLines(request: string): string[] {
  return [...request.matchAll(wishAbove)].flatMap(([, block = ""]) => {
    const lines = block
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => !line.startsWith("```"));
    const isOutput =
      lines.length <= mostLines && lines.every((line) => /\d|[:;,|-]/.test(line) && !/[.!?]$/.test(line));
    return isOutput ? lines : [];
  });
}

/** "it says 4 nights, but there are 6": a number that is told to be the right one. */
const rightNumber =
  /\b(?:but|although|though|aber|obwohl)\s+(?:there (?:are|were|is)|it(?:'s| is| was)|that(?:'s| is)|(?:the|my|our|die|der|das) (?:right |real |true |correct |richtige |echte )?(?:average|mean|total|sum|result|answer|difference|durchschnitt|mittelwert|summe|ergebnis|differenz) (?:is|was|ist|wäre|war)|we (?:have|had)|i count(?:ed)?|es (?:sind|waren|gibt)|wir haben)\s+(?:only |really |actually |in fact |doch |nur |eigentlich )?(-?\d+(?:[.,]\d+)?)(?![\p{L}\d:/-]|[.,]\d)/giu;

/** "it shows Sugar although there are 100": a name is what comes out wrongly, and the number says why. */
function isReason(before: string): boolean {
  const shown = showsName.exec(before)?.[1];
  return shown !== undefined && !/^(?:none|nothing|no|one|the wrong|zero|nichts|keine?|null)(?!\p{L})/iu.test(shown);
}

const showsName =
  /(?<!\p{L})(?:shows?|lists?|prints?|includes?|names?|contains?|tells|reports|zeigt|listet|druckt|nennt|enthält) ((?:(?!\p{L}*\d)[\p{L}-]+ ?){1,5}),?\s*$/iu;

/** "it says 0 letters but there are three": a word stands for the right number only where another number is told to come out. */
const rightWord = new RegExp(
  String.raw`(?<!\p{L})(?:says|prints|shows|gives|reports|counts|finds|sagt|zeigt|meldet|druckt|zählt|findet) [^.;:!?\n\d]{0,20}(?<![\p{L}\d.,:-])\d+ [^.;!?\n\d]{0,30}(?<!\p{L})(?:but|although|though|aber|obwohl) (?:there (?:are|were)|(?:we|i) (?:have|had)|i count(?:ed)?|es (?:sind|waren|gibt)|wir haben|ich habe) (?:only |really |actually |in fact |doch |nur |eigentlich )?(${numberWords(2)})(?!\p{L})`,
  "giu",
);

/** What a command is told to print by way of example. */
const ofCommand =
  /(?<![\w./-])(?:python3?|node|bash|sh) [^「」。、\n]{3,60}?(?:なら|→|->|=>)\s?[「『]([^」』\n]{1,60})[」』](?!と(?:表示され|出|なっ|なり))/gu;

const forExample =
  /(?<!\p{L})(?:in (?:this|that|our) (?:case|example)|in diesem (?:fall|beispiel)|hier also)[,:]? (?:(?:that(?:['’]s| is)|it(?:['’]s| is)|so|also|das (?:ist|wäre)) )?["'\x60]?(\d+(?:[.,:]\d+)*)(?![\p{L}\p{N}]|[.,:]\d)/giu;

const insteadOfNumber =
  /(?<!\p{L})(?:says?|prints?|shows?|gives?|gets?|reports?|counts?|sagt|zeigt|gibt|meldet|druckt|liefert|rechnet)(?!\p{L}) [^.;!?\n\d]{0,40}(?<![\p{L}\d.,:-])-?\d+(?:[.,:]\d+)*(?: \p{L}+)? (?:instead of|rather than|(?:an)?statt) (-?\d+(?:[.,:]\d+|\d)+)(?![\p{L}\d]|[.,:-]\d)/giu;

const namedNumber =
  /\b(?:should|must|has to|ought to) (?:be|print|show|say|give) (?:the|my|our|an?) [\p{L} ]{3,40}[,:] (-?\d+(?:[.,]\d+)?)(?![\p{L}\d]|[.,:]\d)/giu;
/** What follows isn't what is wanted. */
const contrast = /\b(?:instead|rather than|not|but|statt|anstatt|nicht|aber)\b/iu;
/** A number that is said to come out, right behind or before the verb; it has a point in it, or three digits. */
const tellingNumber =
  /(?<=\b(?:be|print|show|say|give|return|output|come to)\s+(?:[€$£]\s?)?)-?\d+(?:[.,]\d+|\d{2,}|:\d{2})(?![\p{L}\d]|[.,:]\d)|(?<![\p{L}\d.,:/-])-?\d+(?:[.,]\d+|\d{2,}|:\d{2})(?=\s+(?:\p{L}+\s+)?(?:sein|ergeben|rauskommen|herauskommen)\b)/gu;
/** One that a complaint begins with, and no year. */
const firstNumber = /^(?!(?:19|20)\d{2}(?!\d|[.,]\d))-?\d+(?:[.,]\d+|\d{2,})(?![\p{L}\d:]|[.,]\d)/u;
/** "1.90 for everything": for some of it that is right. */
const ofAll =
  /^\S+ (?:\p{L}+ )?(?:for|at|on|für|bei) (?:(?:the|my|our) )?(?:every\p{L}*|all|each|both|alle\p{L}*|jede\p{L}*)(?!\p{L})/iu;
/** What no program wants to say. */
const noValue = /(?<![\p{L}\p{N}_])(?:NaN|undefined|null|None|Infinity|\[object \w+\])(?![\p{L}\p{N}_])/gu;

const complaint =
  /(?<!\b(?:should|must|to|sollte?|muss)\s)\b(?:says?|prints?|shows?|gives?|get|getting|sagt|zeigt|meldet|gibt|mit(?: einem)?|with)\s+(?:(?:always|only|just|me|an?|the|stuff|things|something|lines?|like|such as|immer|nur|ein(?:en?)?|etwas|sowas|wie)\s+)*["'`„]?(.{4,}?)(?=["`“]|'(?!\p{L})|(?<!\p{L})'|[.,;!?](?:\s|$)|\s(?:but|and|instead|although|since|aber|statt|obwohl|ab)\b|$)/giu;

/** "prints lake and Lake as different places": each may be printed, and not both. */
const tooOften =
  /^[^.;!?\n]{0,40}(?<!\p{L})(?:as (?:different|separate|two|several|three)|separate(?:ly)?|apart|twice|(?:two|three|several|many|\d) times|doppelt|zweimal|mehrmals|getrennt)(?!\p{L})/iu;

/** What a program prints and shouldn't, as a request quotes it: an error, a wrong sum. */
function unwantedOutput(request: string): string[] {
  const phrases = [...request.matchAll(complaint)].flatMap(({ 0: said, 1: phrase, index }) =>
    tooOften.test(request.slice(index + said.length)) ? [] : (phrase?.trim() ?? []),
  );
  // "says -89750 kWh for november": the number is to the letter, the rest is told
  const numbers = phrases.flatMap((phrase) => (ofAll.test(phrase) ? [] : (firstNumber.exec(phrase)?.[0] ?? [])));
  // "→ sum.sh: line 4: 08: value too great": what it printed, without the place, which a change may move
  const printed = [...request.matchAll(shownError)].flatMap(([, phrase]) => phrase?.trim() ?? []);
  const values = wish.test(request.split(noValue)[0] ?? "") ? [] : (request.match(noValue) ?? []);
  const single = toldOutputs(request) ?? toldDates(request);
  const told = single ? [single.printed] : [...(toldLists(request)?.printed ?? [])];
  // what it prints and what it should print may begin alike
  const wanted = expectedOutput(request);
  return [...phrases, ...numbers, ...values, ...printed, ...told].filter(
    (phrase) => !wanted.some((other) => other.includes(phrase)),
  );
}

/** A script goes on after an error, and ends well. */
const shellError = /^\S+\.(?:sh|bash): line \d+: /mu;
const shownError = /^\s*(?:→|->|=>|>)?\s*[^\n]*\bline \d+: ([^\n(]{4,})/gmu;

/** Whether a script went on after an error. */
export function hasShellError(result: string): boolean {
  return shellError.test(result);
}

function says(result: string, phrase: string, isAnyCase: boolean): boolean {
  const flags = isAnyCase ? "iu" : "u";
  return new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(phrase)}(?![\\p{L}\\p{N}]|[.,]\\d)`, flags).test(result);
}

/** Whether it is about the capitals of a phrase that it shouldn't be printed: "anna, should be Anna". */
function isOfCase(phrase: string, request: string): boolean {
  const same = new RegExp(escapeRegExp(phrase), "giu");
  return speaksOfCase.test(request) || new Set(request.match(same)).size > 1;
}

const speaksOfCase =
  /(?<!\p{L})(?:capitals?|capital\p{L}*|(?:upper|lower)[- ]?case\p{L}*|(?:small|big) letters?|shout\p{L}*|groß\p{L}*|klein(?:schreib|geschrieb|buchstabe)\p{L}*)(?!\p{L})|大文字|小文字/iu;

/** Whether what a command printed, with its exit code on the first line, is what a request wants of it. */
export function isAsExpected(result: string, request: string): boolean {
  const unwanted = unwantedOutput(request);
  return (
    (result.startsWith("exit 0") || (unwanted.length > 0 && tellsOfSomething(result))) &&
    metIn(result, request) === expectedOutput(request).length &&
    !unwanted.some((phrase) => says(result, phrase, !isOfCase(phrase, request))) &&
    !shellError.test(result) &&
    isInOrder(result, request)
  );
}

/** A program that checks something ends with 1 where it has something to tell, without any error. */
function tellsOfSomething(result: string): boolean {
  return (
    /^exit 1\n\s*\S/u.test(result) &&
    !/error|exception|traceback|assert|fail|not ok|usage|cannot|no such/iu.test(result)
  );
}

/** A number is no part of a longer one. */
function prints(result: string, phrase: string): boolean {
  const parts = phrase.split(gapSign);
  // a name and its number stand in one line
  if (parts.length > 1) return result.split("\n").some((line) => parts.every((part) => isIn(line, part)));
  return new RegExp(`(?<!\\d|\\d[.,])${escapeRegExp(phrase)}(?!\\d|[.,]\\d)`, "u").test(result);
}

function isIn(line: string, part: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{N}]|\\d[.,]|-(?=\\d))${escapeRegExp(part)}(?![\\p{L}\\p{N}]|[.,]\\d)`, "iu").test(
    line,
  );
}

/**
 * Whether each number that a request says, and that may be what it wants printed, was printed in one of the runs: all numbers where it says how something
 * should be, elsewhere those of several digits. Names of files have numbers of their own.
 */
export function areToldNumbersIn(results: readonly string[], request: string): boolean {
  const told = withoutPaths(request)
    .split(/(?<=[.!?。])\s+|\n/)
    .flatMap((sentence) => sentence.match(wish.test(sentence) ? anyNumber : longNumber) ?? []);
  return told.every((number) =>
    results.some((result) => prints(result, number) || prints(result, otherNotation(number))),
  );
}

const anyNumber = /(?<![\p{L}\p{N}_.,:/-])\d+(?:[.,:]\d+)*(?![\p{L}\p{N}_/-])/gu;
const longNumber = /(?<![\p{L}\p{N}_.,:/-])\d+(?:(?:[.,:]\d+)+|\d)(?![\p{L}\p{N}_/-])/gu;

/** How much of what a request expects stands in what was printed. */
export function metIn(result: string, request: string): number {
  return expectedOutput(request).filter((phrase) => prints(result, phrase) || prints(result, otherNotation(phrase)))
    .length;
}

/** In how many of the phrases that a request expects each number was printed at least by its value: 24.4 for 24.40. */
export function valuesIn(result: string, request: string): number {
  const printed = numbersIn(result);
  return expectedOutput(request).filter((phrase) => {
    const wanted = phrase.includes(gapSign) || isDate.test(phrase) ? [] : numbersIn(phrase);
    return wanted.length > 0 && wanted.every((value) => printed.some((other) => Math.abs(value - other) < rounding));
  }).length;
}

/** Its parts are no numbers by themselves. */
const isDate = /^\d+([-./])\d+\1\d+$/u;

/** What is printed with two decimals may differ by less. */
const rounding = 0.0051;

function numbersIn(text: string): number[] {
  return (text.match(/-?\d+(?:[.,]\d+)?/g) ?? []).map((number) => Number(number.replace(",", ".")));
}

/** `138,27` is asked for, and a program writes 138.27. */
function otherNotation(phrase: string): string {
  return /^-?\d+[.,]\d+$/.test(phrase) ? phrase.replace(/[.,]/, (sign) => (sign === "." ? "," : ".")) : phrase;
}

function isCommand(phrase: string): boolean {
  return /^(?:python3?|node|bash|sh|npm|\.\/)\b|\.(?:py|[cm]?js|sh|csv|json|txt)\b/.test(phrase);
}

function isToTheLetter(phrase: string): boolean {
  return phrase.split(/\s+/).length <= 5 && /\d|:/.test(phrase) && !/\b(?:the|a|an|than|times?)\b/i.test(phrase);
}
