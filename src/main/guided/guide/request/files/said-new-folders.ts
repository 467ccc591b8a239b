import { unquoted } from "../wishes/bare-command.ts";
import { allOf } from "../words/word-pattern.ts";

const count = String.raw`(?:\d+|two|three|four|five|six|zwei|drei|vier|fünf|sechs)`;
const lead = String.raw`(?:(?:me |us |mir |uns )?(?:an?|the|some|${count}|einen?|die|den|ein paar) )?(?:(?:new|empty|extra|neuen?|leeren?|neue|leere) )*`;
const called = String.raw`(?:,? (?:called|named|for|with the names?|namens|für|mit de[nm] namen?))?:?`;

const ways: readonly RegExp[] = [
  allOf(
    String.raw`(?:create|make|add|set up|i need|we need) ${lead}(?:sub)?(?:folders?|director(?:y|ies))${called} (.+?)`,
  ),
  allOf(String.raw`(?:create|make|add) ${lead}(.+?) (?:folders?|director(?:y|ies))`),
  allOf(String.raw`(?:leg(?:e)?|erstelle?|mache?) ${lead}(?:unter)?ordner${called} (.+?)(?: an)?`),
  allOf(String.raw`${lead}(?:unter)?ordner${called} (.+?) (?:anlegen|erstellen|machen)`),
  allOf(String.raw`(.+?)(?:という(?:名前の)?)?(?:新しい)?フォルダー?を(?:作|作成)\p{Script=Hiragana}*`),
];
/** More is wanted, or their names aren't said. */
const isMore =
  /(?<!\p{L})(?:of|list|lists|move|put|copy|sort|then|there|them|it|its|each|every|per|by|with|that|which|where|all|my|our|in|into|from|dann|jede[nrs]?|pro|je|mit|wo|alle|meine|unsere|aus|verschieb\p{L}*|leg\p{L}*|kopier\p{L}*)(?!\p{L})|ごと|別|移動|入れ/iu;

/** The names of the folders that a bare command wants made; null where it wants something else, or more. */
export function saidNewFolders(command: string): readonly string[] | null {
  for (const way of ways) {
    const [, said] = way.exec(command) ?? [];
    if (said === undefined) continue;
    const names = said
      .split(/,\s*(?:and |und )?|\s+(?:and|und|&)\s+|[、と]/u)
      .map((name) => unquoted(name).replace(/\/$/u, ""))
      .filter((name) => name !== "");
    const isClear = names.every(
      (name) => /^[\p{L}\p{N}_][\p{L}\p{N}_./ -]*$/u.test(name) && name.split(" ").length <= 3,
    );
    return names.length > 0 && isClear && !isMore.test(said) && !said.includes("..") ? names : null;
  }
  return null;
}
