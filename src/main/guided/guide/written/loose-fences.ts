const fencesAtEnd = /(?:\r?\n[ \t]*(?:`{3,}|~{3,})[ \t]*)+\s*$/;
const anyFence = /^[ \t]*(?:`{3,}|~{3,})/gm;

/** What a model has written of a file, without fences at its end that the file didn't end with: they belong to the reply, which a fence within the file ended too early. */
export function withoutLooseFences(before: string, written: string): string {
  const bare = written.replace(fencesAtEnd, "");
  const isClosed = (bare.match(anyFence)?.length ?? 0) % 2 === 0;
  return fencesAtEnd.test(before) || !isClosed ? written : bare;
}
