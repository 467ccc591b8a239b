import { baseName, folderOf, stemOf } from "../../../../../shared/path-parts.ts";
import type { FileEntry } from "../../../workspace-view.ts";

/** The one file of this name, or a folder with all files in it, or only these; null where there is none, or several. */
export function thingsCalled(name: string, files: readonly FileEntry[]): string[] | null {
  const [, within] = /^(.+)\/\*$/u.exec(name) ?? [];
  const folder = folderCalled(within ?? name, files);
  if (folder !== null) {
    const inside = files.filter(({ path }) => path.startsWith(`${folder}/`)).map(({ path }) => path);
    return within === undefined ? [...inside, ...foldersIn(folder, inside)] : inside;
  }
  const said = name.toLowerCase();
  const exact = files.filter(({ path }) => path.toLowerCase() === said);
  const found = exact.length > 0 ? exact : files.filter(({ path }) => baseName(path).toLowerCase() === said);
  return found.length === 1 && /\.\w+$/u.test(name) ? found.map(({ path }) => path) : null;
}

/** A folder and those in it, the innermost first: each goes once it is empty. */
export function foldersIn(folder: string, paths: readonly string[]): string[] {
  const within = paths.flatMap((path) => {
    const parts = folderOf(path).split("/").slice(0, -1);
    return parts.map((_, index) => `${parts.slice(0, index + 1).join("/")}/`);
  });
  const own = [...new Set(within)].filter((path) => path.startsWith(`${folder}/`));
  return own.toSorted((one, other) => other.length - one.length);
}

/** The one file that is called so but for its ending, "night bus" for `night-bus.txt`; null where there is none, or several. */
export function stemCalled(name: string, files: readonly FileEntry[]): string[] | null {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[\s_-]+/gu, " ");
  const found = files.filter(({ path }) => plain(stemOf(path)) === plain(name));
  return found.length === 1 ? found.map(({ path }) => path) : null;
}

/** The folder of this path, or the only one of this name. */
export function folderCalled(name: string, files: readonly FileEntry[]): string | null {
  const said = name.replace(/\/$/u, "").toLowerCase();
  const folders = new Set(
    files.flatMap(({ path }) => {
      const parts = path.split("/").slice(0, -1);
      return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
    }),
  );
  const exact = [...folders].filter((folder) => folder.toLowerCase() === said);
  const found = exact.length > 0 ? exact : [...folders].filter((folder) => baseName(folder).toLowerCase() === said);
  return said !== "" && found.length === 1 ? (found[0] ?? null) : null;
}
