/** What kind of image bytes are, and whether its end is there. */
export type ImageKind = { mediaType: string; what: string; isWhole: boolean };

/** The kinds that models take; null for anything else. */
export function imageKind(bytes: Buffer): ImageKind | null {
  const starts = (text: string, at = 0) => bytes.toString("latin1", at, at + text.length) === text;
  if (starts("\x89PNG")) {
    return { mediaType: "image/png", what: "a PNG image", isWhole: bytes.subarray(-12).includes("IEND") };
  }
  if (starts("\xff\xd8\xff")) {
    // some cameras write more behind the end
    return { mediaType: "image/jpeg", what: "a JPEG image", isWhole: bytes.lastIndexOf(Buffer.of(0xff, 0xd9)) > 2 };
  }
  if (starts("GIF8")) {
    return { mediaType: "image/gif", what: "a GIF image", isWhole: bytes.lastIndexOf(0x3b) > bytes.length - 64 };
  }
  if (starts("RIFF") && starts("WEBP", 8)) {
    return { mediaType: "image/webp", what: "a WebP image", isWhole: bytes.length >= bytes.readUInt32LE(4) + 8 };
  }
  return null;
}
