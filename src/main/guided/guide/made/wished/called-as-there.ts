import { withCompoundApart } from "./compound-apart.ts";
import { weekdayPlace } from "../../request/dates/weekdays.ts";

const title = /^(?:herrn?|frau|mrs?\.?|ms\.?|miss)\s+|(?:さん|くん|君|ちゃん|様|氏|先生)$/iu;

/** A wish with people, days and things called as a text calls them: without the title that it never gives to them. */
export function calledAsThere(wish: string, text: string): string {
  return withCompoundApart(withDaysAsThere(withoutTitles(withTitlesAsThere(wish, text), text), text), text);
}

/** "Thursday" where the text has `Thu`. */
function withDaysAsThere(wish: string, text: string): string {
  return wish.replaceAll(/"([^"]+)"/gu, (quoted, phrase: string) => {
    const day = weekdayPlace(phrase);
    if (day === null || text.toLowerCase().includes(phrase.toLowerCase())) return quoted;
    const there = new Set(text.match(/\p{L}{2,}/gu)?.filter((word) => weekdayPlace(word) === day));
    const [only, ...others] = there;
    return only !== undefined && others.length === 0 ? `"${only}"` : quoted;
  });
}

/** "Herrn Pohl" where the text has `Herr Pohl`. */
function withTitlesAsThere(wish: string, text: string): string {
  return wish.replaceAll(/"(Herrn?) ([^"]+)"/gu, (quoted, title: string, name: string) => {
    const other = title === "Herrn" ? "Herr" : "Herrn";
    return !text.includes(`${title} ${name}`) && text.includes(`${other} ${name}`) ? `"${other} ${name}"` : quoted;
  });
}

function withoutTitles(wish: string, text: string): string {
  const phrases = [...wish.matchAll(/"([^"]+)"/gu)].flatMap(({ 1: phrase }) => phrase ?? []);
  const isThere = (phrase: string) => text.toLowerCase().includes(phrase.toLowerCase());
  const bare = (phrase: string) => phrase.replace(title, "").trim();
  const isUntitled = (phrase: string) => title.test(phrase) && !isThere(phrase) && isThere(bare(phrase));
  if (!phrases.some(isUntitled)) return wish;
  return wish.replaceAll(/"([^"]+)"/gu, (quoted, phrase: string) => (isThere(phrase) ? quoted : `"${bare(phrase)}"`));
}
