import { isSshConfig } from "../../../facts/formats/ssh-settings.ts";
import { escapeRegExp } from "../../../request/words/word-pattern.ts";
import { renames } from "../plain-wish.ts";

const hostLine = /^\s*Host[ \t=]/iu;
const jump = /^\s*ProxyJump[ \t=]/iu;
/** What may speak of a host in its own way. */
const speaksOfHosts = /^\s*(?:Match|ProxyCommand|LocalCommand|RemoteCommand)[ \t=]/iu;

/** A configuration of SSH with another name for one of its hosts, also where others go through it; its address stays. Null where no one host has that name, or one has the new name. */
export function hostRenamed(path: string, text: string, told: string): string | null {
  const [, old = "", fresh = ""] = renames.exec(told) ?? [];
  if (!isSshConfig(path, text) || !/^[\w.-]+$/u.test(old) || !/^[\w.-]+$/u.test(fresh)) return null;
  const [name, other] = [old, fresh].map(nameAlone);
  const lines = text.split("\n");
  const hosts = lines.filter((line) => hostLine.test(line));
  const own = hosts.filter((line) => name?.test(line));
  const isOpen = lines.some((line) => speaksOfHosts.test(line) && name?.test(line));
  if (!name || own.length !== 1 || isOpen || hosts.some((line) => other?.test(line))) return null;
  return lines
    .map((line) => (hostLine.test(line) || jump.test(line) ? line.replace(name, () => fresh) : line))
    .join("\n");
}

/** Between blanks, or as one of those to go through: `ann@nas:22,attic`. */
function nameAlone(name: string): RegExp {
  return new RegExp(String.raw`(?<=[\s@,])${escapeRegExp(name)}(?=[\s:,]|$)`, "iu");
}
