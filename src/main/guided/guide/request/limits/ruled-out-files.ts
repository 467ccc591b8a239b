import { stemOf } from "../../../../../shared/path-parts.ts";
import { outsideQuotes } from "../../../forms/outside-quotes.ts";
import { wordsOf } from "../words/words.ts";

const denial =
  /n't\b|\b(?:isnt|arent|dont|not|never|no|nothing|none|without|leaves?|stays?|keeps?|except|on purpose|nicht|nichts|nix|kein\w*|ohne|lass\w*|bleib\w*|außer|absichtlich)\b|ない|そのまま/iu;

/** Whether a sentence says what isn't to be done. */
export function isDenial(sentence: string): boolean {
  return denial.test(sentence.replaceAll(dismay, " "));
}

/** "oh no, a.md is gone" denies nothing. */
const dismay = /(?<!\p{L})(?:oh|ah|uh|argh|ugh) no+(?!\p{L})|(?<!\p{L})(?:oh|ach) nein(?!\p{L})/giu;

/** The sentences of a request; a point within a file's name ends none. */
export function sentencesOfGit(request: string): string[] {
  return request.split(/(?<=[.!?;。])\s+|(?<=。)|\n+|,\s+(?=(?:i['’]?m|i am|we['’]?re|we are|ich bin|wir sind) )/iu);
}

const fileName = /(?<![\p{L}\p{N}_./-])[\p{L}\p{N}_][\p{L}\p{N}_./-]*\.[a-z]\w{0,5}(?![\p{L}\p{N}_])/giu;
const commits = /(?<!\p{L})(?:commit\w*|einchecken)|コミット/iu;

/** "without committing anything else": nothing is to be in a commit but what is named. */
const nothingElse =
  /(?:(?<!\p{L})(?:without|not|never)|n['’]t)(?!\p{L})(?: \p{L}+){0,3} (?:anything|everything|any(?: of the)? other|other|the (?:rest|others?)|something) ?(?:else|files?|changes?)?(?![\p{L}\p{N}_-]|\.\p{L})|(?<!\p{L})(?:nothing else|no other (?:files?|changes?)|nothing but|sonst nichts|nichts (?:anderes|weiteres|sonst)|nichts (?:anderes |weiteres )?(?:dazu|mit)|ohne (?:etwas|irgendetwas) ander\p{L}+)(?!\p{L})|(?:他|ほか|それ以外|以外)(?:の\S{1,8})?は[^。\n]{0,20}コミットし(?:ない|ません)/giu;

/** Files that a request about a commit names only to say that they don't go into it. */
export function ruledOutOf(request: string): string[] {
  const sentences = sentencesOfGit(outsideQuotes(request).replaceAll(nothingElse, " ")).map((text) => ({
    isDenied: isDenial(text) && !/\b(?:forget|vergessen|vergiss)\b|忘れ/iu.test(text),
    named: [...new Set(text.match(fileName))],
  }));
  const meant = new Set(sentences.flatMap(({ isDenied, named }) => (isDenied ? [] : named)));
  // "commit a.md, not b.md": of several it isn't clear which
  const denied = sentences.flatMap(({ isDenied, named }) => (isDenied && named.length === 1 ? named : []));
  return denied.filter((file) => !meant.has(file));
}

/** What a command would commit although the request says otherwise; null for nothing. */
export function commitsRuledOut(command: string, request: string): string | null {
  if (!/\bgit\s+(?:add|commit|stage)\b/.test(command) || !commits.test(request)) return null;
  const files = ruledOutOf(request);
  const words = command.split(/[\s"']+/);
  const takesAll =
    /\bgit\s+(?:add|stage)\s+(?:-A|--all|-u|\.)(?=\s|$|[;&])|\bgit\s+commit\s+(?:-\S+\s+)*-\w*a\w*(?=\s)/.test(command);
  const ruledOut = files.find((file) => takesAll || words.includes(file));
  if (ruledOut !== undefined) return ruledOut;
  if (!commitsNothingElse(outsideQuotes(request))) return null;
  if (takesAll) return "what else was changed";
  return addedFiles(command).find((file) => !isSpokenOf(file, request)) ?? null;
}

/** All of it, or what was just done: what else there is isn't left out, or has a name that isn't said. */
const takesWhatIs =
  /(?<!\p{L})(?:all|everything|alles|alle|(?:commit|stage|include|committe?) (?:it|them|that|this|those|these|es|sie|das|dies))(?!\p{L})|すべて|全て|全部/iu;
const goesIn = /(?<!\p{L})(?:commit|stag(?:e|ing)|includ)|コミット|einchecken/iu;

/** Whether nothing else is to be committed; that nothing else is to be changed says nothing of it. */
function commitsNothingElse(bare: string): boolean {
  if (takesWhatIs.test(bare.replaceAll(nothingElse, " "))) return false;
  return [...bare.matchAll(nothingElse)].some(({ 0: said, index }) => {
    const after = bare.slice(index + said.length).split(/[.,;:!?。\n]/u)[0] ?? "";
    // "don't change anything else"
    if (/^(?:without|not|never|n['’]t)(?!\p{L})/iu.test(said))
      return (
        goesIn.test(said) || /(?<!\p{L})add/iu.test(said) || /^ (?:in|into|to|with) (?:\p{L}+ )?commit/iu.test(after)
      );
    const [own = "", before = ""] = bare
      .slice(0, index)
      .split(/[.,;:!?。]\s+|\n+/u)
      .toReversed();
    const isBare = /^\s*(?:and|but|und|aber)?\s*$/iu.test(own);
    return goesIn.test(`${isBare ? before : own}${said}${after}`);
  });
}

/** The files that a command names to be staged. */
function addedFiles(command: string): string[] {
  const staged = [...command.matchAll(/\bgit\s+(?:add|stage)\s+([^;&|\n]+)/gu)].map(([, files = ""]) => files);
  return staged.flatMap((files) => files.match(fileName) ?? []);
}

function isSpokenOf(file: string, request: string): boolean {
  const said = new Set(wordsOf(request));
  return wordsOf(stemOf(file)).some((word) => said.has(word));
}
