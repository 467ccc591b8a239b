import type { PullProgress } from "../../shared/model.ts";
import type { Patience } from "./download/download-file.ts";
import { hashFile } from "./hash-file.ts";
import type { Hub } from "./hub/hub-client.ts";
import type { SearchPlaces } from "./local-search.ts";
import type { Pip } from "./pip-download.ts";
import type { WantedFile, WantedModel } from "./wanted-model.ts";

/** What a download works with. */
export type PullMeans = {
  /** The models folder. It is made where it isn't there. */
  folder: string;
  /** Where else to look on this computer first. */
  places: SearchPlaces;
  hub: Hub;
  pip: Pip;
  /** Called before pip is started, which connects by itself. */
  notePip: () => void;
  /** Bytes that are free where the models folder is. */
  freeBytes: (folder: string) => Promise<number>;
  patience: Patience;
  connections: number;
  pieceBytes: number;
};

/** One of a model's files, on its way. */
export type PullPart = PullMeans & {
  wanted: WantedModel;
  file: WantedFile;
  /** Where it is to be. */
  target: string;
  /** Those of the model's files that come after it. */
  later: readonly WantedFile[];
  /** Why earlier sources weren't it, in sentences. */
  notes: string[];
  /** Bytes of the files before it, and of all. */
  before: number;
  total: number;
};

/** How far the whole model is when so many bytes of this file are there. */
export function partProgress(
  { notes, before, total }: PullPart,
  stage: PullProgress["stage"],
  source: string,
  received: number,
): PullProgress {
  return { stage, source, received: before + received, total, unit: "bytes", ...noteOf(notes) };
}

/** The reasons so far, where there are any. */
export function noteOf(notes: readonly string[]): { note?: string } {
  return notes.length === 0 ? {} : { note: notes.join(". ") };
}

/** Reads a whole file, and returns its sha256. */
export async function* checkPart(
  part: PullPart,
  file: string,
  source: string,
  signal: AbortSignal,
): AsyncGenerator<PullProgress, string> {
  const hashing = hashFile(file, signal);
  try {
    for (;;) {
      const next = await hashing.next();
      if (next.done) return next.value;
      yield partProgress(part, "checking", source, next.value);
    }
  } finally {
    await hashing.return(""); // closes the file where nobody waits for the sum any more
  }
}
