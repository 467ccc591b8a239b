/** The beginning says most of what a text is, the end how it came out. */
const headShare = 0.7;

/** A text's head and tail, with a line between them that says how much is missing. Short ones stay as they are. In characters. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const head = whole(text.slice(0, Math.floor(most * headShare)));
  const tail = whole(text.slice(text.length - Math.floor(most * (1 - headShare))));
  const missing = (text.length - head.length - tail.length).toLocaleString("en-US");
  return `${head}\n(… ${missing} characters are left out: there is no room for them …)\n${tail}`;
}

/** Without half of a character at either end. */
function whole(text: string): string {
  return text.replace(/[\uD800-\uDBFF]$/, "").replace(/^[\uDC00-\uDFFF]/, "");
}
