import type { ReplacementQuestion } from "../../../agent/replacement.ts";
import type { TurnState } from "../../../agent/guide.ts";
import type { WorkspaceView } from "../../workspace-view.ts";
import { filesFor } from "../files/files-for.ts";
import { mostBytes } from "../files/files-in-scope.ts";
import { namedFiles } from "../files/named-files.ts";
import { withoutWhatStays } from "../request/limits/denied-clauses.ts";
import { wantsEverywhere } from "../request/wishes/request-intent.ts";
import { japaneseQuotes, quotedPhrases } from "../request/words/search-words.ts";
import { isOfOneShape, isTelling, saidSpans, wholeValue } from "../request/values/said-spans.ts";
import { valuesIn } from "../request/values/values.ts";
import { wholeWord } from "../request/words/word-pattern.ts";
import { newRequest } from "../turn/new-request.ts";

/** In more files than this nothing is looked for. */
const mostFiles = 100;
/** Each gets what the other one has, or each a new form: no one text stands for another. */
const isOtherwise =
  /(?<!\p{L})(?:swap\w*|trade\w* places|style|formats?|formatted|tausch\w*|vertausch\w*|schreibweise|format)(?!\p{L})|入れ替|形式/iu;
/** "aus der Butter Margarine machen" */
const madeOf = /(?<!\p{L})(?:aus|out of) (?:(?:der|dem|den|the|all|every) )*$/iu;
/** Two things that are told together. */
const isListed = /^[\s"'“”„]*(?:(?:,|&|\/|and|und|or|oder|と|や|、)[\s"'“”„]*)?$/iu;

/**
 * Of a new request to change several files: which of its texts stand there, and which could take their place. Null where none does, or where
 * the request is about something else. One file that is named is written anew by the model, which sees what is meant.
 */
export async function replacementQuestion(
  state: TurnState,
  view: WorkspaceView,
  signal: AbortSignal,
): Promise<ReplacementQuestion | null> {
  const request = newRequest(state, { kind: "edit", tool: "edit" });
  if (request === null || isOtherwise.test(request)) return null;
  const files = (await filesFor(request, view)).filter(({ size }) => size <= mostBytes);
  const isOfOne = namedFiles(request, files).length === 1 && !wantsEverywhere(request);
  if (isOfOne || files.length < 2 || files.length > mostFiles) return null;
  const texts = await Promise.all(files.map(async ({ path }) => (await view.text(path)) ?? ""));
  signal.throwIfAborted();
  const text = texts.join("\n");
  const there = new Set(valuesIn(text).map(({ kind: sort, amount }) => `${sort} ${amount}`));
  const spans = saidSpans(request).filter((span) => namedFiles(span, files).length === 0 && !isOnlyKept(span, request));
  const finds = spans.filter((span) => {
    const value = wholeValue(span);
    const isThere = wholeWord(span, "iu").test(text) || (value && there.has(`${value.kind} ${value.amount}`));
    return isTelling(span) && isThere && !isOnlyTheNew(span, request);
  });
  if (finds.length === 0) return null;
  const puts = withoutCut(spans, request).filter((span) => !isOnlyDenied(span, request));
  const putsFor = (find: string) =>
    puts.filter(
      (span) =>
        isOfOneShape(find, span) &&
        isAsShort(find, span, request) &&
        !isPartOf(find, span) &&
        isApart(find, span, request),
    );
  return { request, finds, putsFor };
}

/** "The function total_net should remain as it is": what a request speaks of only to say that it stays. */
function isOnlyKept(span: string, request: string): boolean {
  return !wholeWord(span).test(withoutWhatStays(request.replaceAll(aside, " ")));
}

/** "My daughter can't have any lactose": what is said not to be is to stand nowhere. */
function isOnlyDenied(span: string, request: string): boolean {
  const places = [...request.matchAll(wholeWord(span, "gu"))];
  return places.length > 0 && places.every(({ index }) => denial.test(request.slice(0, index)));
}

const denial =
  /(?<!\p{L})(?:no|not|never|no longer|neither|nor|without|any|kein\p{L}*|nicht|nicht mehr|ohne|weder)(?: (?:the|an?|more|der|die|das|den|dem))? $|n['’]t (?:the |an? |any )?$/iu;

/** A sentence takes the place of no word, unless it is quoted. */
function isAsShort(find: string, put: string, request: string): boolean {
  const [words, others] = [find, put].map((span) => span.split(/\s+/u).length);
  const isQuoted = [...quotedPhrases(request), ...japaneseQuotes(request)].includes(put);
  return isQuoted || (others ?? 0) <= mostLonger + (words ?? 0);
}

/** A name may have so many words more than another one. */
const mostLonger = 3;

/** "words like buttermilk, in which it only is a part, stay": what is said between belongs to what stands before. */
const aside =
  /,\s+(?:(?:in|of|von|mit) )?(?:which|that|where|whose|who|denen|deren|die|der|das|dem|wo)\s[^,;.!?\n]*,/giu;

/** What a request says only of how it is to be from now on: "moved to Thursday 20 Nov", "is 3.50 now". */
function isOnlyTheNew(span: string, request: string): boolean {
  const news = [...request.matchAll(saidAsNew)].map(({ 0: text, 1: before = "", index }) => ({
    from: index + before.length,
    to: index + text.length,
  }));
  const places = [...request.matchAll(wholeWord(span, "gu"))];
  return (
    places.length > 0 &&
    places.every(({ index }) => news.some(({ from, to }) => index < to && from < index + span.length))
  );
}

const saidAsNew =
  /((?<!\p{L})(?:moved|moves|changed|changes|raised|renamed|postponed|verschoben|verlegt|geändert|umbenannt)(?: \p{L}+){0,2} (?:to|into|auf|in|nach) )[^,;.!?\n]+?(?=[,;!?\n]|\.(?:\s|$)|$| (?:and|but|from|instead|und|aber|statt|von)(?!\p{L}))|((?<!\p{L})(?:is|are|costs?|ist|sind|kostet|kosten) )\S+(?: \S+){0,2}?(?= (?:now|from now on|jetzt|ab jetzt)(?!\p{L}))/giu;

/** Without texts, but for values, that are only said as a part of what is quoted: that is meant as a whole. */
function withoutCut(spans: readonly string[], request: string): readonly string[] {
  const quoted = [...quotedPhrases(request), ...japaneseQuotes(request)];
  const isCut = (span: string) => !quoted.includes(span) && quoted.some((phrase) => wholeWord(span).test(phrase));
  return spans.filter((span) => wholeValue(span) !== null || !isCut(span));
}

function isPartOf(find: string, put: string): boolean {
  return wholeWord(find, "iu").test(put) || wholeWord(put, "iu").test(find);
}

/** Somewhere both are said with more between them than what lists things. */
function isApart(find: string, put: string, request: string): boolean {
  const [finds, puts] = [find, put].map((span) =>
    [...request.matchAll(wholeWord(span, "gu"))].map(({ index }) => index),
  );
  return (finds ?? []).some((at) =>
    (puts ?? []).some((other) => {
      const between = at < other ? request.slice(at + find.length, other) : request.slice(other + put.length, at);
      return !isListed.test(between) || (/^\s+$/u.test(between) && madeOf.test(request.slice(0, at)));
    }),
  );
}
