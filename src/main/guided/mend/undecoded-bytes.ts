import type { LineChange } from "./line-changes.ts";
import type { Language } from "./program-file.ts";

/** Python breaks off on a byte that UTF-8 doesn't have there; JavaScript puts a sign in its place. */
const undecoded = /UnicodeDecodeError: 'utf-8' codec can't decode byte 0x([0-9a-f]{2}) in position (\d+)/u;
const replaced = "\uFFFD";
const scriptNames: Readonly<Record<string, string>> = { cp932: "shift_jis", euc_jp: "euc-jp" };
const named = /\bencoding=(["'])utf[-_]?8(?:[-_]sig)?\1/giu;
/** A file that is opened to be read as a text, with no encoding said. */
const unnamed =
  /\bopen\((?:[^(),]|\([^()]*\))+(?:, ?["']r?t?["'])?(?:, ?newline=["'][^"']*["'])?(?=\))|\.read_text\((?=\))/gu;
const whole = /\b((?:fs\.)?readFileSync\((?:[^(),]|\([^()]*\))+), ?(["'])utf-?8\2\)/giu;

/**
 * What a line could say instead, so that a file that isn't in UTF-8 is read as Windows wrote it, or a spreadsheet as "Unicode text". Never so that what can't be
 * read is left out: that would run, and names would be wrong. Nothing where the person's own letters are others than those of Western Europe and Japan. `ofFile`: in which encoding a file was read, where that is known.
 */
export function otherEncodings(
  line: string,
  language: Language,
  printed: string,
  request: string,
  ofFile: JapaneseEncoding | null = null,
): LineChange[] {
  const [found, byte = "", place] = undecoded.exec(printed) ?? [];
  const isMarked = place === "0" && /^f[ef]$/u.test(byte);
  const encoding = isMarked ? "utf-16" : (ofFile ?? ofLetters(request));
  if (encoding === null) return [];
  if (language === "python" && found !== undefined) {
    const renamed = line.replaceAll(named, `encoding="${encoding}"`);
    const fresh = /\bencoding=/u.test(line)
      ? renamed
      : line.replaceAll(unnamed, (call) => `${call}${call.endsWith("(") ? "" : ", "}encoding="${encoding}"`);
    return fresh === line ? [] : [{ rank: -1, line: fresh }];
  }
  if (language !== "javascript" || !printed.includes(replaced)) return [];
  const name = scriptNames[encoding] ?? "windows-1252";
  const fresh = line.replaceAll(whole, (_, call: string) => `new TextDecoder("${name}").decode(${call}))`);
  return fresh === line ? [] : [{ rank: -1, line: fresh }];
}

export type JapaneseEncoding = "cp932" | "euc_jp";

/**
 * In which encoding a Japanese text lies in its file, by the bytes that it has there; null for UTF-8, and for any other text. What a program broke off on is the first byte of the
 * first letter: both encodings have two for most.
 */
export function japaneseEncoding(text: string, size: number, printed: string): JapaneseEncoding | null {
  const letter = /[^\p{ASCII}]/u.exec(text)?.[0] ?? "";
  const lines = text.split("\n").length - 1;
  const bytes = [...text].reduce((sum, sign) => sum + (/\p{ASCII}|[\uFF61-\uFF9F]/u.test(sign) ? 1 : 2), 0);
  if (!/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text) || size < bytes || size > bytes + lines)
    return null;
  const byte = Number.parseInt(undecoded.exec(printed)?.[1] ?? "", 16);
  // from a1 to df there are small letters of one byte in the one, and most others begin so in the other
  return byte >= 0xa1 && byte <= 0xdf && !/[\uFF61-\uFF9F]/u.test(letter) ? "euc_jp" : "cp932";
}

/** In which encoding Windows writes the letters that somebody uses; null where that isn't known. */
function ofLetters(request: string): "cp932" | "cp1252" | null {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(request)) return "cp932";
  return /[^\P{L}\p{Script=Latin}]|[Ā-ŐŔ-ŗŚ-şŢ-ŷŹ-ż]/u.test(request) ? null : "cp1252";
}
