/** What stands at the beginning of a text by names, as front matter or before the first empty line that isn't right under a title: `time: 25 min`. */
export function headOf(text: string): ReadonlyMap<string, string> {
  const [, front = ""] = /^---\r?\n([^]*?)\r?\n---/.exec(text) ?? [];
  const [, body = text] = /^# [^\n]*\n(?:[ \t]*\r?\n)+([^]*)$/.exec(text) ?? [];
  const head = front || (body.split(/\r?\n\s*\r?\n/, 1)[0] ?? "");
  const pairs = [...head.matchAll(/^([\p{L}][\p{L}\p{N} _-]{0,30}):[ \t]+(\S.*?)\s*$/gmu)];
  return new Map(pairs.map(([, name = "", value = ""]) => [name, value]));
}
