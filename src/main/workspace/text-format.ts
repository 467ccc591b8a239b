import { isUtf8 } from "node:buffer";
import { AppError } from "../../shared/error.ts";
import { binaryKind } from "./binary-kind.ts";
import type { Codec } from "./foreign-encodings.ts";

/** How a file's text lies on disk. What is written back keeps it. */
export type TextFormat = { encoding: string; hasBom: boolean };

export type LineEnd = "\n" | "\r\n" | "\r";

/** Text, or what it is instead: a noun such as `a PNG image`. */
export type Decoded = { type: "text"; text: string; format: TextFormat } | { type: "binary"; what: string };

const boms: readonly { encoding: string; bytes: readonly number[] }[] = [
  { encoding: "utf-8", bytes: [0xef, 0xbb, 0xbf] },
  { encoding: "utf-32le", bytes: [0xff, 0xfe, 0x00, 0x00] },
  { encoding: "utf-32be", bytes: [0x00, 0x00, 0xfe, 0xff] },
  { encoding: "utf-16le", bytes: [0xff, 0xfe] },
  { encoding: "utf-16be", bytes: [0xfe, 0xff] },
];

/** Guessing an encoding from more than this costs time and makes no better guess. In bytes. */
const guessedFrom = 65_536;

/**
 * Finds out how bytes are to be read. An encoding counts only if it gives the very same bytes back, so that writing text
 * again changes nothing that wasn't meant to change.
 */
export async function decodeText(bytes: Buffer): Promise<Decoded> {
  const bom = boms.find((candidate) => candidate.bytes.every((byte, index) => bytes[index] === byte));
  if (bom) {
    const body = bytes.subarray(bom.bytes.length);
    const text = roundTrip(body, await codecFor(bom.encoding));
    if (text !== null) return { type: "text", text, format: { encoding: bom.encoding, hasBom: true } };
  }
  const what = binaryKind(bytes);
  if (what !== null) return { type: "binary", what };
  for (const encoding of await candidates(bytes)) {
    const text = roundTrip(bytes, await codecFor(encoding));
    if (text !== null && !looksBinary(text)) return { type: "text", text, format: { encoding, hasBom: false } };
  }
  return { type: "binary", what: "binary data" };
}

/** The bytes of a text in a format. Throws where the encoding has no sign for a character, and says which. */
export async function encodeText(text: string, format: TextFormat, name: string): Promise<Buffer> {
  const { decode, encode } = await codecFor(format.encoding);
  const body = encode(text);
  if (decode(body) !== text) {
    const sign = [...text].find((character) => decode(encode(character)) !== character);
    const which = sign === undefined ? "Some of the new text" : `"${sign}"`;
    throw new AppError(
      "invalid-input",
      `${which} can't be written in ${format.encoding}, the encoding of ${name}. Use other signs.`,
    );
  }
  const bom = format.hasBom ? boms.find((candidate) => candidate.encoding === format.encoding) : undefined;
  return bom ? Buffer.concat([Buffer.from(bom.bytes), body]) : body;
}

/** The tables of all other encodings are large, and most folders have none of them. */
export async function codecFor(encoding: string): Promise<Codec> {
  if (encoding === "utf-8") return utf8;
  return (await import("./foreign-encodings.ts")).foreignCodec(encoding);
}

const utf8: Codec = { decode: (bytes) => bytes.toString("utf8"), encode: (text) => Buffer.from(text, "utf8") };

/** The line end that most lines of a text have; `\n` where there is none yet. */
export function lineEndOf(text: string): LineEnd {
  const crlf = text.match(/\r\n/g)?.length ?? 0;
  const lf = (text.match(/\n/g)?.length ?? 0) - crlf;
  if (crlf === 0 && lf === 0) return text.includes("\r") ? "\r" : "\n";
  return crlf > lf ? "\r\n" : "\n";
}

async function candidates(bytes: Buffer): Promise<string[]> {
  const sample = bytes.subarray(0, guessedFrom);
  const wide = wideEncoding(sample);
  if (wide) return [wide];
  if (bytes.includes(0)) return [];
  if (isUtf8(bytes)) return ["utf-8"];
  const { guessEncodings } = await import("./foreign-encodings.ts");
  return [...guessEncodings(sample), "windows-1252", "iso-8859-1"];
}

/** UTF-16 without a mark: most western text has a zero in every second byte. */
function wideEncoding(sample: Buffer): string | null {
  const pairs = Math.floor(sample.length / 2);
  if (pairs < 2 || sample.length % 2 === 1) return null;
  let even = 0;
  let odd = 0;
  for (let index = 0; index < pairs * 2; index += 2) {
    if (sample[index] === 0) even++;
    if (sample[index + 1] === 0) odd++;
  }
  if (odd > pairs * 0.6 && even < pairs * 0.05) return "utf-16le";
  return even > pairs * 0.6 && odd < pairs * 0.05 ? "utf-16be" : null;
}

function roundTrip(bytes: Buffer, { decode, encode }: Codec): string | null {
  const text = decode(bytes);
  return encode(text).equals(bytes) ? text : null;
}

/** Text has hardly any control characters. What is left of them in UTF-8 is checked too: much binary data is valid UTF-8. */
function looksBinary(text: string): boolean {
  const controls = text.match(/[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/g)?.length ?? 0;
  return controls > 0 && controls > text.length / 200;
}
