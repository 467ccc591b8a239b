/** So many files have to share a pattern for it to be one. */
const fewest = 2;
const mostPatterns = 400;

/**
 * What a step that moves or deletes may name: each file, each folder, and patterns that several files of a folder share,
 * by their endings (`*.jpg`), by how their names begin (`invoice*`), or by both.
 */
export function filesAndPatterns(paths: readonly string[]): string[] {
  const folders = new Set<string>();
  const counts = new Map<string, number>();
  for (const path of paths) {
    for (let at = path.indexOf("/"); at !== -1; at = path.indexOf("/", at + 1)) folders.add(path.slice(0, at));
    for (const pattern of patternsOf(path)) counts.set(pattern, (counts.get(pattern) ?? 0) + 1);
  }
  const shared = [...counts].filter(([, count]) => count >= fewest).toSorted((one, other) => other[1] - one[1]);
  return [...paths, ...folders, ...shared.slice(0, mostPatterns).map(([pattern]) => pattern)];
}

function patternsOf(path: string): string[] {
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  const name = path.slice(folder.length);
  const extension = /(?<=.)\.[^.]+$/.exec(name)?.[0] ?? "";
  const starts = [
    ...name.slice(0, name.length - extension.length).matchAll(/(?<=[\p{L}\p{N}])[-_. ]|(?<=\p{L})(?=\d)/gu),
  ].map(({ index }) => name.slice(0, index));
  return [
    ...(extension ? [`${folder}*${extension}`] : []),
    ...starts.flatMap((start) => [`${folder}${start}*`, ...(extension ? [`${folder}${start}*${extension}`] : [])]),
  ];
}
