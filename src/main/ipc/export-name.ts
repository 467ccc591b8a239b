import type { ExportFormat } from "../../shared/session.ts";

/** What an exported session's file is called where the person says nothing else: its title, as far as a file may be called so. */
export function exportName(title: string, format: ExportFormat): string {
  const name = title
    .replace(/[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu, " ")
    .replace(/\s+/g, " ")
    .slice(0, 80)
    .replace(/^[. ]+|[. ]+$/g, "");
  return `${name || "Session"}.${format}`;
}
