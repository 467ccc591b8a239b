import { baseName, endingOf, folderOf } from "../../../../../shared/path-parts.ts";
import type { Place } from "../../../../agent/places.ts";
import type { FileEntry } from "../../../workspace-view.ts";
import { bareFileCommand } from "../../request/wishes/bare-command.ts";
import { type FileMove, saidFileDeed } from "../../request/files/said-file-deed.ts";
import { isPlaceName } from "./said/is-place-name.ts";
import { folderCalled, foldersIn, stemCalled, thingsCalled } from "./things-called.ts";

/**
 * Where the files and folders go that a plain command names one by one: "move a.txt and b.txt to old", "delete the tmp folder". Null where one of them isn't there by that name, or is there twice.
 */
export function plainPlaces(request: string, files: readonly FileEntry[]): readonly Place[] | null {
  const command = bareFileCommand(request);
  const said = command === null ? null : saidFileDeed(command);
  switch (said?.deed) {
    case "move":
      return movedTo(said, files);
    case "rename":
      return allOrNone(said.pairs.map(({ what, to }) => renamedTo(what, to, said.folder, files)));
    case "remove": {
      // "remove duplicates" may speak of something else than a folder of that name
      const isClear = (name: string) => said.saysFolder || name.endsWith("/*") || folderCalled(name, files) === null;
      const gone = said.what.map((name) => (isClear(name) ? thingsCalled(name, files) : null));
      const paths = gone.flatMap((each) => each ?? []);
      return gone.includes(null) ? null : [...new Set(paths)].map((path) => ({ path, to: null }));
    }
    case undefined:
      return null;
    default:
      return said satisfies never;
  }
}

function allOrNone(each: readonly (readonly Place[] | null)[]): Place[] | null {
  return each.includes(null) ? null : each.flatMap((places) => places ?? []);
}

function movedTo({ what, from, to: target, isNew }: FileMove, files: readonly FileEntry[]): Place[] | null {
  const there = isNew ? null : folderCalled(target, files);
  const folder = there ?? target.replace(/\/$/u, "");
  if (there === null && (!isPlaceName(target) || /\.[a-z]\w{1,4}$/iu.test(target))) return null;
  const source = from === null ? "" : folderCalled(from, files);
  if (source === null) return null;
  const inside = source === "" ? files : files.filter(({ path }) => path.startsWith(`${source}/`));
  // "move the intro to the end" speaks of what is in a file, "from drafts to done" doesn't
  const isOfFiles = there !== null || isNew || from !== null;
  const byStem = (name: string) => (isOfFiles ? stemCalled(name, inside) : null);
  const found = what.map((name) =>
    folderCalled(name, files) === null ? (thingsCalled(name, inside) ?? byStem(name)) : null,
  );
  if (found.length === 0 || found.includes(null)) return null;
  return found.flatMap((paths) => paths ?? []).map((path) => ({ path, to: `${folder}/${baseName(path)}` }));
}

/** A folder with all that is in it, or a file, which stays where it is. */
function renamedTo(name: string, fresh: string, target: string | null, files: readonly FileEntry[]): Place[] | null {
  if (!/^[\p{L}\p{N}_.-][\p{L}\p{N}_ .-]*$/u.test(fresh.replace(/\/$/u, ""))) return null;
  const folder = folderCalled(name, files);
  if (folder !== null) {
    const other = folderOf(folder) + fresh.replace(/\/$/u, "");
    if (target !== null || endingOf(fresh) !== "" || folderCalled(other, files) !== null) return null;
    const inside = files.filter(({ path }) => path.startsWith(`${folder}/`));
    return [
      ...inside.map(({ path }) => ({ path, to: other + path.slice(folder.length) })),
      ...foldersIn(
        folder,
        inside.map(({ path }) => path),
      ).map((path) => ({ path, to: null })),
    ];
  }
  const [path, ...others] = thingsCalled(name, files) ?? [];
  if (path === undefined || others.length > 0 || path.endsWith("/")) return null;
  // who leaves the ending out doesn't want it gone
  const ending = endingOf(fresh) === "" ? endingOf(path) : "";
  const into = target === null ? folderOf(path) : `${folderCalled(target, files) ?? target.replace(/\/$/u, "")}/`;
  if (target !== null && !isPlaceName(target)) return null;
  return [{ path, to: into + fresh + ending }];
}
