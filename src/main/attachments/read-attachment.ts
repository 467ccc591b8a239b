import { AppError } from "../../shared/error.ts";
import { type AttachedFile, type Attachment, largestFile, tooLargeToAttach } from "../../shared/attachment.ts";
import { cutText } from "../../shared/cut-text.ts";
import { visibleControls } from "../../shared/visible-controls.ts";
import { imageKind } from "./image-kind.ts";
import { kindByName } from "./kind-by-name.ts";

/** A file as it came: its name, as somebody else gave it, and what is in it. */
export type GivenFile = { name: string; bytes: Buffer };

/** What was read, and what of it was left out, in a sentence; null for nothing. */
export type ReadAttachment = { attachment: Attachment; notice: string | null };

/** How the bytes of a text are read: as the tools do it. */
export type DecodeText = (
  bytes: Buffer,
) => Promise<{ type: "text"; text: string; format: { encoding: string } } | { type: "binary"; what: string }>;

/** Providers take no larger ones. In bytes. */
export const largestImage = 5 * 1024 * 1024;

/** More text than any model here has room for. In characters. */
export const longestText = 400_000;

/** Reads a file that a person gives with a request. Throws an AppError that says what is wrong with it, and what to do. */
export async function readAttachment(
  { name: given, bytes }: GivenFile,
  decodeText: DecodeText,
  signal: AbortSignal,
): Promise<ReadAttachment> {
  const name = tidyName(given);
  const size = bytes.length;
  if (size === 0) throw new AppError("invalid-input", `${name} is empty: it has 0 bytes. Attach another file.`);
  if (size > largestFile) throw new AppError("too-large", tooLargeToAttach(name, size, largestFile));
  const image = imageKind(bytes);
  if (image !== null) {
    refuseOtherName(name, "image", image.what);
    if (size > largestImage) throw new AppError("too-large", tooLargeToAttach(name, size, largestImage));
    if (!image.isWhole) throw broken(name, image.what);
    const { what, mediaType } = image;
    const attachment = { type: "image", name, bytes: size, what, mediaType, data: bytes.toString("base64") } as const;
    return { attachment, notice: null };
  }
  if (isPdf(name, bytes)) {
    refuseOtherName(name, "pdf", "a PDF document");
    const { readPdf } = await import("./read-pdf.ts");
    const { text, pages } = await readPdf(name, bytes, signal);
    return kept(name, size, `PDF document, ${pages} ${pages === 1 ? "page" : "pages"}`, text);
  }
  const decoded = await decodeText(bytes);
  signal.throwIfAborted();
  if (decoded.type === "binary") {
    refuseOtherName(name, "other", decoded.what);
    const message = `${name} is ${decoded.what}, which Hearth can't read. Attach an image, a PDF or a text file.`;
    throw new AppError("invalid-input", message);
  }
  refuseOtherName(name, "text", "a text");
  const { encoding } = decoded.format;
  return kept(name, size, encoding === "utf-8" ? "text" : `text, ${encoding}`, decoded.text);
}

function kept(
  name: string,
  bytes: number,
  what: string,
  text: string,
): { attachment: AttachedFile; notice: string | null } {
  if (text.trim() === "") throw new AppError("invalid-input", `There is no text in ${name}. Attach another file.`);
  const attachment: AttachedFile = { type: "file", name, bytes, what, text: cutText(text, longestText) };
  if (attachment.text === text) return { attachment, notice: null };
  const number = (value: number) => value.toLocaleString("en-US");
  const notice = `${name} has ${number(text.length)} characters: the middle was left out, ${number(longestText)} were kept.`;
  return { attachment, notice };
}

/** Some programs write something before the beginning. A text may speak of it. */
function isPdf(name: string, bytes: Buffer): boolean {
  const at = bytes.subarray(0, 1024).indexOf("%PDF-");
  return at === 0 || (at > 0 && kindByName(name)?.kind === "pdf");
}

/** A name that says something else than what is in the file is a mistake, or a trap. */
function refuseOtherName(name: string, kind: "image" | "pdf" | "text" | "other", what: string): void {
  const named = kindByName(name);
  if (named === null || named.kind === kind) return;
  throw new AppError(
    "invalid-input",
    `${name} is named like ${named.what}, but it is ${what}. Give it the name that fits, or attach another file.`,
  );
}

function broken(name: string, what: string): AppError {
  return new AppError(
    "invalid-input",
    `${name} is broken: ${what} that is cut off. Get it again, or attach another one.`,
  );
}

/** One line that can be seen, and no path: it is shown to the person, and told to a model. */
export function tidyName(given: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? "";
  const line = visibleControls(last.replaceAll(/\s+/g, " ")).replaceAll(/[<>]/g, "").trim();
  return line.length > 120 ? `${line.slice(0, 80)}…${line.slice(-30)}` : line || "file";
}
