import type { LanguageModelV4FilePart } from "@ai-sdk/provider";
import type { UserMessage } from "../../../shared/message.ts";

/** The images of a request, as `LanguageModelV4` takes them. */
export function imageParts({ attachments = [] }: Pick<UserMessage, "attachments">): LanguageModelV4FilePart[] {
  return attachments.flatMap((each) =>
    each.type === "image"
      ? [{ type: "file", filename: each.name, mediaType: each.mediaType, data: { type: "data", data: each.data } }]
      : [],
  );
}
