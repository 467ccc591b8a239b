import { randomUUID } from "node:crypto";
import { exportedAttachment } from "../../attachments/exported-attachment.ts";
import { rootAgent } from "../agents/root-agent.ts";
import { type ImportedConversation, importConversation } from "../../session/import/import-conversation.ts";
import { parseExport } from "../../session/import/parse-export.ts";
import { readExportFile } from "../../session/import/read-export-file.ts";

/** Reads an exported conversation. Nothing is stored; throws where the file is none, saying what to do. */
export async function importFile(file: string): Promise<ImportedConversation> {
  const { text, name } = await readExportFile(file);
  return importConversation(parseExport(text, name), name, rootAgent, {
    newId: randomUUID,
    attachmentOf: exportedAttachment,
  });
}
