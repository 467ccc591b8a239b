import { shellWord } from "../forms/shell-word.ts";
import { isTestFile } from "../guide/files/named-files.ts";
import type { FileEntry, WorkspaceView } from "../workspace-view.ts";
import type { FailedRun } from "./failed-run.ts";
import { isAlike } from "./line-changes.ts";
import { isSettingsOf } from "./lost-paths.ts";
import { isProgram } from "./program-file.ts";
import type { Tables } from "./renamed-columns.ts";
import { type JapaneseEncoding, japaneseEncoding } from "./undecoded-bytes.ts";

type Text = { path: string; text: string };

/** So many files are read besides a program, and so large they may be, in bytes. */
const mostRead = 12;
const largestRead = 50_000;

/** The programs of a folder, without its tests. */
export async function programsOf(files: readonly FileEntry[], view: WorkspaceView): Promise<Text[]> {
  const small = files.filter(({ path, size }) => isProgram(path) && !isTestFile(path) && size <= largestRead);
  return textsOf(small.slice(0, mostRead), view);
}

/** The settings of programs with these texts. */
export async function settingsOf(
  programs: readonly string[],
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Text[]> {
  const own = files.filter(({ path, size }) => size <= largestRead && isSettingsOf(path, programs));
  return textsOf(own.slice(0, mostRead), view);
}

/** In which encoding the data lies that a program can't read, as far as it is named; null where that isn't known. */
export async function encodingOf(
  { text: failure, command, request }: FailedRun,
  suspects: readonly FileEntry[],
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<JapaneseEncoding | null> {
  if (!/UnicodeDecodeError|\uFFFD/u.test(failure)) return null;
  const said = await Promise.all(suspects.map(({ path }) => view.text(path)));
  const around = [command, request, ...said].join("\n");
  const data = files.filter(({ path, size }) => !isProgram(path) && size <= largestRead && around.includes(path));
  const found = await Promise.all(
    data.map(async ({ path, size }) => japaneseEncoding((await view.text(path)) ?? "", size, failure)),
  );
  return found.find((one) => one !== null) ?? null;
}

/** What the small JSON files of a folder say. */
export async function dataOf(files: readonly FileEntry[], view: WorkspaceView): Promise<unknown[]> {
  const small = files.filter(({ path, size }) => path.endsWith(".json") && size <= largestRead).slice(0, mostRead);
  const texts = await Promise.all(small.map(({ path }) => view.text(path)));
  return texts.flatMap((text) => {
    try {
      return [JSON.parse(text ?? "")];
    } catch {
      return [];
    }
  });
}

/** Where a key is missing, those of the folder's data and programs that are like it. */
export async function keysIn(files: readonly FileEntry[], missing: string, view: WorkspaceView): Promise<string[]> {
  const small = files.filter(({ size }) => size <= largestRead).slice(0, mostRead);
  const texts = await Promise.all(small.map(async ({ path }) => (await view.text(path)) ?? ""));
  const keys = texts.flatMap((text) => [
    ...[...text.matchAll(/["']([\p{L}\p{N}_]+)["']/gu)].flatMap(([, key]) => key ?? []),
    ...(text.split("\n")[0] ?? "").split(/[,;\t]/).map((name) => name.trim()),
  ]);
  return [...new Set(keys)].filter((key) => key !== missing && /^[\p{L}\p{N}_]+$/u.test(key) && isAlike(key, missing));
}

/** The table that a command is given, and the others of the folder; null where it is given none. */
export async function tablesOf(
  command: string,
  files: readonly FileEntry[],
  view: WorkspaceView,
): Promise<Tables | null> {
  const words = command.split(/\s+/);
  const tables = files.filter(({ path, size }) => /\.(?:csv|tsv|txt)$/i.test(path) && size <= largestRead);
  const given = tables.find(({ path }) => words.includes(shellWord(path)) || words.includes(path));
  if (!given) return null;
  const others = tables.filter((file) => file !== given).slice(0, mostRead);
  const texts = await Promise.all([given, ...others].map(async ({ path }) => (await view.text(path)) ?? ""));
  return { given: texts[0] ?? "", others: texts.slice(1) };
}

async function textsOf(files: readonly FileEntry[], view: WorkspaceView): Promise<Text[]> {
  return Promise.all(files.map(async ({ path }) => ({ path, text: (await view.text(path)) ?? "" })));
}
