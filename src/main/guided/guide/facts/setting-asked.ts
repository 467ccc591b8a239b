import { groupBy } from "../../../../shared/group-by.ts";
import { wordsOf } from "../request/words.ts";
import { isSettings, type Setting, settingsIn } from "./setting-lines.ts";
import { settingMeant } from "./setting-meant.ts";

/**
 * The one setting that a question is about, with the sections that it stands in, or the one section whose name it says: a small model takes the value of
 * the section that stands last. Empty where neither is clear.
 */
export function settingAsked(path: string, text: string, request: string): string {
  if (!isSettings.test(path)) return "";
  const settings = settingsIn(path, text);
  const said = withoutUmlauts(wordsOf(request));
  const meant = settingMeant(settings, { said, denied: [] });
  if (meant && wordsOf(meant.key).every((word) => said.includes(word))) return shown([meant]);
  const sections = [...groupBy(settings, ({ parents }) => parents.join("\n")).values()];
  const [section, ...others] = sections.filter(([first]) => first !== undefined && isSaid(first, said));
  return section && others.length === 0 && sections.length > 1 ? shown(section) : "";
}

/** Whether the innermost section is said by all its words. */
function isSaid({ parents }: Setting, said: readonly string[]): boolean {
  const own = wordsOf(parents.at(-1) ?? "").filter((word) => /\p{L}/u.test(word));
  return own.length > 0 && own.every((word) => said.includes(word));
}

function shown(settings: readonly Setting[]): string {
  return [...new Set(settings.flatMap(({ parents, line }) => [...parents, line]))].join("\n");
}

/** Keys have no umlauts: `buecher` for "Bücher". */
function withoutUmlauts(words: readonly string[]): string[] {
  const plain = (word: string) =>
    word.replaceAll("ä", "ae").replaceAll("ö", "oe").replaceAll("ü", "ue").replaceAll("ß", "ss");
  return [...new Set(words.flatMap((word) => [word, plain(word)]))];
}
