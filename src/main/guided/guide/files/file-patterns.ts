import { folderOf } from "../../../../shared/path-parts.ts";
import { oncePerList } from "./once-per-list.ts";

/** So many files have to share a pattern for it to be one. */
const fewest = 2;
const mostPatterns = 400;

/**
 * What a step that moves or deletes may name: each file, each folder, and patterns that several files of a folder share,
 * by their endings (`*.jpg`), by how their names begin (`invoice*`), or by both. A star in a name is written `[*]`.
 */
export const filesAndPatterns = oncePerList((files: readonly string[]): readonly string[] => {
  const paths = files.map((path) => path.replaceAll("*", "[*]"));
  const folders = new Set<string>();
  /** How many names have a pattern, folder by folder: the small maps of one folder are much faster than one of all. */
  const counts = new Map<string, Map<string, number>>();
  for (const path of paths) {
    const folder = folderOf(path);
    let inFolder = counts.get(folder);
    if (!inFolder) {
      inFolder = new Map();
      counts.set(folder, inFolder);
      for (let at = path.indexOf("/"); at !== -1; at = path.indexOf("/", at + 1)) folders.add(path.slice(0, at));
    }
    for (const pattern of patternsOf(path.slice(folder.length))) {
      inFolder.set(pattern, (inFolder.get(pattern) ?? 0) + 1);
    }
  }
  const shared: { pattern: string; count: number }[] = [];
  for (const [folder, inFolder] of counts) {
    for (const [pattern, count] of inFolder) if (count >= fewest) shared.push({ pattern: folder + pattern, count });
  }
  const most = shared.toSorted((one, other) => other.count - one.count).slice(0, mostPatterns);
  return [...paths, ...folders, ...most.map(({ pattern }) => pattern)];
});

/** The patterns that stand for a name, within its folder. */
function patternsOf(name: string): string[] {
  const dot = name.lastIndexOf(".");
  const extension = dot > 0 && dot < name.length - 1 ? name.slice(dot) : "";
  // a star at the beginning leaves hidden files out
  const patterns = extension && !name.startsWith(".") ? [`*${extension}`] : [];
  const borders = name.slice(0, name.length - extension.length).matchAll(nameBorder);
  for (const { index } of borders) {
    const start = `${name.slice(0, index)}*`;
    patterns.push(start);
    if (extension) patterns.push(start + extension);
  }
  return patterns;
}

const nameBorder = /(?<=[\p{L}\p{N}])[-_. ]|(?<=\p{L})(?=\d)/gu;
