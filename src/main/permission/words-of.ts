/**
 * Whatever in a command line may be a path: its words with quotes taken away, in quotes and out, and what stands behind
 * `=`, `:`, `@` or a short option. Far too many, which is right for a search for names that must not be there.
 */
export function wordsOf(command: string): string[] {
  const plain = command.replace(/\\\r?\n/gu, "");
  const quoted = [...plain.matchAll(/"((?:[^"\\]|\\.)*)"|'([^']*)'/gsu)].map((match) => match[1] ?? match[2] ?? "");
  const escaped = plain.match(/(?:\\.|[^\s;|&<>()`])+/gsu) ?? [];
  const bare = plain.split(/[\s;|&<>()`]+/u);
  const raw = [...quoted, ...escaped, ...bare];
  const words = [...raw, ...raw.map((word) => word.replace(/\\(.)/gsu, "$1"))].map((word) =>
    word.replace(/["']/gu, ""),
  );
  const behind = words.flatMap((word) => [...word.split(/[=:@,]/u).slice(1), word.replace(/^-\w/u, "")]);
  return [...new Set([...words, ...behind])].filter((word) => word !== "");
}
