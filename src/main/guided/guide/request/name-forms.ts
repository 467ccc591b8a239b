import type { Replacement } from "../../../agent/replacement.ts";
import { escapeRegExp } from "./word-pattern.ts";

const fullName = /^(\p{Lu}[\p{L}'’-]+) (\p{Lu}[\p{L}'’-]+)$/u;

/**
 * The other ways in which lists write a person's name, each with the new one in its place: `Lee, Mo`, a column for each of the two, `M. Lee` where
 * no other Lee of `text` has this initial. None for what isn't a first name and a last name.
 */
export function nameForms({ find, put }: Replacement, text: string): Replacement[] {
  const [, first, last] = fullName.exec(find) ?? [];
  const [, newFirst, newLast] = fullName.exec(put) ?? [];
  if (!first || !last || !newFirst || !newLast) return [];
  const signs = [";", ",", "\t", '","', '";"'];
  const columns = signs.flatMap((sign) => [
    { find: `${first}${sign}${last}`, put: `${newFirst}${sign}${newLast}` },
    { find: `${last}${sign}${first}`, put: `${newLast}${sign}${newFirst}` },
  ]);
  const namesakes = new RegExp(`(?<!\\p{L})${first[0]}\\p{L}+ ${escapeRegExp(last)}(?!\\p{L})`, "gu");
  const isOnlyOne = (text.match(namesakes) ?? []).every((name) => name === find);
  const short = { find: `${first[0]}. ${last}`, put: `${newFirst[0]}. ${newLast}` };
  return [{ find: `${last}, ${first}`, put: `${newLast}, ${newFirst}` }, ...columns, ...(isOnlyOne ? [short] : [])];
}
