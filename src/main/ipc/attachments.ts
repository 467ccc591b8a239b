import type { AttachmentInfo } from "../../shared/attachment.ts";
import type { Delivery } from "../../shared/queued-prompt.ts";
import type { AttachmentService, WindowServices } from "./services.ts";

/** Takes a file from the page. */
export async function addAttachment(
  attachments: AttachmentService,
  { name, file }: { name: string; file: Blob },
  signal: AbortSignal,
): Promise<AttachmentInfo> {
  return attachments.add({ name, bytes: Buffer.from(await file.arrayBuffer()) }, signal);
}

/** A request as the page sends it. Its files are forgotten here when they are stored with it. */
export async function sendWish(
  { attachments, request }: Pick<WindowServices, "attachments" | "request">,
  wish: {
    sessionId: string;
    text: string;
    delivery?: Delivery | undefined;
    attachments: readonly string[];
    isPlan: boolean;
  },
): Promise<void> {
  const files = await attachments.get(wish.attachments);
  await request(wish.sessionId, wish.text, wish.delivery, {
    ...(files.length > 0 ? { attachments: files } : {}),
    ...(wish.isPlan ? { isPlan: true } : {}),
  });
  await attachments.remove(wish.attachments);
}
