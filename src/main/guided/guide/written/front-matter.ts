/** Where the front matter of a page ends: the index of its last line, before the closing `---`; null where it has none. */
export function frontMatterEnd(lines: readonly string[]): number | null {
  if (lines[0]?.trim() !== "---") return null;
  const closing = lines.findIndex((line, index) => index > 0 && line.trim() === "---");
  return closing > 1 ? closing - 1 : null;
}
