import { baseName } from "../../../../shared/path-parts.ts";
import { isSameNoun, wordsOf } from "../request/words/words.ts";
import { speaksOfCopies, withoutOlderCopies } from "./older-copies.ts";

/** What a file is called that another one began with. */
const isMark =
  /^(?:drafts?|examples?|samples?|templates?|dist|entwurf|entwürfe|vorlagen?|muster|beispiele?|下書き|見本|ひな形|草案|案)$/u;
const inOldFolder = /(?:^|\/)(?:old|alt|backups?|旧)\//iu;
/** Japanese puts a mark to a name without a blank. */
const glued = /(?<=\p{L})(?=(?:下書き|見本|ひな形|草案|(?<!草)案)(?!\p{L}))/gu;
/** Versions are asked for by what all of them are. */
const asksForVersions =
  /(?<!\p{L})(?:versions?|differ\p{L}*|compar\p{L}*|chang\p{L}*|before|at first|original\p{L}*|initially|used to|last (?:year|month|time)|previous\p{L}*|former\p{L}*|earlier|vorher|früher|zuerst|damals|ursprünglich\p{L}*|letzte[nsrm]? (?:jahr|mal|monat)|unterschied\p{L}*|unterscheide\p{L}*|vergleich\p{L}*|geändert|änder\p{L}*|fassung(?:en)?)(?!\p{L})|違い|変更|比べ|前の|以前|最初|去年|昨年/iu;

/**
 * Without drafts, examples, copies and old versions (`plan draft.md`, `config.example.ini`, `old/plan.md`) of what is among the files itself, where a request
 * speaks of no such thing.
 */
export function finalFiles<File extends { path: string }>(files: readonly File[], request: string): readonly File[] {
  if (asksForVersions.test(request)) return files;
  return withoutDrafts(withoutOlderCopies(files, request), request);
}

function withoutDrafts<File extends { path: string }>(files: readonly File[], request: string): readonly File[] {
  const said = wordsOf(request);
  const named = files.map(({ path }) => {
    const words = wordsIn(path);
    const marks = words.filter((word) => isMark.test(word));
    const isSaid = marks.some((mark) => said.some((word) => isSameNoun(word, mark)));
    const isDraft = (!isSaid && marks.length > 0) || (inOldFolder.test(path) && !speaksOfCopies.test(request));
    return { isDraft, plain: plainOf(path, marks) };
  });
  const finals = new Set(named.filter(({ isDraft }) => !isDraft).map(({ plain }) => plain));
  return files.filter((_, index) => !named[index]?.isDraft || !finals.has(named[index].plain));
}

function wordsIn(path: string): string[] {
  return path
    .toLowerCase()
    .replaceAll(glued, " ")
    .split(/[^\p{L}\p{N}]+/u);
}

/** What is left of a name without its marks, in whichever folder it is. */
function plainOf(path: string, marks: readonly string[]): string {
  const left = wordsIn(baseName(path)).filter((word) => word !== "" && !marks.includes(word));
  return left.join(" ");
}
