import * as z from "zod";
import type { Attachment } from "../../shared/attachment.ts";
import { imageKind } from "./image-kind.ts";
import { largestImage, longestText, tidyName } from "./read-attachment.ts";

const file = z.object({
  type: z.literal("file"),
  name: z.string(),
  bytes: z.number().int().nonnegative(),
  // it stands before the text that a model reads
  what: z.string().regex(/^[\w ,-]{1,60}$/),
  text: z.string().min(1).max(longestText),
});

const image = z.object({ type: z.literal("image"), name: z.string(), data: z.base64() });

const either = z.discriminatedUnion("type", [file, image]);

/** Reads an attachment out of an exported conversation; null for what couldn't be attached here. Of an image only its bytes are believed. */
export function exportedAttachment(value: unknown): Attachment | null {
  const { data: read } = either.safeParse(value);
  if (!read) return null;
  const name = tidyName(read.name);
  if (read.type === "file") return { ...read, name };
  const bytes = Buffer.from(read.data, "base64");
  const kind = imageKind(bytes);
  if (!kind?.isWhole || bytes.length > largestImage) return null;
  const { what, mediaType } = kind;
  return { type: "image", name, bytes: bytes.length, what, mediaType, data: read.data };
}
