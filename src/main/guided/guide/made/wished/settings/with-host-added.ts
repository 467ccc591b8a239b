import { type HostLine, hostLines, isAddress } from "../../../facts/formats/hosts-settings.ts";
import { sameNounAs, wordsOf } from "../../../request/words/words.ts";
import type { PlainWish } from "../plain-wish.ts";

type AddWish = Extract<PlainWish, { deed: "add" }>;

/** A file of hosts with new addresses at its end, below a remark that is named, or beside a host; null where it isn't clear where, or it has one of their names. */
export function withHostAdded(path: string, text: string, { items, what, about, side }: AddWish): string | null {
  const hosts = hostLines(path, text);
  const [name, ...more] = what;
  const anchor = hosts && more.length === 0 && about.length === 0 ? anchorOf(text, hosts, name) : null;
  if (!hosts || !anchor || side === "first") return null;
  const known = new Set(hosts.flatMap(({ names }) => names));
  const fresh = items.map((item) => {
    const [address = "", ...names] = item.trim().split(/\s+/);
    const isNew = names.length > 0 && isAddress.test(address) && !names.some((each) => known.has(each));
    return isNew ? address + gapLike(anchor, address) + names.join(" ") : null;
  });
  const lines = text.split("\n");
  const end = lines[anchor.row]?.endsWith("\r") === true ? "\r" : "";
  const own = fresh.flatMap((line) => (line === null ? [] : [line + end]));
  const at = side === "before" ? anchor.row : anchor.row + 1;
  return own.length < fresh.length ? null : lines.toSpliced(at, 0, ...own).join("\n");
}

/** The host that new ones come behind, or before. */
function anchorOf(text: string, hosts: readonly HostLine[], name: string | undefined): HostLine | null {
  if (name === undefined) return hosts.at(-1) ?? null;
  const own = hosts.filter(({ names }) => names.includes(name));
  if (own.length > 0) return own.length === 1 ? (own[0] ?? null) : null;
  const isNamed = sameNounAs(wordsOf(name));
  const lines = text.split("\n");
  const [remark, ...others] = lines.flatMap((line, row) => {
    const words = /^\s*#/.test(line) ? wordsOf(line) : [];
    return words.length > 0 && words.every(isNamed) ? [row] : [];
  });
  if (remark === undefined || others.length > 0) return null;
  const next = lines.findIndex((line, row) => row > remark && /^\s*(?:#.*)?$/.test(line));
  return hosts.findLast(({ row }) => row > remark && (next === -1 || row < next)) ?? null;
}

/** What parts an address from its names, so that these stand below those of another line. */
function gapLike({ address, gap }: HostLine, fresh: string): string {
  return /^ {2,}$/.test(gap) ? " ".repeat(Math.max(1, address.length + gap.length - fresh.length)) : gap;
}
