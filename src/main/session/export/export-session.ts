import type { ExportFormat, OpenedSession } from "../../../shared/session.ts";
import { exported } from "./exported.ts";
import { toHtml } from "./to-html.ts";
import { toMarkdown } from "./to-markdown.ts";

/** The conversation as one text. What looks like a secret is hidden in it, unless it is wanted. */
export function exportSession(opened: OpenedSession, format: ExportFormat, withSecrets: boolean): string {
  const conversation = exported(opened, withSecrets);
  switch (format) {
    case "md":
      return toMarkdown(conversation);
    case "html":
      return toHtml(conversation);
    case "json":
      return `${JSON.stringify({ format: "hearth-session", version: 1, ...conversation }, null, 2)}\n`;
    default:
      return format satisfies never;
  }
}
