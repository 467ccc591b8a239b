import type { LineChange } from "./line-changes.ts";
import type { Language } from "./program-file.ts";

/** The letters that Windows has where Latin 1 has none. */
const ofWindows = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";
const misread = /[ÂÃâãäå][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/u;

const ofLetters =
  /(?<!\p{L})(?:umlaut\p{L}*|accents?|encoding|letters?|characters?|symbols?|garbled|gibberish|mojibake|(?:sonder)?zeichen|buchstaben|kodierung)(?!\p{L})|文字化け|文字コード/iu;

/** Whether a request speaks of letters that come out wrong, or shows some. */
export function saysMisread(request: string): boolean {
  return misread.test(request) || ofLetters.test(request);
}

/** What was printed as it was written, where its letters were read byte by byte: "Köln" for "KÃ¶ln". Null where they weren't. */
export function readRightly(printed: string): string | null {
  if (!misread.test(printed)) return null;
  const bytes = [...printed].map((letter) => {
    const windows = ofWindows.indexOf(letter);
    return windows === -1 ? (letter.codePointAt(0) ?? 0) : 0x80 + windows;
  });
  if (bytes.some((byte) => byte > 0xff)) return null;
  try {
    return decodeURIComponent(bytes.map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join(""));
  } catch {
    return null;
  }
}

const names = String.raw`(?:latin-?1|iso-?8859-?1?5?|cp-?1252|windows-?1252|ascii|binary|mac_?roman)`;

/** What a line could say instead, so that it reads its file as it was written. */
export function encodingChanges(line: string, language: Language): LineChange[] {
  const right = language === "javascript" ? "utf8" : "utf-8";
  const fresh = line.replaceAll(
    new RegExp(String.raw`(["'])${names}\1`, "giu"),
    (_, quote: string) => quote + right + quote,
  );
  return fresh === line || language === "shell" ? [] : [{ rank: -1, line: fresh }];
}
