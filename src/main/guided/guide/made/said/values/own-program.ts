import type { Place } from "../../../written/lines-about.ts";
import { wholeWord } from "../../../request/words/word-pattern.ts";

/** Whether a text names the program that a manifest is of, or calls it its own. */
export function isOfProgram(about: string, all: readonly Place[]): boolean {
  if (/(?<!\p{L})(?:our|my|unser\p{L}*|mein\p{L}*) (?:own |eigene\p{L}* )?version/iu.test(about)) return true;
  const name = programName(all);
  return name !== null && wholeWord(name, "iu").test(about);
}

/** What the manifest among these lines says that the program is called; null where there is none. */
export function programName(all: readonly Place[]): string | null {
  const names = all.flatMap(({ path, text }) =>
    isManifest.test(path) ? (topLevel("name").exec(text)?.[1] ?? []) : [],
  );
  return names[0] ?? null;
}

/** Whether a line is the one in which a manifest has the version of its own program. */
export function isVersionOfProgram({ path, text }: Place): boolean {
  return isManifest.test(path) && topLevel("version").test(text);
}

const isManifest = /(?:^|\/)(?:package\.json|pyproject\.toml|Cargo\.toml)$/;

function topLevel(key: string): RegExp {
  return new RegExp(String.raw`^(?: {2}|\t)?"?${key}"?\s*[:=]\s*"([^"]+)"`);
}
