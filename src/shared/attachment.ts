/** A file that a person gave with a request, as a part of its message. */
export type Attachment = AttachedFile | AttachedImage;

/** `what` says what it is in words: "PDF document, 3 pages". `text` is all of it that was kept. */
export type AttachedFile = { type: "file"; name: string; bytes: number; what: string; text: string };

/** `data` is in base64. */
export type AttachedImage = {
  type: "image";
  name: string;
  bytes: number;
  what: string;
  mediaType: string;
  data: string;
};

/** What a window knows of an attachment that is yet to be sent. */
export type AttachmentInfo = {
  id: string;
  type: Attachment["type"];
  name: string;
  bytes: number;
  what: string;
  /** What was left out of it already, in a sentence; null for nothing. */
  notice: string | null;
};

/** What a model reads before a request: what the harness knows, and, where it can't see, which pictures are missing. */
export function contextFor(
  { context, attachments = [] }: { context: string; attachments?: readonly Attachment[] },
  sees: boolean,
): string {
  if (sees) return context;
  const missing = attachments.flatMap(({ type, name }) => (type === "image" ? [name] : []));
  if (missing.length === 0) return context;
  const lines = missing.map((name) => `The image ${name} was left out: you can't see images. Say so where it matters.`);
  return [context, ...lines].filter((part) => part !== "").join("\n");
}

/** No file that is read at once is larger. In bytes. */
export const largestFile = 20 * 1024 * 1024;

/** More are more than a model keeps apart. */
export const mostAttachments = 10;

/** For who has a file that has more bytes than may be attached. */
export function tooLargeToAttach(name: string, bytes: number, most: number): string {
  const inMb = (value: number) => (value / 1_048_576).toFixed(value < 10_485_760 ? 1 : 0);
  return `${name} has ${inMb(bytes)} MB, and ${inMb(most)} MB are the most that can be attached. Put it into the folder and ask about a part of it, or attach a smaller one.`;
}
