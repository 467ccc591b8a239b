import { outsideQuotes } from "../../forms/outside-quotes.ts";

const denial =
  /n't\b|\b(?:isnt|arent|dont|not|never|no|nothing|none|without|leaves?|stays?|keeps?|except|on purpose|nicht|nichts|kein\w*|ohne|lass\w*|bleib\w*|außer|absichtlich)\b|ない|そのまま/iu;

/** Whether a sentence says what isn't to be done. */
export function isDenial(sentence: string): boolean {
  return denial.test(sentence);
}

/** The sentences of a request; a point within a file's name ends none. */
export function sentencesOfGit(request: string): string[] {
  return request.split(/(?<=[.!?;。])\s+|(?<=。)|\n+|,\s+(?=(?:i['’]?m|i am|we['’]?re|we are|ich bin|wir sind) )/iu);
}

const fileName = /(?<![\p{L}\p{N}_./-])[\p{L}\p{N}_][\p{L}\p{N}_./-]*\.[a-z]\w{0,5}(?![\p{L}\p{N}_])/giu;
const commits = /(?<!\p{L})(?:commit\w*|einchecken)|コミット/iu;

/** Files that a request about a commit names only to say that they don't go into it. */
export function ruledOutOf(request: string): string[] {
  const sentences = sentencesOfGit(outsideQuotes(request)).map((text) => ({
    isDenied: isDenial(text) && !/\b(?:forget|vergessen|vergiss)\b|忘れ/iu.test(text),
    named: [...new Set(text.match(fileName))],
  }));
  const meant = new Set(sentences.flatMap(({ isDenied, named }) => (isDenied ? [] : named)));
  // "commit a.md, not b.md": of several it isn't clear which
  const denied = sentences.flatMap(({ isDenied, named }) => (isDenied && named.length === 1 ? named : []));
  return denied.filter((file) => !meant.has(file));
}

/** The file that a command would commit although the request says otherwise; null for none. */
export function commitsRuledOut(command: string, request: string): string | null {
  if (!/\bgit\s+(?:add|commit|stage)\b/.test(command) || !commits.test(request)) return null;
  const files = ruledOutOf(request);
  const words = command.split(/[\s"']+/);
  const takesAll =
    /\bgit\s+(?:add|stage)\s+(?:-A|--all|-u|\.)(?=\s|$|[;&])|\bgit\s+commit\s+(?:-\S+\s+)*-\w*a\w*(?=\s)/.test(command);
  return files.find((file) => takesAll || words.includes(file)) ?? null;
}
