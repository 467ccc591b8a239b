/** Names that a request lists, and the words in which it does. */
export type ListedNames = { names: readonly string[]; text: string };

const between = String.raw`(?:\s*[,、・，/|;]\s*(?:(?:and|und|as well as|sowie)\s+)?|\s+(?:and|und|sowie|&|\+)\s+|と)`;
const article = String.raw`(?:(?:the|their|his|her|den|die|das|der|dem|seine|ihre)\s+)?`;
const quote = "[\"'\u0060„“”「」『』]?";

/** The one list of two names or more, of those that such a pattern knows; null where there is none, several, or one that has a name twice. */
export function listedNames(request: string, pattern: string): ListedNames | null {
  const name = String.raw`${article}${quote}(?:${pattern})${quote}`;
  const edge = String.raw`(?![\p{Script=Latin}\p{N}_])`;
  const list = new RegExp(String.raw`(?<![\p{Script=Latin}\p{N}_])${name}(?:${edge}${between}${name})+${edge}`, "giu");
  const [found, ...others] = request.match(list) ?? [];
  if (found === undefined || others.length > 0) return null;
  const names = found.split(new RegExp(between, "iu")).map((part) =>
    part
      .trim()
      .replace(new RegExp(`^${article}`, "iu"), "")
      .replaceAll(/["'`„“”「」『』]/gu, ""),
  );
  return new Set(names).size === names.length ? { names, text: found } : null;
}
