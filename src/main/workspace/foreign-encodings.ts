import chardet from "chardet";
import iconv from "iconv-lite";

/** Turns bytes of one encoding into text, and back. */
export type Codec = { decode(bytes: Buffer): string; encode(text: string): Buffer };

/** Without its own treatment of marks, which would drop a second one. */
export function foreignCodec(encoding: string): Codec {
  return {
    decode: (bytes) => iconv.decode(bytes, encoding, { stripBOM: false }),
    encode: (text) => iconv.encode(text, encoding, { addBOM: false }),
  };
}

/** Encodings that bytes may be in, the likeliest first. UTF-8 isn't among them. */
export function guessEncodings(bytes: Buffer): string[] {
  return chardet
    .analyse(bytes)
    .map((guess) => guess.name.toLowerCase())
    .filter((name) => name !== "utf-8" && iconv.encodingExists(name));
}
