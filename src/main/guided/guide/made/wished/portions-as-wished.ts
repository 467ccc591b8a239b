import { withoutKept } from "../../request/wishes/told-wishes.ts";
import { quotedPhrases } from "../../request/words/search-words.ts";
import { isCommonWord, sameNounAs, wordsOf } from "../../request/words/words.ts";
import { isRecipe, withPortions } from "../said/values/said-portions.ts";

const counted = (name: string) =>
  String.raw`"?(?<${name}>\d{1,3})"?(?: (?:servings?|portions?|people|persons?|guests?|personen|portionen))?`;
const said = new RegExp(
  String.raw`^(?:change|set|adjust|adapt|update|increase|reduce|scale|convert|recalculate|rewrite)(?!\p{L})(?<what>.*?)(?: from ${counted("from")})?(?: up| down)? (?:to(?: be(?: enough)? for| serve| feed)?|for|so (?:that )?it (?:is for|serves|feeds)) ${counted("to")}$`,
  "iu",
);
const isOfPortions = /(?<!\p{L})(?:servings?|serves|portions?|portionen|recipe|rezept)(?!\p{L})/iu;
const isOfAmounts = /(?<!\p{L})(?:amounts?|quantit(?:y|ies)|ingredients|mengen|zutaten)(?!\p{L})/iu;
/** Then the number that stands there is wrong, and the amounts aren't. */
const corrects =
  /(?<!\p{L})(?:wrong|actually|typo|mistake|misprint|should (?:say|read)|falsch|stimmt nicht|eigentlich|in wirklichkeit|tippfehler|only the number|nur die zahl)(?!\p{L})|間違/iu;

/**
 * A recipe for as many as a wish says, with all of its amounts. `text` is null where one of these can't be written; the whole is null where a wish is about something else, or the text is no recipe.
 */
export function portionsAsWished(
  path: string,
  text: string,
  wish: string,
  request: string,
): { text: string | null } | null {
  const { what = "", from, to } = said.exec(wish)?.groups ?? {};
  if (to === undefined || !(isOfPortions.test(wish) || (isOfAmounts.test(what) && hasPeople.test(wish)))) return null;
  if (!/\.(?:md|markdown|txt)$/i.test(path) || !isRecipe({ path, text }) || isOnlyNumber(request)) return null;
  if (!quotedPhrases(what).every((name) => isOfFile(name, path, text))) return { text: null };
  return { text: withPortions({ path, text }, { from: from === undefined ? null : Number(from), to: Number(to) }) };
}

const hasPeople = /"?\d"? (?:servings?|portions?|people|persons?|guests?|personen|portionen)$/iu;

function isOnlyNumber(request: string): boolean {
  return corrects.test(request) || isOfAmounts.test(withoutKept(request).kept);
}

/** Whether a name is that of the recipe, or of what it tells its people by, and not of one of its amounts. */
function isOfFile(name: string, path: string, text: string): boolean {
  const title = text.split("\n").find((line) => line.trim() !== "") ?? "";
  const own = [...wordsOf(`${path}\n${title}`), "recipe", "serving", "serves", "portion"];
  return wordsOf(name).every((word) => isCommonWord(word) || own.some(sameNounAs([word])));
}
