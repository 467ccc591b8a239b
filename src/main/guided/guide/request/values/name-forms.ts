import type { Replacement } from "../../../../agent/replacement.ts";
import { mailAddresses } from "./mail-addresses.ts";
import { escapeRegExp, wholeWord } from "../words/word-pattern.ts";

const fullName = /^(\p{Lu}[\p{L}'’-]+\.?) (\p{Lu}[\p{L}'’-]+)$/u;

type FullName = { first: string; last: string };

/**
 * The other ways in which texts write a person's name, each with the new one in its place: `Lee, Mo`, a column for each of the two, `M. Lee` where
 * no other Lee of `text` has this initial. Where only the surname is new, also `Ms Lee`, and `Lee` alone where there is no other Lee. None for what
 * isn't a first name and a last name.
 */
export function nameForms({ find, put }: Replacement, text: string, request: string): Replacement[] {
  const [old, fresh] = [partsOf(find), partsOf(put)];
  if (!old || !fresh) return [];
  if (isTitle.test(old.first)) return old.first === fresh.first ? titledForms(old, fresh.last, text) : [];
  const [before, after] = [columnsOf(old), columnsOf(fresh)];
  const columns = before.map((form, index) => ({ find: form, put: after[index] ?? form }));
  // "Emre Lee, Mo Lee": there the comma stands between two people
  const listed = columns.filter(({ find: form }) => !new RegExp(`\\p{L} ${escapeRegExp(form)}`, "u").test(text));
  const namesakes = namesakesOf(old, text);
  const hasInitial = namesakes.some((first) => first[0] === old.first[0]);
  const initial = { find: `${old.first[0]}. ${old.last}`, put: `${fresh.first[0]}. ${fresh.last}` };
  const mails = mailForms(old, fresh, text, request);
  const surnames = old.first === fresh.first ? surnameForms(old.last, fresh.last, { namesakes, text, request }) : [];
  return [...listed, ...(hasInitial ? [] : [initial]), ...surnames, ...mails];
}

/** A new address that is said, in the place of the one that differs from it by the name: `m.ray@club.org` of m.lee@club.org. */
function mailForms(old: FullName, fresh: FullName, text: string, request: string): Replacement[] {
  return mailAddresses(request).flatMap((mail) => {
    const before = mail.toLowerCase().replace(fresh.last.toLowerCase(), old.last.toLowerCase());
    return before !== mail && wholeWord(before).test(text) ? [{ find: before, put: mail }] : [];
  });
}

function partsOf(name: string): FullName | null {
  const [, first, last] = fullName.exec(name) ?? [];
  return first && last ? { first, last } : null;
}

function columnsOf({ first, last }: FullName): string[] {
  const signs = [";", ",", "\t", '","', '";"'];
  return [`${last}, ${first}`, ...signs.flatMap((sign) => [`${first}${sign}${last}`, `${last}${sign}${first}`])];
}

/** The first names of others in a text who have this surname. */
function namesakesOf({ first, last }: FullName, text: string): string[] {
  const surname = escapeRegExp(last);
  const names = new RegExp(
    String.raw`(?<!\p{L})(\p{Lu}\p{L}+)[ ;\t]${surname}(?!\p{L})|(?<!\p{L})${surname}(?:, ?|[;\t])(\p{Lu}\p{L}+)`,
    "gu",
  );
  const found = [...text.matchAll(names)].map(([, before, behind]) => before ?? behind ?? "");
  return [...new Set(found)].filter((each) => each !== first && !isTitle.test(each));
}

const titles = {
  her: ["Frau", "Fr.", "Ms", "Ms.", "Mrs", "Mrs.", "Miss"],
  him: ["Herr", "Herrn", "Hr.", "Mr", "Mr."],
  any: ["Dr.", "Dr", "Prof.", "Prof"],
};
const isTitle = /^(?:frau|fr|ms|mrs|miss|herrn?|hr|mr|dr|prof|familie|family|the)\.?$/iu;
const saysHer =
  /(?<!\p{L})(?:frau|mrs|ms|miss|she|her|hers|sie|ihr\p{L}{0,2}|\p{L}{3,}(?:er|ar|är|or|eg|ent|ist)in)(?!\p{L})/iu;
const saysHim = /(?<!\p{L})(?:herrn?|mr|he|him|his|er|sein\p{L}{0,2})(?!\p{L})/iu;

/** Who is only known by a title has the new name with each of that kind, and alone where nobody else is called so. */
function titledForms(old: FullName, fresh: string, text: string): Replacement[] {
  const kinds = [titles.her, titles.him, titles.any];
  const own = kinds.find((each) => each.includes(old.first)) ?? [old.first];
  const others = kinds.filter((each) => each !== own).flat();
  const isAnother = others.some((title) => wholeWord(`${title} ${old.last}`).test(text));
  const isAlone = !isAnother && namesakesOf(old, text).length === 0 && isOnlyAName(old.last, text);
  const titled = own.flatMap((title) => withGenitive(`${title} ${old.last}`, `${title} ${fresh}`));
  // "Dr. Ann Lee" tells the first name as well
  const whole = new RegExp(
    `(?:${own.map(escapeRegExp).join("|")}) (\\p{Lu}\\p{L}+) ${escapeRegExp(old.last)}(?!\\p{L})`,
    "gu",
  );
  const [first, ...otherFirsts] = new Set([...text.matchAll(whole)].flatMap(([, name]) => name ?? []));
  const named = first !== undefined && otherFirsts.length === 0;
  if (named) titled.push({ find: `${first} ${old.last}`, put: `${first} ${fresh}` });
  return [...titled, ...(isAlone ? [{ find: old.last, put: fresh }] : [])];
}

/** With a title, if nobody else can be meant by it, and alone, if it stands for nobody and nothing else. */
function surnameForms(
  last: string,
  fresh: string,
  { namesakes, text, request }: { namesakes: readonly string[]; text: string; request: string },
): Replacement[] {
  if (namesakes.length === 0) return isOnlyAName(last, text) ? [{ find: last, put: fresh }] : [];
  const [isHer, isHim] = [saysHer.test(request), saysHim.test(request)];
  if (isHer === isHim) return [];
  return (isHer ? titles.her : titles.him).flatMap((title) => withGenitive(`${title} ${last}`, `${title} ${fresh}`));
}

/** "Frau Kerns Büro" */
function withGenitive(find: string, put: string): Replacement[] {
  const genitive = { find: `${find}s`, put: /[szxß]$/u.test(put) ? `${put}’` : `${put}s` };
  return [{ find, put }, genitive];
}

/** "Lee Street" isn't hers, and "the baker" isn't Ms Baker. */
function isOnlyAName(last: string, text: string): boolean {
  const surname = escapeRegExp(last);
  const other = String.raw`(?<!\p{L})(?:the|an?|our|my|der|die|das|den|dem|ein\p{L}{0,2}|unser\p{L}{0,2}) ${surname}(?!\p{L})|(?<![\p{L}-])${surname}(?:-\p{L}| \p{Lu}\p{L})|\p{L}-${surname}(?!\p{L})`;
  return !new RegExp(other, "u").test(text);
}
