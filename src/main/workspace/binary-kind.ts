type Signature = { what: string; bytes: readonly number[]; offset?: number };

const signatures: readonly Signature[] = [
  { what: "a PNG image", bytes: [0x89, 0x50, 0x4e, 0x47] },
  { what: "a JPEG image", bytes: [0xff, 0xd8, 0xff] },
  { what: "a GIF image", bytes: ascii("GIF8") },
  { what: "a WebP image", bytes: ascii("WEBP"), offset: 8 },
  { what: "a sound file", bytes: ascii("WAVE"), offset: 8 },
  { what: "a sound file", bytes: ascii("ID3") },
  { what: "a sound file", bytes: ascii("OggS") },
  { what: "a sound file", bytes: ascii("fLaC") },
  { what: "a video", bytes: ascii("ftyp"), offset: 4 },
  { what: "a video", bytes: [0x1a, 0x45, 0xdf, 0xa3] },
  { what: "a PDF document", bytes: ascii("%PDF-") },
  { what: "a ZIP archive, or a document made of one", bytes: [0x50, 0x4b, 0x03, 0x04] },
  { what: "an old Office document", bytes: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1] },
  { what: "a gzip archive", bytes: [0x1f, 0x8b] },
  { what: "a bzip2 archive", bytes: ascii("BZh") },
  { what: "an xz archive", bytes: [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00] },
  { what: "a zstd archive", bytes: [0x28, 0xb5, 0x2f, 0xfd] },
  { what: "a 7z archive", bytes: [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c] },
  { what: "a RAR archive", bytes: ascii("Rar!") },
  { what: "a tar archive", bytes: ascii("ustar"), offset: 257 },
  { what: "a program", bytes: [0x7f, 0x45, 0x4c, 0x46] },
  { what: "a program", bytes: [0xcf, 0xfa, 0xed, 0xfe] },
  { what: "a WebAssembly module", bytes: [0x00, 0x61, 0x73, 0x6d] },
  { what: "a SQLite database", bytes: ascii("SQLite format 3") },
  { what: "a model file", bytes: ascii("GGUF") },
  { what: "a font", bytes: ascii("wOF") },
];

/** What kind of binary file begins with these bytes, as a noun; null where it may be text. */
export function binaryKind(bytes: Buffer): string | null {
  const found = signatures.find(({ bytes: wanted, offset = 0 }) =>
    wanted.every((byte, index) => bytes[offset + index] === byte),
  );
  if (!found) return null;
  // letters alone prove little: a text may begin with "BZh" or "ID3"
  const isLetters = found.bytes.every((byte) => byte >= 0x20 && byte < 0x7f) && found.what !== "a PDF document";
  return isLetters && !hasControls(bytes.subarray(0, 512)) ? null : found.what;
}

function hasControls(sample: Buffer): boolean {
  return sample.some((byte) => byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d);
}

function ascii(text: string): number[] {
  return [...Buffer.from(text, "latin1")];
}
