/** Shorter texts stand in others for other reasons. In characters. */
const shortest = 8;
const saysCapitals =
  /(?<!\p{L})(?:capital\p{L}*|upper ?case|lower ?case|title case|small letters|großbuchstaben|kleinbuchstaben|groß ?geschrieben|klein ?geschrieben)(?!\p{L})|大文字|小文字/iu;

/** A text with the lines of its sources in their own capitals, where they stand in it alone: a small model writes "Fluffy Pancakes" for "Fluffy pancakes". */
export function inOwnCapitals(written: string, lines: readonly string[], request: string): string {
  if (saysCapitals.test(request)) return written;
  const own = lines.map((line) => line.replace(/^\s*(?:#{1,6}|[-*•]|\d+[.)])\s+/u, "").trim());
  const telling = [...new Set(own)].filter(
    (text) =>
      text.length >= shortest &&
      /\p{L}\S* \S*\p{L}/u.test(text) &&
      // who writes all in small letters or in capitals means nothing by it
      text !== text.toLowerCase() &&
      text !== text.toUpperCase(),
  );
  return telling.reduce((text, line) => {
    const small = text.toLowerCase();
    const found = small.indexOf(line.toLowerCase());
    // a few letters are longer when they are small
    if (found === -1 || text.includes(line) || small.length !== text.length) return text;
    const as = text.slice(found, found + line.length);
    // a whole line, a cell, or what stands between two tags
    const isAlone =
      /(?:^|[\n>|,"#*-] ?)$/u.test(text.slice(0, found)) && /^ ?(?:$|[\n<|,"])/u.test(text.slice(found + line.length));
    // a sentence begins with a capital
    const isStart = as.slice(1) === line.slice(1);
    return isAlone && !isStart ? text.slice(0, found) + line + text.slice(found + line.length) : text;
  }, written);
}
