/** A sign that a small model writes for a tab. */
const written = / ?(?:\\t|<tab>|\[tab\]|→) ?/giu;
const plain = /(?:\.(?:txt|text|tsv|tab|csv)|(?:^|\/)[^.]+)$/iu;
const says =
  /(?<!\p{L})(?:tab[- ]?(?:separated|delimited|stops?|characters?|getrennt\p{L}*)|tabulatorgetrennt\p{L}*|(?:an?|the|one|with|by|ein(?:en|em|e)?|mit|durch) tabs?(?: (?:between|in between|dazwischen|and|then|und|getrennt)|[,.)]|$)|separated by (?:an? )?tabs?|mit tabs?|durch tabs?|tabulator\p{L}*)(?!\p{L})|タブ(?:区切り|で|文字|を)/imu;

/** What stands between two cells where a small model can't write a tab: the first that each line has as often as the others. */
const borders = [/(?<=\S) {2,}(?=\S)/gu, / = /gu, / (?:-|–|—|\|) /gu];

/** A plain text with tabs where a request wants them and a small model wrote what stands for one; as it is where it has some, or the request speaks of none. */
export function withSaidTabs(path: string, text: string, request: string): string {
  if (!plain.test(path) || !says.test(request) || text.includes("\t")) return text;
  const fresh = text.replaceAll(written, "\t");
  if (fresh !== text) return fresh;
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const border = borders.find((sign) => {
    const [count = 0, ...counts] = lines.map((line) => line.match(sign)?.length ?? 0);
    return count > 0 && counts.every((other) => other === count);
  });
  return border ? text.replaceAll(border, "\t") : text;
}
