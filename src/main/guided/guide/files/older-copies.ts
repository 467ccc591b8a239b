import { baseName } from "../../../../shared/path-parts.ts";
import type { FileEntry } from "../../workspace-view.ts";
import { wholeWord } from "../request/words/word-pattern.ts";

const backup = /^(.+?)(?:\.(?:bak|orig|old)|~)$/u;
const marked =
  /^(.+?)[-_. ]?(?:\(?((?:19|20)\d{2}(?:-\d{2}){0,2}|old|alt|backup|bak|copy|kopie|previous|vorher|旧版?|控え|コピー)\)?)(\.\w+)$/iu;
export const speaksOfCopies =
  /\.(?:bak|orig|old)\b|(?<!\p{L})(?:backups?|cop(?:y|ies)|old|older|previous|past|last year['’]?s|alte[nrs]?|kopien?|sicherung\p{L}*|früheren?|vorige[nrs]?)(?!\p{L})|バックアップ|コピー|古い|去年|昨年/iu;

/**
 * Without files that were put aside beside the one that counts: `prices_2024.csv` or `prices-old.csv` beside `prices.csv`, `climate.toml.bak` beside
 * `climate.toml`; unless a request names them, speaks of such files, or of their year.
 */
export function withoutOlderCopies<File extends Pick<FileEntry, "path">>(
  files: readonly File[],
  request: string,
): readonly File[] {
  if (speaksOfCopies.test(request)) return files;
  const said = request.toLowerCase();
  const there = new Set(files.map(({ path }) => path.toLowerCase()));
  const left = files.filter(({ path }) => {
    const lower = path.toLowerCase();
    const [, stem = "", mark = "", ending = ""] = marked.exec(lower) ?? [];
    const isSaid = said.includes(baseName(lower)) || (mark !== "" && wholeWord(mark).test(said));
    const current = stem === "" ? backup.exec(lower)?.[1] : stem + ending;
    return current === undefined || isSaid || !there.has(current);
  });
  // a list that stays the same is known already
  return left.length < files.length ? left : files;
}
