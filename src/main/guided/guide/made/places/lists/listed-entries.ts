import { spokenName } from "../said/spoken-name.ts";

/** Of which name a list tells something, and what: the heading that it stands under, and the rest of its line. */
export type ListedEntry = { name: string; heading: string; rest: string };

const bullet = /^\s*(?:[-*+•・]|\d+[.)])?\s*(?:\[[ xX✓]?\]\s*)?/u;
const underline = /^[-=_*~\s]{3,}$/;

/** The entries of a list that begin with one of these names, each under its heading; also "Returned: a, b" on a line of its own. */
export function listedEntries(text: string, names: readonly string[]): ListedEntry[] {
  let heading = "";
  return text.split(/\r?\n/).flatMap((line) => {
    const plain = line.replace(bullet, "").trim();
    if (plain === "" || underline.test(plain)) return [];
    const own = beginningOf(plain, names);
    if (own !== null) return [{ name: own, heading, rest: restOf(plain, own) }];
    const [, label = "", values = ""] = /^([^:：]{2,60})[:：]\s*(\S.*)$/u.exec(plain) ?? [];
    const listed = values.split(/[,;、]\s*|\s+(?:and|und|&)\s+/u).flatMap((value) => {
      const name = beginningOf(value, names);
      return name === null ? [] : [{ name, heading: label, rest: restOf(value, name) }];
    });
    if (listed.length > 0) return listed;
    heading = plain.replace(/^#+\s*/, "");
    return [];
  });
}

/** The longest name that a line begins with. */
function beginningOf(line: string, names: readonly string[]): string | null {
  const spoken = spokenName(line);
  const found = names.filter((name) => name !== "" && `${spoken} `.startsWith(`${name} `));
  return found.toSorted((one, other) => other.length - one.length)[0] ?? null;
}

function restOf(line: string, name: string): string {
  const words = name.split(" ").length;
  return line.replace(new RegExp(`^(?:[^\\p{L}\\p{N}]*[\\p{L}\\p{N}]+){${words}}`, "u"), "").trim();
}
