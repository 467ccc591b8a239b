/** `1 line`, `2 lines`, `1,200 lines`. */
export function count(number: number, noun: string): string {
  const plural = noun.endsWith("ch") ? `${noun}es` : `${noun}s`;
  return `${number.toLocaleString("en-US")} ${number === 1 ? noun : plural}`;
}

/** Sizes as people read them; a KB has 1,024 bytes. */
export function readableSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const units = ["KB", "MB", "GB", "TB"];
  let size = bytes / 1024;
  let unit = 0;
  while (size >= 1024 && unit < units.length - 1) {
    size /= 1024;
    unit++;
  }
  return `${size.toFixed(1).replace(/\.0$/, "")} ${units[unit]}`;
}
