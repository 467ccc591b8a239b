import { stemOf } from "../../../../../../shared/path-parts.ts";

/** A name as it is said: its words and numbers in small letters, without the signs between them. `Oak_backup-2` is "oak backup 2". */
export function spokenName(name: string): string {
  return name
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** How a file is called, without its folder and its ending. */
export function calledName(path: string): string {
  return spokenName(stemOf(path));
}
