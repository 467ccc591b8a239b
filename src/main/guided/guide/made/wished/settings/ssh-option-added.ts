import { isSshConfig } from "../../../facts/formats/ssh-settings.ts";
import { wordsOf } from "../../../request/words/words.ts";
import type { SetWish } from "../slots.ts";

/** How the options are written that a host may lack, by the words that people say for them. */
const options: readonly { said: RegExp; key: string; value: RegExp }[] = [
  { said: /^ports?$/u, key: "Port", value: /^\d{1,5}$/u },
  { said: /^(?:users?|login|benutzer(?:name)?|ユーザー)$/u, key: "User", value: /^[\w.-]+$/u },
  { said: /^(?:keys?|identity|identityfile|schlüssel|鍵)$/u, key: "IdentityFile", value: /^\S+$/u },
  { said: /^(?:jump|proxyjump)$/u, key: "ProxyJump", value: /^\S+$/u },
];
const head = /^\s*Host[ \t]+(?<names>\S.*?)\s*$/iu;

/** A configuration of SSH in which a host gets an option that it doesn't have yet, below its others: "the port of nas is 2222". Null where it has it, or it isn't clear which host or option is meant. */
export function withSshOption(path: string, text: string, { what, about, from, to }: SetWish): string | null {
  if (!isSshConfig(path, text) || from !== null) return null;
  const lines = text.split("\n");
  const said = [...what.flatMap(wordsOf), ...about];
  const [option, ...others] = options.filter(
    (each) => said.some((word) => each.said.test(word)) && each.value.test(to),
  );
  const names = what.map((name) => name.toLowerCase());
  const hosts = lines.flatMap((line, row) => {
    const own = head.exec(line)?.groups?.["names"]?.toLowerCase().split(/\s+/) ?? [];
    return own.some((name) => names.includes(name)) ? [row] : [];
  });
  const [host, ...more] = hosts;
  if (!option || others.length > 0 || host === undefined || more.length > 0) return null;
  const next = lines.findIndex((line, row) => row > host && /^\s*(?:Host|Match)\s/iu.test(line));
  const block = lines.slice(host + 1, next === -1 ? lines.length : next);
  const last = block.findLastIndex((line) => /^\s+\S|^\S+\s+\S/u.test(line) && !/^\s*#/u.test(line));
  const isThere = block.some((line) => line.trim().toLowerCase().startsWith(`${option.key.toLowerCase()} `));
  const model = block[last] ?? "";
  if (isThere || last === -1) return null;
  const [indent = "    "] = /^\s*/u.exec(model) ?? [];
  const end = model.endsWith("\r") ? "\r" : "";
  return lines.toSpliced(host + 2 + last, 0, `${indent}${option.key} ${to}${end}`).join("\n");
}
