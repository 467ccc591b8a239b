import { AppError } from "../../shared/error.ts";

/** The folders that a page may name: those the person chose in a dialog of main's, and those that sessions work in. */
export type KnownFolders = {
  add(folder: string): void;
  has(folder: string): boolean;
  /** Throws for any other, so that a page that was taken over can't open a folder by itself. */
  check(folder: string): void;
};

export function knownFolders(sessions: { list(): { workspace: string }[] }): KnownFolders {
  const chosen = new Set<string>();
  const has = (folder: string) => chosen.has(folder) || sessions.list().some(({ workspace }) => workspace === folder);
  return {
    add: (folder) => void chosen.add(folder),
    has,
    check(folder) {
      if (has(folder)) return;
      throw new AppError("permission-denied", "Choose the folder in the dialog first: Hearth opens no other.");
    },
  };
}
