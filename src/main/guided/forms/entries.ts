import { indentOf } from "./indent.ts";

/** Lines that belong together: from the first to before `to`, counted from 0. */
export type Entry = { from: number; to: number };

/**
 * The entries of a text that begin as `first` does: events of a calendar, hosts of a configuration, items of a YAML list that
 * have several lines, sections under a heading. None where no line begins so.
 */
export function entriesLike(first: string, lines: readonly string[]): Entry[] {
  const beginning = beginningOf(first);
  if (beginning === null) return [];
  return lines.flatMap((line, index) =>
    beginningOf(line) === beginning ? [{ from: index, to: endOfEntry(lines, index) }] : [],
  );
}

/** How a line begins that others of its kind begin with too: its marker, key or tag. Null where it says nothing of that. */
function beginningOf(line: string): string | null {
  const text = line.trim();
  const match =
    /^(?:BEGIN:\w+|#{1,6} |\[(?![ xX]\])|\{$|<[\w:-]+|[-*+] [\w-]+:|(?:[A-Z][\w-]*|def|class|function|host|location|server)(?= \S))/.exec(
      text,
    );
  return match ? match[0] : null;
}

/** Where the entry ends that begins with the line `from`. */
export function endOfEntry(lines: readonly string[], from: number): number {
  const first = lines[from] ?? "";
  const indent = indentOf(first).length;
  const rest = lines.slice(from + 1);
  const next = rest.findIndex((line) => line.trim() !== "" && isBehind(line, first, indent));
  const closing = closingOf(first.trim());
  const closed = closing === null ? -1 : lines.findIndex((line, index) => index >= from && line.includes(closing));
  if (closed !== -1) return closed + 1;
  const to = next === -1 ? lines.length : from + 1 + next;
  return lines.slice(from, to).findLastIndex((line) => line.trim() !== "") + from + 1;
}

/** What closes an entry itself; null where the next one, or less indentation, ends it. */
function closingOf(first: string): string | null {
  const block = /^BEGIN:(\w+)/.exec(first)?.[1];
  if (block) return `END:${block}`;
  const tag = /^<([\w:-]+)/.exec(first)?.[1];
  return tag && !first.endsWith("/>") ? `</${tag}>` : null;
}

/** Whether a line doesn't belong to the entry any more. */
function isBehind(line: string, first: string, indent: number): boolean {
  const heading = /^(#{1,6}) /.exec(first.trim())?.[1];
  if (heading) return new RegExp(`^#{1,${heading.length}} `).test(line.trim());
  if (first.trim().startsWith("[")) return /^\s*\[/.test(line);
  return indentOf(line).length <= indent && !/^\s*[}\])]+[,;]?\s*$/.test(line);
}
