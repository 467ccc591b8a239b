import type { RequestKind } from "../../../shared/message.ts";
import type { Call } from "../../agent/step-protocol.ts";
import { namedFiles, searchWords } from "./request-words.ts";
import type { FileEntry, Match, WorkspaceView } from "../workspace-view.ts";

/** Larger files are searched rather than read whole: 1,500 bytes are about 450 tokens, or five seconds on a small machine. */
const viewedBytes = 1_500;
const viewedFiles = 2;

/**
 * Steps that need no model, at the start of a turn: the files that the request names are viewed, or else the one whose
 * lines match it best. They cost no decoding, and show the model how a step looks.
 */
export async function madeSteps(
  request: string,
  kind: RequestKind | null,
  view: WorkspaceView,
  signal: AbortSignal,
): Promise<Call[]> {
  if (kind === "chat" || kind === "run") return [];
  const files = await view.files();
  signal.throwIfAborted();
  const named = namedFiles(request, files).filter(isSmall);
  const chosen = named.length > 0 ? named.slice(0, viewedFiles) : await bestMatch(request, kind, files, view);
  signal.throwIfAborted();
  return chosen.map(({ path }) => ({ tool: "view", input: { path } }));
}

async function bestMatch(
  request: string,
  kind: RequestKind | null,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<FileEntry[]> {
  if (kind === "make") return [];
  const only = files.filter(isSmall);
  if (files.length === 1) return only;
  const path = mostMatched(await view.search(searchWords(request), 20));
  return only.filter((file) => file.path === path);
}

function mostMatched(matches: readonly Match[]): string | null {
  const counts = new Map<string, number>();
  for (const { path } of matches) counts.set(path, (counts.get(path) ?? 0) + 1);
  const ranked = [...counts].toSorted((a, b) => b[1] - a[1]);
  return ranked[0]?.[0] ?? null;
}

function isSmall(file: FileEntry): boolean {
  return file.size <= viewedBytes;
}
