const heading = /^#{1,6}\s+(.+?)\s*#*$/mu;
/** `kids:`, `"items": [` */
const keyOfList = /^\s*["']?([\p{L}_][\p{L}\p{N}_ -]*?)["']?\s*:\s*(?:\[\s*)?$/gmu;
/** `camp: Pine Hollow` at the very left tells of all that stands below. */
const keyOfAll = /^([\p{L}_][\p{L}\p{N}_ -]*?):[ \t]+(?![[{])(\S.*?)\s*$/gmu;

/** What a text calls all that stands in it: its first heading, the key of its only list, and what it says of the whole. */
export function titlesOf(path: string, text: string): string[] {
  if (/\.(?:md|markdown|txt)$/iu.test(path)) return heading.exec(text)?.slice(1) ?? [];
  if (!/\.(?:ya?ml|json)$/iu.test(path)) return [];
  const keys = new Set([...text.matchAll(keyOfList)].flatMap(([, key = ""]) => key));
  const ofAll = /\.json$/iu.test(path) ? [] : [...text.matchAll(keyOfAll)].flatMap(([, ...parts]) => parts);
  return keys.size === 1 ? [...keys, ...ofAll] : [];
}
