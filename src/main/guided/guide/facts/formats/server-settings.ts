import { type Head, statementsIn } from "./braced-statements.ts";
import type { NamedSetting, SettingPart } from "./named-setting.ts";
import { plainValueLike } from "./plain-values.ts";

/** Whether a file may be a configuration of nginx; whether it is one its blocks show. */
export const mayBeServers = /\.conf$|(?:^|\/)(?:nginx|sites-(?:available|enabled)|conf\.d)\//iu;

const hidden = /(?<![^\s;{}])#[^\n]*|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g;
const directive = /^([a-z]\w*)(\s+)(\S+)$/u;
/** `listen 443 ssl` */
const counted = /^([a-z]\w*)(\s+)(\d+\w*)\s/u;
const serverNames = /^server_name\s+(\S[^]*)$/u;

/** The directives of a configuration of nginx under its blocks; a server is called as it is reached. */
export function serverSettings(text: string): NamedSetting[] {
  const statements = statementsIn(text, hidden);
  const names = new Map(
    statements.flatMap(({ text: own, heads }) => {
      const [said, at] = [serverNames.exec(own)?.[1], heads.at(-1)?.at];
      return said === undefined || at === undefined ? [] : [[at, said.split(/\s+/)] as const];
    }),
  );
  if (statements.every(({ heads }) => heads.length === 0)) return [];
  return statements.flatMap(({ text: own, from, heads }) => {
    const [, key = "", gap = "", value] = directive.exec(own) ?? counted.exec(own) ?? [];
    if (value === undefined || /^["']/.test(value)) return [];
    return [
      {
        from: from + key.length + gap.length,
        value,
        keys: [key],
        parts: heads.map((head) => partOf(head, names.get(head.at) ?? [])),
        kinds,
        like: plainValueLike,
      },
    ];
  });
}

const kinds = ["server", "block", "location", "site", "host", "domain", "directive", "upstream"];

function partOf({ text }: Head, names: readonly string[]): SettingPart {
  const [kind = "", ...rest] = text.split(/\s+/);
  if (kind === "server" || kind === "http") return { names };
  return {
    names: rest.length === 0 ? [kind] : [rest.at(-1) ?? "", rest.join(" ")],
    isApart: /^(?:location|if|map|geo)$/u.test(kind),
  };
}
