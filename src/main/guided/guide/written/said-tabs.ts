/** A sign that a small model writes for a tab. */
const written = / ?(?:\\t|<tab>|\[tab\]|→) ?/giu;
const plain = /(?:\.(?:txt|text|tsv|tab|csv|md)|(?:^|\/)[^.]+)$/iu;
const says =
  /(?<![\p{L}-])(?:tabs?|tabulator\p{L}*|tab[- ](?:separated|delimited|stops?|characters?|getrennt\p{L}*))(?![\p{L}-])|(?<!\p{L})tab-|タブ/iu;

/** A plain text with tabs where a request wants them and a small model wrote what stands for one; as it is where it has some, or the request speaks of none. */
export function withSaidTabs(path: string, text: string, request: string): string {
  return plain.test(path) && says.test(request) && !text.includes("\t") ? text.replaceAll(written, "\t") : text;
}
