import type { LineChange } from "./line-changes.ts";
import type { Language } from "./program-file.ts";

/** Python breaks off on a byte that UTF-8 doesn't have there; JavaScript puts a sign in its place. */
const undecoded = /UnicodeDecodeError: 'utf-8' codec can't decode byte 0x([0-9a-f]{2}) in position (\d+)/u;
const replaced = "\uFFFD";
const named = /\bencoding=(["'])utf[-_]?8(?:[-_]sig)?\1/giu;
/** A file that is opened to be read as a text, with no encoding said. */
const unnamed =
  /\bopen\((?:[^(),]|\([^()]*\))+(?:, ?["']r?t?["'])?(?:, ?newline=["'][^"']*["'])?(?=\))|\.read_text\((?=\))/gu;
const whole = /\b((?:fs\.)?readFileSync\((?:[^(),]|\([^()]*\))+), ?(["'])utf-?8\2\)/giu;

/**
 * What a line could say instead, so that a file that isn't in UTF-8 is read as Windows wrote it, or a spreadsheet as "Unicode text". Never so that what can't be
 * read is left out: that would run, and names would be wrong. Nothing where the person's own letters are others than those of Western Europe and Japan.
 */
export function otherEncodings(line: string, language: Language, printed: string, request: string): LineChange[] {
  const [found, byte = "", place] = undecoded.exec(printed) ?? [];
  const isMarked = place === "0" && /^f[ef]$/u.test(byte);
  const encoding = isMarked ? "utf-16" : ofLetters(request);
  if (encoding === null) return [];
  if (language === "python" && found !== undefined) {
    const renamed = line.replaceAll(named, `encoding="${encoding}"`);
    const fresh = /\bencoding=/u.test(line)
      ? renamed
      : line.replaceAll(unnamed, (call) => `${call}${call.endsWith("(") ? "" : ", "}encoding="${encoding}"`);
    return fresh === line ? [] : [{ rank: -1, line: fresh }];
  }
  if (language !== "javascript" || !printed.includes(replaced)) return [];
  const name = encoding === "cp932" ? "shift_jis" : "windows-1252";
  const fresh = line.replaceAll(whole, (_, call: string) => `new TextDecoder("${name}").decode(${call}))`);
  return fresh === line ? [] : [{ rank: -1, line: fresh }];
}

/** In which encoding Windows writes the letters that somebody uses; null where that isn't known. */
function ofLetters(request: string): "cp932" | "cp1252" | null {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(request)) return "cp932";
  return /[^\P{L}\p{Script=Latin}]|[Ā-ŐŔ-ŗŚ-şŢ-ŷŹ-ż]/u.test(request) ? null : "cp1252";
}
