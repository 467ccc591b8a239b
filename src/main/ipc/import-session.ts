import { statSync } from "node:fs";
import type { SessionSummary } from "../../shared/session.ts";
import type { ChatWindow } from "./chat-router.ts";
import type { KnownFolders } from "./known-folders.ts";
import type { WindowServices } from "./services.ts";

/** Takes in a conversation from a file that the person picks; null where they pick none, or no folder for it. */
export async function importSession(
  { importFile, sessions }: Pick<WindowServices, "importFile" | "sessions">,
  window: Pick<ChatWindow, "chooseFolder" | "chooseImportFile">,
  folders: KnownFolders,
): Promise<SessionSummary | null> {
  const file = await window.chooseImportFile();
  if (file === null) return null;
  const conversation = await importFile(file);
  const folder = await folderFor(conversation.workspace, window, folders);
  return folder === null ? null : sessions.take(conversation, folder);
}

/** A file may name any folder. Only where a session works already it needs no word of the person. */
async function folderFor(
  folder: string | null,
  window: Pick<ChatWindow, "chooseFolder">,
  folders: KnownFolders,
): Promise<string | null> {
  const isHere = folder !== null && (statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false);
  if (isHere && folders.has(folder)) return folder;
  const title =
    folder === null || isHere
      ? "Choose the folder that this conversation goes on in"
      : `${folder} isn't on this computer. Choose the folder to go on in`;
  return window.chooseFolder({ title, start: isHere ? folder : null });
}
