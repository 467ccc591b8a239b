import type { NamedSetting } from "./named-setting.ts";
import { linesWithPlaces } from "../lines/lines-with-places.ts";

const mayBeHosts = /(?:^|\/)hosts(?:\.txt)?$/u;
const entry = /^(\s*)(\d{1,3}(?:\.\d{1,3}){3}|[\da-f]*:[\da-f:.]+)(\s+)([^\s#][^#]*?)\s*(?:#.*)?$/iu;

/** A line of a file of hosts: an address and all that it is called. */
export type HostLine = { row: number; from: number; address: string; gap: string; names: readonly string[] };

/** The entries of a file that tells the addresses of hosts; null where it is anything else. */
export function hostLines(path: string, text: string): HostLine[] | null {
  if (!mayBeHosts.test(path)) return null;
  const filled = linesWithPlaces(text).flatMap((each, row) =>
    /^\s*(?:#.*)?$/.test(each.line) ? [] : [{ ...each, row }],
  );
  const hosts = filled.flatMap(({ line, from, row }) => {
    const [, lead = "", address, gap = "", names = ""] = entry.exec(line) ?? [];
    return address === undefined ? [] : [{ row, from: from + lead.length, address, gap, names: names.split(/\s+/) }];
  });
  return hosts.length === filled.length && hosts.length > 0 ? hosts : null;
}

/** The addresses of such a file by the names of their hosts. */
export function hostsSettings(path: string, text: string): NamedSetting[] {
  return (hostLines(path, text) ?? []).map(({ from, address, gap, names }) => ({
    from,
    value: address + gap,
    keys: ["", "address", "IP", "IP address", "Adresse", "IP-Adresse", "アドレス"],
    parts: [{ names }],
    kinds: ["host", "entry", "machine", "server", "computer", "Rechner", "Eintrag"],
    like: addressLike,
  }));
}

/** Another address, with the names as far to the right as they were where blanks put them there. */
function addressLike(old: string, fresh: string): string | null {
  const [, address = "", gap = ""] = /^(\S+)(\s*)$/u.exec(old) ?? [];
  const put = fresh.trim();
  if (!isAddress.test(put) || put.includes(":") !== address.includes(":")) return null;
  return put + (/^ {2,}$/.test(gap) ? " ".repeat(Math.max(1, old.length - put.length)) : gap);
}

export const isAddress = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$|^[\da-f]*:[\da-f:]+$/iu;
