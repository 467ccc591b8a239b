import type { NamedSetting, SettingPart } from "./named-setting.ts";
import { linesWithPlaces } from "../lines/lines-with-places.ts";
import { plainValueLike } from "./plain-values.ts";

const isSsh = /(?:^|\/)sshd?_config$|(?:^|\/)\.ssh\/config$|\.sshconfig$|(?:^|\/)sshd?_config\.d\//iu;
/** Other programs have a file of that name as well. */
const mayBeSsh = /(?:^|\/)config$/u;
const host = /^\s*(Host|Match)[ \t]+(\S.*?)\s*$/iu;
const setting = /^(\s*)([a-z]\w*)([ \t]+|[ \t]*=[ \t]*)("[^"]*"|\S+)\s*$/iu;

const called: Readonly<Record<string, readonly string[]>> = {
  hostname: ["host", "host name", "address", "IP", "IP address", "Adresse", "IP-Adresse", "アドレス"],
  user: ["user name", "login", "Benutzer", "Benutzername", "ユーザー"],
  identityfile: ["key", "key file", "identity file", "identity", "Schlüssel", "鍵"],
  proxyjump: ["jump host", "jump", "proxy jump"],
};

export function isSshConfig(path: string, text: string): boolean {
  return isSsh.test(path) || (mayBeSsh.test(path) && /^Host[ \t]+\S/mu.test(text));
}

/** The keys of a configuration of SSH under their hosts. */
export function sshSettings(text: string): NamedSetting[] {
  let parts: readonly SettingPart[] = [];
  return linesWithPlaces(text).flatMap(({ line, from }) => {
    const [, kind = "", names] = host.exec(line) ?? [];
    if (names !== undefined) parts = [partOf(kind, names)];
    const [, lead = "", key, sign = "", value] = setting.exec(line) ?? [];
    if (names !== undefined || key === undefined || value === undefined) return [];
    return [
      {
        from: from + lead.length + key.length + sign.length,
        value,
        keys: [key, key.toLowerCase(), ...(called[key.toLowerCase()] ?? [])],
        parts,
        kinds,
        like: plainValueLike,
      },
    ];
  });
}

const kinds = ["host", "entry", "block", "server", "machine", "ssh", "Rechner", "Eintrag"];

function partOf(kind: string, names: string): SettingPart {
  return /^match$/iu.test(kind) ? { names: [names], isApart: true } : { names: names.split(/\s+/) };
}
