import { baseName, folderOf } from "../../../../shared/path-parts.ts";
import type { FileEntry, WorkspaceView } from "../../workspace-view.ts";

/** Files of settings that git mostly leaves out, as they may hold passwords. */
const names = [
  ".env",
  ".env.local",
  ".env.development",
  ".env.production",
  ".env.staging",
  ".env.test",
  ".env.development.local",
  ".env.production.local",
  ".env.test.local",
  ".envrc",
];
/** In more folders than this nothing is looked for. */
const mostFolders = 12;
const template =
  /^\.?env(?:rc)?\.(?:example|sample|template|dist|defaults)$|^\.env\.\w+\.(?:example|sample|template|dist)$/i;

/** A name that programs give to a setting of their surroundings: `MAIL_HOST`. */
export function isSettingName(text: string): boolean {
  return /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/.test(text);
}

/** What stands in a file of settings as an example for the one that isn't in git: `.env.example`. */
export function isTemplate(path: string): boolean {
  return template.test(baseName(path));
}

/** The files of settings of a folder that aren't among those that it lists: at the top, and beside the templates for them. */
export async function hiddenSettings(files: readonly FileEntry[], view: WorkspaceView): Promise<FileEntry[]> {
  const folders = new Set(["", ...files.filter(({ path }) => isTemplate(path)).map(({ path }) => folderOf(path))]);
  const listed = new Set(files.map(({ path }) => path));
  const paths = [...folders].slice(0, mostFolders).flatMap((folder) => names.map((name) => folder + name));
  const found = await Promise.all(paths.filter((path) => !listed.has(path)).map((path) => view.entry(path)));
  return found.filter((entry) => entry !== null);
}

/** Those of them that may hold secrets, so that nobody has looked into them. */
export async function unreadSettings(files: readonly FileEntry[], view: WorkspaceView): Promise<string[]> {
  const hidden = await hiddenSettings(files, view);
  const texts = await Promise.all(hidden.map(({ path }) => view.text(path)));
  return hidden.flatMap(({ path }, index) => (texts[index] === null ? [path] : []));
}
