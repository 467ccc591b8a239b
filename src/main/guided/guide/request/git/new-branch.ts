/** A name that git takes for a branch and a shell for a word. */
const name = String.raw`["'\u0060„]?([A-Za-z0-9][\w./-]*[\w])["'\u0060“]?`;
const made = String.raw`(?:make|create|start|open|add|erstelle?|mach|lege?|leg)(?: (?:me|us|mir|uns|bitte))?`;
const branch = String.raw`(?:a|an|the|einen?|den)?\s*(?:(?:new|separate|own|neuen?|eigenen?) )?(?:git[- ])?branch`;

/** `make a branch winter-hours`, `a new branch called a/b`; not `from`, which says where it begins. */
const saidName = new RegExp(
  String.raw`(?<!\p{L})${made}\s+${branch}(?:,? (?:called|named|with the name|namens|mit (?:dem )?namen))?[:\s]\s*(?!(?:called|named|namens|for|from|of|off|to|with|and|where|that|on|in|für|von|aus|und|mit|an)(?!\S))${name}(?![\p{L}\p{N}])`,
  "iu",
);

/** The branch that a request wants made, where it says how it is called, and from nowhere else than where the folder stands; else null. */
export function newBranch(request: string): string | null {
  const found = saidName.exec(request);
  const rest = found ? request.slice(found.index + found[0].length) : "";
  const isElsewhere = /^\s*(?:from|off|out of|based on|starting|at|von|aus|ab)\s/iu.test(rest);
  const isUnwanted = /\b(?:\p{L}+n't|do not|not|never|how|nicht|keinen?|wie)\s(?:\p{L}+\s){0,6}branch/iu.test(request);
  const said = found?.[1];
  // a plain word may go on with the sentence: "make a branch please"
  const isName =
    found !== null && (/\b(?:called|named|name|namens|namen)\b|["'`„]/iu.test(found[0]) || /[-_/\d]/.test(said ?? ""));
  return said === undefined || !isName || isUnwanted || isElsewhere || /\.\.|\/\/|\.lock$|\/$/.test(said) ? null : said;
}
