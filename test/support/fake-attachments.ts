import type { Attachment } from "../../src/shared/attachment.ts";
import { AppError } from "../../src/shared/error.ts";
import type { WindowServices } from "../../src/main/ipc/services.ts";

/** Files of a composer, with nothing behind them: what ends in `.broken` can't be attached, and `.png` is an image. */
export function fakeAttachments(calls: unknown[][]): WindowServices["attachments"] {
  const kept = new Map<string, Attachment>();
  return {
    async add({ name, bytes }) {
      calls.push(["attach", name, bytes.length]);
      if (name.endsWith(".broken")) throw new AppError("invalid-input", `${name} is broken. Attach another one.`);
      const id = crypto.randomUUID();
      const common = { name, bytes: bytes.length };
      const attachment: Attachment = name.endsWith(".png")
        ? { type: "image", ...common, what: "a PNG image", mediaType: "image/png", data: bytes.toString("base64") }
        : { type: "file", ...common, what: "text", text: bytes.toString("utf8") };
      kept.set(id, attachment);
      return { id, type: attachment.type, ...common, what: attachment.what, notice: null };
    },
    async get(ids) {
      return ids.flatMap((id) => kept.get(id) ?? []);
    },
    async remove(ids) {
      calls.push(["detach", ids.length]);
      for (const id of ids) kept.delete(id);
    },
  };
}
